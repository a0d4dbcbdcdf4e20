//! Calendar dates as days, to count what is left of a commitment.

use std::fmt;

use serde::{de::Error, Deserialize, Deserializer};

/// A date of the Gregorian calendar, written `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: i64,
    month: i64,
    day: i64,
}

impl Date {
    /// Reads `YYYY-MM-DD`; `None` where that is no date.
    pub fn parse(text: &str) -> Option<Date> {
        let parts: Vec<&str> = text.trim().split('-').collect();
        let [year, month, day] = parts[..] else { return None };
        let digits = |s: &str, n: usize| s.len() == n && s.bytes().all(|b| b.is_ascii_digit());
        if !(digits(year, 4) && digits(month, 2) && digits(day, 2)) {
            return None;
        }
        let date = Date { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        (date.day >= 1 && date.day <= date.month_length()?).then_some(date)
    }

    fn month_length(self) -> Option<i64> {
        let leap = self.year % 4 == 0 && (self.year % 100 != 0 || self.year % 400 == 0);
        match self.month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => Some(31),
            4 | 6 | 9 | 11 => Some(30),
            2 => Some(28 + i64::from(leap)),
            _ => None,
        }
    }

    /// Days from another date to this one; negative where this one is earlier.
    pub fn days_since(self, other: Date) -> i64 {
        self.days() - other.days()
    }

    /// Days since the first of March of the year 0, so that the leap day ends a year.
    fn days(self) -> i64 {
        let (year, month) = if self.month > 2 { (self.year, self.month - 3) } else { (self.year - 1, self.month + 9) };
        year * 365 + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + self.day
            - 1
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        let text = String::deserialize(deserializer)?;
        Date::parse(&text).ok_or_else(|| D::Error::custom(format!("not a date of the form YYYY-MM-DD: {text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_between_dates() {
        let date = |text| Date::parse(text).unwrap();
        assert_eq!(date("2027-01-01").days_since(date("2026-12-31")), 1);
        assert_eq!(date("2024-03-01").days_since(date("2024-02-28")), 2);
        assert_eq!(date("2000-03-01").days_since(date("1970-01-01")), 11_017);
        assert_eq!(date("2026-01-01").days_since(date("2027-01-01")), -365);
    }

    #[test]
    fn what_is_no_date() {
        for text in ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "2026-01-01T00", "", "soon"] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
