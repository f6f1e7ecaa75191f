//! What a viewer is told follows from what the viewer may know.

mod common;

use common::{Moment, angels, hulks, play};
use forms::{GameJournal, GameJson, json};
use game_api::{Audience, Game, HiddenInfo, Journal, Pending, Seeded, Viewer};
use serde_json::{Value, json};

/// What the tests have compared.
#[derive(Default)]
struct Compared {
    /// Worlds that differ from the real one.
    worlds: usize,
    /// Events that a viewer is not told, or not in full.
    secrets: usize,
}

/// Everybody who can look at a game.
fn viewers<G: GameJson>(game: &G) -> Vec<Viewer<G::Seat>> {
    let seats = game.seats().into_iter().map(|(_, seat)| Viewer::Seat(seat));
    seats.chain([Viewer::Spectator]).collect()
}

/// The story as this viewer may know it, with nothing else in it.
fn known_story<G: Game>(story: &GameJournal<G>, viewer: Viewer<G::Seat>) -> GameJournal<G> {
    let mut known = Journal::keep();
    for event in story.visible_to(viewer) {
        known.note(Audience::All, || event.clone());
    }
    known
}

/// In a world that the viewer cannot tell from the real one, view and decision are the same,
/// and events are written as if there were nothing but what he knows.
fn tell_nothing_hidden<G: GameJson + HiddenInfo>(
    moment: &Moment<'_, G>,
    dice: &mut Seeded,
    compared: &mut Compared,
) {
    let Moment { before, after, story, .. } = *moment;
    for viewer in viewers(before) {
        let world = |game: &G, dice: &mut Seeded| G::sample_world(&game.view(viewer), dice);
        let (other_before, other_after) = (world(before, dice), world(after, dice));
        let view = json(&after.write_view(viewer));
        assert_eq!(view, json(&other_after.write_view(viewer)), "{viewer:?}");
        if let Pending::Decide(owner) = after.pending()
            && viewer == Viewer::Seat(owner)
        {
            assert_eq!(json(&after.write_decision()), json(&other_after.write_decision()));
            assert_eq!(view["decision"], json(&after.write_decision()));
        }
        let told = json(&G::write_events(before, after, story, Some(viewer)));
        let known = known_story::<G>(story, viewer);
        assert_eq!(told, json(&G::write_events(&other_before, &other_after, &known, None)), "{viewer:?}");
        compared.worlds += usize::from(other_after != *after);
        compared.secrets += usize::from(told != json(&G::write_events(before, after, story, None)));
    }
}

#[test]
fn in_space_hulk() {
    let mut compared = Compared::default();
    for (game, seed) in hulks().into_iter().zip(0..) {
        let mut dice = Seeded::new(seed);
        play(game, seed, 120, |moment| tell_nothing_hidden(&moment, &mut dice, &mut compared));
    }
    assert!(compared.worlds > 200 && compared.secrets > 20, "{} {}", compared.worlds, compared.secrets);
}

#[test]
fn in_death_angel() {
    let mut compared = Compared::default();
    for (game, seed) in angels().into_iter().zip(0..) {
        let mut dice = Seeded::new(seed);
        play(game, seed, 300, |moment| tell_nothing_hidden(&moment, &mut dice, &mut compared));
    }
    assert!(compared.worlds > 200 && compared.secrets > 20, "{} {}", compared.worlds, compared.secrets);
}

/// The events of a type, as this viewer is told them.
fn of_type<G: GameJson>(moment: &Moment<'_, G>, viewer: Option<Viewer<G::Seat>>, name: &str) -> Vec<Value> {
    let events = json(&G::write_events(moment.before, moment.after, moment.story, viewer));
    let all = events.as_array().expect("a list").iter();
    all.filter(|event| event["type"] == name).cloned().collect()
}

/// A blip that is drawn has a value for the aliens alone, a counter for the Marines alone;
/// each is told to everybody once.
#[test]
fn values_are_told_to_their_owner() {
    use space_hulk::Side::{Alien, Marine};
    let mut seen = [0; 2];
    for (game, seed) in hulks().into_iter().zip(0..) {
        // Alone, and where a mission gives points without a counter, they lie open.
        if game.setup().solo().is_some() || game.position().special.command_points.is_some() {
            continue;
        }
        play(game, seed, 120, |moment| {
            for (i, (name, owner)) in
                [("blip_drawn", Alien), ("command_drawn", Marine)].into_iter().enumerate()
            {
                let all = of_type(&moment, None, name);
                assert_eq!(of_type(&moment, Some(Viewer::Seat(owner)), name), all);
                for viewer in [Viewer::Seat(owner.other()), Viewer::Spectator] {
                    let shadows = of_type(&moment, Some(viewer), name);
                    assert_eq!(shadows.len(), all.len());
                    assert!(shadows.iter().all(|event| event["value"].is_null()), "{shadows:?}");
                }
                seen[i] += all.iter().filter(|event| !event["value"].is_null()).count();
            }
        });
    }
    assert!(seen[0] > 10 && seen[1] > 3, "{seen:?}");
}

/// A card that a team commits itself to is told to its player alone.
#[test]
fn choices_are_told_to_their_owner() {
    let mut choices = 0;
    for (game, seed) in angels().into_iter().zip(0..) {
        play(game, seed, 200, |moment| {
            let Pending::Decide(owner) = moment.before.pending() else { return };
            for card in of_type(&moment, None, "chosen") {
                assert_eq!(
                    of_type(&moment, Some(Viewer::Seat(owner)), "chosen"),
                    std::slice::from_ref(&card)
                );
                for viewer in
                    viewers(moment.before).into_iter().filter(|viewer| *viewer != Viewer::Seat(owner))
                {
                    assert_eq!(of_type(&moment, Some(viewer), "chosen"), [] as [Value; 0]);
                    let shadow = json!({"type": "committed", "team": card["team"]});
                    assert_eq!(of_type(&moment, Some(viewer), "committed"), [shadow]);
                }
                choices += 1;
            }
        });
    }
    assert!(choices > 50, "{choices}");
}
