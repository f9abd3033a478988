//! The one reader of numbers in arguments and ranges.

/// A whole number of digits alone: no sign, no space.
pub fn whole(text: &str, name: &str, least: u64, most: u64) -> Result<u64, String> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits { text.parse().ok() } else { None };
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("{name} must be a whole number from {least} to {most}, not {text:?}"))
}
