//! How pictures are asked for, and where they go; for every command that draws.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::ValueEnum;
use content::Language;
use drawing::{Picture, Scene, Settings, Words, svg, text};

use crate::Exit;

/// What is drawn beside the position itself.
#[derive(clap::Args)]
pub(crate) struct DrawOptions {
    /// Draw coordinates along the edges
    #[arg(long)]
    coordinates: bool,
    /// Add a legend that explains the signs
    #[arg(long)]
    legend: bool,
    /// Write the names of Marines (in pictures; in text the legend has them)
    #[arg(long)]
    names: bool,
    /// Show the values of blips
    #[arg(long)]
    values: bool,
    /// The language of titles and words: en, sk, hu, it or de
    #[arg(long, default_value = "en", value_parser = language, hide_default_value = true)]
    pub lang: Language,
    /// Draw text with Unicode lines and arrows; auto: on a terminal that can show them
    #[arg(long, value_name = "WHEN", default_value = "auto", default_missing_value = "always", num_args = 0..=1, require_equals = true)]
    unicode: When,
    /// Draw text in color; auto: on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", default_value = "auto", default_missing_value = "always", num_args = 0..=1, require_equals = true)]
    color: When,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl When {
    fn or(self, auto: impl FnOnce() -> bool) -> bool {
        match self {
            When::Auto => auto(),
            When::Always => true,
            When::Never => false,
        }
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there is no such language; one of {}", codes.join(", "))
    })
}

impl DrawOptions {
    fn words(&self) -> &'static Words {
        Words::of(self.lang.code()).unwrap_or_else(Words::english)
    }

    /// The picture as an SVG file.
    pub fn svg(&self, picture: &Picture) -> String {
        let settings = Settings {
            words: self.words(),
            coordinates: self.coordinates,
            legend: self.legend,
            blip_values: self.values,
            names: self.names,
        };
        svg::write(&Scene::new(picture, &settings))
    }

    /// The picture as text, for standard output or for a file.
    pub fn text(&self, picture: &Picture, is_file: bool) -> String {
        let on_terminal = !is_file && io::stdout().is_terminal();
        let style = text::Style {
            words: self.words(),
            unicode: self.unicode.or(|| on_terminal && speaks_unicode()),
            color: self.color.or(|| on_terminal && is_unset("NO_COLOR")),
            coordinates: self.coordinates,
            legend: self.legend,
            blip_values: self.values,
        };
        text::draw(picture, &style)
    }
}

/// NO_COLOR counts only if it is not empty.
fn is_unset(variable: &str) -> bool {
    std::env::var_os(variable).is_none_or(|value| value.is_empty())
}

/// Whether the locale says UTF-8; the first variable that is set decides.
fn speaks_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|name| !is_unset(name));
    let locale = locale.and_then(|name| std::env::var(name).ok()).unwrap_or_default().to_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// Writes a picture into a file, or to standard output.
pub(crate) fn deliver(drawn: &str, file: Option<&PathBuf>, out: &mut impl Write) -> io::Result<Exit> {
    let Some(path) = file else {
        out.write_all(drawn.as_bytes())?;
        return Ok(Exit::Fine);
    };
    if let Err(error) = fs::write(path, drawn) {
        eprintln!("blipfall: {}: {error}", path.display());
        return Ok(Exit::Problems);
    }
    Ok(Exit::Fine)
}
