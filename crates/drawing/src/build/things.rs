//! Generators, objects, fire, the force barrier.

use space_hulk::Coord;

use super::{Sketch, cut, fitting_size};
use crate::scene::{Item, LayerName};

pub(super) fn draw(sketch: &mut Sketch) {
    let picture = sketch.picture;
    for generator in &picture.generators {
        let piece = if generator.damaged { "generator-damaged" } else { "generator" };
        let word = if generator.damaged { "generator_damaged" } else { "generator" };
        add(sketch, "generator", generator.at, sketch.word(word).to_owned(), piece);
    }
    for &at in &picture.burning {
        add(sketch, "fire", at, sketch.word("fire").to_owned(), "fire");
    }
    if let Some(at) = picture.barrier {
        add(sketch, "barrier", at, sketch.word("barrier").to_owned(), "barrier");
    }
    for object in &picture.objects {
        draw_object(sketch, object.at, &object.name);
    }
}

fn add(sketch: &mut Sketch, key: &str, at: Coord, label: String, piece: &str) {
    let Some((x, y)) = sketch.center(at) else { return };
    let items = vec![Item::piece(piece, 0, 0)];
    let group =
        Item::Group { key: format!("{key} {at}"), label: format!("{label} {at}"), x, y, scale: 100, items };
    sketch.add(LayerName::Things, group);
}

/// An object makes way for whatever else fills its square: it moves into the corner.
fn draw_object(sketch: &mut Sketch, at: Coord, name: &str) {
    let Some((x, y)) = sketch.center(at) else { return };
    let board = &sketch.picture.board;
    let is_taken = sketch.has_unit(at)
        || board.ladders.iter().any(|&(upper, lower)| at == upper || at == lower)
        || board.doors.iter().any(|door| door.beyond.is_none() && door.at == at);
    let (layer, items) = if is_taken {
        (LayerName::Overlay, vec![Item::turned("object", (-20, -20), 0, 42)])
    } else {
        let short = cut(name, 10);
        let size = fitting_size(&short, 62, 13);
        (LayerName::Things, vec![Item::turned("object", (0, -4), 0, 90), Item::label(short, (0, 28), size)])
    };
    let label = format!("{} {name} {at}", sketch.word("object"));
    sketch.add(layer, Item::Group { key: format!("object {name} {at}"), label, x, y, scale: 100, items });
}
