//! What an attack did to a server, in figures.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::ordinary::Times;
use crate::serve::Process;

/// How long nobody may be shut out.
const LONGEST: Duration = Duration::from_secs(2);
/// How long an ordinary player's action may take at most, but for one of a hundred.
const SLOWEST: Duration = Duration::from_millis(250);
/// The memory that the server may take, in KiB.
const MOST_MEMORY: u64 = 300 * 1024;

/// The size of something before, at most, and after an attack.
#[derive(Clone, Copy, Debug, Default)]
struct Course {
    before: u64,
    most: u64,
    after: u64,
}

impl Course {
    fn see(&mut self, now: u64) {
        self.most = self.most.max(now);
    }

    /// In MiB what was counted in KiB: whole MiB would be too coarse for a fifth of a small server.
    fn in_mebibytes(self) -> String {
        let Course { before, most, after } = self;
        let [before, most, after] = [before, most, after].map(|kib| kib as f64 / 1024.0);
        format!("{before:.1}/{most:.1}/{after:.1}")
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}/{}/{}", self.before, self.most, self.after))
    }
}

/// Looks at a server while it is attacked.
pub(super) struct Sampler {
    folder: PathBuf,
    /// In KiB.
    memory: Course,
    descriptors: Course,
    /// In KiB.
    disk: Course,
    /// Processor time before and during the attack, and during the pause after it.
    busy: [Duration; 3],
    /// Promises about time and memory are held against it: in a small run another program may be to blame, and
    /// memory has no time to be given back.
    is_full: bool,
    has_recovered: bool,
}

impl Sampler {
    pub fn start(process: &Process, folder: &Path) -> Sampler {
        let [memory, descriptors, disk] =
            look(process, folder).map(|now| Course { before: now, most: now, after: 0 });
        let before = process.busy().unwrap_or_default();
        Sampler {
            folder: folder.to_owned(),
            memory,
            descriptors,
            disk,
            busy: [before; 3],
            is_full: false,
            has_recovered: true,
        }
    }

    pub fn sample(&mut self, process: &Process) {
        let [memory, descriptors, disk] = look(process, &self.folder);
        self.memory.see(memory);
        self.descriptors.see(descriptors);
        self.disk.see(disk);
    }

    /// The attack is over.
    pub fn end(&mut self, process: &Process) {
        self.sample(process);
        self.busy[1] = process.busy().unwrap_or_default();
    }

    /// Whether the server takes at most a fifth more memory than before.
    pub fn is_back(&self, process: &Process) -> bool {
        let [memory, ..] = look(process, &self.folder);
        memory * 5 <= self.memory.before * 6
    }

    /// The pause after it is over.
    pub fn finish(mut self, process: &Process, is_full: bool) -> Sampler {
        (self.is_full, self.has_recovered) = (is_full, self.is_back(process));
        let [memory, descriptors, disk] = look(process, &self.folder);
        (self.memory.after, self.descriptors.after, self.disk.after) = (memory, descriptors, disk);
        self.busy[2] = process.busy().unwrap_or_default();
        self
    }

    /// Seconds of processor time during the attack, and after it.
    fn spent(&self) -> [f64; 2] {
        let [before, during, after] = self.busy;
        [during.saturating_sub(before), after.saturating_sub(during)].map(|spent| spent.as_secs_f64())
    }
}

/// Memory, descriptors and disk.
fn look(process: &Process, folder: &Path) -> [u64; 3] {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let disk: u64 = files.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
    [process.memory().unwrap_or(0) >> 10, process.descriptors().unwrap_or(0), disk >> 10]
}

/// Everything that is told about an attack.
pub(super) struct Figures {
    name: &'static str,
    times: Times,
    server: Sampler,
    is_alive: bool,
    /// The processor time of the attackers, in milliseconds.
    attackers: u64,
    /// Whether the attack did what it must not be able to do.
    is_broken: bool,
    note: String,
}

impl Figures {
    /// Over every attack, before, at most and after are written as 1/2/3.
    pub const HEAD: &str = "attack      p50 ms  p99 ms  out s  new out s  memory MiB      descriptors    disk KiB           \
                            server s   attackers s  note";

    /// The head of the same as a table in Markdown, with what says most to whoever runs a server.
    pub const MARKDOWN_HEAD: &str = "| attack | p50 | p99 | longest wait | memory before, at most, after | processor time of \
                                     the server | of the attackers |\n| --- | --- | --- | --- | --- | --- | --- |";

    /// What was measured, as a line of that table.
    pub fn row(&self) -> String {
        let (player, memory) = (&self.times.player, self.server.memory.in_mebibytes());
        let millis = |permille| 1e3 * player.at(permille).as_secs_f64();
        format!(
            "| {} | {:.1} ms | {:.1} ms | {:.2} s | {memory} MiB | {:.1} s | {:.1} s |\n",
            self.name,
            millis(500),
            millis(990),
            player.longest().max(self.times.newcomers.longest()).as_secs_f64(),
            self.server.spent()[0],
            self.attackers as f64 / 1e3,
        )
    }

    /// What was measured, and what the attackers said.
    pub fn new(name: &'static str, times: Times, server: Sampler, is_alive: bool, said: &str) -> Figures {
        let mut lines = said.lines();
        let attackers = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        let is_broken = lines.next() != Some("held");
        Figures { name, times, server, is_alive, attackers, is_broken, note: lines.collect() }
    }

    /// Which promise was broken.
    pub fn broken(&self) -> Option<String> {
        let longest = self.times.player.longest().max(self.times.newcomers.longest());
        let memory = self.server.memory.most;
        if !self.is_alive {
            Some("the server has ended".to_owned())
        } else if longest > LONGEST {
            Some(format!("somebody was shut out for {:.1} s", longest.as_secs_f64()))
        } else if memory > MOST_MEMORY {
            Some(format!("the server took {} MiB of memory", memory >> 10))
        } else if self.server.is_full && !self.server.has_recovered {
            let course = self.server.memory.in_mebibytes();
            Some(format!("the server did not give its memory back: {course} MiB before, at most, after"))
        } else if self.server.is_full && self.times.player.at(990) > SLOWEST {
            Some(format!("one action of a hundred took longer than {} ms", SLOWEST.as_millis()))
        } else {
            self.is_broken.then(|| self.note.clone())
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (player, newcomers, server) = (&self.times.player, &self.times.newcomers, &self.server);
        let millis = |time: Duration| 1e3 * time.as_secs_f64();
        let [during, after] = server.spent();
        write!(
            f,
            "{:<10} {:>7.1} {:>7.1} {:>6.2} {:>10.2}  {:<15} {:<14} {:<18} {:>4.1}+{:<4.1} {:>12.1}  {}",
            self.name,
            millis(player.at(500)),
            millis(player.at(990)),
            player.longest().as_secs_f64(),
            newcomers.longest().as_secs_f64(),
            server.memory.in_mebibytes(),
            server.descriptors,
            server.disk,
            during,
            after,
            self.attackers as f64 / 1e3,
            self.note
        )
    }
}
