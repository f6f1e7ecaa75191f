//! Setup (DA-SETUP, DA-FEW).

use crate::support::Scene;
use death_angel::cards::{LOCATIONS, Tier};
use death_angel::{DeathAngel, Seat, SetupError, Team, setup_card, teams_per_player};
use game_api::{Game, Journal, Seeded};

fn with_teams(players: u8) -> DeathAngel {
    let needed = usize::from(teams_per_player(players));
    let teams: Vec<&[Team]> = Team::ALL.chunks(needed).take(players.into()).collect();
    DeathAngel::with_teams(&teams, &mut Seeded::new(players.into()), &mut Journal::discard()).expect("teams")
}

/// Proves DA-SETUP-03, DA-FEW-01, DA-SETUP-10.
#[test]
fn the_setup_card_follows_from_the_players() {
    use Tier::{Four, OneA, OneB, OneC, Three, Two};
    type Line = (u8, u8, u8, &'static [Tier], [u8; 2], (u8, u8));
    let table: [Line; 6] = [
        (1, 3, 6, &[Two, Three, Four], [6, 6], (2, 1)),
        (2, 2, 8, &[OneC, Two, Three, Four], [7, 7], (3, 1)),
        (3, 2, 12, &[OneA, Two, Three, Four], [9, 9], (5, 3)),
        (4, 1, 8, &[OneC, Two, Three, Four], [7, 7], (3, 1)),
        (5, 1, 10, &[OneB, Two, Three, Four], [8, 8], (4, 2)),
        (6, 1, 12, &[OneA, Two, Three, Four], [9, 9], (5, 3)),
    ];
    for (players, teams, marines, tiers, blips, spawn) in table {
        let card = setup_card(players);
        assert_eq!((teams_per_player(players), card.tiers, (card.major, card.minor)), (teams, tiers, spawn));
        assert_eq!(card.location.card().blips, blips);
        let game = with_teams(players);
        assert_eq!((game.n_marines(), game.supply(), game.site()), (marines, 12, card.location));
        let spawned: u8 =
            game.position().formation.iter().map(|r| r.left.swarm.len() + r.right.swarm.len()).sum::<usize>()
                as u8;
        let piles = game.n_blips(death_angel::Side::Left) + game.n_blips(death_angel::Side::Right);
        assert_eq!(piles + spawned, blips[0] + blips[1], "DA-SETUP-12");
    }
}

/// Proves DA-SETUP-01, DA-SETUP-02, DA-SETUP-05, DA-SETUP-06, DA-SETUP-07, DA-SETUP-08,
/// DA-SETUP-12.
#[test]
fn a_game_for_two_is_set_up_step_by_step() {
    // The second seat is the first player.
    let scene = Scene::start(2, &[1]);
    scene.told(&["first player p2"]).asks("p2 team");
    scene.play("target team green").asks("p1 team").refuses("target team green", "DA-SETUP-05");
    scene.play("target team red").asks("p2 team").play("target team blue").asks("p1 team");
    // Eight Marines from the top, then the first event: Evasion, with nothing to spawn but
    // one Genestealer each on the yellow and the red terrain.
    let column = [2, 3, 6, 7, 10, 11, 8, 9];
    let picks: Vec<usize> = column.into_iter().chain([3, 0, 1]).collect();
    scene.draw("target team grey", &[], &picks);
    scene.told(&["p1 takes grey", "dealt leon 1 left", "dealt scipio 8 right", "door placed 1L"]);
    scene.told(&["ventilation-duct placed 5R", "blips left +7", "blips right +7", "event shown evasion"]);
    scene.told(&["spawned 1L head", "spawned 5R tail", "phase choose round 1"]);
    // Three cards in each hand; the yellow team is not in the game.
    scene.asks("p1 choose").allows(&["choose red 4", "choose red 7", "choose red 17", "choose grey 6"]);
    scene.refuses("choose yellow 2", "DA-SETUP-07");
    scene.blips(6, 6).has("events-discard", "evasion");
    // Two Genestealers have been seen, the Brood Lords lie aside.
    assert!(!scene.text().contains("bl-"));
}

/// Proves DA-SETUP-04, DA-TV-01.
#[test]
fn the_location_deck_has_one_card_of_each_tier() {
    let game = with_teams(4);
    assert_eq!(game.n_ahead(), 4);
    let scene = Scene::new(
        "players 4\nteam p1 green\nteam p2 red\nteam p3 blue\nteam p4 grey\nblips-left 0\nblips-right 0\n\
         phase choose merge\nchosen 12\nrow noctis < | |\nrow leon > | |",
        &[],
        // Apothecarion is the first of its three.
        &[0],
    );
    scene.told(&["location apothecarion"]).has("ahead", "2 3 4");
    for (tier, first) in
        [(Tier::OneC, "apothecarion"), (Tier::Two, "black-holds"), (Tier::Four, "genestealer-lair")]
    {
        assert_eq!(LOCATIONS.iter().find(|card| card.tier == tier).map(|card| card.id.name()), Some(first));
    }
}

/// Proves DA-SETUP-09, DA-TV-02, DA-SETUP-11, DA-TV-03.
#[test]
fn four_players_start_facing_outwards_with_four_terrain_cards() {
    let position = with_teams(4).position();
    let facings: Vec<&str> = position.formation.iter().map(|row| row.facing.name()).collect();
    assert_eq!(facings, ["left", "left", "left", "left", "right", "right", "right", "right"]);
    let terrain = |row: usize| {
        let row = &position.formation[row];
        (row.left.terrain.first().map(|t| t.name()), row.right.terrain.first().map(|t| t.name()))
    };
    assert_eq!(terrain(0), (Some("door"), None));
    assert_eq!(terrain(2), (Some("dark-corner"), None));
    assert_eq!(terrain(4), (None, Some("ventilation-duct")));
    assert_eq!(terrain(6), (None, Some("corridor")));
}

/// Proves DA-SETUP-13, DA-SETUP-14, DA-TV-23, DA-AMB-58.
#[test]
fn enter_formation_as_first_spawn_can_empty_a_pile() {
    let expected = [(1, 6, 2, 2), (2, 7, 3, 3), (3, 9, 5, 4), (4, 7, 3, 3), (5, 8, 4, 4), (6, 9, 5, 4)];
    for (players, pile, corner, door) in expected {
        let needed = usize::from(teams_per_player(players));
        let teams: Vec<&[Team]> = Team::ALL.chunks(needed).take(players.into()).collect();
        // Enter Formation is the third kind of event: find the seed that draws it.
        let game = (0..)
            .map(|seed| {
                DeathAngel::with_teams(&teams, &mut Seeded::new(seed), &mut Journal::discard())
                    .expect("teams")
            })
            .find(|game| game.position().event_discard == [death_angel::cards::EventId::EnterFormation])
            .expect("some seed");
        let position = game.position();
        let swarm = |terrain| {
            let row =
                position.formation.iter().find(|row| row.left.terrain.contains(&terrain)).expect("placed");
            row.left.swarm.len()
        };
        assert_eq!(swarm(death_angel::Terrain::DarkCorner), corner, "{players}");
        assert_eq!(swarm(death_angel::Terrain::Door), door, "{players}");
        assert_eq!(usize::from(game.n_blips(death_angel::Side::Left)), pile - corner - door);
        // Neither ability nor movement box: nobody waits for tokens, nothing has moved.
        assert_eq!(position.coming, death_angel::Lasting::Nothing);
        travels_after_the_first_choice(game, pile == corner + door);
    }
}

/// With an empty pile the formation travels when the first cards are chosen, not before.
fn travels_after_the_first_choice(mut game: DeathAngel, travels: bool) {
    let start = game.site();
    let mut legal = Vec::new();
    while game.decision().is_some_and(|d| d.kind == death_angel::DecisionKind::Choose) {
        assert_eq!(game.site(), start);
        game.legal_actions(&mut legal);
        let action = legal[0];
        game.apply(&action, &mut Seeded::new(1), &mut Journal::discard()).expect("legal");
    }
    assert_eq!(game.site() != start, travels);
}

/// Proves DA-FEW-02, DA-FEW-03, DA-FEW-04, DA-TV-16.
#[test]
fn a_solo_player_chooses_a_card_for_each_team() {
    let lines = "row deino < | head |\nrow claudio > | |\nrow scipio > | | tail\nrow goriel > | |";
    let scene = crate::support::solo("blue yellow grey", lines);
    scene.play_all(&["choose blue 13", "choose yellow 2"]).asks("p1 choose");
    scene.refuses("choose blue 11", "DA-CHOOSE-03").refuses("choose grey 2", "DA-FEW-02");
    scene.play("choose grey 8").told(&["yellow reveals 2", "grey reveals 8", "blue reveals 13"]);
    scene.told(&["yellow resolves 2"]).asks("p1 token");
    assert_eq!(scene.game().current(), Seat::P1);
    scene.play("support deino").told(&["grey resolves 8"]);
    scene.play_all(&["pass", "pass", "pass"]).told(&["blue resolves 13"]);
}

#[test]
fn teams_that_do_not_fit_are_refused() {
    let (chance, journal) = (&mut Seeded::new(1), &mut Journal::discard());
    let error = DeathAngel::new(7, chance, journal).expect_err("too many");
    assert_eq!(error, SetupError::Players { players: 7 });
    let error = DeathAngel::with_teams(&[&[Team::Red]], chance, journal).expect_err("too few");
    assert_eq!(error.to_string(), "p1 needs exactly 3 teams");
    let twice: &[&[Team]] = &[&[Team::Red, Team::Blue], &[Team::Red, Team::Grey]];
    let error = DeathAngel::with_teams(twice, chance, journal).expect_err("red twice");
    assert_eq!(error.to_string(), "the red team is given twice; each has one player");
}
