//! Long work that can be carried out a little at a time: a future that waits for nothing but to be gone on with.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Work that has been begun: only that of programs is carried out so.
#[cfg(feature = "programs")]
pub(crate) struct Sliced<T>(Pin<Box<dyn Future<Output = T>>>);

#[cfg(feature = "programs")]
impl<T> Sliced<T> {
    pub fn new(work: impl Future<Output = T> + 'static) -> Sliced<T> {
        Sliced(Box::pin(work))
    }

    /// Goes on over at most this many [pauses](pause); the result when there is one, after which nothing is left to do.
    pub fn go_on(&mut self, pauses: u64) -> Option<T> {
        (0..pauses.max(1)).find_map(|_| round(self.0.as_mut()))
    }
}

/// The result of work, all of it done now.
pub(crate) fn at_once<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Some(result) = round(work.as_mut()) {
            return result;
        }
    }
}

/// A place where the work may stop until it is gone on with.
pub(crate) async fn pause() {
    let mut has_paused = false;
    poll_fn(|_| if std::mem::replace(&mut has_paused, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

/// Carries out steps for as long as they say that there is another, with a pause after each.
///
/// Loops of futures are large, so that there is only this one in each module.
pub(crate) async fn repeat(step: &mut dyn FnMut() -> bool) {
    while step() {
        pause().await;
    }
}

fn round<T>(work: Pin<&mut (impl Future<Output = T> + ?Sized)>) -> Option<T> {
    match work.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => Some(result),
        Poll::Pending => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sum(numbers: u64) -> u64 {
        let (mut sum, mut left) = (0, 1..=numbers);
        repeat(&mut || left.next().inspect(|number| sum += number).is_some()).await;
        sum
    }

    #[test]
    fn slices_come_to_what_all_at_once_does() {
        assert_eq!(at_once(sum(10)), 55);
        let mut sliced = Sliced::new(sum(10));
        assert_eq!([4, 4, 2, 1].map(|pauses| sliced.go_on(pauses)), [None, None, None, Some(55)]);
    }
}
