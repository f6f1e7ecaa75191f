//! Games that are stepped together are the games that are played alone.

use std::num::NonZeroUsize;

use content::hulk::Library;
use encoding::angel::AngelCode;
use encoding::hulk::HulkCode;
use encoding::{Batch, Bout, Buffers, Code, NotLegal, Terms, random_hash};

/// The memory of a batch.
struct Memory {
    observations: Vec<u8>,
    masks: Vec<i8>,
    rewards: Vec<f64>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
    seats: Vec<i8>,
}

impl Memory {
    fn new(code: &impl Code, games: usize) -> Memory {
        Memory {
            observations: vec![0; games * code.layout().len()],
            masks: vec![0; games * code.actions().len() as usize],
            rewards: vec![0.0; games],
            terminated: vec![false; games],
            truncated: vec![false; games],
            seats: vec![0; games],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            seats: &mut self.seats,
        }
    }
}

fn first_contact() -> HulkCode {
    HulkCode::new(&Library::built_in().find("first-contact").expect("a mission").position()).expect("sound")
}

/// Random games in a batch end as they do in Rust alone, whatever the number of threads.
fn ends_alike(code: &impl Code, games: usize, threads: usize) {
    let seeds: Vec<u64> = (0..games as u64).collect();
    let terms = Terms { players: vec![None; code.seats().len()], most: 2000 };
    let mut batch = Batch::new(code, &seeds, terms, NonZeroUsize::new(threads));
    let mut memory = Memory::new(code, games);
    batch.reset(code, None, memory.buffers());
    batch.reset(code, Some(&seeds), memory.buffers());
    let (mut numbers, mut hashes) = (vec![0; games], vec![None; games]);
    while hashes.contains(&None) {
        batch.sample(&mut numbers);
        batch.step(code, &numbers, memory.buffers()).expect("legal numbers");
        for (game, bout) in batch.bouts().enumerate() {
            let ended = memory.terminated[game] || memory.truncated[game];
            if ended && hashes[game].is_none() {
                hashes[game] = Some((game_api::Game::state_hash(bout.game()), bout.played()));
            }
        }
    }
    let alone: Vec<_> = seeds.iter().map(|&seed| Some(random_hash(code, seed, 2000))).collect();
    assert_eq!(hashes, alone);
}

#[test]
fn random_games_end_as_they_do_alone() {
    ends_alike(&first_contact(), 70, 2);
    ends_alike(&first_contact(), 5, 1);
    ends_alike(&AngelCode::new(3, None).expect("players"), 70, 2);
}

/// The masks and observations of a batch are those of single games, also after some were begun anew.
#[test]
fn a_row_is_what_its_game_says() {
    let code = first_contact();
    let terms = Terms { players: vec![None; 2], most: 40 };
    let mut batch = Batch::new(&code, &[1, 2, 3], terms, None);
    let mut memory = Memory::new(&code, 3);
    batch.reset(&code, Some(&[4, 5, 6]), memory.buffers());
    let (width, n_numbers) = (code.layout().len(), code.actions().len() as usize);
    let (mut numbers, mut observation) = (vec![0; 3], vec![0; width]);
    for _ in 0..130 {
        for (game, bout) in batch.bouts().enumerate() {
            let mask = &memory.masks[game * n_numbers..(game + 1) * n_numbers];
            let marked: usize = mask.iter().map(|&mark| mark as usize).sum();
            if memory.seats[game] < 0 {
                assert_eq!((marked, mask[0]), (1, 1), "after the end there is something to choose");
                continue;
            }
            assert_eq!(bout.seat(&code), Some(memory.seats[game] as usize));
            assert_eq!(marked, bout.numbers().len());
            assert!(bout.numbers().iter().all(|&number| mask[number as usize] == 1));
            bout.observe(&code, memory.seats[game] as usize, &mut observation);
            assert_eq!(observation, &memory.observations[game * width..(game + 1) * width]);
        }
        batch.sample(&mut numbers);
        batch.step(&code, &numbers, memory.buffers()).expect("legal numbers");
    }
    assert!(batch.seeds().all(|seed| seed > 6), "every game was begun anew");
}

#[test]
fn a_number_that_is_not_legal_is_refused_and_changes_nothing() {
    let code = first_contact();
    let mut batch = Batch::new(&code, &[1, 2], Terms { players: vec![None; 2], most: 0 }, None);
    let mut memory = Memory::new(&code, 2);
    batch.reset(&code, Some(&[1, 2]), memory.buffers());
    let fine = i64::from(batch.bouts().next().expect("a game").numbers()[0]);
    let refused = batch.step(&code, &[fine, -1], memory.buffers());
    assert_eq!(refused, Err((1, NotLegal(u32::MAX))));
    assert_eq!(batch.bouts().map(Bout::played).collect::<Vec<_>>(), [1, 0]);
}

/// Against one of our players every decision is the caller's, and the same seeds give the same game.
#[test]
fn the_other_seat_is_played_for_us() {
    let code = first_contact();
    let play = || {
        let terms = Terms { players: vec![None, Some("scout".to_owned())], most: 3000 };
        let mut batch = Batch::new(&code, &[9], terms, None);
        let mut memory = Memory::new(&code, 1);
        batch.reset(&code, Some(&[9]), memory.buffers());
        let mut numbers = [0];
        while !memory.terminated[0] {
            assert_eq!(memory.seats[0], 0, "the Marines are ours");
            batch.sample(&mut numbers);
            batch.step(&code, &numbers, memory.buffers()).expect("a legal number");
        }
        (memory.rewards[0] != 0.0, memory.observations)
    };
    assert_eq!(play(), play());
}
