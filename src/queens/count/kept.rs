//! The finished jobs of a count as a page keeps them between visits: a number and bits, under a checksum.
//!
//! ```text
//! below 24, finished 254 1     jobs 0 to 23 are finished, then 25 to 31, and 32
//! ```
//!
//! Jobs are handed out in order, so the bits reach from the first job that is not finished to the last one that is: a
//! count of billions of jobs is kept in some bytes.

/// The finished jobs of a count.
///
/// ```
/// use queens_and_knights::queens::count::KeptJobs;
///
/// let kept = KeptJobs::new(26, [28, 33]);
/// assert_eq!((kept.below, &kept.bits[..]), (24, &[0b0001_0011, 0b10][..]));
/// assert_eq!(kept.beyond().collect::<Vec<_>>(), [24, 25, 28, 33]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptJobs {
    /// All jobs before this one are finished.
    pub below: u32,
    /// Bit i % 8 of byte i / 8 is set when job `below` + i is finished.
    pub bits: Vec<u8>,
}

impl KeptJobs {
    /// All jobs before `below`, and those of `beyond` that are not before it.
    #[must_use]
    pub fn new(below: u32, beyond: impl IntoIterator<Item = u32>) -> KeptJobs {
        let first = below - below % 8;
        let mut bits = Vec::new();
        for job in (first..below).chain(beyond) {
            let Some(place) = job.checked_sub(first) else { continue };
            let byte = (place / 8) as usize;
            if bits.len() <= byte {
                bits.resize(byte + 1, 0);
            }
            bits[byte] |= 1 << (place % 8);
        }
        KeptJobs { below: first, bits }
    }

    /// The finished jobs from `below` on, in rising order.
    pub fn beyond(&self) -> impl Iterator<Item = u64> + '_ {
        let first = u64::from(self.below);
        (first..)
            .zip(self.bits.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1)))
            .filter_map(|(job, is_finished)| is_finished.then_some(job))
    }

    /// A checksum of the bits and of `head`, which names the count: FNV-1a.
    #[must_use]
    pub fn checksum(&self, head: &str) -> u32 {
        let bytes = head.bytes().chain(self.bits.iter().copied());
        bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_jobs_that_are_kept_are_those_that_were_finished() {
        for (below, beyond) in [(0, vec![]), (7, vec![9]), (8, vec![]), (13, vec![15, 16, 40]), (u32::MAX, vec![])] {
            let kept = KeptJobs::new(below, beyond.iter().copied());
            assert_eq!(kept.below % 8, 0);
            let jobs = (kept.below..below).chain(beyond).map(u64::from);
            assert!(kept.beyond().eq(jobs), "{kept:?}");
        }
        assert_eq!(KeptJobs::new(8, [3, 9]), KeptJobs { below: 8, bits: vec![2] });
    }

    #[test]
    fn a_count_that_release_1_0_0_kept_has_its_checksum() {
        let kept = KeptJobs { below: 24, bits: vec![254, 1] };
        let head = "0123456789abcdef0123456789abcdef 20 join 4 1000 24 12345678901234567";
        assert_eq!(kept.checksum(head), 2_416_290_092);
    }

    #[test]
    fn a_bit_that_changes_changes_the_checksum() {
        let kept = KeptJobs::new(26, [28, 33]);
        for bit in 0..16 {
            let mut other = kept.clone();
            other.bits[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(other.checksum("a 18"), kept.checksum("a 18"));
        }
        assert_ne!(kept.checksum("a 17"), kept.checksum("a 18"));
    }
}
