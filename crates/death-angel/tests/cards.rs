//! Every card has a test of what it does and one of what it does not: with nobody in reach,
//! nothing left to take, or somebody else's Marine. The table names them; this test holds the
//! table to the rules and to the sources of the tests.

const RULES: &str = include_str!("../../../docs/rules/death-angel.md");

/// The sources of the tests of rules.
const SOURCES: [(&str, &str); 14] = [
    ("actions", include_str!("rules/actions.rs")),
    ("attack", include_str!("rules/attack.rs")),
    ("choose", include_str!("rules/choose.rs")),
    ("defense", include_str!("rules/defense.rs")),
    ("event", include_str!("rules/event.rs")),
    ("events", include_str!("rules/events.rs")),
    ("goal", include_str!("rules/goal.rs")),
    ("limits", include_str!("rules/limits.rs")),
    ("locations", include_str!("rules/locations.rs")),
    ("moves", include_str!("rules/moves.rs")),
    ("refused", include_str!("rules/refused.rs")),
    ("swarms", include_str!("rules/swarms.rs")),
    ("terrain", include_str!("rules/terrain.rs")),
    ("travel", include_str!("rules/travel.rs")),
];

/// The rule of a card, the test of its effect, and the test of its refusal.
#[rustfmt::skip]
const CARDS: [(&str, &str, &str); 66] = [
    ("DA-ACT-01", "choose::an_ability_works_from_behind_and_against_any_number", "refused::block_and_counter_attack_protect_one_marine_each"),
    ("DA-ACT-02", "defense::defensive_stance_makes_rerolls_miss_except_a_0", "refused::defensive_stance_needs_a_token_and_its_own_team"),
    ("DA-ACT-03", "defense::counter_attack_goes_on_until_the_die_says_no", "refused::block_and_counter_attack_protect_one_marine_each"),
    ("DA-ACT-04", "actions::overwatch_costs_each_red_marine_a_token_of_his_own", "actions::overwatch_costs_each_red_marine_a_token_of_his_own"),
    ("DA-ACT-05", "actions::strategize_is_optional_and_needs_a_swarm", "defense::strategize_moves_one_swarm_past_another"),
    ("DA-ACT-06", "actions::power_field_stops_attacks_and_kills_but_not_moves", "actions::power_field_stops_attacks_and_kills_but_not_moves"),
    ("DA-ACT-07", "actions::onward_brothers_may_put_a_second_token_on_the_door", "refused::onward_brothers_adds_nothing_without_a_token_or_to_another_team"),
    ("DA-ACT-08", "actions::stealth_tactics_discards_one_blip_and_for_a_token_another", "actions::stealth_tactics_discards_one_blip_and_for_a_token_another"),
    ("DA-ACT-09", "moves::reorganize_trades_places_over_any_distance", "moves::reorganize_trades_places_over_any_distance"),
    ("DA-ACT-10", "actions::forward_scouting_looks_at_the_top_event", "refused::a_dead_team_scouts_nothing"),
    ("DA-ACT-11", "actions::intimidation_shuffles_engaged_genestealers_away", "actions::intimidation_shuffles_engaged_genestealers_away"),
    ("DA-ACT-12", "actions::run_and_gun_lets_green_marines_pay_to_attack", "actions::run_and_gun_lets_green_marines_pay_to_attack"),
    ("DA-ACT-13", "actions::lead_by_example_gives_one_token_a_round", "refused::lead_by_example_needs_a_kill_and_a_token"),
    ("DA-ACT-14", "actions::the_flamer_kills_by_its_number", "actions::the_flamer_kills_by_its_number"),
    ("DA-ACT-15", "actions::a_skull_lets_calistarius_attack_again", "actions::a_skull_lets_calistarius_attack_again"),
    ("DA-ACT-16", "actions::dead_aim_kills_up_to_three_on_a_4", "actions::dead_aim_kills_up_to_three_on_a_4"),
    ("DA-ACT-17", "attack::full_auto_gives_leon_three_attacks_on_any_swarms", "attack::full_auto_gives_leon_three_attacks_on_any_swarms"),
    ("DA-ACT-18", "actions::heroic_charge_kills_round_about", "actions::heroic_charge_kills_round_about"),
    ("DA-TERR-01", "terrain::the_artefact_saves_a_marine_of_its_holder_once", "refused::terrain_is_activated_only_in_front_and_only_once"),
    ("DA-TERR-02", "moves::the_control_panel_does_what_the_location_says", "refused::terrain_is_activated_only_in_front_and_only_once"),
    ("DA-TERR-03", "terrain::corridor_dark_corner_and_duct_have_no_ability", "terrain::corridor_dark_corner_and_duct_have_no_ability"),
    ("DA-TERR-04", "terrain::corridor_dark_corner_and_duct_have_no_ability", "terrain::corridor_dark_corner_and_duct_have_no_ability"),
    ("DA-TERR-05", "moves::move_turn_and_activate_in_one_card", "travel::the_door_kills_before_the_new_location"),
    ("DA-TERR-06", "terrain::the_tank_burns_both_sides_and_perhaps_the_marine", "refused::terrain_is_activated_only_in_front_and_only_once"),
    ("DA-TERR-07", "terrain::a_skull_removes_the_chimney", "refused::terrain_is_activated_only_in_front_and_only_once"),
    ("DA-TERR-08", "terrain::corridor_dark_corner_and_duct_have_no_ability", "terrain::corridor_dark_corner_and_duct_have_no_ability"),
    ("DA-EVT-01", "events::chaos_of_battle_turns_everybody", "refused::events_for_all_leave_alone_whom_they_do_not_concern"),
    ("DA-EVT-02", "events::cleansing_flames_kills_two_on_a_skull", "events::cleansing_flames_kills_two_on_a_skull"),
    ("DA-EVT-03", "events::enter_formation_gives_a_token_before_each_move_card", "refused::events_without_tokens_or_foes_give_nothing"),
    ("DA-EVT-04", "choose::effects_last_for_this_round_or_the_next", "events::evasion_lets_one_marine_attack_with_all_he_has"),
    ("DA-EVT-05", "swarms::events_move_swarms_by_their_own_wording", "refused::events_for_all_leave_alone_whom_they_do_not_concern"),
    ("DA-EVT-06", "events::for_my_battle_brothers_trades_a_token_for_a_genestealer", "events::for_my_battle_brothers_trades_a_token_for_a_genestealer"),
    ("DA-EVT-07", "events::full_scan_discards_the_top_of_a_pile", "refused::instinct_refuses_what_is_not_there"),
    ("DA-EVT-08", "choose::gun_jam_bars_the_attack_card_and_leaves_one", "choose::gun_jam_bars_the_attack_card_and_leaves_one"),
    ("DA-EVT-09", "event::the_current_player_alone_sees_the_card_until_he_has_chosen", "refused::instinct_refuses_what_is_not_there"),
    ("DA-EVT-10", "events::outnumbered_takes_the_tokens_of_the_engaged", "refused::events_for_all_leave_alone_whom_they_do_not_concern"),
    ("DA-EVT-11", "events::psychic_assault_kills_on_0_or_1", "refused::instinct_refuses_what_is_not_there"),
    ("DA-EVT-12", "events::quick_instincts_lets_a_marine_attack", "events::quick_instincts_lets_a_marine_attack"),
    ("DA-EVT-13", "events::rescue_brings_a_slain_marine_back_at_the_bottom", "events::rescue_brings_a_slain_marine_back_at_the_bottom"),
    ("DA-EVT-14", "events::resupply_gathers_all_tokens", "refused::events_without_tokens_or_foes_give_nothing"),
    ("DA-EVT-15", "events::rewarded_faith_trades_tokens_for_kills", "refused::events_without_tokens_or_foes_give_nothing"),
    ("DA-EVT-16", "defense::second_wind_saves_on_a_0_whatever_the_modifier", "refused::events_without_tokens_or_foes_give_nothing"),
    ("DA-EVT-17", "events::secret_route_puts_two_tokens_on_the_door", "events::secret_route_puts_two_tokens_on_the_door"),
    ("DA-EVT-18", "events::stalking_strips_a_marine_of_his_tokens", "events::stalking_strips_a_marine_of_his_tokens"),
    ("DA-EVT-19", "swarms::events_move_swarms_by_their_own_wording", "refused::events_for_all_leave_alone_whom_they_do_not_concern"),
    ("DA-EVT-20", "events::temporary_sanctuary_shuffles_a_swarm_away", "events::temporary_sanctuary_shuffles_a_swarm_away"),
    ("DA-EVT-21", "limits::the_swarm_puts_cards_under_both_piles", "refused::events_for_all_leave_alone_whom_they_do_not_concern"),
    ("DA-EVT-22", "events::theyre_everywhere_spawns_before_the_unengaged", "events::theyre_everywhere_spawns_before_the_unengaged"),
    ("DA-LOC-01", "locations::main_corridor_spawns_on_the_corridor", "refused::entering_spawns_nothing_from_an_empty_pile"),
    ("DA-LOC-02", "locations::maintenance_tunnels_replaces_the_panel", "refused::panels_are_refused_to_those_who_do_not_face_them"),
    ("DA-LOC-03", "locations::service_shaft_faces_everybody_right", "locations::service_shaft_faces_everybody_right"),
    ("DA-LOC-04", "locations::cryo_control_discards_a_blip", "locations::cryo_control_discards_a_blip"),
    ("DA-LOC-05", "locations::lower_accessway_spawns_behind_the_top_marine", "refused::entering_spawns_nothing_from_an_empty_pile"),
    ("DA-LOC-06", "locations::wreckage_labyrinth_turns_marines_at_terrain", "locations::wreckage_labyrinth_turns_marines_at_terrain"),
    ("DA-LOC-07", "locations::apothecarion_gives_a_token_and_a_turn", "locations::apothecarion_gives_a_token_and_a_turn"),
    ("DA-LOC-08", "locations::core_cogitator_limits_a_terrain_card_in_this_rounds_event_phase", "locations::core_cogitator_limits_a_terrain_card_in_this_rounds_event_phase"),
    ("DA-LOC-09", "locations::munitorium_gives_two_marines_a_token", "locations::munitorium_gives_two_marines_a_token"),
    ("DA-LOC-10", "locations::black_holds_lets_a_swarm_grow", "locations::black_holds_lets_a_swarm_grow"),
    ("DA-LOC-11", "locations::dark_catacombs_spawns_behind_a_marine_without_tokens", "locations::dark_catacombs_spawns_behind_a_marine_without_tokens"),
    ("DA-LOC-12", "locations::teleportarium_costs_tokens_or_lives_and_the_piles", "refused::panels_are_refused_to_those_who_do_not_face_them"),
    ("DA-LOC-13", "locations::generatorium_kills_up_to_four_or_the_marine", "locations::generatorium_kills_up_to_four_or_the_marine"),
    ("DA-LOC-14", "locations::hibernation_cluster_makes_piles_by_the_marines", "refused::entering_spawns_nothing_from_an_empty_pile"),
    ("DA-LOC-15", "locations::wrath_of_baal_chapel_places_the_artefact", "locations::wrath_of_baal_chapel_places_the_artefact"),
    ("DA-LOC-16", "goal::the_lair_is_won_when_both_brood_lords_are_slain", "goal::the_lair_is_won_when_both_brood_lords_are_slain"),
    ("DA-LOC-17", "locations::launch_control_is_won_by_a_low_number", "refused::panels_are_refused_to_those_who_do_not_face_them"),
    ("DA-LOC-18", "goal::at_the_last_location_an_empty_hulk_is_a_win", "locations::toxin_pumping_discards_from_one_pile"),
];

