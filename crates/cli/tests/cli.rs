//! The program from outside: what it prints, and how it ends.

mod support;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use support::{PROGRAM, blipfall, stdout};

#[test]
fn the_help_shows_examples_that_work() {
    let overview = blipfall(&["help"], "");
    assert!(overview.status.success());
    let text = stdout(&overview);
    assert!(text.contains("Unofficial"));
    let (_, overview) = text.split_once("What you can do:").expect("the overview");
    let examples: Vec<&str> = overview.lines().filter_map(|line| line.strip_prefix("      ")).collect();
    assert!(examples.len() >= 5);
    let bin = Path::new(PROGRAM).parent().expect("a folder");
    for example in examples {
        let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
        let run = Command::new("sh").args(["-c", example]).env("PATH", path).output().expect("a shell");
        assert!(run.status.success() && !run.stdout.is_empty(), "{example}: {run:?}");
        assert!(!stdout(&run).contains("\"ok\":false"), "{example}: {run:?}");
    }
}

/// A password stays out of errors, whichever option it was written behind, and whoever wrote it into a call is warned.
#[test]
fn passwords_are_in_no_error() {
    let folder = std::env::temp_dir().join(format!("blipfall-passwords-{}", std::process::id()));
    let folder = folder.to_str().expect("a plain path");
    let (mistyped, unusable) = ("postgress://ann:hunter2@db/blip", "postgres://ann:hunter2@db:x/blip");
    for place in [mistyped, unusable] {
        for call in [
            &["serve", "--listen", "127.0.0.1:0", "--store", place][..],
            &["store", "copy", "--from", place, "--to", folder],
            &["store", "copy", "--to", place, "--from", folder],
            &["store", "check", "--store", place, "--replay"],
            &["store", "check", "--data", place],
        ] {
            let refused = blipfall(call, "");
            let errors = String::from_utf8_lossy(&refused.stderr);
            assert_eq!(refused.status.code(), Some(1), "{call:?}: {errors}");
            assert!(!errors.contains("hunter2") && !stdout(&refused).contains("hunter2"), "{errors}");
        }
        assert!(!Path::new(place).exists(), "it has become a folder");
    }
    let warned = |call: &[&str], variables: &[(&str, &str)]| {
        let run = Command::new(PROGRAM).args(call).envs(variables.iter().copied()).output().expect("it ends");
        String::from_utf8_lossy(&run.stderr).contains("in the list of processes")
    };
    let good = "postgres://ann:hunter2@127.0.0.1:1/blip?sslmode=nonsense";
    assert!(warned(&["store", "copy", "--from", folder, "--to", good], &[]));
    assert!(warned(&["store", "copy", "--from", good, "--to", folder], &[]));
    assert!(warned(&["store", "check", "--store", good], &[]));
    assert!(!warned(&["store", "copy", "--from", folder], &[("BLIPFALL_TO", good)]));
    assert!(!warned(&["store", "check"], &[("BLIPFALL_STORE", good)]));
}

#[test]
fn engine_answers_and_ends_with_its_input() {
    let output = blipfall(&["engine"], "{\"id\":1,\"cmd\":\"hello\"}\n\nnonsense\n");
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("{\"id\":1,\"ok\":true") && lines[1].contains("bad_json"));
    assert!(output.stderr.is_empty());
}

#[test]
fn board_prints_the_canonical_form_or_the_problems() {
    let fine = blipfall(&["board", "-"], "a:m1>   a a:g1<\n\nturn 1\n");
    assert_eq!((fine.status.code(), stdout(&fine).trim_end()), (Some(0), "a:m1> a a:g1<"));
    let wrong = blipfall(&["board", "-"], "a:m1> a\n\ntrun 3\n");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(stdout(&wrong).contains("line 3, column 1"));
    let unplayable = blipfall(&["board", "-"], "a:m1>,+ a\n");
    assert_eq!(unplayable.status.code(), Some(1));
    assert!(stdout(&unplayable).contains("units[0].at"));
    assert_eq!(blipfall(&["board", "no such file"], "").status.code(), Some(1));
    assert_eq!(blipfall(&["board"], "").status.code(), Some(2));
}

