//! Every table of the format with its fields, in the order of canonical files.
//!
//! The reader refuses whatever is not here, the formatter sorts by it, and a test looks
//! for each field in `docs/formats/mission.md`.

use crate::schema::forms;

forms! {
    /// The file itself: plain fields, then tables.
    MISSION = "a mission": "format" "id" "series" "chapter" "author" "licence" "difficulty" "timer_seconds"
        "walls" "title" "briefing" "ending" "rules" "sections" "map" "area" "door" "entry" "exit" "ladder"
        "object" "generator" "squad" "marine" "aliens" "genestealer" "blip" "rounds" "goal" "special" "lesson"
        "hint";
    /// What is told at the end.
    ENDING = "[ending]": "marine" "alien" "draw";
    MAP = "[[map]]": "origin" "rows" "marks";
    AREA = "[[area]]": "id" "name" "squares";
    DOOR = "[[door]]": "at" "between" "state";
    ENTRY = "[[entry]]": "id" "at" "from" "for";
    EXIT = "[[exit]]": "at" "to" "side";
    LADDER = "[[ladder]]": "upper" "lower";
    OBJECT = "[[object]]": "kind" "name" "at";
    GENERATOR = "[[generator]]": "at";
    SQUAD = "[[squad]]": "id" "name";
    MARINE = "[[marine]]": "id" "name" "squad" "rank" "ranged" "melee" "at" "facing" "deploy" "ammo" "psi"
        "carries" "key";
    ALIENS = "[aliens]": "starting_blips" "reinforcements" "reserve" "reshuffles" "broodlord";
    RESERVE = "a reserve": "1" "2" "3";
    /// Genestealers at the start.
    GENESTEALER = "[[genestealer]]": "at" "entry" "facing";
    /// Blips at the start.
    BLIP = "[[blip]]": "at" "entry" "value";
    /// How long the game lasts.
    ROUNDS = "[rounds]": "limit" "winner";
    /// A way to end the game.
    GOAL = "[[goal]]": "for" "id" "immediate" "text" "when";
    SPECIAL = "[special]": "generators_break" "sealed_doors" "command_points" "entry_opens";
    /// From when on an entry area takes blips.
    ENTRY_OPENS = "an entry that opens": "entry" "round";
    /// How a tutorial is taught.
    LESSON = "[lesson]": "side" "dice";
    HINT = "[[hint]]": "id" "text" "rules" "point" "until";
    /// What a hint points at.
    POINT = "a point": "unit" "squares" "control";
    /// How long a hint is shown.
    UNTIL = "until": "read" "action" "unit" "when" "round" "phase";
    CONDITION = "a condition": "all" "any" "not" "at_least" "once" "marines_exited" "marines_killed"
        "marines_on_board" "aliens_killed" "aliens_exited" "aliens_in_play" "round" "generators_damaged"
        "marines_in" "aliens_in" "generator_damaged" "section_burns" "doors_closed" "doors_destroyed"
        "object_carried" "object_exited" "object_in" "marine_alive" "marine_dead" "marine_exited"
        "broodlord_dead";
    /// Some of several conditions.
    AT_LEAST = "at_least": "count" "of";
    /// Units in an area.
    COUNT_IN = "units in an area": "count" "area";
    /// An object with a side.
    OBJECT_WITH = "an object with a side": "object" "side";
    /// An object in an area.
    OBJECT_IN = "an object in an area": "object" "area";
}
