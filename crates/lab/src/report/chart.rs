//! Charts as SVG in the colors of the project, each with a title, a description, and
//! its numbers written beside what is drawn.

use std::fmt::Write;

pub(crate) use drawing::svg::escape;

use crate::output::percent;
use crate::stats::Share;

/// A color of the theme.
pub(crate) fn color(name: &str) -> &'static str {
    drawing::theme().colors.get(name).map_or("currentColor", String::as_str)
}

/// An SVG picture of this size under construction.
struct Chart(String);

impl Chart {
    fn new(width: u32, height: u32, title: &str, description: &str) -> Chart {
        let (title, description) = (escape(title), escape(description));
        Chart(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\">\n<title>{title}</title>\n<desc>{description}</desc>\n"
        ))
    }

    fn bar(&mut self, [x, y, width, height]: [f64; 4], fill: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{}\"/>",
            color(fill)
        );
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), stroke: &str, width: u8) {
        let _ = writeln!(
            self.0,
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"{}\" stroke-width=\"{width}\"/>",
            from.0,
            from.1,
            to.0,
            to.1,
            color(stroke)
        );
    }

    /// An interval: a line with ends, with a dark edge so that it shows on any bar.
    fn interval(&mut self, [low, high]: [f64; 2], y: f64) {
        for (stroke, width, more) in [("ink", 6, 2.0), ("text", 2, 0.0)] {
            self.line((low - more, y), (high + more, y), stroke, width);
            for end in [low, high] {
                self.line((end, y - 6.0 - more), (end, y + 6.0 + more), stroke, width);
            }
        }
    }

    fn text(&mut self, (x, y): (f64, f64), anchor: &str, fill: &str, text: &str) {
        let _ = writeln!(
            self.0,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{}\">{}</text>",
            color(fill),
            escape(text)
        );
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

/// Where bars of shares begin and how wide they are.
const LEFT: f64 = 350.0;
const WIDE: f64 = 480.0;
const ROW: f64 = 34.0;

/// How a group of games went: a bar of the chart of wins.
pub(crate) struct Bar {
    pub label: String,
    pub marine: Share,
    pub alien: Share,
}

/// Who wins: a bar for each group, Marines from the left, aliens from the right, draws
/// between them, and the interval of the Marines' share as a line with ends.
pub(crate) fn wins(title: &str, rows: &[Bar]) -> String {
    let height = 40.0 + ROW * rows.len() as f64;
    let told: Vec<String> =
        rows.iter().map(|row| format!("{}: Marines win {}", row.label, percent(&row.marine))).collect();
    let mut chart = Chart::new(1060, height as u32, title, &format!("{}.", told.join("; ")));
    for percent in [0, 25, 50, 75, 100] {
        let x = LEFT + WIDE * f64::from(percent) / 100.0;
        chart.text((x, 18.0), "middle", "text-dim", &format!("{percent}%"));
        chart.line((x, 26.0), (x, height - 8.0), "plate-line", 2);
    }
    for (i, row) in rows.iter().enumerate() {
        win_row(&mut chart, 30.0 + ROW * i as f64, row);
    }
    chart.finish()
}

fn win_row(chart: &mut Chart, top: f64, Bar { label, marine, alien }: &Bar) {
    chart.text((LEFT - 14.0, top + 20.0), "end", "text", &cut(label, 36));
    chart.bar([LEFT, top + 4.0, WIDE, 22.0], "steel-dark");
    chart.bar([LEFT, top + 4.0, WIDE * marine.value, 22.0], "marine");
    chart.bar([LEFT + WIDE * (1.0 - alien.value), top + 4.0, WIDE * alien.value, 22.0], "carapace");
    let [low, high] = [marine.low, marine.high].map(|share| LEFT + WIDE * share);
    chart.interval([low, high], top + 15.0);
    chart.text((LEFT + WIDE + 16.0, top + 20.0), "start", "text", &percent(marine));
}

/// Cuts what would run into the chart.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() > most {
        text.chars().take(most - 1).chain(['…']).collect()
    } else {
        text.to_owned()
    }
}

/// How a histogram looks and what it is called.
pub(crate) struct ChartStyle {
    pub title: &'static str,
    /// What is counted, for the description.
    pub of: &'static str,
    pub fill: &'static str,
}

const CHART_WIDTH: f64 = 500.0;
const BASE: f64 = 150.0;
const TALL: f64 = 112.0;

/// Bars by round, with the number of the round below and the count above.
pub(crate) fn by_round(look: &ChartStyle, counts: &[u64]) -> String {
    let told: Vec<String> = (counts.iter().zip(1..))
        .filter(|(count, _)| **count > 0)
        .map(|(count, round)| format!("round {round}: {count}"))
        .collect();
    let mut chart =
        Chart::new(CHART_WIDTH as u32, 178, look.title, &format!("{}. {}.", look.of, told.join(", ")));
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let step = CHART_WIDTH / counts.len().max(8) as f64;
    // Where bars are thin only some get their numbers, the highest one always.
    let every = (26.0 / step).ceil().max(1.0) as usize;
    chart.line((0.0, BASE), (CHART_WIDTH, BASE), "plate-line", 2);
    for (i, &count) in counts.iter().enumerate() {
        let (x, height) = (step * i as f64, TALL * count as f64 / most);
        chart.bar([x + step * 0.1, BASE - height, step * 0.8, height], look.fill);
        let middle = x + step / 2.0;
        if i % every == 0 {
            chart.text((middle, BASE + 20.0), "middle", "text-dim", &(i + 1).to_string());
        }
        if count > 0 && (i % every == 0 || count as f64 == most) {
            chart.text((middle, BASE - height - 6.0), "middle", "text", &count.to_string());
        }
    }
    chart.finish()
}
