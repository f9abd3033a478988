//! The wasm edge as a browser sees it.

#![cfg(target_arch = "wasm32")]

#[path = "it/promised.rs"]
mod promised;

use queens_and_knights::wasm::{
    Completions, Counter, Player, Racer, Solutions, TourCount, TourTable, finish_ride, fundamental_count, job_lines,
    published_count, published_tours, queens_attackers, queens_conflicts, queens_fen, queens_image, queens_number,
    queens_text_board, quickest_method, read_job_lines, tour_texts, tours_exceed, why_no_tour,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn message(error: JsValue) -> String {
    String::from(error.unchecked_into::<js_sys::Error>().message())
}

fn sentence(result: Result<Player, JsValue>) -> String {
    message(result.err().expect("refused"))
}

fn get(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap()
}

fn text(object: &JsValue, name: &str) -> String {
    get(object, name).as_string().unwrap()
}

#[wasm_bindgen_test]
fn a_run_is_walked_in_both_directions() {
    let mut player = Player::queens(8.0, "marks", &[]).unwrap();
    assert_eq!((player.step(), player.length()), (0.0, None));
    assert!(!player.explore(1e6));
    assert_eq!(
        (player.length(), player.step_of(0.0, 1.0), player.step_of(0.0, 93.0)),
        (Some(17_868.0), Ok(Some(982.0)), Ok(None))
    );
    player.go_to(982.0);
    assert_eq!((player.next(0.0), player.previous(0.0)), (player.step_of(0.0, 2.0), Ok(None)));
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
        let expected = format!("Board size must be a whole number from 1 to 32, not {said}.");
        assert_eq!(sentence(Player::queens(n, "marks", &[])), expected);
    }
}

#[wasm_bindgen_test]
fn what_is_no_solver_or_no_square_is_refused_in_a_sentence() {
    assert!(sentence(Player::queens(8.0, "guess", &[])).starts_with("A queens solver is scan, marks, "));
    let clash = "The given queens on a1 and b1 attack each other.";
    assert_eq!(sentence(Player::queens(8.0, "marks", &[0.0, 1.0])), clash);
}

/// Values that are no square: off the board, and numbers that a cast would turn into a square.
const NO_SQUARES: [f64; 8] = [8.0, 8192.0, 4_294_967_295.0, 4_294_967_296.0, -1.0, 0.5, f64::NAN, f64::INFINITY];

#[wasm_bindgen_test]
fn what_is_no_square_is_refused_wherever_it_is_given() {
    let off = "There is a square that is not on the 8×8 board.";
    for square in NO_SQUARES {
        let list = [square];
        assert_eq!(sentence(Player::queens(8.0, "marks", &list)), off, "{square}");
        assert_eq!(sentence(Player::tour(8.0, 8.0, square, false, None, &[])), off, "{square}");
        assert_eq!(sentence(Player::tour(8.0, 8.0, 0.0, false, Some(square), &[])), off, "{square}");
        assert_eq!(sentence(Player::tour(8.0, 8.0, 0.0, false, None, &list)), off, "{square}");
        assert_eq!(sentence(Player::search(8.0, 8.0, square, false, &[], "plain", false)), off, "{square}");
        assert_eq!(sentence(Player::search(8.0, 8.0, 0.0, false, &list, "plain", false)), off, "{square}");
        assert_eq!(sentence(Player::given_tour(8.0, 8.0, square, &[], "0")), off, "{square}");
        assert_eq!(sentence(Player::given_tour(8.0, 8.0, 0.0, &list, "0")), off, "{square}");
        assert_eq!(sentence(Player::ridden(8.0, 8.0, &[], &list, false)), off, "{square}");
        for refused in [
            Player::tour_soon(8.0, 8.0, square, false, None, &[]).err(),
            finish_ride(8.0, 8.0, &[], &list, false).err(),
            tour_texts(8.0, 8.0, &[], &list).err(),
            why_no_tour(8.0, 8.0, false, &list).err(),
            queens_fen(8.0, &list).err(),
            queens_text_board(8.0, &list).err(),
            queens_conflicts(8.0, &list).err(),
            queens_attackers(8.0, &list).err(),
            queens_image(8.0, &list, 0.0).err(),
            queens_number(8.0, &list).err(),
            Completions::new(8.0, &list).err(),
            Racer::new(8.0, "marks", &list, true).err(),
            Solutions::new(8.0).unwrap().choose(false, Some(square)).err(),
            Solutions::new(8.0).unwrap().answer(Some(list.to_vec()), None, true).err(),
            Solutions::new(8.0).unwrap().images(&list).err(),
        ] {
            assert_eq!(refused.map(message).as_deref(), Some(off), "{square}");
        }
        let mut player = Player::queens(8.0, "marks", &[]).unwrap();
        player.explore(1e6);
        assert_eq!(player.step_of_node(&list), None, "{square}");
    }
    let table = TourTable::new(5.0, 6.0).unwrap();
    for square in NO_SQUARES {
        let off = "There is a square that is not on the 5×6 board.";
        for refused in [table.tour(1.0, square).err(), table.digits(1.0, square).err(), table.number(&[square]).err()] {
            assert_eq!(refused.map(message).as_deref(), Some(off), "{square}");
        }
    }
}

