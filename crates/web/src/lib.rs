//! The web page, embedded: one function from a path to a file.
//!
//! The page is built from `ui/` by this crate's build script. Without npm there
//! is a single page instead that says so; [`is_stub`] tells which it is.
#![warn(missing_docs)]

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$BLIPFALL_UI_DIST"]
struct Files;

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// The content, as it is sent.
    pub bytes: Cow<'static, [u8]>,
    /// What to send as `Content-Type`.
    pub mime: &'static str,
    /// What to send as `ETag`, quotes included: it changes with the content alone.
    pub etag: String,
    /// Whether the name changes with the content, so that it may be kept for ever.
    pub immutable: bool,
}

/// The file at a path such as `/assets/index-1a2b.js`; `/` is the page itself.
///
/// Paths are names in a list that was fixed when the program was built: no path
/// reaches a file outside of it.
pub fn asset(path: &str) -> Option<Asset> {
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let file = Files::get(name)?;
    Some(Asset {
        etag: etag(&file.metadata.sha256_hash()),
        mime: mime(name),
        immutable: name.starts_with("assets/"),
        bytes: file.data,
    })
}

/// The paths of all files, without a leading slash.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter()
}

/// Whether the program was built without its page.
pub fn is_stub() -> bool {
    asset("/").is_none_or(|page| {
        let text = String::from_utf8_lossy(&page.bytes);
        text.contains("name=\"blipfall-page\" content=\"stub\"")
    })
}

/// Half of the hash is plenty to tell two versions of a file apart.
fn etag(hash: &[u8; 32]) -> String {
    let digits: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// The kinds of file that the page has; anything else is only bytes.
fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
