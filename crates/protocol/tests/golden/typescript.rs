//! The TypeScript types in `ui/src/wire/`.

use std::fs;
use std::path::{Path, PathBuf};

use protocol::*;
use ts_rs::{Config, TS};

const FOLDER: &str = "../../ui/src/wire";

/// What the games themselves say is written by the tests of the crate `forms`.
const FORMS: [&str; 3] = ["angel.ts", "forms.ts", "hulk.ts"];

#[test]
fn types() {
    let scratch = Scratch::new();
    let config = Config::new().with_large_int("number").with_out_dir(&scratch.0);
    macro_rules! export {
        ($($name:ty),+ $(,)?) => { $(<$name>::export_all(&config).expect("it can be written");)+ };
    }
    export!(
        ClientMessage,
        ServerMessage,
        About,
        NewPerson,
        Welcomed,
        Me,
        Device,
        DeviceCode,
        NewDevice,
        Health,
        Imported,
        AnalysisPage,
        AnalysisCard,
        PuzzleShelf,
        PuzzlePage,
        PuzzleAttempt,
        PuzzleResult,
        PuzzleVerdict,
        ReplayPage,
        Proof,
        PlayOn,
        MissionPage,
        OptionPage,
        ComputerPlayer,
        NewMatch,
        Created,
        Invitation,
        Join,
        Invited,
        Joined,
        MatchSummary,
        CampaignBook,
        CampaignPage,
        NewCampaign,
        SheetRequest,
        MissionSheet,
        LayersRequest,
        MissionLayers,
        WorkshopKit,
        GeneratedRequest,
        MissionText,
        PictureRequest,
        NewPrediction,
        StartedWork,
        PredictionProgress,
        NewBalance,
        BalanceProgress,
        TiledImport,
        TiledMission,
        TiledExport,
        SharedMissions,
    );
    let mut files: Vec<PathBuf> =
        fs::read_dir(&scratch.0).expect("it is there").map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| !FORMS.iter().any(|form| file.ends_with(form)));
    files.sort();
    assert!(files.len() > 40, "only {} types", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("it is text");
        let name = file.file_name().expect("a file has a name");
        testkit::golden::check(Path::new(FOLDER).join(name), &text);
    }
}

/// Numbers that both sides need.
#[test]
fn constants() {
    let mut text = "// Written by the tests of the crate protocol. Do not edit.\n\n".to_owned();
    text += &format!("/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n\n");
    text += &format!("/** The longest message, in bytes. */\nexport const MAX_MESSAGE = {MAX_MESSAGE};\n\n");
    text += &format!(
        "/** The longest text to be said, in characters. */\nexport const MAX_SAID = {MAX_SAID};\n\n"
    );
    text += &format!("/** The longest name, in characters. */\nexport const MAX_NAME = {MAX_NAME};\n\n");
    text += "/** Close codes of the socket, and whether to connect again by oneself. */\nexport const CLOSE = {\n";
    for close in Close::ALL {
        let name = serde_json::to_string(&close).expect("it writes");
        let (number, back) = (close.number(), close.come_back());
        text += &format!("  {}: {{ code: {number}, comeBack: {back} }},\n", name.trim_matches('"'));
    }
    text += "} as const;\n";
    testkit::golden::check(Path::new(FOLDER).join("constants.ts"), &text);
}

/// A folder that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        Scratch(std::env::temp_dir().join(format!("protocol-types-{}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = fs::remove_dir_all(&self.0);
    }
}