#[wasm_bindgen_test]
fn what_is_no_kind_of_event_is_refused_in_a_sentence() {
    let player = Player::queens(8.0, "marks", &[]).unwrap();
    for (kind, said) in [(3.0, "3"), (7.0, "7"), (256.0, "256"), (0.5, "0.5"), (-1.0, "-1"), (f64::NAN, "NaN")] {
        for refused in [player.step_of(kind, 1.0).err(), player.next(kind).err(), player.previous(kind).err()] {
            let expected = format!("Kind of event must be a whole number from 0 to 2, not {said}.");
            assert_eq!(refused.map(message), Some(expected));
        }
    }
}

/// A snapshot as JSON, without the state of the solver, which tests/js/explain.test.mjs reads.
fn snapshot(player: &Player) -> String {
    let snapshot = player.snapshot();
    assert!(
        js_sys::Reflect::delete_property::<js_sys::Object>(snapshot.unchecked_ref(), &"explanation".into()).unwrap()
    );
    String::from(js_sys::JSON::stringify(&snapshot).unwrap())
}

#[wasm_bindgen_test]
fn a_snapshot_has_all_of_a_step() {
    let counts = |counts: [u32; 6]| {
        let [placements, rejections, backtracks, solutions, depth, effort] = counts;
        format!(
            r#"{{"placements":{placements},"rejections":{rejections},"backtracks":{backtracks},"solutions":{solutions},"depth":{depth},"effort":{effort}}}"#
        )
    };
    let mut player = Player::queens(8.0, "marks", &[]).unwrap();
    let none = counts([0; 6]);
    assert_eq!(
        snapshot(&player),
        format!(r#"{{"step":0,"furthest":0,"atEnd":false,"path":{{}},"statistics":{none},"explored":{none}}}"#)
    );
    player.explore(982.0);
    player.go_to(982.0);
    // Columns 0, 4, 7, 5, 2, 6, 1, 3 in the rows from the top, which is rank 7.
    let path = (0..).zip([0, 4, 7, 5, 2, 6, 1, 3]).map(|(row, column)| (7 - row) << 10 | column);
    let path: Vec<String> = (0..).zip(path).map(|(at, square): (u32, u32)| format!(r#""{at}":{square}"#)).collect();
    let here = counts([113, 763, 105, 1, 8, 0]);
    assert_eq!(
        snapshot(&player),
        format!(
            r#"{{"step":982,"furthest":982,"atEnd":false,"event":{{"kind":"solved"}},"path":{{{}}},"statistics":{here},"explored":{here}}}"#,
            path.join(",")
        )
    );
    player.explore(1e6);
    player.go_to(0.0);
    let explored = counts([2_056, 15_720 - 2_056, 2_056, 92, 0, 0]);
    assert_eq!(
        snapshot(&player),
        format!(
            r#"{{"step":0,"furthest":17868,"length":17868,"atEnd":false,"path":{{}},"statistics":{none},"explored":{explored}}}"#
        )
    );

    let mut tour = Player::tour(8.0, 8.0, 0.0, true, None, &[]).unwrap();
    tour.go_to(f64::INFINITY);
    let tour = snapshot(&tour);
    assert!(tour.starts_with(r#"{"step":64,"furthest":64,"length":64,"#) && tour.contains(r#""path":{}"#), "{tour}");
}

#[wasm_bindgen_test]
fn a_racer_takes_its_own_time() {
    let mut racer = Racer::new(8.0, "marks", &[], false).unwrap();
    assert_eq!((racer.time(), racer.counts()), (0.0, vec![0.0; 3]));
    while racer.run(1.0) {}
    assert_eq!(racer.counts(), [15_720.0, 2_056.0, 92.0]);
    assert!(racer.time() >= 0.0);
}

#[wasm_bindgen_test]
fn tours_are_made_given_and_searched_for() {
    let c3 = 2 << 10 | 2;
    let start = f64::from(c3);
    let mut closed = Player::tour(8.0, 8.0, start, true, None, &[]).unwrap();
    closed.explore(1e6);
    assert_eq!((closed.start(), closed.length(), closed.way().len()), (Some(c3), Some(64.0), 64));

    let soon = Player::tour_soon(8.0, 8.0, start, true, None, &[]).unwrap().expect("a tour within milliseconds");
    assert_eq!(soon.way(), closed.way());

    let digits = "072143603560134671245703";
    let mut given = Player::given_tour(5.0, 5.0, 0.0, &[], digits).unwrap();
    given.explore(1e6);
    assert_eq!((given.length(), given.broken().is_none()), (Some(24.0), true));
    let broken = Player::given_tour(5.0, 5.0, 0.0, &[], "04").unwrap();
    assert_eq!((broken.way().len(), broken.broken().is_some()), (2, true));

    let mut search = Player::search(8.0, 8.0, start, true, &[], "warnsdorff", false).unwrap();
    assert_eq!(search.start(), Some(4 << 10 | 3));
    let moment = String::from(js_sys::JSON::stringify(&get(&search.snapshot(), "moment")).unwrap());
    assert!(
        moment.starts_with(r#"{"kind":"start","squares":[4099],"taken":null,"candidates":[{"square":"#),
        "{moment}"
    );
    search.explore(1e6);
    assert!(snapshot(&search).contains(r#""solutions":1"#));
}

#[wasm_bindgen_test]
fn a_tour_that_cannot_be_is_refused_with_the_reason() {
    let closed = Player::tour(5.0, 5.0, 0.0, true, None, &[]);
    assert_eq!(sentence(closed), "A closed tour needs an even number of squares: 5×5 has 25.");
    let off = "Number of files must be a whole number from 1 to 1000, not 1001.";
    assert_eq!(sentence(Player::tour(1001.0, 5.0, 0.0, true, None, &[])), off);
    let wide = "Number of files must be a whole number from 1 to 50, not 51.";
    assert_eq!(sentence(Player::search(51.0, 5.0, 0.0, true, &[], "plain", false)), wide);
    let moved = "A knight's move is a digit from 0 to 7, not '9' (move 2).";
    assert_eq!(sentence(Player::given_tour(5.0, 5.0, 0.0, &[], "09")), moved);
    let taken = "The start a1 was taken out of the board.";
    assert_eq!(sentence(Player::given_tour(5.0, 5.0, 0.0, &[0.0], "0")), taken);
}

#[wasm_bindgen_test]
fn reasons_come_with_code_values_and_squares() {
    let squares = |why: &JsValue| {
        let groups: js_sys::Array = get(why, "groups").unchecked_into();
        assert_eq!(text(&groups.get(0), "role"), "fault");
        get(&groups.get(0), "squares").unchecked_into::<js_sys::Uint32Array>().to_vec()
    };
    let h8 = 7 << 10 | 7;
    let error = Player::tour(8.0, 8.0, 0.0, false, Some(h8.into()), &[]).err().unwrap();
    let why = get(&error, "why");
    assert_eq!((text(&why, "code"), text(&get(&why, "values"), "colour")), ("end-colour".into(), "light".into()));
    assert_eq!((squares(&why), get(&why, "sentence")), (vec![h8], get(&error, "message")));

    let broken = Player::given_tour(5.0, 5.0, 0.0, &[], "04").unwrap().broken().unwrap();
    assert_eq!((text(&broken, "code"), squares(&broken)), ("enters-again".into(), vec![0]));

    assert!(why_no_tour(8.0, 8.0, true, &[]).unwrap().is_none());
    assert_eq!(text(&why_no_tour(5.0, 5.0, true, &[]).unwrap().unwrap(), "code"), "odd-closed");
}

#[wasm_bindgen_test]
fn a_ride_is_walked_finished_and_told_as_text() {
    let ride = [0, 2 << 10 | 1];
    let packed = |squares: &[u32]| squares.iter().copied().map(f64::from).collect::<Vec<_>>();
    let mut player = Player::ridden(8.0, 8.0, &[], &packed(&ride), true).unwrap();
    player.explore(1e6);
    assert_eq!((player.length(), player.way()), (Some(1.0), ride.to_vec()));
    assert!(text(&tour_texts(8.0, 8.0, &[], &packed(&ride)).unwrap(), "squares").starts_with("a1-"));

    let tour = finish_ride(8.0, 8.0, &[], &packed(&ride), true).unwrap();
    assert!(tour.starts_with(&ride) && tour.len() == 64);
    assert_eq!(text(&tour_texts(8.0, 8.0, &[], &packed(&tour)).unwrap(), "digits").len(), 63);
    let mut whole = Player::ridden(8.0, 8.0, &[], &packed(&tour), true).unwrap();
    whole.explore(1e6);
    assert_eq!(whole.length(), Some(64.0));
    assert_eq!(sentence(Player::ridden(8.0, 8.0, &[], &[0.0, 1.0], false)), "Move 1 is not a knight's move: a1 to b1.");
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
    assert_eq!(fundamental_count(8.0, &92_u64.into()).ok(), Some(12));
}

#[wasm_bindgen_test]
fn lines_of_jobs_are_written_and_read() {
    let lines = |each: &[(u32, u64)]| {
        let solutions = js_sys::Map::new();
        for &(job, count) in each {
            solutions.set(&job.into(), &count.into());
        }
        let shared = js_sys::Object::new();
        let fields: [(&str, JsValue); 4] =
            [("method", "join".into()), ("version", "4".into()), ("jobs", 4.into()), ("each", solutions.into())];
        for (name, value) in fields {
            js_sys::Reflect::set(&shared, &name.into(), &value).unwrap();
        }
        job_lines(12.0, &shared.unchecked_into())
    };
    let text = lines(&[(3, u64::MAX), (1, 17)]).unwrap();
    assert_eq!(text.lines().next(), Some(r#"{"n":12,"method":"join","plan":4,"jobs":4,"job":1,"solutions":"17"}"#));
    let read = read_job_lines(&format!("\n{text}{{\"n\":12,\"jobs\""), "a.jsonl").unwrap();
    let plan = get(&read, "plan");
    assert_eq!((get(&read, "n").as_f64(), get(&plan, "jobs").as_f64()), (Some(12.0), Some(4.0)));
    assert_eq!([get(&plan, "method"), get(&plan, "version")], ["join", "4"].map(JsValue::from_str));
    assert_eq!(get(&plan, "weights").unchecked_into::<js_sys::Float64Array>().length(), 4);
    assert_eq!(get(&read, "solutions").unchecked_into::<js_sys::BigUint64Array>().to_vec(), [17, u64::MAX]);
    let words = |name| get(&read, name).unchecked_into::<js_sys::Uint32Array>().to_vec();
    assert_eq!([words("finished"), words("lines"), words("skipped")], [vec![1, 3], vec![2, 3], vec![4]]);

    assert_eq!(message(lines(&[(4, 1)]).unwrap_err()), "Job must be a whole number from 0 to 3, not 4.");
}

#[wasm_bindgen_test]
fn what_cannot_be_counted_is_refused_in_a_sentence() {
    for (n, said) in [(0.0, "0"), (28.0, "28"), (8.5, "8.5"), (f64::NAN, "NaN")] {
        let refused = Counter::new(n, "naive").map(|_| ()).unwrap_err();
        assert_eq!(message(refused), format!("Board size must be a whole number from 1 to 27, not {said}."));
        assert_eq!(published_count(n), None);
    }
    assert!(message(Counter::new(8.0, "").map(|_| ()).unwrap_err()).starts_with("A counting method is one of "));
    let mut counter = Counter::new(8.0, "naive").unwrap();
    assert_eq!(message(counter.run(8.0).unwrap_err()), "Job must be a whole number from 0 to 7, not 8.");
    for (solutions, said) in [
        (js_sys::BigInt::from(-1), "-1"),
        (js_sys::BigInt::from(1_000_000_000_000_000_001_u64), "1000000000000000001"),
        (js_sys::BigInt::from((1_u128 << 64) + 92), "18446744073709551708"),
    ] {
        let expected = format!("Number of solutions must be a whole number from 0 to 1000000000000000000, not {said}.");
        assert_eq!(message(fundamental_count(8.0, &solutions).unwrap_err()), expected);
    }
}

#[wasm_bindgen_test]
fn tours_are_counted_in_slices_within_the_memory_allowed() {
    let big = |number: u64| Some(js_sys::BigInt::from(number));
    let mut counter = TourCount::new(6.0, 8.0, true, None, 20e6).unwrap();
    assert_eq!((counter.progress(), counter.total(), counter.memory()), (0.0, None, None));
    while !counter.advance(1e6).unwrap() {
        assert!((0.0..1.0).contains(&counter.progress()));
    }
    assert_eq!((counter.progress(), counter.total()), (1.0, big(55_488_142)));
    assert!(counter.memory().is_some_and(|bytes| bytes <= 20e6));

    // 864 in all, 304 of them from a corner.
    for (start, tours) in [(None, 864), (Some(0.0), 304)] {
        let mut open = TourCount::new(5.0, 5.0, false, start, 20e6).unwrap();
        assert!(open.advance(1e9).is_ok() && open.advance(1e9).unwrap());
        assert_eq!(open.total(), big(tours));
    }

    let mut narrow = TourCount::new(8.0, 8.0, true, None, 1e6).unwrap();
    let refused = (0..1_000).find_map(|_| narrow.advance(1e6).err()).expect("too much");
    assert_eq!(message(refused), "Counting these tours takes more than the 1 MB of memory allowed.");
    let refused = TourCount::new(11.0, 12.0, true, None, 1e6).expect_err("too wide");
    assert_eq!(message(refused), "Tours are counted on boards whose shorter side is at most 10, not on 11×12.");
    let refused = TourCount::new(8.0, 8.0, true, None, -1.0).expect_err("no memory");
    assert_eq!(message(refused), "Memory in bytes must be a whole number from 0 to 4294967295, not -1.");
    let refused = TourCount::new(5.0, 5.0, false, Some(25.0), 1e6).expect_err("no such square");
    assert_eq!(message(refused), "There is a square that is not on the 5×5 board.");
    assert!(tours_exceed(8.0, 8.0, true, 512e6).unwrap() && !tours_exceed(7.0, 8.0, true, 512e6).unwrap());

    let published = published_tours(8.0, 8.0, true).unwrap();
    assert_eq!(get(&published, "tours"), JsValue::from(13_267_364_410_532_u64));
    assert!(published_tours(8.0, 9.0, true).unwrap().is_undefined());
}

/// The boards that are counted in a browser, closed and open: some seconds in all.
#[wasm_bindgen_test]
fn every_board_that_a_page_can_count_has_as_many_tours_as_known() {
    const ALLOWED: f64 = 512e6;
    for (files, ranks, closed, known) in [
        (6.0, 6.0, true, 9_862_u64),
        (5.0, 8.0, true, 44_202),
        (6.0, 7.0, true, 1_067_638),
        (6.0, 8.0, true, 55_488_142),
        (6.0, 10.0, true, 239_187_240_144),
        (7.0, 8.0, true, 34_524_432_316),
        (5.0, 5.0, false, 864),
        (6.0, 6.0, false, 3_318_960),
        (5.0, 8.0, false, 18_061_054),
        (6.0, 7.0, false, 389_969_466),
    ] {
        let mut counter = TourCount::new(files, ranks, closed, None, ALLOWED).unwrap();
        while !counter.advance(1e7).unwrap() {}
        assert_eq!(counter.total(), Some(js_sys::BigInt::from(known)), "{files}×{ranks}, closed: {closed}");
        assert!(counter.memory().is_some_and(|bytes| bytes < ALLOWED), "{files}×{ranks}, closed: {closed}");
    }
    // The memory of the instance, which only grows.
    let memory = wasm_bindgen::memory().unchecked_into::<js_sys::WebAssembly::Memory>();
    let bytes = memory.buffer().unchecked_into::<js_sys::ArrayBuffer>().byte_length();
    assert!(f64::from(bytes) < ALLOWED, "{bytes}");
}

#[wasm_bindgen_test]
fn closed_tours_have_numbers() {
    let table = TourTable::new(6.0, 6.0).unwrap();
    assert_eq!(table.total(), 9_862.0);
    let start = f64::from(2 << 10 | 3);
    let squares = table.tour(1_234.0, start).unwrap();
    assert_eq!((f64::from(squares[0]), squares.len(), table.digits(1_234.0, start).unwrap().len()), (start, 36, 35));
    let squares: Vec<f64> = squares.into_iter().map(f64::from).collect();
    assert_eq!(table.number(&squares).unwrap(), Some(1_234.0));
    assert_eq!(table.number(&squares[1..]).unwrap(), None);
    assert_eq!(table.drawn(&[u64::MAX, 9_862]), Some(1.0));
    assert_eq!(table.drawn(&[]), None);

    for number in [0.0, 9_863.0, 1.5, f64::NAN] {
        let expected = format!("Number of the tour must be a whole number from 1 to 9862, not {number}.");
        assert_eq!(message(table.tour(number, 0.0).unwrap_err()), expected);
    }
    assert_eq!(message(table.tour(1.0, 6.0).unwrap_err()), "There is a square that is not on the 6×6 board.");
    assert_eq!(
        message(TourTable::new(4.0, 4.0).unwrap().tour(1.0, 0.0).unwrap_err()),
        "There is no closed tour of 4×4."
    );
    let refused = TourTable::new(8.0, 8.0).expect_err("too large");
    assert_eq!(message(refused), "Closed tours are numbered on boards of at most 48 squares; 8×8 has 64.");
}
