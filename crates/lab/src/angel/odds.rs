//! Death Angel: attacks, defenses and single rolls.

use death_angel::{Action, Cell, DeathAngel, DecisionKind, Marine, Side, Symbol, Terrain, text};
use game_api::{Enumerator, Game, Journal, Ratio, branches};

use crate::odds::OddsTable;

/// More combinations of chance than any single action has.
const LIMIT: usize = 1_000_000;

/// The swarm of every board lies beside the first Marine, to his left.
const SWARM: Cell = Cell::new(0, Side::Left);

/// All tables of Death Angel.
pub fn tables() -> Vec<OddsTable> {
    vec![attacks(), kills(), defenses(), protections(), rolls(), launch()]
}

/// Who attacks with which card: a title, the Marine, his card, and the teams in play.
const ATTACKERS: [(&str, Marine, u8, &str); 5] = [
    ("Attack", Marine::Lorenzo, 13, "blue yellow green"),
    ("Dead Aim", Marine::Noctis, 16, "green yellow blue"),
    ("Flamer Attack", Marine::Zael, 14, "purple yellow blue"),
    ("Psionic Attack", Marine::Calistarius, 15, "grey yellow blue"),
    ("Full Auto", Marine::Leon, 17, "red yellow blue"),
];

/// Enough Genestealers that none of these attacks is over before its dice are.
const CROWD: usize = 6;

fn attacks() -> OddsTable {
    let row = |&(name, marine, card, teams): &(&str, Marine, u8, &str)| {
        let chances = (0..=3).map(|tokens| Some(attack(marine, card, teams, tokens, 1)));
        (name.to_owned(), chances.collect())
    };
    OddsTable {
        title: "A Marine attacks: at least one Genestealer dies".to_owned(),
        note: "Tokens buy new rolls as long as nobody has died.",
        columns: TOKENS.to_vec(),
        rows: ATTACKERS[..3].iter().map(row).collect(),
    }
}

const TOKENS: [&str; 4] = ["no token", "1 token", "2 tokens", "3 tokens"];

fn kills() -> OddsTable {
    let row = |&(name, marine, card, teams): &(&str, Marine, u8, &str)| {
        let chances = (1..=5).map(|kills| Some(attack(marine, card, teams, 0, kills)));
        (name.to_owned(), chances.collect())
    };
    OddsTable {
        title: "A Marine attacks a large swarm: so many Genestealers die".to_owned(),
        note: "Without tokens; every further attack that a card gives is used.",
        columns: vec!["1 or more", "2 or more", "3 or more", "4 or more", "5 or more"],
        rows: ATTACKERS.iter().map(row).collect(),
    }
}

/// The chance that an attack card of a Marine kills a number of Genestealers.
fn attack(marine: Marine, card: u8, teams: &str, tokens: u8, kills: usize) -> Ratio {
    // Claudio has somebody to attack afterwards, so that the game waits for him.
    let board = format!(
        "players 1\nteam p1 {teams}\nblips-left 5\nblips-right 5\nphase resolve\nchosen {card} 18\n\
         row {} < {tokens} | {} |\nrow claudio > | | claw\n",
        marine.name(),
        "head ".repeat(CROWD)
    );
    let is_done = |game: &DeathAngel| {
        let left = game.swarm(SWARM).size();
        if usize::from(left) + kills <= CROWD { Ratio::ONE } else { Ratio::ZERO }
    };
    average(starts(&board), |game| best(game, marine, &is_done))
}

/// A title and what else the swarm has.
const SWARMS: [(&str, &str); 2] = [("swarm", "head"), ("swarm with a Brood Lord", "bl-a")];

fn defenses() -> OddsTable {
    let mut rows = Vec::new();
    for (name, first) in SWARMS {
        for size in 1..=5 {
            let foes = format!("{first} {}", "head ".repeat(size - 1));
            let chances = (0..=3).map(|tokens| Some(defense(&Defender::plain(tokens), &foes))).collect();
            rows.push((format!("{name}, {size}"), chances));
        }
    }
    OddsTable {
        title: "A swarm attacks: the Marine lives".to_owned(),
        note: "Tokens buy new rolls as long as the roll would kill. From behind tokens are of no use: then the first column holds.",
        columns: TOKENS.to_vec(),
        rows,
    }
}

