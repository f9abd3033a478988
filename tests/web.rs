//! The wasm edge as a browser sees it.

#![cfg(target_arch = "wasm32")]

use queens_and_knights::wasm::{Counter, Player, fundamental_count, published_count, quickest_method};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn sentence(result: Result<Player, JsValue>) -> String {
    String::from(result.err().expect("refused").unchecked_into::<js_sys::Error>().message())
}

#[wasm_bindgen_test]
fn a_run_is_walked_in_both_directions() {
    let mut player = Player::queens(8.0, "marks", &[]).unwrap();
    assert_eq!((player.step(), player.event(), player.length()), (0.0, None, None));
    assert!(!player.explore(1e6));
    assert_eq!((player.length(), player.step_of(0, 1.0), player.step_of(0, 93.0)), (Some(17_868.0), Some(982.0), None));
    player.go_to(982.0);
    assert_eq!(player.event(), Some(3 << 29));
    assert_eq!(player.statistics(), [113.0, 763.0, 105.0, 1.0, 8.0, 0.0]);
    let columns: Vec<u32> = player.path().iter().map(|square| square & 1023).collect();
    assert_eq!(columns, [0, 4, 7, 5, 2, 6, 1, 3]);
    assert_eq!((player.next(0), player.previous(0)), (player.step_of(0, 2.0), None));
    player.go_to(f64::INFINITY);
    assert_eq!(player.step(), 17_868.0);
    player.go_to(f64::NAN);
    assert_eq!(player.step(), 0.0);
    assert_eq!(player.densities(17_868.0, 10.0).unwrap().len(), 20);
    assert!(player.densities(17_868.0, 0.5).is_err());
}

#[wasm_bindgen_test]
fn what_is_no_board_size_is_refused_in_a_sentence() {
    for (n, said) in
        [(0.0, "0"), (8.7, "8.7"), (-1.0, "-1"), (33.0, "33"), (4294967304.0, "4294967304"), (f64::NAN, "NaN")]
    {
        let expected = format!("The board size must be a whole number from 1 to 32, not {said}.");
        assert_eq!(sentence(Player::queens(n, "marks", &[])), expected);
    }
}

#[wasm_bindgen_test]
fn what_is_no_solver_or_no_square_is_refused_in_a_sentence() {
    let unknown = "A queens solver is scan, marks, mask, permute or access.";
    assert_eq!(sentence(Player::queens(8.0, "guess", &[])), unknown);
    let clash = "The given queens on a1 and b1 attack each other.";
    assert_eq!(sentence(Player::queens(8.0, "marks", &[0, 1])), clash);
    for square in [8, 8 << 10, u32::MAX] {
        let off = "There is a square that is not on the 8×8 board.";
        assert_eq!(sentence(Player::queens(8.0, "marks", &[square])), off);
    }
}

#[wasm_bindgen_test]
fn tours_are_made_given_and_searched_for() {
    let c3 = 2 << 10 | 2;
    let mut closed = Player::tour(8.0, 8.0, c3, true, None, &[]).unwrap();
    closed.explore(1e6);
    assert_eq!((closed.start(), closed.length(), closed.way().len()), (Some(c3), Some(64.0), 64));

    let digits = "072143603560134671245703";
    let mut given = Player::given_tour(5.0, 5.0, 0, &[], digits).unwrap();
    given.explore(1e6);
    assert_eq!((given.length(), given.broken()), (Some(24.0), None));
    let broken = Player::given_tour(5.0, 5.0, 0, &[], "04").unwrap();
    assert_eq!((broken.way().len(), broken.broken().is_some()), (2, true));

    let mut search = Player::search(8.0, 8.0, c3, true, &[], "warnsdorff", false).unwrap();
    assert_eq!(search.start(), Some(4 << 10 | 3));
    assert_eq!(search.candidates().len(), 8 * 4);
    search.explore(1e6);
    assert_eq!(search.explored()[3], 1.0);
}

#[wasm_bindgen_test]
fn a_tour_that_cannot_be_is_refused_with_the_reason() {
    let closed = Player::tour(5.0, 5.0, 0, true, None, &[]);
    assert_eq!(sentence(closed), "A closed tour needs an even number of squares: 5×5 has 25.");
    let off = "The number of files must be a whole number from 1 to 1000, not 1001.";
    assert_eq!(sentence(Player::tour(1001.0, 5.0, 0, true, None, &[])), off);
    let wide = "The number of files must be a whole number from 1 to 50, not 51.";
    assert_eq!(sentence(Player::search(51.0, 5.0, 0, true, &[], "plain", false)), wide);
    let moved = "A knight's move is a digit from 0 to 7, not '9' (move 2).";
    assert_eq!(sentence(Player::given_tour(5.0, 5.0, 0, &[], "09")), moved);
    let taken = "The start a1 was taken out of the board.";
    assert_eq!(sentence(Player::given_tour(5.0, 5.0, 0, &[0], "0")), taken);
}

#[wasm_bindgen_test]
fn jobs_add_up_to_the_count() {
    for n in 1..=12 {
        let n = f64::from(n);
        for method in [quickest_method(n).unwrap(), "naive".to_owned()] {
            let mut counter = Counter::new(n, &method).unwrap();
            let solutions = (0..counter.jobs()).map(|job| counter.run(f64::from(job)).unwrap()).sum();
            assert_eq!(published_count(n), Some(solutions), "N = {n}, {method}");
        }
    }
    assert_eq!(fundamental_count(8.0, 92).ok(), Some(12));
}

#[wasm_bindgen_test]
fn what_cannot_be_counted_is_refused_in_a_sentence() {
    let message = |error: JsValue| String::from(error.unchecked_into::<js_sys::Error>().message());
    for (n, said) in [(0.0, "0"), (28.0, "28"), (8.5, "8.5"), (f64::NAN, "NaN")] {
        let refused = Counter::new(n, "naive").map(|_| ()).unwrap_err();
        assert_eq!(message(refused), format!("The board size must be a whole number from 1 to 27, not {said}."));
        assert_eq!(published_count(n), None);
    }
    assert!(message(Counter::new(8.0, "").map(|_| ()).unwrap_err()).starts_with("A counting method is one of "));
    let mut counter = Counter::new(8.0, "naive").unwrap();
    assert_eq!(message(counter.run(8.0).unwrap_err()), "The job must be a whole number from 0 to 7, not 8.");
}
