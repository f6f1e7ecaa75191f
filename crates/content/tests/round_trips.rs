//! Printing, reading and formatting lose nothing.

mod random;

use content::hulk::{Mission, format, parse, print};
use random::{Dice, mission};

const MISSIONS: u64 = 250;

fn read(source: &str) -> Mission {
    let report = parse(source);
    report.mission.unwrap_or_else(|| panic!("{source}\n{:#?}", report.diagnostics))
}

/// Proves SH-MIS-01, SH-MIS-02, SH-MIS-03, SH-MIS-04, SH-MIS-05, SH-MIS-06.
#[test]
fn what_is_printed_is_read_back_and_canonical() {
    for seed in 0..MISSIONS {
        let mission = mission(&mut Dice::new(seed));
        let printed = print(&mission);
        assert_eq!(read(&printed), mission, "seed {seed}\n{printed}");
        assert_eq!(format(&printed).expect("TOML"), printed, "seed {seed}");
    }
}

/// Fields and tables in any order, with comments everywhere.
fn scramble(dice: &mut Dice, printed: &str) -> String {
    let mut comment = 0;
    let mut note = |dice: &mut Dice| {
        comment += 1;
        dice.one_in(3).then(|| format!("# comment {comment} = [[odd]] \"quote"))
    };
    let mut tables: Vec<Vec<String>> = vec![vec![String::new()]];
    let mut in_text = "";
    for line in printed.lines() {
        if in_text.is_empty() && line.starts_with('[') {
            tables.push(vec![line.to_owned()]);
        } else if in_text.is_empty() && line.contains(" = ") && !line.starts_with([' ', ']', '}']) {
            tables.last_mut().expect("one").push(line.to_owned());
        } else {
            let field = tables.last_mut().expect("one").last_mut().expect("a header");
            field.push('\n');
            field.push_str(line);
        }
        for quote in ["'''", "\"\"\""] {
            if line.ends_with(&format!("= {quote}")) {
                in_text = quote;
            } else if in_text == quote && line == quote {
                in_text = "";
            }
        }
    }
    let mut out = String::new();
    // Tables of one kind are a list: they keep their order, all others may go anywhere.
    let (first, rest) = tables.split_first_mut().expect("one");
    let kinds: std::collections::BTreeSet<String> =
        rest.iter().map(|table| table[0].trim().to_owned()).collect();
    let mut kinds: Vec<String> = kinds.into_iter().collect();
    dice.shuffle(&mut kinds);
    let ordered =
        kinds.iter().flat_map(|kind| rest.iter().filter(move |table| table[0].trim() == *kind).cloned());
    for mut table in std::iter::once(first.clone()).chain(ordered.collect::<Vec<_>>()) {
        let (header, fields) = table.split_first_mut().expect("a header");
        dice.shuffle(fields);
        for line in std::iter::once(header.trim().to_owned())
            .chain(fields.iter().map(|field| field.trim_end().to_owned()))
        {
            if line.is_empty() {
                continue;
            }
            out.extend(note(dice).map(|note| format!("  {note}\n")));
            let behind = note(dice).map(|note| format!(" {note}")).unwrap_or_default();
            out.push_str(&format!("{line}{behind}\n{}", dice.pick(&["", "", "\n\n"])));
        }
    }
    out.extend(note(dice));
    out
}

fn comments(source: &str) -> Vec<String> {
    let mut found: Vec<String> = source
        .lines()
        .filter_map(|line| line.find("# comment ").map(|at| line[at..].trim().to_owned()))
        .collect();
    found.sort();
    found
}

#[test]
fn formatting_keeps_the_mission_and_every_comment_and_is_done_at_once() {
    for seed in 0..MISSIONS {
        let dice = &mut Dice::new(seed);
        let mission = mission(dice);
        let messy = scramble(dice, &print(&mission));
        assert_eq!(read(&messy), mission, "seed {seed}\n{messy}");
        let tidy = format(&messy).expect("TOML");
        assert_eq!(read(&tidy), mission, "seed {seed}\n{messy}\n=>\n{tidy}");
        assert_eq!(format(&tidy).expect("TOML"), tidy, "seed {seed}");
        assert_eq!(comments(&tidy), comments(&messy), "seed {seed}\n{messy}\n=>\n{tidy}");
        let dos = messy.replace('\n', "\r\n");
        assert_eq!(format(&format!("\u{feff}{dos}")).expect("TOML"), tidy, "seed {seed}");
    }
}
/// Damages a file a little: lines doubled, dropped, swapped; characters changed.
fn damage(dice: &mut Dice, source: &str) -> String {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    for _ in 0..1 + dice.below(3) {
        let (at, other) = (dice.below(lines.len()), dice.below(lines.len()));
        match dice.below(6) {
            0 => lines.insert(at, lines[other].clone()),
            1 if lines.len() > 2 => {
                lines.remove(at);
            }
            2 => lines.swap(at, other),
            _ => {
                let mut chars: Vec<char> = lines[at].chars().collect();
                let new = dice.pick(&[
                    '"', '[', ']', '{', '}', '=', '#', '9', '-', ' ', 'a', '\'', '\\', 'é', '.', ',',
                ]);
                if chars.is_empty() {
                    chars.push(new)
                } else {
                    let place = dice.below(chars.len());
                    chars[place] = new;
                }
                lines[at] = chars.into_iter().collect();
            }
        }
    }
    lines.join("\n")
}

/// The fuzz target `mission` in small: damaged files are read or refused, never lost.
#[test]
fn damaged_files_are_read_without_loss_or_refused() {
    let (mut read, mut refused) = (0, 0);
    for seed in 0..800 {
        let dice = &mut Dice::new(seed);
        let whole = if dice.one_in(2) {
            content::hulk::Library::source("shakedown").expect("it is there").to_owned()
        } else {
            print(&mission(dice))
        };
        let source = damage(dice, &whole);
        let report = parse(&source);
        assert!(
            !content::render("damaged", &source, &report, true).is_empty() || report.diagnostics.is_empty()
        );
        if let Ok(tidy) = format(&source) {
            assert_eq!(format(&tidy).expect("TOML"), tidy, "seed {seed}\n{source}");
            assert_eq!(parse(&tidy).mission, report.mission, "seed {seed}\n{source}\n=>\n{tidy}");
        }
        match report.mission {
            Some(mission) => {
                read += 1;
                assert_eq!(parse(&print(&mission)).mission, Some(mission), "seed {seed}\n{source}");
            }
            None => refused += 1,
        }
    }
    assert!(read > 50 && refused > 50, "{read} read, {refused} refused");
}
