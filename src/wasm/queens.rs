//! Queens for a page: a solver as a run, what it is doing at the step shown, and the search tree around it.

use js_sys::{Object, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::exhibit::Exhibit;
use crate::queens::explain::{self, Lines, access, marks, mask, permute, scan};
use crate::queens::mask::Call;
use crate::queens::{Size, Solver, challenge, tree};
use crate::wasm::Player;
use crate::wasm::asked::{queens_asked, solver_named};
use crate::wasm::error::{Failure, set};
use crate::wasm::gate::{self, whole};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A call of `mask`: `[row, ld, rd]`, bit 0 being the rightmost column. */
export type MaskCall = [number, number, number];

/** What a queens solver is doing at a step. Rows and columns count from 0; bits are in unsigned words. */
export type Explanation = {
  /** The line of the pseudo-code that did what the step shows. */
  line: number;
  /** Bit l: line l was carried out since the step before. */
  passed: number;
} & (
  | { solver: 'scan'; solution: Uint8Array; currentRow: number; currentColumn: number; looks: Uint32Array }
  | { solver: 'marks'; row: number; column?: number;
      columns: Uint8Array; anti: Uint8Array; main: Uint8Array; owners: Uint8Array }
  | { solver: 'mask'; row: number; call: MaskCall; given: number;
      free: number; pos: number; p: number; next?: MaskCall }
  | { solver: 'permute'; used: Uint8Array; left: Uint8Array;
      letter?: [row: number, column: number]; compared: number; clash?: number }
  | { solver: 'access'; column: number; row?: number; cols: Uint8Array;
      rows: number; strikes: Uint32Array; given: number }
);
";

#[wasm_bindgen]
extern "C" {
    /// What a queens solver is doing at a step; its TypeScript type tells the rest.
    #[wasm_bindgen(typescript_type = "Explanation | undefined")]
    pub type Explanation;
}

#[wasm_bindgen]
impl Player {
    /// A queens solver on an n × n board, n from 1 to 32, from given queens.
    ///
    /// # Errors
    /// When n or the solver's key is not one there is, or the given queens are not on the board or attack each other.
    pub fn queens(n: f64, solver: &str, given: &[u32]) -> Result<Player, Failure> {
        let (solver, given) = queens_asked(n, solver, given)?;
        Ok(Player::new(Exhibit::queens(solver, given)))
    }

    /// What the solver is doing at the step shown, as `src/queens/explain/` tells; nothing for a knight.
    pub fn explain(&self) -> Explanation {
        let last = self.event_here();
        let told = match self.exhibit() {
            Exhibit::Scan(search) => scan_object(scan::lines(search, last), &scan::variables(search, last)),
            Exhibit::Marks(search) => marks_object(marks::lines(search, last), &marks::variables(search, last)),
            Exhibit::Mask(search) => mask_object(mask::lines(search, last), &mask::variables(search, last)),
            Exhibit::Permute(search) => permute_object(permute::lines(search, last), &permute::variables(search, last)),
            Exhibit::Access(search) => access_object(access::lines(search, last), &access::variables(search, last)),
            Exhibit::Ride(_) | Exhibit::Replay(_) => return JsValue::UNDEFINED.unchecked_into(),
        };
        told.0.unchecked_into()
    }

    /// The search tree around the step shown. For each level: the number of its candidates, then a word for each in
    /// the solver's order, its packed square with its state in bits 20 and 21, which is 0 attacked, 1 searched,
    /// 2 on the path, 3 still ahead. Nothing for a knight.
    pub fn tree(&self) -> Vec<u32> {
        let Some((solver, given)) = self.exhibit().solver() else { return Vec::new() };
        let levels = tree::levels(solver, given, self.exhibit());
        let words = levels.iter().flat_map(|level| {
            let candidates = level.iter().map(|&(square, state)| (state as u32) << 20 | gate::pack(square));
            [level.len() as u32].into_iter().chain(candidates)
        });
        words.collect()
    }

    /// The step at which a node of the search tree was placed or rejected, if that has been explored. The node is the
    /// packed squares of its queens, level by level; nothing for squares that are no node.
    #[wasm_bindgen(js_name = stepOfNode)]
    pub fn step_of_node(&self, node: &[u32]) -> Option<f64> {
        let (solver, given) = self.exhibit().solver()?;
        let square = |&packed: &u32| gate::square(packed, given.size().board()).ok();
        let node = node.iter().map(square).collect::<Option<Vec<_>>>()?;
        if !tree::is_node(solver, given, &node) {
            return None;
        }
        let found = self.first(|moment| tree::has_reached(solver, given, moment.search(), &node))?;
        Some(found.step() as f64)
    }
}

/// The output of the Checker Challenge on an n × n board; nothing where n is not from 6 to 13.
///
/// # Errors
/// When n is no board size.
#[wasm_bindgen(js_name = checkerChallenge)]
pub fn checker_challenge(n: f64) -> Result<Option<String>, Failure> {
    let n = whole(n, "board size", 1, u32::from(Size::MAX))?;
    Ok(challenge::output(Size::new(n as u8)))
}

/// The size of a solver's pseudo-code: the number of its lines, and the line that is about given queens, from 0.
///
/// # Errors
/// When the solver's key is not one there is.
#[wasm_bindgen(js_name = pseudoCode)]
pub fn pseudo_code(solver: &str) -> Result<Vec<u8>, Failure> {
    let code = explain::code(solver_named(solver)?);
    Ok(vec![code.lines, code.given])
}

/// An explanation under construction.
struct Told(JsValue);

impl Told {
    fn new(solver: Solver, lines: Lines) -> Told {
        let told = Told(Object::new().into());
        told.with("solver", solver.key()).with("line", lines.current).with("passed", lines.passed)
    }

    fn with(self, name: &str, value: impl Into<JsValue>) -> Told {
        set(&self.0, name, &value.into());
        self
    }

    /// Leaves the property out when there is no value.
    fn with_some(self, name: &str, value: Option<impl Into<JsValue>>) -> Told {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }
}

fn scan_object(lines: Lines, variables: &scan::Variables) -> Told {
    let looks: Vec<u32> = variables.looks.iter().copied().map(gate::pack).collect();
    Told::new(Solver::Scan, lines)
        .with("solution", Uint8Array::from(&variables.solution[..]))
        .with("currentRow", variables.current_row)
        .with("currentColumn", variables.current_col)
        .with("looks", Uint32Array::from(&looks[..]))
}

fn marks_object(lines: Lines, variables: &marks::Variables) -> Told {
    Told::new(Solver::Marks, lines)
        .with("row", variables.row)
        .with_some("column", variables.column)
        .with("columns", Uint8Array::from(&variables.columns[..]))
        .with("anti", Uint8Array::from(&variables.anti[..]))
        .with("main", Uint8Array::from(&variables.main[..]))
        .with("owners", Uint8Array::from(&variables.owners[..]))
}

fn mask_object(lines: Lines, variables: &mask::Variables) -> Told {
    let call = |call: Call| js_sys::Array::of3(&word(call.row), &word(call.ld), &word(call.rd));
    Told::new(Solver::Mask, lines)
        .with("row", variables.row)
        .with("call", call(variables.call))
        .with("given", word(variables.given))
        .with("free", word(variables.free))
        .with("pos", word(variables.pos))
        .with("p", word(variables.p))
        .with_some("next", variables.next.map(call))
}

/// A word of the solver as a number: it has no more than 32 bits.
fn word(bits: u64) -> JsValue {
    JsValue::from_f64(bits as f64)
}

fn permute_object(lines: Lines, variables: &permute::Variables) -> Told {
    let letter = variables.letter.map(|(row, column)| js_sys::Array::of2(&row.into(), &column.into()));
    Told::new(Solver::Permute, lines)
        .with("used", Uint8Array::from(&variables.used[..]))
        .with("left", Uint8Array::from(&variables.left[..]))
        .with_some("letter", letter)
        .with("compared", variables.compared)
        .with_some("clash", variables.clash)
}

fn access_object(lines: Lines, variables: &access::Variables) -> Told {
    Told::new(Solver::Access, lines)
        .with("column", variables.column)
        .with_some("row", variables.row)
        .with("cols", Uint8Array::from(&variables.cols[..]))
        .with("rows", variables.rows)
        .with("strikes", Uint32Array::from(&variables.strikes[..]))
        .with("given", variables.given)
}
