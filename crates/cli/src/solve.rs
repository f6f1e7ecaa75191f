//! `blipfall solve`: exact values of small positions, and what players lose on them.

use std::io::{self, Write};
use std::path::PathBuf;

use bots::ComputerPlayers;
use content::hulk::Library;
use death_angel::DeathAngel;
use game_api::{Journal, Seeded};
use lab::solved::{Known, Solvable, built_in, harvest, loss, print, solve_position, spread};
use space_hulk::SpaceHulk;

use crate::Exit;
use crate::players::angel_player;

/// What is solved.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A text board of Space Hulk or a text formation of Death Angel; without one the positions that come
    /// with the program
    file: Option<PathBuf>,
    /// Print the positions that come with the program with their values computed anew
    #[arg(long, conflicts_with_all = ["file", "player", "harvest"])]
    renew: bool,
    /// Use Death Angel instead of Space Hulk: for the file, for --renew and for --harvest
    #[arg(long)]
    death_angel: bool,
    /// Give up after this number of positions
    #[arg(long, default_value_t = 200_000)]
    limit: usize,
    /// Tell what this player loses on the positions that come with the program: veteran, captain or master
    #[arg(long, value_name = "PLAYER", value_parser = angel_player, conflicts_with = "file")]
    player: Option<String>,
    /// Look for this number of new positions in games of veterans, and print them
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["file", "player"])]
    harvest: Option<usize>,
    /// The first seed of the games in which positions are looked for
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Solves, measures or looks for positions.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    if let Some(path) = &args.file {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("blipfall: {}: {error}", path.display());
                return Ok(Exit::Unreadable);
            }
        };
        return if args.death_angel {
            solve_text::<DeathAngel>(&text, args.limit, out)
        } else {
            solve_text::<SpaceHulk>(&text, args.limit, out)
        };
    }
    if let Some(number) = args.harvest {
        return find(args, number, out);
    }
    let (hulk, angel) = built_in();
    if args.renew {
        return if args.death_angel { renew(angel, args, out) } else { renew(hulk, args, out) };
    }
    let hulk = measure("Space Hulk", &hulk, args, out)?;
    let angel = measure("Death Angel", &angel, args, out)?;
    Ok(hulk.max(angel))
}

fn solve_text<G: Solvable>(text: &str, limit: usize, out: &mut impl Write) -> io::Result<Exit> {
    let solution = G::read(text).and_then(|game| {
        let solution = solve_position(&game, limit).map_err(|error| error.to_string())?;
        Ok((game, solution))
    });
    let (game, solution) = match solution {
        Ok(solved) => solved,
        Err(error) => {
            eprintln!("blipfall: {error}");
            return Ok(Exit::Problems);
        }
    };
    writeln!(out, "value {:.6} ({} positions)", solution.value, solution.positions)?;
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    for (action, value) in legal.iter().zip(&solution.answers) {
        writeln!(out, "{value:.6}  {action:?}")?;
    }
    Ok(Exit::Fine)
}

/// Solves every position again and compares; with a player, tells what it loses.
fn measure<G: Solvable + ComputerPlayers>(
    name: &str,
    positions: &[Known<G>],
    args: &Args,
    out: &mut impl Write,
) -> io::Result<Exit> {
    let mut exit = Exit::Fine;
    let mut losses = Vec::new();
    for known in positions {
        match &args.player {
            Some(player) => {
                let lost = loss(known, player, args.seed).unwrap_or(f64::NAN);
                writeln!(out, "{:<28} {:.4} loses {lost:.4}", known.name, known.value)?;
                losses.push(lost);
            }
            None => {
                let solved = solve_position(&known.game, args.limit);
                let is_same = solved.as_ref().is_ok_and(|found| (found.value - known.value).abs() < 1e-6);
                let verdict = if is_same { "the same again" } else { "DIFFERENT" };
                writeln!(out, "{:<28} {:.4} {verdict}", known.name, known.value)?;
                if !is_same {
                    exit = Exit::Problems;
                }
            }
        }
    }
    if !losses.is_empty() {
        let mean = losses.iter().sum::<f64>() / losses.len() as f64;
        let worst = losses.iter().copied().fold(0.0, f64::max);
        let n = losses.len();
        writeln!(
            out,
            "{name}: {n} positions, mean loss {:.2} points, worst {:.2}",
            100.0 * mean,
            100.0 * worst
        )?;
    }
    Ok(exit)
}

/// Solves all positions again and prints them.
fn renew<G: Solvable>(positions: Vec<Known<G>>, args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let (mut exit, mut renewed) = (Exit::Fine, Vec::new());
    for known in positions {
        match solve_position(&known.game, args.limit) {
            Ok(found) => renewed.push(Known {
                value: found.value,
                answers: found.answers,
                positions: found.positions,
                ..known
            }),
            Err(error) => {
                eprintln!("blipfall: {}: {error}", known.name);
                exit = Exit::Problems;
            }
        }
    }
    let head = "# Positions with exact values: value, positions looked at, and the value of every answer.\n\
                # Boards with a mission's name or a seed come from games of veterans, the others are drawn.\n\
                # The values are written by `blipfall solve --renew`.\n";
    out.write_all(print(head, &renewed).as_bytes())?;
    Ok(exit)
}

fn find(args: &Args, number: usize, out: &mut impl Write) -> io::Result<Exit> {
    let head = |game: &str| {
        format!(
            "# Positions of {game} with exact values: value, positions looked at, and the value of every answer.\n\
             # Written by `blipfall solve --harvest {number} --seed {} --limit {}`.\n",
            args.seed, args.limit
        )
    };
    let text = if args.death_angel {
        let start = |seed: u64| {
            let players = 1 + (seed % 6) as u8;
            let game = DeathAngel::new(players, &mut Seeded::new(seed), &mut Journal::discard());
            (format!("seed-{seed}-players-{players}"), game.expect("one to six players"))
        };
        print(&head("Death Angel"), &search_games(args, number, start))
    } else {
        let missions: Vec<_> = Library::built_in().entries().iter().map(|entry| &entry.mission).collect();
        let start = |seed: u64| {
            let mission = missions[seed as usize % missions.len()];
            let game = SpaceHulk::from_position(
                &mission.position(),
                &mut Seeded::new(seed),
                &mut Journal::discard(),
            );
            (format!("{}-{seed}", mission.id), game.expect("a mission of ours can be played"))
        };
        print(&head("Space Hulk"), &search_games(args, number, start))
    };
    out.write_all(text.as_bytes())?;
    Ok(Exit::Fine)
}

/// Positions from as many games as it takes; those that forgive most come last.
fn search_games<G: Solvable + ComputerPlayers>(
    args: &Args,
    number: usize,
    start: impl Fn(u64) -> (String, G),
) -> Vec<Known<G>> {
    let mut found = Vec::new();
    for seed in args.seed..args.seed.saturating_add(GAMES_FOR_EACH * number as u64) {
        let (name, game) = start(seed);
        found.extend(harvest(game, seed, args.limit).map(|known| Known { name, ..known }));
        if found.len() == number {
            break;
        }
    }
    found.sort_by(|a, b| spread(&b.answers).total_cmp(&spread(&a.answers)));
    found
}

/// Games that are played at most for each position that is wanted.
const GAMES_FOR_EACH: u64 = 40;
