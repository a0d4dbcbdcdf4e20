//! What a cloud's own command says is offered where.

use std::collections::BTreeSet;

use serde_json::Value;

/// Pairs of a type and a zone or region.
#[derive(Debug, Default)]
pub struct Offers(BTreeSet<(String, String)>);

impl Offers {
    /// Reads the JSON of `gcloud compute accelerator-types list`, `gcloud compute tpus accelerator-types list` or
    /// `aws ec2 describe-instance-type-offerings`.
    ///
    /// # Errors
    /// If it is not JSON, or lists nothing of these forms.
    pub fn parse(text: &str) -> Result<Offers, String> {
        let value: Value = serde_json::from_str(text).map_err(|e| format!("not JSON: {e}"))?;
        let rows = value.as_array().or_else(|| value.get("InstanceTypeOfferings")?.as_array());
        let rows =
            rows.ok_or("not a list of accelerator types, as the cloud's command prints with its option for JSON")?;
        let offers: BTreeSet<_> = rows.iter().filter_map(offer).collect();
        if offers.is_empty() && !rows.is_empty() {
            return Err("no entry has a type and a place; `gcloud` and `aws` lists are known".into());
        }
        Ok(Offers(offers))
    }

    /// Types that match a pattern, with their places in a region.
    pub fn matching<'a>(&'a self, pattern: &'a str, region: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let fits = move |(kind, place): &&(String, String)| matches(pattern, kind) && inside(place, region);
        self.0.iter().filter(fits).map(|(kind, place)| (kind.as_str(), place.as_str()))
    }

    /// Whether a region occurs in the list at all, in whatever entry.
    pub fn knows(&self, region: &str) -> bool {
        self.0.iter().any(|(_, place)| inside(place, region))
    }
}

fn offer(row: &Value) -> Option<(String, String)> {
    let text = |key: &str| row.get(key).and_then(Value::as_str);
    if let (Some(kind), Some(place)) = (text("InstanceType"), text("Location")) {
        return Some((kind.into(), place.into()));
    }
    let name = text("name").or(text("type"))?;
    // `projects/p/locations/europe-west4-a/acceleratorTypes/v6e-8`, or a name beside the address of a zone.
    let parts: Vec<&str> = name.split('/').collect();
    let place = match parts.iter().position(|p| *p == "locations") {
        Some(i) => parts.get(i + 1)?,
        None => text("zone")?.rsplit('/').next()?,
    };
    let kind = parts.last()?;
    (!kind.is_empty() && !place.is_empty()).then(|| ((*kind).to_owned(), place.to_owned()))
}

/// Whether a type is what a pattern asks for; case does not matter.
pub fn matches(pattern: &str, kind: &str) -> bool {
    let (pattern, kind) = (pattern.to_lowercase(), kind.to_lowercase());
    match pattern.strip_suffix('*') {
        Some(prefix) => kind.starts_with(prefix),
        None => kind == pattern,
    }
}

/// Whether a zone lies in a region: `europe-west4-a` in `europe-west4`, `eu-west-1a` in `eu-west-1`.
pub fn inside(place: &str, region: &str) -> bool {
    let letter = |rest: &str| rest.len() == 1 && rest.bytes().all(|b| b.is_ascii_lowercase());
    place.strip_prefix(region).is_some_and(|rest| rest.is_empty() || letter(rest.strip_prefix('-').unwrap_or(rest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_three_commands() {
        let tpus = r#"[{"name": "projects/p/locations/europe-west4-a/acceleratorTypes/v6e-8", "type": "v6e-8"}]"#;
        let gpus = r#"[{"name": "nvidia-l4", "zone": "https://compute.example/projects/p/zones/europe-west4-b"}]"#;
        let aws = r#"{"InstanceTypeOfferings": [{"InstanceType": "trn2.48xlarge", "Location": "eu-north-1"}]}"#;
        for (text, pattern, region) in
            [(tpus, "V6E-*", "europe-west4"), (gpus, "nvidia-l4", "europe-west4"), (aws, "trn2*", "eu-north-1")]
        {
            let offers = Offers::parse(text).unwrap();
            assert_eq!(offers.matching(pattern, region).count(), 1, "{pattern}");
            assert_eq!(offers.matching(pattern, "us-east1").count(), 0);
            assert!(offers.knows(region) && !offers.knows("us-east1"));
        }
    }

    #[test]
    fn places() {
        assert!(
            inside("europe-west4-a", "europe-west4")
                && inside("eu-west-1", "eu-west-1")
                && inside("eu-west-1b", "eu-west-1")
        );
        assert!(!inside("europe-west12-a", "europe-west1") && !inside("europe-west4", "europe-west4-a"));
    }

    #[test]
    fn what_is_no_list() {
        for text in ["", "{", "{}", "3", "[3]", "[{\"name\": \"a\"}]"] {
            assert!(Offers::parse(text).is_err(), "{text}");
        }
        assert!(Offers::parse("[]").is_ok());
    }
}