/// Chapters of the rules in which every rule is a card.
const CHAPTERS: [&str; 4] = ["DA-ACT-", "DA-TERR-", "DA-EVT-", "DA-LOC-"];

/// The documentation and the body of a test, by `file::name`.
fn find(test: &str) -> Option<(&'static str, &'static str)> {
    let (file, name) = test.split_once("::")?;
    let (_, source) = SOURCES.iter().find(|(known, _)| *known == file)?;
    let (before, after) = source.split_once(&format!("#[test]\nfn {name}() {{\n"))?;
    let documentation = &before[before.rfind("\n\n").unwrap_or(0)..];
    Some((documentation, after.split("\n}\n").next()?))
}

#[test]
fn the_table_has_every_card_once() {
    let titles = RULES.lines().filter_map(|line| line.strip_prefix("#### "));
    let ids = titles.filter_map(|title| title.split(' ').next());
    let cards: Vec<&str> = ids.filter(|id| CHAPTERS.iter().any(|chapter| id.starts_with(chapter))).collect();
    assert_eq!(CARDS.map(|(card, ..)| card).to_vec(), cards);
}

#[test]
fn every_card_has_a_test_of_its_effect_and_one_of_its_refusal() {
    for (card, effect, refusal) in CARDS {
        for test in [effect, refusal] {
            let (documentation, _) = find(test).unwrap_or_else(|| panic!("{card}: there is no test {test}"));
            assert!(documentation.contains(card), "{test} does not prove {card}");
        }
        let (_, body) = find(refusal).expect("found above");
        assert!(body.contains("refuses(") || body.contains(".silent("), "{refusal} refuses nothing");
    }
}
