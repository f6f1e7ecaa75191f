use generator::*;
fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap();
    if let Some(order) = Order::from_id(&id) {
        print!("{}", content::print(&order.generate()));
        return;
    }
    let count: u64 = id.parse().unwrap();
    for size in Size::ALL {
        for archetype in Archetype::ALL {
            let mut times = Vec::new();
            let mut diags = 0;
            let mut diff = [0; 6];
            for seed in 0..count {
                let order = Order { archetype, size, seed };
                let began = std::time::Instant::now();
                let mission = order.generate();
                times.push(began.elapsed());
                diff[mission.difficulty as usize] += 1;
                let text = content::print(&mission);
                let report = content::parse(&text);
                if report.mission.as_ref() != Some(&mission) {
                    println!("{} does not come back", order.id());
                }
                for d in &report.diagnostics {
                    diags += 1;
                    if diags < 4 {
                        println!("{}: {d:?}", order.id());
                    }
                }
            }
            times.sort();
            println!(
                "{:10} {:7} median {:?} p99 {:?} diags {diags} difficulty {diff:?}",
                archetype.name(),
                size.name(),
                times[times.len() / 2],
                times[times.len() * 99 / 100]
            );
        }
    }
}
