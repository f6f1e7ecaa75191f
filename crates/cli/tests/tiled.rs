//! `blipfall mission export` and `blipfall mission import` from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use content::hulk::{Library, parse};

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("blipfall-tiled-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn mission(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_blipfall"))
        .arg("mission")
        .args(args)
        .output()
        .expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A mission that was written as a map, in either form, and read again is the same mission.
#[test]
fn a_mission_comes_back_from_a_map() {
    let folder = Folder::new("back");
    let known = Library::built_in().find("the-well").expect("a mission of the program");
    for form in ["tmx", "tmj"] {
        let (map, back) = (folder.file(&format!("the-well.{form}")), folder.file("back.toml"));
        let written = mission(&["export", "the-well", "-o", &map]);
        assert_eq!((written.status.code(), written.stdout.len()), (Some(0), 0), "{written:?}");
        assert!(
            Path::new(&folder.file("blipfall-sections.png")).exists(),
            "the picture of the tiles lies beside it"
        );
        let starts = fs::read_to_string(&map).expect("a map");
        assert_eq!(starts.starts_with("<?xml"), form == "tmx", "the ending says how it is written");
        let read = mission(&["import", &map, "-o", &back]);
        assert_eq!((read.status.code(), text(&read.stderr)), (Some(0), String::new()));
        let report = parse(&fs::read_to_string(&back).expect("a mission file"));
        let found = report.mission.unwrap_or_else(|| panic!("{:#?}", report.diagnostics));
        assert_eq!((found.position(), &found.briefing), (known.position(), &known.briefing), "{form}");
        fs::remove_file(folder.file("blipfall-sections.png")).expect("it is there");
    }
    let printed = mission(&["export", "the-well", "--format", "tmj"]);
    assert!(text(&printed.stdout).starts_with('{'), "without a file it is printed");
}

/// What cannot be read or is no map ends with its own number, and says why.
#[test]
fn what_is_no_map_is_refused() {
    let folder = Folder::new("wrong");
    let missing = mission(&["import", &folder.file("none.tmx")]);
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(3), 0));
    assert!(text(&missing.stderr).contains("none.tmx"), "{missing:?}");
    let file = folder.file("wrong.tmx");
    fs::write(&file, "<map>").expect("it is written");
    let wrong = mission(&["import", &file]);
    assert_eq!((wrong.status.code(), wrong.stdout.len()), (Some(2), 0));
    assert!(text(&wrong.stderr).contains("wrong.tmx: "), "{wrong:?}");
    let unknown = mission(&["export", "no-such-mission"]);
    assert_eq!(unknown.status.code(), Some(3), "{unknown:?}");
    let form = mission(&["export", "the-well", "--format", "png"]);
    assert!(text(&form.stderr).contains("tmx and tmj"), "{form:?}");
}