/// Who defends himself: his team, the card played for it, and what he holds.
struct Defender {
    marine: Marine,
    teams: &'static str,
    card: u8,
    tokens: u8,
}

impl Defender {
    const fn plain(tokens: u8) -> Defender {
        Defender { marine: Marine::Noctis, teams: "green grey blue", card: 16, tokens }
    }
}

fn protections() -> OddsTable {
    let of = |marine, teams, card, tokens| Defender { marine, teams, card, tokens };
    let defenders = [
        ("no card, no token", Defender::plain(0)),
        ("Block", of(Marine::Gideon, "green grey blue", 1, 0)),
        ("Counter Attack", of(Marine::Lorenzo, "blue grey green", 3, 0)),
        ("Defensive Stance, 1 token", of(Marine::Goriel, "yellow grey green", 2, 1)),
        ("Defensive Stance, 2 tokens", of(Marine::Goriel, "yellow grey green", 2, 2)),
    ];
    let row = |(name, defender): &(&str, Defender)| {
        let chances = (1..=5).map(|size| Some(defense(defender, &"head ".repeat(size))));
        ((*name).to_owned(), chances.collect())
    };
    OddsTable {
        title: "A swarm attacks a Marine under a card: he lives".to_owned(),
        note: "The swarm stands in front of him; Block and Counter Attack work from behind as well.",
        columns: vec!["swarm of 1", "swarm of 2", "swarm of 3", "swarm of 4", "swarm of 5"],
        rows: defenders.iter().map(row).collect(),
    }
}

/// The chance to live through the attack of a swarm.
fn defense(defender: &Defender, foes: &str) -> Ratio {
    // The event that follows asks for a target: there the game waits.
    let board = format!(
        "players 1\nteam p1 {}\nblips-left 5\nblips-right 5\nphase attack\nchosen {}\nevents second-wind\n\
         row {} < {} | {foes} |\nrow scipio < | |\nrow calistarius < | |\n",
        defender.teams,
        defender.card,
        defender.marine.name(),
        defender.tokens
    );
    let lives = |game: &DeathAngel| if game.is_alive(defender.marine) { Ratio::ONE } else { Ratio::ZERO };
    average(starts(&board), |game| best(game, defender.marine, &lives))
}

