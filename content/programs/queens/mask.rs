// N queens with bit masks: rustc -O mask.rs && ./mask 8

fn count(upper: u64, row: u64, rd: u64, ld: u64) -> u64 {
    // line 0
    if row == upper {
        // line 1
        return 1; // line 1
    }
    let mut solutions = 0;
    let mut pos = upper & !(row | rd | ld); // line 2
    while pos != 0 {
        // line 4
        let p = pos & pos.wrapping_neg(); // line 5
        pos -= p; // line 6
        let below = count(upper, row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
        solutions += below; // line 8
    }
    solutions
}

fn main() {
    let n: u32 = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap());
    println!("{}", count((1 << n) - 1, 0, 0, 0));
}
