//! Texts that are stored beside the tests and read as a diff when they change.

use std::fs;
use std::path::Path;

use crate::diff;

/// Set to `1`, this variable makes [`check`] write files instead of comparing.
pub const UPDATE: &str = "BLIPFALL_UPDATE";

const HINT: &str = "if that is as it should be: cargo xtask generated";

/// Compares a text with a stored file, or writes the file if the environment
/// variable [`UPDATE`] is `1`. A relative path starts at the crate under test.
///
/// # Panics
///
/// If the file is missing or different, with the lines in question; or if it
/// cannot be written.
pub fn check(path: impl AsRef<Path>, text: &str) {
    let update = std::env::var(UPDATE).is_ok_and(|value| value == "1");
    if let Err(message) = settle(path.as_ref(), text, update) {
        panic!("{message}");
    }
}

/// The environment is an argument here, since a test cannot safely change it.
fn settle(path: &Path, text: &str, update: bool) -> Result<(), String> {
    if update {
        return write(path, text).map_err(|error| format!("{}: {error}", path.display()));
    }
    let stored = fs::read_to_string(path).map_err(|error| format!("{}: {error}\n{HINT}", path.display()))?;
    // A checkout may have changed the line ends; that is no difference.
    let stored = stored.replace("\r\n", "\n");
    match diff::block(&stored, text) {
        None => Ok(()),
        Some(block) => {
            let path = path.display();
            Err(format!("{path} (-) is not what came out (+), {block}{HINT}"))
        }
    }
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// A folder of its own for each test, since they run side by side.
    struct TempFolder(PathBuf);

    impl TempFolder {
        fn new(name: &str) -> Self {
            let folder = format!("testkit-{}-{name}", std::process::id());
            TempFolder(std::env::temp_dir().join(folder))
        }

        fn file(&self) -> PathBuf {
            self.0.join("inner").join("text.txt")
        }
    }

    impl Drop for TempFolder {
        fn drop(&mut self) {
            // Nothing depends on it: at worst a small folder is left behind.
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_written_file_is_then_found_equal() {
        let place = TempFolder::new("equal");
        let path = place.file();
        settle(&path, "one\ntwo\n", true).expect("it can be written");
        assert_eq!(settle(&path, "one\ntwo\n", false), Ok(()));
        fs::write(&path, "one\r\ntwo\r\n").expect("it can be written");
        assert_eq!(settle(&path, "one\ntwo\n", false), Ok(()));
    }

    #[test]
    fn a_difference_shows_its_lines_and_the_way_out() {
        let place = TempFolder::new("different");
        let path = place.file();
        settle(&path, "one\ntwo\nthree\n", true).expect("it can be written");
        let message = settle(&path, "one\n2\nthree\n", false).expect_err("they differ");
        let block = "at line 2:\n  one\n- two\n+ 2\n  three\n";
        assert!(message.contains(block), "{message}");
        assert!(message.ends_with("cargo xtask generated"), "{message}");
    }

    #[test]
    fn a_missing_file_is_a_failure() {
        let place = TempFolder::new("missing");
        let message = settle(&place.file(), "", false).expect_err("there is no file");
        assert!(message.ends_with("cargo xtask generated"), "{message}");
    }
}