/// Single rolls: a title, lines of the board, what is done, and what is counted.
type Roll = (&'static str, &'static str, &'static str, fn(&DeathAngel) -> bool);

/// After every roll somebody has something to decide, so that the game waits.
#[rustfmt::skip]
const ROLLS: [Roll; 7] = [
    ("Heroic Charge, Claudio dies",
        "chosen 18\nrow claudio < | head head |\nrow goriel < | claw |\nrow noctis < | |\n",
        "target ability; kill 1L head; pass", |game| !game.is_alive(Marine::Claudio)),
    ("Promethium Tank, the Marine dies",
        "chosen 12 18\nrow noctis < | head +promethium-tank |\nrow claudio > | | claw\n",
        "activate noctis promethium-tank", noctis_dies),
    ("Spore Chimney, it is removed",
        "chosen 12 18\nrow noctis < | +spore-chimney |\nrow claudio > | | claw\n",
        "activate noctis spore-chimney", |game| game.terrain_cell(Terrain::SporeChimney).is_none()),
    ("Generatorium, the Marine dies",
        "location generatorium\nahead 4\nchosen 12 18\nrow noctis < | +control-panel |\nrow claudio > | | claw\n",
        "activate noctis control-panel", noctis_dies),
    ("Teleportarium, a Marine without a token dies",
        "location teleportarium\nahead 3 4\nchosen 12 18\nrow noctis < | +control-panel |\nrow claudio > 1 | | claw\n",
        "activate noctis control-panel", noctis_dies),
    ("Psychic Assault, the Marine dies",
        "phase event\nchosen 16\nevents psychic-assault\nrow noctis < | |\nrow goriel < | |\n",
        "target noctis", noctis_dies),
    ("Cleansing Flames, two Genestealers die",
        "phase event\nchosen 16\nevents cleansing-flames\nrow noctis < | head head |\nrow goriel < | tail |\n",
        "target noctis", |game| game.position_of(Marine::Noctis).is_some() && n_heads(game) == 0),
];

fn noctis_dies(game: &DeathAngel) -> bool {
    !game.is_alive(Marine::Noctis)
}

/// Those that stood beside the first Marine, wherever they have gone since.
fn n_heads(game: &DeathAngel) -> u8 {
    let cells = (0..game.n_marines()).flat_map(|at| Side::ALL.iter().map(move |&side| Cell::new(at, side)));
    cells.map(|cell| game.swarm(cell).count(Symbol::Head)).sum()
}

fn rolls() -> OddsTable {
    let row =
        |&(name, lines, actions, holds): &Roll| (name.to_owned(), vec![Some(play(lines, actions, holds))]);
    OddsTable {
        title: "Single rolls".to_owned(),
        note: "Nobody can roll these again.",
        columns: vec!["chance"],
        rows: ROLLS.iter().map(row).collect(),
    }
}

fn launch() -> OddsTable {
    let wins = |game: &DeathAngel| game.outcome().is_some();
    let chance = |tokens: u8| {
        let lines = format!(
            "location launch-control-room\nlocation-tokens {tokens}\nchosen 12 18\n\
             row noctis < | +control-panel |\nrow claudio > | | claw\n"
        );
        Some(play(&lines, "activate noctis control-panel; target roll", wins))
    };
    OddsTable {
        title: "Launch Control Room: the roll wins".to_owned(),
        note: "The columns are the tokens on the location.",
        columns: vec!["0 tokens", "1 token", "2 tokens", "3 tokens", "4 tokens", "5 tokens"],
        rows: vec![("roll".to_owned(), (0..=5).map(chance).collect())],
    }
}

/// The chance that this holds after actions, one after the other.
fn play(lines: &str, actions: &str, holds: fn(&DeathAngel) -> bool) -> Ratio {
    let phase = if lines.contains("phase") { "" } else { "phase resolve\n" };
    let board = format!("players 1\nteam p1 green yellow blue\nblips-left 5\nblips-right 5\n{phase}{lines}");
    let actions: Vec<Action> = actions
        .split("; ")
        .map(|action| text::parse_action(action).expect("our own action can be read"))
        .collect();
    average(starts(&board), |game| follow(game, &actions, holds))
}

fn follow(game: &DeathAngel, actions: &[Action], holds: fn(&DeathAngel) -> bool) -> Ratio {
    match actions {
        [] if holds(game) => Ratio::ONE,
        [] => Ratio::ZERO,
        [action, rest @ ..] => average(outcomes(game, action), |game| follow(game, rest, holds)),
    }
}

/// Every way in which a board can begin: a swarm may attack before anybody is asked.
fn starts(board: &str) -> Vec<(Ratio, DeathAngel)> {
    let position = text::parse(board).expect("our own board can be read");
    let mut chance = Enumerator::new();
    let mut starts = Vec::new();
    loop {
        let game = DeathAngel::from_position(&position, &mut chance, &mut Journal::discard());
        let factors = chance.factors().map(|(weight, total)| Ratio::new(weight.into(), total.into()));
        let likely = factors.fold(Ratio::ONE, |product, factor| product * factor);
        starts.push((likely, game.expect("our own board can be played")));
        if !chance.advance() {
            return starts;
        }
    }
}

fn outcomes(game: &DeathAngel, action: &Action) -> Vec<(Ratio, DeathAngel)> {
    let found = branches(game, action, LIMIT).expect("one action has fewer combinations");
    found.into_iter().map(|branch| (branch.chance, branch.game)).collect()
}

fn average(games: Vec<(Ratio, DeathAngel)>, mut of: impl FnMut(&DeathAngel) -> Ratio) -> Ratio {
    games.into_iter().fold(Ratio::ZERO, |sum, (chance, game)| sum + chance * of(&game))
}

/// What the Marine's player gets who answers as well as he can everything about his rolls,
/// kills and attacks; the score of the game as soon as something else is asked.
fn best(game: &DeathAngel, marine: Marine, score: &dyn Fn(&DeathAngel) -> Ratio) -> Ratio {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    match game.decision().map(|decision| decision.kind) {
        Some(DecisionKind::Reroll | DecisionKind::Kill) => {}
        Some(DecisionKind::Attack) => {
            legal.retain(|action| matches!(action, Action::Attack { marine: who, .. } if *who == marine));
        }
        _ => legal.clear(),
    }
    let chances =
        legal.iter().map(|action| average(outcomes(game, action), |game| best(game, marine, score)));
    chances.reduce(|best, chance| if chance > best { chance } else { best }).unwrap_or_else(|| score(game))
}
