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
    let position = text::parse(board).expect("it was read before");
    let game = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    let game = game.unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    let looker = game.unit(game.find(unit).expect("a unit of the board"));
    let at = looker.square().expect("on the board");
    game.seen_from(at, looker.facing()).iter().map(|square| game.setup().board().coord(square)).collect()
}
