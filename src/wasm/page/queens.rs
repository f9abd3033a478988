//! Queens for a page: a solver as a run, its state at the step shown, and the search tree around it.

use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::queens::tree;
use crate::wasm::arguments::{queens_asked, solver_named};
use crate::wasm::error::Failure;
use crate::wasm::gate;
use crate::wasm::player::Player;

#[wasm_bindgen]
impl Player {
    /// A queens solver on an n × n board, n from 1 to 32, from given queens.
    ///
    /// # Errors
    /// When n or the solver's key is not one there is, or the given queens are not on the board or attack each other.
    pub fn queens(
        n: f64,
        solver: &str,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] given: &[f64],
    ) -> Result<Player, Failure> {
        let (solver, given) = queens_asked(n, solver, given)?;
        Ok(Player::new(AnySearch::queens(solver, given)))
    }

    /// The search tree around the step shown. For each level: the number of its candidates, then a word for each in
    /// the solver's order, its packed square with its state in bits 20 and 21, which is 0 attacked, 1 searched,
    /// 2 on the path, 3 still ahead. Nothing for a knight.
    pub fn tree(&self) -> Vec<u32> {
        let Some((solver, given)) = self.search_here().solver() else { return Vec::new() };
        let levels = tree::levels(solver, given, self.search_here());
        let words = levels.iter().flat_map(|level| {
            let candidates = level.iter().map(|&(square, state)| (state as u32) << 20 | square.pack());
            [level.len() as u32].into_iter().chain(candidates)
        });
        words.collect()
    }

    /// The step at which a node of the search tree was placed or rejected, if that has been explored. The node is the
    /// packed squares of its queens, level by level; nothing for squares that are no node.
    #[wasm_bindgen(js_name = stepOfNode)]
    pub fn step_of_node(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] node: &[f64],
    ) -> Option<f64> {
        let (solver, given) = self.search_here().solver()?;
        let square = |&packed: &f64| gate::square(packed, given.size().board()).ok();
        let node = node.iter().map(square).collect::<Option<Vec<_>>>()?;
        if !tree::is_node(solver, given, &node) {
            return None;
        }
        let found = self.first(|snapshot| tree::has_reached(solver, given, snapshot.run(), &node))?;
        Some(found.step() as f64)
    }
}

/// The size of a solver's pseudo-code: the number of its lines, and the line that is about given queens, from 0.
///
/// # Errors
/// When the solver's key is not one there is.
#[wasm_bindgen(js_name = pseudoCode)]
pub fn pseudo_code(solver: &str) -> Result<Vec<u8>, Failure> {
    let code = solver_named(solver)?.code();
    Ok(vec![code.lines, code.given])
}
