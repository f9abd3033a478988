//! All public types can be moved to another thread, and all but the racer be shared by threads.

use queens_and_knights::knight::{self, backtrack, construct, count as tours, existence, moves, referee as judge};
use queens_and_knights::queens::solvers::{self, access, marks, mask, permute, scan};
use queens_and_knights::queens::{self, completions, count, race, referee, solutions, symmetry, tree};
use queens_and_knights::text::{job_line, link, paste};
use queens_and_knights::*;

fn is_send<T: Send>() {}

macro_rules! are_send_and_sync {
    ($($type:ty,)+) => {{
        fn is_send_and_sync<T: Send + Sync>() {}
        $(is_send_and_sync::<$type>();)+
    }};
}

#[test]
fn public_types_are_send() {
    are_send_and_sync! {
        Board, Square, NotASquare, Event, Attack, Direction, Statistics, TestResult,
        AnySearch, Player<AnySearch>, Snapshot<AnySearch>, EventKind,
    }
    are_send_and_sync! {
        Size, CountSize, Placement, Given, queens::Clash, Solver,
        completions::Completions, solutions::Solutions, solutions::Family, solutions::Writer, race::Counts, referee::Line,
        symmetry::Symmetry, tree::State, tree::Front,
        count::Method, count::UnknownMethod, count::Plan, count::Counter, count::Symmetric,
        job_line::PlanId, job_line::JobLine, job_line::Field, job_line::LineError,
        job_line::FinishedJobs<String>, job_line::Contradiction<'static, String>,
    }
    are_send_and_sync! {
        solvers::Explanation, solvers::Lines, solvers::Code, solvers::Value, solvers::Fields, solvers::NotASolver,
        Backtrack<access::Access>, access::Rows, access::CodeLine, access::Variables,
        Backtrack<marks::Marks>, marks::CodeLine, marks::Variables,
        Backtrack<mask::Mask>, mask::Call, mask::CodeLine, mask::Variables,
        Backtrack<permute::Permute>, permute::CodeLine, permute::Variables,
        Backtrack<scan::Scan>, scan::CodeLine, scan::Variables,
    }
    are_send_and_sync! {
        Tour, knight::Broken, Holes, knight::BadHoles, Question, knight::BadQuestion, knight::Named, Goal,
        knight::Replay, moves::NotAMove, judge::Shape, judge::Break,
        Backtrack<backtrack::KnightRules>, backtrack::Untried, backtrack::Order, backtrack::Task, backtrack::Candidate,
        construct::PartialTour, construct::NoTour,
        existence::Verdict, existence::Reason, existence::Region, existence::Colour, existence::Source,
        existence::Cut, existence::HallViolator, existence::Values, existence::Group, existence::Role, existence::Wish,
        tours::Tours, tours::Kind, tours::Ends, tours::NotCountable, tours::TourCounter, tours::Progress,
        tours::CannotCount, tours::TourTable, tours::TooLarge, tours::Published,
    }
    are_send_and_sync! {
        Link, LinkError, link::Kind, link::View, link::Queens, link::Gallery, link::Knight, link::KnightView,
        link::Method, link::Search, link::Moves, link::Fields, link::Fault, link::Mode, link::Parameter,
        link::Step, link::TourNumber, link::Quoted, paste::Fen, paste::Diagram, paste::Pasted, link::Steps, link::Shown, link::Moment,
        link::Lesson, link::Text, link::Packed, link::Stop, link::Compare, link::By, link::Sides, link::Ride,
    }
    is_send::<race::Racer>();
}
