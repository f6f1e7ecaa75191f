//! Any bytes are a mission or are refused; a mission is printed and read back without loss, its
//! file is formatted once and for all, and nothing panics on the way to its position.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(source) = std::str::from_utf8(data) else { return };
    let report = content::hulk::parse(source);
    let _ = content::render("mission.toml", source, &report, false);
    if let Ok(tidy) = content::hulk::format(source) {
        assert_eq!(content::hulk::format(&tidy).ok().as_ref(), Some(&tidy));
        assert_eq!(content::hulk::parse(&tidy).mission, report.mission);
    }
    let Some(mission) = report.mission else { return };
    let printed = content::hulk::print(&mission);
    assert_eq!(content::hulk::parse(&printed).mission.as_ref(), Some(&mission), "{printed}");
    let start = space_hulk::SpaceHulk::from_position(
        &mission.position(),
        &mut game_api::Seeded::new(0),
        &mut game_api::Journal::discard(),
    );
    assert!(start.is_ok(), "what the linter lets through can be played");
});
