use super::*;

#[track_caller]
fn check(text: &str, expected: &[(&str, &str)]) {
    let scan = scan("a.rs", text);
    let found: Vec<_> = scan.proofs.iter().map(|proof| (proof.rule.as_str(), proof.test.as_str())).collect();
    assert_eq!(found, expected);
    assert_eq!(scan.problems, [""; 0]);
}

#[track_caller]
fn check_problem(text: &str, expected: &str) {
    let scan = scan("a.rs", text);
    assert_eq!(scan.proofs, []);
    assert_eq!(scan.problems.len(), 1, "{:?}", scan.problems);
    assert!(scan.problems[0].contains(expected), "{}", scan.problems[0]);
}

#[test]
fn a_claim_above_a_test() {
    check("/// Proves SH-MOVE-06.\n#[test]\nfn diagonal() {}\n", &[("SH-MOVE-06", "a.rs::diagonal")]);
}

#[test]
fn several_ids_on_several_lines() {
    check(
        "/// Proves SH-MOVE-06, SH-AMB-10,\n/// SH-LOS-01.\n#[test]\nfn f() {}",
        &[("SH-MOVE-06", "a.rs::f"), ("SH-AMB-10", "a.rs::f"), ("SH-LOS-01", "a.rs::f")],
    );
}

#[test]
fn a_line_may_break_before_the_comma() {
    check(
        "/// Proves SH-A-01\n/// , SH-A-02.\n#[test]\nfn f() {}",
        &[("SH-A-01", "a.rs::f"), ("SH-A-02", "a.rs::f")],
    );
}

#[test]
fn other_text_may_stand_around_a_claim() {
    check(
        "/// A corner, drawn.\n///\n/// Proves SH-A-01. And more: SH-A-09.\n/// Words.\n#[test]\nfn f() {}",
        &[("SH-A-01", "a.rs::f")],
    );
}

#[test]
fn two_claims_above_one_test() {
    check(
        "/// Proves SH-A-01.\n/// Proves SH-B-01.\n#[test]\nfn f() {}",
        &[("SH-A-01", "a.rs::f"), ("SH-B-01", "a.rs::f")],
    );
}

#[test]
fn attributes_in_any_order_and_length() {
    check(
        "#[test]\n/// Proves SH-A-01.\n// plain\n#[should_panic(\n    expected = \"[ignore]\",\n)]\npub fn f() {}",
        &[("SH-A-01", "a.rs::f")],
    );
    check("/// Proves SH-A-01.\n#[test] #[rustfmt::skip] fn f() {}", &[("SH-A-01", "a.rs::f")]);
}

#[test]
fn nested_modules_and_windows_lines() {
    check(
        "mod tests {\r\n    /// Proves SH-A-01.\r\n    #[test]\r\n    fn f() {}\r\n}\r\n",
        &[("SH-A-01", "a.rs::f")],
    );
}

#[test]
fn the_place_is_the_line_of_the_claim() {
    let scan = scan("a.rs", "\n/// Proves SH-A-01.\n#[test]\nfn f() {}");
    assert_eq!(scan.proofs[0].place, "a.rs:2");
}

#[test]
fn prose_is_no_claim() {
    check("/// Proves that the toy game ends.\nfn f() {}", &[]);
    check("//! A test proves SH-A-01 by a comment.\n", &[]);
    check("// see SH-A-01\nfn f() {}", &[]);
}

#[test]
fn strings_and_block_comments_claim_nothing() {
    let test = "/// Proves SH-A-01.\n#[test]\nfn f() {}\n";
    check(&format!("/*\n{test}*/\n"), &[]);
    check(&format!("const X: &str = r#\"\n{test}\"#;\n"), &[]);
    check(&format!("const X: &str = \"\\\n{test}\";\n"), &[]);
}

#[test]
fn a_claim_needs_a_test_attribute() {
    check_problem("/// Proves SH-A-01.\nfn f() {}", "`f`, which is not a #[test]");
    check_problem("/// Proves SH-A-01.\n#[inline]\nfn f() {}", "not a #[test]");
}

#[test]
fn a_claim_needs_a_function() {
    for item in ["struct S;", "mod tests {", "", "macro!();", "fn $name() {}"] {
        let text = format!("/// Proves SH-A-01.\n#[test]\n{item}\n");
        check_problem(&text, "a.rs:1: the claim is not directly above a test");
    }
}

#[test]
fn a_claim_stands_directly_above() {
    check_problem("/// Proves SH-A-01.\n\n#[test]\nfn f() {}", "not directly above");
}

#[test]
fn a_test_not_always_run_proves_nothing() {
    for attribute in
        ["#[ignore]", "#[ignore = \"slow\"]", "#[cfg_attr(debug_assertions, ignore)]", "#[cfg(unix)]"]
    {
        let text = format!("/// Proves SH-A-01.\n#[test]\n{attribute}\nfn f() {{}}");
        check_problem(&text, "not always run");
    }
}

#[test]
fn ids_are_spelled_out() {
    for ids in [
        "SH-A-01 to 05",
        "SH-A-01-05",
        "SH-A-01..05",
        "SH-A-01...",
        "SH-A-01, 02",
        "SH-A-*",
        "SH-A-01 and SH-A-02",
        "SH-A-01,",
    ] {
        let text = format!("/// Proves {ids}.\n#[test]\nfn f() {{}}");
        check_problem(&text, "is no rule ID");
    }
}

#[test]
fn a_claim_ends_with_a_full_stop() {
    check_problem("/// Proves SH-A-01\n#[test]\nfn f() {}", "no full stop");
    check_problem("/// Proves SH-A-01\n///\n/// More.\n#[test]\nfn f() {}", "no full stop");
}

#[test]
fn a_claim_starts_its_line() {
    check_problem("/// Steps. Proves SH-A-01.\n#[test]\nfn f() {}", "must start its line");
}

#[test]
fn a_claim_is_a_doc_comment() {
    check_problem("// Proves SH-A-01.\n#[test]\nfn f() {}", "must be a `///` comment");
    check_problem("//! Proves SH-A-01.\n", "must be a `///` comment");
    check_problem("//// Proves SH-A-01.\n#[test]\nfn f() {}", "must be a `///` comment");
}
