//! What a page asks of every run that can be walked along.

/// Gives a class with a `walk` these methods; `$kind` reads the number of a kind of event.
macro_rules! walked {
    ($class:ident, $kind:ident) => {
        #[wasm_bindgen]
        impl $class {
            /// The step shown.
            #[wasm_bindgen(getter)]
            pub fn step(&self) -> f64 {
                self.walk.here().step() as f64
            }

            /// The furthest step explored.
            #[wasm_bindgen(getter)]
            pub fn furthest(&self) -> f64 {
                self.walk.furthest().step() as f64
            }

            /// The number of steps of the whole run, once it has been explored to its end.
            #[wasm_bindgen(getter)]
            pub fn length(&self) -> Option<f64> {
                self.walk.length().map(|length| length as f64)
            }

            /// Explores this many steps further without moving from the step shown; `false` when the end has been reached.
            pub fn explore(&mut self, steps: f64) -> bool {
                self.walk.explore(gate::steps(steps))
            }

            /// The step of the nth event of a kind, from 1, if it has been explored.
            ///
            /// # Errors
            /// When there is no such kind.
            #[wasm_bindgen(js_name = stepOf)]
            pub fn step_of(&self, kind: f64, nth: f64) -> Result<Option<f64>, Failure> {
                Ok(self.walk.step_of($kind(kind)?, gate::steps(nth)).map(|step| step as f64))
            }

            /// The step of the next event of a kind, if it has been explored.
            ///
            /// # Errors
            /// When there is no such kind.
            pub fn next(&self, kind: f64) -> Result<Option<f64>, Failure> {
                Ok(self.walk.next($kind(kind)?).map(|step| step as f64))
            }

            /// The step of the event of a kind before the step shown.
            ///
            /// # Errors
            /// When there is no such kind.
            pub fn previous(&self, kind: f64) -> Result<Option<f64>, Failure> {
                Ok(self.walk.previous($kind(kind)?).map(|step| step as f64))
            }
        }
    };
}
