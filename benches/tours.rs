//! How long it takes to count the tours of a board and to find one by its number: `cargo bench --bench tours`.
//!
//! Every answer is asserted. With an argument above 512, that many megabytes may be used and larger boards are counted
//! too: `cargo bench --bench tours -- 1200` for the open tours of 7×7.

use queens_and_knights::knight::count::{Progress, TourCounter, TourTable, Tours};
use queens_and_knights::{Board, Square};
use std::time::Instant;

/// The sides of a board, whether the tours are closed, and how many there are.
const KNOWN: [(u16, u16, bool, u128); 12] = [
    (6, 6, true, 9_862),
    (5, 8, true, 44_202),
    (6, 7, true, 1_067_638),
    (6, 8, true, 55_488_142),
    (6, 10, true, 239_187_240_144),
    (7, 8, true, 34_524_432_316),
    (5, 5, false, 864),
    (6, 6, false, 3_318_960),
    (5, 8, false, 18_061_054),
    (6, 7, false, 389_969_466),
    (7, 7, false, 82_787_609_160),
    (8, 8, true, 13_267_364_410_532),
];

/// The megabytes that the last two boards take, which are left out where they are not allowed.
const HEAVY: [(u16, u64); 2] = [(7, 1_200), (8, 7_000)];

fn main() {
    let allowed = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(512);
    println!("| board | tours | planned | counted | memory stated |\n|---|---|---|---|---|");
    for (files, ranks, closed, known) in KNOWN {
        if HEAVY.iter().any(|&(side, megabytes)| side == files && side == ranks && megabytes > allowed) {
            continue;
        }
        let board = Board::new(files, ranks);
        let tours =
            if closed { Tours::closed(board) } else { Tours::open(board) }.expect("a board that can be counted");
        let begin = Instant::now();
        let mut counter = TourCounter::new(&tours, allowed * 1_000_000);
        let mut planned = None;
        let total = loop {
            match counter.advance(1_000_000).expect("enough memory") {
                Progress::Planning(_) => {}
                Progress::Counting { .. } => drop(planned.get_or_insert_with(|| begin.elapsed())),
                Progress::Done(total) => break total,
            }
        };
        let counted = begin.elapsed();
        assert_eq!(total, known, "{files}×{ranks}");
        println!(
            "| {files}×{ranks} {} | {total} | {:.3} s | {:.3} s | {:.1} MB |",
            if closed { "closed" } else { "open" },
            planned.unwrap_or(counted).as_secs_f64(),
            counted.as_secs_f64(),
            counter.memory().unwrap_or(0) as f64 / 1e6,
        );
    }

    let begin = Instant::now();
    let table = TourTable::try_new(Board::new(6, 8)).expect("a small board");
    println!("\n6×8: a table of {:.1} MB in {:.3} s,", table.memory() as f64 / 1e6, begin.elapsed().as_secs_f64());
    let begin = Instant::now();
    const TOURS: u32 = 20_000;
    for index in 0..TOURS {
        let number = 1 + u64::from(index) * (table.total() - 1) / u64::from(TOURS - 1);
        let tour = table.tour(number, Square::new(0, 0)).expect("a number there is");
        assert!(tour.is_closed() && tour.squares().len() == 48);
    }
    println!("then {:.1} µs a tour.", begin.elapsed().as_secs_f64() * 1e6 / f64::from(TOURS));
}
