use super::*;
#[test]
fn explore() {
    for (n, b) in [
        ("small zone", on("a a a:g1<", "phase setup\nhand m1 m2\nzone m1 m2 : 0,0\nround_limit 2")),
    ] {
        let r = std::panic::catch_unwind(|| { let mut s = Scene::new(&b); s.play_with("m1 deploy 0,0 E", &[], &[1]); s });
        match r { Ok(s) => println!("{n}: {} {:?}\n{}", s.decision(), s.events(), s.board()), Err(_) => println!("{n}: PANIC") }
    }
    let s = Scene::problems(&on("a:m1^ a", "marines_killed m4 m4\nmarines_exited m5"));
    println!("dup {s:?}");
    let s = scene("a:m1^ a", "marines_killed m4 m4\nmarines_exited m5");
    println!("{}", s.board());
    let s = Scene::problems(&on("a a a:g1<", "phase setup\nhand m1\nzone m1 m1 : 0,0\nround_limit 2"));
    println!("dupzone {s:?}");
    let mut s = scene("a:b1 a . g:g9^", "retired g1 b2\nphase alien_action\nb1 value 1\nnext g 1");
    s.play("b1 convert", &[]);
    println!("{:?} {}", s.events(), s.board());
    let s = scene("a:m1> a", "round_limit 5\nwin alien x immediate : not (marines_on_board 1)");
    println!("{}", s.decision());
    panic!();
}
