//! Names of people and things.

use super::Words;

/// Marines. An id is the same in small letters.
pub(crate) const MARINES: [&str; 48] = [
    "Adorjan", "Anselm", "Bence", "Brannoc", "Bruno", "Casimir", "Dario", "Drago", "Emeric", "Falk",
    "Gaspar", "Hasko", "Hernan", "Imre", "Ivo", "Jarek", "Jonas", "Keld", "Kolman", "Lazar", "Lubor",
    "Matej", "Milo", "Nandor", "Nereo", "Orso", "Oszkar", "Ottokar", "Pavol", "Piero", "Quirin", "Radek",
    "Rocco", "Sandor", "Silvan", "Tavin", "Teodor", "Tibor", "Ulrik", "Urban", "Vasco", "Vendel", "Walther",
    "Wendt", "Yorick", "Zeno", "Zoltan", "Zvonimir",
];

/// Squads, by id.
pub(crate) const SQUADS: [(&str, Words); 8] = [
    ("anvil", ["Squad Anvil", "Čata Nákova", "Üllő osztag", "Squadra Incudine", "Trupp Amboss"]),
    ("beacon", ["Squad Beacon", "Čata Maják", "Jelzőfény osztag", "Squadra Faro", "Trupp Leuchtfeuer"]),
    ("comet", ["Squad Comet", "Čata Kométa", "Üstökös osztag", "Squadra Cometa", "Trupp Komet"]),
    ("dawn", ["Squad Dawn", "Čata Úsvit", "Hajnal osztag", "Squadra Alba", "Trupp Morgenrot"]),
    ("ember", ["Squad Ember", "Čata Žeravý uhlík", "Parázs osztag", "Squadra Brace", "Trupp Glut"]),
    ("hammer", ["Squad Hammer", "Čata Kladivo", "Pöröly osztag", "Squadra Martello", "Trupp Hammer"]),
    ("lantern", ["Squad Lantern", "Čata Lampáš", "Lámpás osztag", "Squadra Lanterna", "Trupp Laterne"]),
    ("rampart", ["Squad Rampart", "Čata Val", "Bástya osztag", "Squadra Bastione", "Trupp Bollwerk"]),
];

/// Those who have to be rescued.
pub(crate) const STRANDED: Words =
    ["The stranded", "Odrezaní", "Az elszigeteltek", "Gli isolati", "Die Abgeschnittenen"];

/// Things worth fetching, by kind.
pub(crate) const OBJECTS: [(&str, Words); 6] = [
    ("recorder", ["the recorder", "záznamník", "a rögzítő", "il registratore", "der Rekorder"]),
    (
        "casket",
        [
            "the sealed casket",
            "zapečatená schránka",
            "a lepecsételt szelence",
            "lo scrigno sigillato",
            "die versiegelte Schatulle",
        ],
    ),
    (
        "chart",
        ["the star chart", "hviezdna mapa", "a csillagtérkép", "la carta stellare", "die Sternenkarte"],
    ),
    (
        "sample",
        ["the tissue sample", "vzorka tkaniva", "a szövetminta", "il campione di tessuto", "die Gewebeprobe"],
    ),
    ("logbook", ["the logbook", "lodný denník", "a hajónapló", "il diario di bordo", "das Logbuch"]),
    (
        "core",
        ["the memory core", "pamäťové jadro", "a memóriamag", "il nucleo di memoria", "der Speicherkern"],
    ),
];

/// What the rooms are called that a task is about.
pub(crate) const CONTROL_ROOM: Words =
    ["control room", "riadiaca miestnosť", "vezérlőterem", "sala di controllo", "Kontrollraum"];
/// The room to be held.
pub(crate) const HELD_ROOM: Words = [
    "the room to hold",
    "miestnosť, ktorú treba udržať",
    "a megtartandó terem",
    "la sala da tenere",
    "der Raum, der zu halten ist",
];
/// The Broodlord's room.
pub(crate) const LAIR: Words = ["the lair", "brloh", "a fészek", "la tana", "der Hort"];
