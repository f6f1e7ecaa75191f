//! The pictures of the guide of Space Hulk, drawn from the text boards in its files.

use content::guide::{self, Guide};
use drawing::{Heat, Picture, Scene, Settings, svg};
use game_api::{Journal, Seeded};
use space_hulk::{Coord, SpaceHulk, text};
use testkit::golden;

const GAME: &str = "space-hulk";

#[test]
fn the_page_has_every_picture_of_the_guide() {
    let guide = Guide::built_in(GAME);
    let entries = guide.entries().filter_map(|entry| Some((entry.id.as_str(), entry.picture.as_ref()?)));
    let summary = guide.summary.iter().map(|summary| ("summary", &summary.picture));
    let mut count = 0;
    for (id, picture) in entries.chain(summary) {
        let boards = [Some(&picture.board), picture.after.as_ref()];
        for (number, board) in boards.into_iter().flatten().enumerate() {
            let drawn = draw(board, picture);
            golden::check(format!("../../ui/src/guide/pictures/{id}-{number}.svg"), &drawn);
            count += 1;
        }
    }
    assert!(count >= 8, "{count} pictures");
}

/// The pictures show what their entries say: what comes into sight was out of it before.
#[test]
fn pictures_of_sight_are_true() {
    let picture = |id: &str| {
        let entry = Guide::built_in(GAME).entries().find(|entry| entry.id == id).expect("an entry");
        entry.picture.as_ref().expect("a picture")
    };
    let reveal = picture("reveal-by-sight");
    let after = reveal.after.as_ref().expect("two pictures");
    let blip = square_of("b1", &reveal.board);
    assert!(!seen_by("m1", &reveal.board).contains(&blip), "the blip would have been revealed before");
    assert!(seen_by("m1", after).contains(&blip), "nobody sees the square of the blip");
    assert_eq!(square_of("g1", after), blip, "the first Genestealer stands where the blip was");
    let corner = picture("corner-lines");
    assert!(seen_by("m1", &corner.board).contains(&square_of("m2", &corner.board)));
    let passage = [(2, 1), (2, 2)].map(|(x, y)| Coord::parse(&format!("{x},{y}")).expect("a square"));
    let rooms = picture("rooms");
    let n_seen = |board: &String| {
        let seen = seen_by("m1", board);
        passage.iter().filter(|square| seen.contains(square)).count()
    };
    assert_eq!((n_seen(&rooms.board), rooms.after.as_ref().map(n_seen)), (1, Some(2)));
}

fn square_of(unit: &str, board: &str) -> Coord {
    let game = game_of(board);
    let square = game.unit(game.find(unit).expect("a unit of the board")).square().expect("on the board");
    game.setup().board().coord(square)
}

/// What a Marine sees, and what the file marks, is tinted.
fn draw(board: &str, asked: &guide::Picture) -> String {
    let position = text::parse(board).unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    let mut picture = Picture::from(&position);
    let seen = asked.sees.iter().flat_map(|unit| seen_by(unit, board));
    let marked = asked.marked.iter().map(|at| Coord::parse(at).expect("a square"));
    picture.heat = seen.chain(marked).map(|at| Heat { at, intensity: 350, label: String::new() }).collect();
    let settings = Settings { blip_values: true, ..Settings::default() };
    svg::write(&Scene::new(&picture, &settings))
}

fn seen_by(unit: &str, board: &str) -> Vec<Coord> {
    let game = game_of(board);
    let looker = game.unit(game.find(unit).expect("a unit of the board"));
    let at = looker.square().expect("on the board");
    game.seen_from(at, looker.facing()).iter().map(|square| game.setup().board().coord(square)).collect()
}

fn game_of(board: &str) -> SpaceHulk {
    let position = text::parse(board).expect("it was read before");
    let game = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    game.unwrap_or_else(|problems| panic!("{board}: {problems:?}"))
}