#[test]
fn board_gives_a_position_that_the_engine_loads() {
    let position = stdout(&blipfall(&["board", "-", "--json"], "a:m1> a a:g1<\n"));
    let request = format!("{{\"cmd\":\"load\",\"position\":{}}}\n", position.trim_end());
    assert!(stdout(&blipfall(&["engine"], &request)).contains("\"ok\":true"));
}

#[test]
fn board_draws_what_it_has_read() {
    let board = "a:m1> a a:+ a:g1<\n";
    let picture = stdout(&blipfall(&["board", "-", "--svg", "--legend"], board));
    assert!(picture.starts_with("<svg ") && picture.contains("closed door"));
    let text = blipfall(&["board", "-", "--text"], board);
    assert_eq!(stdout(&text), "############\n##M>. ++g<##\n############\n");
    let text = blipfall(&["board", "-", "--text", "--unicode", "--color"], board);
    assert!(stdout(&text).contains("\u{1b}[0;1;33mM→"));
    assert_eq!(blipfall(&["board", "-", "--text", "--svg"], board).status.code(), Some(2));
}

#[test]
fn mission_render_draws_by_id_and_by_file() {
    let text = stdout(&blipfall(&["mission", "render", "first-contact", "--text"], ""));
    assert!(text.starts_with("First Contact\n") && text.contains("##. M^S>"));
    let folder = std::env::temp_dir().join(format!("blipfall-render-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("picture.svg");
    let name = file.to_str().expect("a plain path");
    let mission = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/first-contact.toml");
    let mission = mission.to_str().expect("a plain path");
    let drawn = blipfall(&["mission", "render", mission, "-o", name, "--lang", "de", "--legend"], "");
    assert_eq!((drawn.status.code(), drawn.stdout.len()), (Some(0), 0));
    let picture = std::fs::read_to_string(&file).expect("the picture");
    assert!(picture.contains("lang=\"de\"") && picture.contains("Sturmbolter"));
    assert_eq!(
        picture,
        stdout(&blipfall(&["mission", "render", "first-contact", "--lang=de", "--legend"], ""))
    );
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn mission_render_says_what_it_could_not_draw() {
    let unknown = blipfall(&["mission", "render", "no-such-mission"], "");
    assert_eq!(unknown.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("first-contact"));
    let broken = blipfall(&["mission", "render", "-"], "format = 1\n");
    assert_eq!((broken.status.code(), broken.stdout.len()), (Some(2), 0));
    let language = blipfall(&["mission", "render", "first-contact", "--lang", "xx"], "");
    assert_eq!(language.status.code(), Some(2));
    let nowhere = blipfall(&["mission", "render", "first-contact", "-o", "no such folder/a.svg"], "");
    assert_eq!(nowhere.status.code(), Some(1));
}

#[test]
fn bench_tells_every_figure_as_json() {
    let output = blipfall(&["bench", "--json", "--seconds", "1"], "");
    let names: Vec<String> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .inspect(|figure| assert!(figure["value"].as_f64().expect("a number") > 0.0, "{figure}"))
        .map(|figure| figure["name"].as_str().expect("a name").to_owned())
        .collect();
    let expected = "playouts decision decisions_per_game rounds_per_game playouts_best decision_best \
        long_playouts long_decision long_decisions_per_game long_rounds_per_game long_playouts_best \
        long_decision_best \
        angel_playouts angel_decision angel_decisions_per_game angel_rounds_per_game angel_playouts_best \
        angel_decision_best sight clone \
        simulate_1_thread simulate_2_threads veteran_decision veteran_decision_99 generate \
        prepare_open prepare_open_bytes prepare_open_most_bytes \
        prepare_wide prepare_wide_bytes prepare_wide_most_bytes state_size";
    assert_eq!(names.join(" "), expected);
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let lines = "{\"cmd\":\"missions\"}\n".repeat(20_000);
    let mut child = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("its input").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A folder of its own for each test, since they run side by side.
struct TempFolder(std::path::PathBuf);

impl TempFolder {
    fn new(name: &str) -> TempFolder {
        let folder = std::env::temp_dir().join(format!("blipfall-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        TempFolder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).expect("it can be written");
        self.path(name)
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

#[test]
fn a_new_mission_is_written_once_checked_and_tidy() {
    let folder = TempFolder::new("new");
    let dir = folder.path("");
    let new = blipfall(&["mission", "new", "my-own", "--dir", &dir], "");
    assert_eq!((code(&new), stdout(&new).trim()), (Some(0), folder.path("my-own.toml").as_str()));
    let again = blipfall(&["mission", "new", "my-own", "--dir", &dir, "--title", "Other"], "");
    assert_eq!(code(&again), Some(3), "never over a file that is there");
    assert_eq!(code(&blipfall(&["mission", "new", "My Own", "--dir", &dir], "")), Some(2));
    let check = blipfall(&["mission", "check", "--deny-warnings", &dir], "");
    assert_eq!((code(&check), stdout(&check).trim()), (Some(0), "1 file checked: nothing wrong"));
    assert_eq!(code(&blipfall(&["mission", "fmt", "--check", &dir], "")), Some(0));
}

#[test]
fn check_tells_errors_from_warnings_and_ends_accordingly() {
    let folder = TempFolder::new("check");
    let fine = content::hulk::starter("fine", "Fine");
    let unused = fine.replace(".21+....+.....X", ".21+....+..Q..X");
    let path = folder.write("fine.toml", &unused);
    assert_eq!(code(&blipfall(&["mission", "check", &path], "")), Some(0));
    assert_eq!(code(&blipfall(&["mission", "check", "--deny-warnings", &path], "")), Some(1));
    let wrong = unused.replace("rank = \"sergeant\"", "rank = \"sargeant\"");
    let check = blipfall(&["mission", "check", "-"], &wrong);
    assert_eq!(code(&check), Some(2));
    let text = stdout(&check);
    assert!(text.contains("error[bad-value]: `sargeant` is no value of `rank`"), "{text}");
    assert!(text.contains("= help: did you mean `sergeant`?") && text.contains("<stdin>:"), "{text}");
    let json = blipfall(&["mission", "check", "--format", "json", "-"], &wrong);
    let finding: serde_json::Value = serde_json::from_str(stdout(&json).trim()).expect("one object");
    let line = wrong.lines().position(|line| line.contains("sargeant")).expect("it is there") + 1;
    assert_eq!((&finding["place"]["line"], &finding["place"]["column"]), (&line.into(), &8.into()));
    assert_eq!(code(&blipfall(&["mission", "check", &folder.path("nothing.toml")], "")), Some(3));
}

#[test]
fn list_and_show_know_the_users_own_missions() {
    let folder = TempFolder::new("list");
    let dir = folder.path("");
    folder.write("own.toml", &content::hulk::starter("own", "My Own"));
    folder.write("broken.toml", "format = 1\n");
    let list = blipfall(&["mission", "list", "--missions", &dir], "");
    assert_eq!(code(&list), Some(0));
    let text = stdout(&list);
    assert!(text.contains("shakedown") && text.contains("built in") && text.contains("My Own"), "{text}");
    assert!(String::from_utf8_lossy(&list.stderr).contains("broken.toml is left out"));
    let json = stdout(&blipfall(&["mission", "list", "--json", "--missions", &dir], ""));
    let ids: Vec<String> = json
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON")["id"].to_string())
        .collect();
    assert!(ids.contains(&"\"own\"".to_owned()) && ids.contains(&"\"first-contact\"".to_owned()));
    let show = stdout(&blipfall(&["mission", "show", "own", "--missions", &dir], ""));
    assert!(show.contains("My Own") && show.contains("Sergeant First"), "{show}");
    let german = stdout(&blipfall(&["mission", "show", "shakedown", "--lang", "de"], ""));
    assert!(german.contains("Feuertaufe"), "{german}");
    assert_eq!(code(&blipfall(&["mission", "show", "nowhere"], "")), Some(3));
    assert_eq!(code(&blipfall(&["mission", "show", &folder.path("broken.toml")], "")), Some(2));
    assert_eq!(code(&blipfall(&["mission", "list", "--missions", &folder.path("no")], "")), Some(3));
    let request = "{\"cmd\":\"new\",\"mission\":\"own\"}\n";
    assert!(stdout(&blipfall(&["engine", "--missions", &dir], request)).contains("\"ok\":true"));
}

#[test]
fn fmt_tidies_in_place_and_only_tells_with_check() {
    let folder = TempFolder::new("fmt");
    let tidy = content::hulk::starter("own", "Own");
    let messy = tidy.replace("format = 1\nid = \"own\"", "id   = \"own\"   # mine\nformat=1");
    let path = folder.write("own.toml", &messy);
    let check = blipfall(&["mission", "fmt", "--check", &path], "");
    assert_eq!((code(&check), stdout(&check).trim()), (Some(1), path.as_str()));
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), messy);
    assert_eq!(code(&blipfall(&["mission", "fmt", &path], "")), Some(0));
    let written = std::fs::read_to_string(&path).expect("still there");
    assert_eq!(written, tidy.replace("id = \"own\"", "id = \"own\"  # mine"));
    assert_eq!(stdout(&blipfall(&["mission", "fmt", "-"], &messy)), written);
    assert_eq!(code(&blipfall(&["mission", "fmt", "-"], "a = ")), Some(2));
    let old =
        tidy.replace("format = 1", "format = 0").replace("[rounds]\nlimit = 10\nwinner = \"alien\"\n", "");
    let old = old.replace("[[marine]]", "[[marines]]").replace("[[door]]", "[[doors]]");
    assert_eq!(code(&blipfall(&["mission", "fmt", "-"], &old)), Some(2));
    let new = stdout(&blipfall(&["mission", "fmt", "--upgrade", "-"], &old));
    assert!(new.starts_with("format = 1\n") && new.contains("[[marine]]"), "{new}");
}

#[test]
fn the_deck_is_checked_listed_and_shown() {
    let check = blipfall(&["deck", "check", "--deny-warnings"], "");
    assert_eq!((code(&check), stdout(&check).trim()), (Some(0), "11 files checked: nothing wrong"));
    let list = stdout(&blipfall(&["deck", "list", "--lang", "de"], ""));
    assert_eq!(list.lines().count(), 84);
    assert!(list.lines().any(|line| line.starts_with("door ") && line.ends_with("Tür")), "{list}");
    let card = stdout(&blipfall(&["deck", "show", "dead-aim", "--lang", "sk"], ""));
    assert!(card.starts_with("Presná muška\nKarta akcie: 16, Útok\nTím: zelený\n\n"), "{card}");
    assert!(card.contains("padne 4, môžeš zabiť až 3"), "{card}");
    let setup = stdout(&blipfall(&["deck", "show", "void-lock-12"], ""));
    for line in
        ["Players: 3, 6", "Location deck: 1A, 2, 3, 4", "Spawn: major 5, minor 3", "Blip piles: 9 / 9"]
    {
        assert!(setup.lines().any(|found| found == line), "{line}\n{setup}");
    }
    let event = stdout(&blipfall(&["deck", "show", "evasion"], ""));
    assert!(event.contains("Spawn: yellow (minor), red (minor)\nMovement: head: flank\n"), "{event}");
    assert!(stdout(&blipfall(&["deck", "show", "brood-lord"], "")).contains("2 symbols"));
    assert_eq!(code(&blipfall(&["deck", "show", "nothing"], "")), Some(3));
    assert_eq!(code(&blipfall(&["deck", "show", "door", "--lang", "xx"], "")), Some(2));
}

#[test]
fn deck_check_ends_as_mission_check_does() {
    let folder = TempFolder::new("deck");
    let text = |text: &str| {
        format!("version = 1\n[[text]]\ncard = \"evasion\"\nname = {{ en = \"E\" }}\ntext.en = \"{text}\"\n")
    };
    let fine = "Next round: with an Attack card only 1 Marine of the team may attack.";
    let path = folder.write("fine.toml", &text(fine));
    assert_eq!(code(&blipfall(&["deck", "check", &path], "")), Some(0), "warnings only");
    assert_eq!(code(&blipfall(&["deck", "check", "--deny-warnings", &path], "")), Some(1));
    let wrong = blipfall(&["deck", "check", "--format", "json", "-"], &text(&fine.replace('1', "2")));
    assert_eq!(code(&wrong), Some(2));
    let lines = stdout(&wrong);
    let number = lines.lines().find(|line| line.contains("text-number")).expect("the finding");
    let finding: serde_json::Value = serde_json::from_str(number).expect("an object");
    assert_eq!((&finding["place"]["line"], &finding["file"]), (&5.into(), &"<stdin>".into()));
    assert_eq!(code(&blipfall(&["deck", "check", &folder.path("nothing.toml")], "")), Some(3));
}
