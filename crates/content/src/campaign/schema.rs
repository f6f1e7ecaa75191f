//! Every table of campaign files with its fields.
//!
//! The reader refuses whatever is not here, and a test looks for each field in
//! `docs/formats/campaign.md`.

use crate::schema::forms;

forms! {
    /// The file itself.
    CAMPAIGN = "a campaign": "format" "id" "author" "licence" "title" "about" "level" "marine" "recruit"
        "count" "medal" "chapter" "epilogue";
    LEVEL = "[[level]]": "id" "name" "starting_blips" "reinforcements" "rounds";
    MARINE = "[[marine]]": "id" "name" "lines" "replaced" "home";
    RECRUIT = "[[recruit]]": "id" "name" "lines" "place";
    COUNT = "[[count]]": "by" "fallen" "text";
    MEDAL = "[[medal]]": "id" "name" "kills" "survived";
    CHAPTER = "[[chapter]]": "mission" "at_level" "without" "after_defeat" "second_try";
    WITHOUT = "[[chapter.without]]": "marine" "briefing" "ending";
    AT_LEVEL = "[[chapter.at_level]]": "level" "starting_blips" "reinforcements" "rounds";
    /// What follows from a defeat.
    CONSEQUENCE = "a consequence": "text" "starting_blips" "reinforcements" "rounds";
    EPILOGUE = "[epilogue]": "won" "lost" "recruit" "close";
}
