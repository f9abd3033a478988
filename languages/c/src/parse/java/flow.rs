//! Which variables have a value, and whether a place is reached at all.

/// The state of the flow at a place of a method.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    /// By local variable: whether it has a value for certain.
    set: Vec<bool>,
    pub(super) is_dead: bool,
}

impl Flow {
    /// A new variable.
    pub(super) fn declare(&mut self, local: usize, is_set: bool) {
        if self.set.len() <= local {
            self.set.resize(local + 1, false);
        }
        self.set[local] = is_set;
    }

    pub(super) fn assign(&mut self, local: usize) {
        self.declare(local, true);
    }

    pub(super) fn is_set(&self, local: usize) -> bool {
        self.is_dead || self.set.get(local).copied().unwrap_or(false)
    }

    /// The state where two ways meet.
    pub(super) fn meet(&self, other: &Flow) -> Flow {
        if self.is_dead {
            return other.clone();
        }
        if other.is_dead {
            return self.clone();
        }
        let set = self.set.iter().zip(&other.set).map(|(&a, &b)| a && b).collect();
        Flow { set, is_dead: false }
    }

    /// Nothing comes here.
    pub(super) fn dead() -> Flow {
        Flow { set: Vec::new(), is_dead: true }
    }
}
