//! Figures for Prometheus.
//!
//! A handful of counters and two histograms need no library: they are atomic numbers, and
//! the text form is three lines for each.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper ends of the buckets of a histogram, in microseconds.
const BUCKETS: [u64; 14] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    10_000_000,
];

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Relaxed);
    }

    /// The number.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicU64);

impl Gauge {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    /// The number.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// How long things took.
#[derive(Debug, Default)]
pub struct Histogram {
    counts: [AtomicU64; BUCKETS.len() + 1],
    sum_micros: AtomicU64,
}

impl Histogram {
    /// One more.
    pub fn observe(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BUCKETS.partition_point(|&end| end < micros);
        self.counts[bucket].fetch_add(1, Relaxed);
        self.sum_micros.fetch_add(micros, Relaxed);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
#[allow(missing_docs)]
pub struct Metrics {
    pub open_connections: Gauge,
    pub accept_failures: Counter,
    pub connections: Gauge,
    pub connections_total: Counter,
    pub connections_refused: Counter,
    pub slow_clients: Counter,
    pub messages_in: Counter,
    pub messages_out: Counter,
    pub bytes_out: Counter,
    pub unreadable: Counter,
    pub refused: Counter,
    pub acknowledged: Counter,
    pub requests: Counter,
    pub rooms: Gauge,
    pub rooms_loaded: Counter,
    pub rooms_failed: Counter,
    pub unloadable: Counter,
    pub commits: Counter,
    pub writes: Counter,
    pub write_faults: Counter,
    pub thoughts: Counter,
    pub thoughts_replaced: Counter,
    /// Heavy work that was refused, because those who asked had used up their time or waited for too much.
    pub heavy_refused: Counter,
    /// How long heavy work took: setting boards up, loading and proving matches.
    pub heavy_seconds: Histogram,
    /// From the decision about a command to its being on disk.
    pub write_seconds: Histogram,
    /// How long computer players thought.
    pub think_seconds: Histogram,
}

impl Metrics {
    /// The text that Prometheus reads.
    pub fn render(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("open_connections", "Open connections that are no sockets.", self.open_connections.get()),
            ("connections", "Open sockets.", self.connections.get()),
            ("rooms", "Matches in memory.", self.rooms.get()),
        ];
        for (name, help, value) in gauges {
            line(&mut out, name, help, "gauge", value);
        }
        for (name, help, counter) in self.counters() {
            line(&mut out, &format!("{name}_total"), help, "counter", counter.get());
        }
        histogram(&mut out, "write_seconds", "From a decision to the disk.", &self.write_seconds);
        histogram(&mut out, "think_seconds", "Computer players deciding.", &self.think_seconds);
        histogram(
            &mut out,
            "heavy_seconds",
            "Boards set up, matches loaded and proven.",
            &self.heavy_seconds,
        );
        out
    }

    fn counters(&self) -> [(&'static str, &'static str, &Counter); 20] {
        [
            ("accept_failures", "Connections that could not be accepted.", &self.accept_failures),
            ("connections", "Sockets that were opened.", &self.connections_total),
            ("connections_refused", "Sockets and requests over a limit.", &self.connections_refused),
            ("slow_clients", "Sockets closed because the client read too slowly.", &self.slow_clients),
            ("messages_in", "Messages from clients.", &self.messages_in),
            ("messages_out", "Messages to clients.", &self.messages_out),
            ("bytes_out", "Bytes of messages to clients.", &self.bytes_out),
            ("unreadable", "Messages that could not be read.", &self.unreadable),
            ("refused", "Refusals on sockets.", &self.refused),
            ("acknowledged", "Acknowledgements.", &self.acknowledged),
            ("requests", "Requests over HTTP.", &self.requests),
            ("rooms_loaded", "Matches loaded from the store.", &self.rooms_loaded),
            ("rooms_failed", "Matches that panicked and were loaded again.", &self.rooms_failed),
            ("unloadable", "Attempts to load a match that failed.", &self.unloadable),
            ("commits", "Transactions.", &self.commits),
            ("writes", "Groups of writes in these transactions.", &self.writes),
            ("write_faults", "Groups of writes that failed.", &self.write_faults),
            ("thoughts", "Decisions of computer players.", &self.thoughts),
            ("thoughts_replaced", "Decisions of failed computer players.", &self.thoughts_replaced),
            ("heavy_refused", "Heavy work refused.", &self.heavy_refused),
        ]
    }
}

fn line(out: &mut String, name: &str, help: &str, kind: &str, value: u64) {
    // Writing into a string cannot fail, here and below.
    let _ = writeln!(out, "# HELP blipfall_{name} {help}\n# TYPE blipfall_{name} {kind}");
    let _ = writeln!(out, "blipfall_{name} {value}");
}

fn histogram(out: &mut String, name: &str, help: &str, histogram: &Histogram) {
    let _ = writeln!(out, "# HELP blipfall_{name} {help}\n# TYPE blipfall_{name} histogram");
    let mut count = 0;
    for (bucket, end) in histogram.counts.iter().zip(BUCKETS) {
        count += bucket.load(Relaxed);
        let _ = writeln!(out, "blipfall_{name}_bucket{{le=\"{}\"}} {count}", end as f64 / 1e6);
    }
    count += histogram.counts[BUCKETS.len()].load(Relaxed);
    let sum = histogram.sum_micros.load(Relaxed) as f64 / 1e6;
    let _ = writeln!(out, "blipfall_{name}_bucket{{le=\"+Inf\"}} {count}");
    let _ = writeln!(out, "blipfall_{name}_sum {sum}\nblipfall_{name}_count {count}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_what_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.connections.up();
        metrics.acknowledged.add(3);
        metrics.write_seconds.observe(Duration::from_micros(800));
        metrics.write_seconds.observe(Duration::from_secs(60));
        let text = metrics.render();
        for line in [
            "blipfall_connections 1",
            "blipfall_acknowledged_total 3",
            "blipfall_write_seconds_bucket{le=\"0.0005\"} 0",
            "blipfall_write_seconds_bucket{le=\"0.001\"} 1",
            "blipfall_write_seconds_bucket{le=\"10\"} 1",
            "blipfall_write_seconds_bucket{le=\"+Inf\"} 2",
            "blipfall_write_seconds_count 2",
            "blipfall_write_seconds_sum 60.0008",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
    }
}
