//! Named values: options given to a plugin, attributes it reports.
use std::ffi::c_char;
use torchtpu_pjrt_sys as sys;

/// Value of an option.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// Text.
    Str(String),
    /// 64-bit integer.
    Int(i64),
    /// Truth value.
    Bool(bool),
    /// 32-bit float (the C API has no wider one).
    Float(f32),
}

/// Value of an attribute reported by a plugin.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Text, invalid UTF-8 replaced.
    Str(String),
    /// 64-bit integer.
    Int(i64),
    /// List of 64-bit integers.
    Ints(Vec<i64>),
    /// 32-bit float.
    Float(f32),
    /// Truth value.
    Bool(bool),
}

impl Value {
    /// The number, if it is one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Int(i) => Some(*i as f64),
            Self::Float(f) => Some(f64::from(*f)),
            _ => None,
        }
    }
}

/// A string of the plugin's, copied.
///
/// # Safety
/// `data` is null or points at `size` readable bytes.
pub(crate) unsafe fn string(data: *const c_char, size: usize) -> String {
    if data.is_null() {
        return String::new();
    }
    // SAFETY: as promised by the caller.
    String::from_utf8_lossy(unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) }).into_owned()
}

/// A list of the plugin's, empty when null.
///
/// # Safety
/// `data` is null or points at `n` readable values that outlive `'a`.
pub(crate) unsafe fn list<'a, T>(data: *const T, n: usize) -> &'a [T] {
    if data.is_null() || n == 0 {
        return &[];
    }
    // SAFETY: as promised by the caller.
    unsafe { std::slice::from_raw_parts(data, n) }
}

/// Copies the plugin's named values; those of an unknown type are left out.
///
/// # Safety
/// `data` is null or points at `n` valid named values.
pub(crate) unsafe fn read(data: *const sys::PJRT_NamedValue, n: usize) -> Vec<(String, Value)> {
    // SAFETY: as promised by the caller; the type says which member of the union is set.
    unsafe {
        list(data, n)
            .iter()
            .filter_map(|v| {
                let name = string(v.name, v.name_size);
                let u = &v.__bindgen_anon_1;
                let value = match v.type_ {
                    sys::PJRT_NamedValue_kString => Value::Str(string(u.string_value, v.value_size)),
                    sys::PJRT_NamedValue_kInt64 => Value::Int(u.int64_value),
                    sys::PJRT_NamedValue_kInt64List => Value::Ints(list(u.int64_array_value, v.value_size).to_vec()),
                    sys::PJRT_NamedValue_kFloat => Value::Float(u.float_value),
                    sys::PJRT_NamedValue_kBool => Value::Bool(u.bool_value),
                    _ => return None,
                };
                Some((name, value))
            })
            .collect()
    }
}

/// The options as the C API takes them; the result borrows `options`.
pub(crate) fn to_raw(options: &[(String, OptionValue)]) -> Vec<sys::PJRT_NamedValue> {
    options
        .iter()
        .map(|(name, value)| {
            let mut raw = sys::PJRT_NamedValue {
                struct_size: sys::PJRT_NamedValue_STRUCT_SIZE as usize,
                name: name.as_ptr().cast(),
                name_size: name.len(),
                value_size: 1,
                ..Default::default()
            };
            match value {
                OptionValue::Str(s) => {
                    raw.type_ = sys::PJRT_NamedValue_kString;
                    raw.__bindgen_anon_1.string_value = s.as_ptr().cast();
                    raw.value_size = s.len();
                }
                OptionValue::Int(i) => {
                    raw.type_ = sys::PJRT_NamedValue_kInt64;
                    raw.__bindgen_anon_1.int64_value = *i;
                }
                OptionValue::Bool(b) => {
                    raw.type_ = sys::PJRT_NamedValue_kBool;
                    raw.__bindgen_anon_1.bool_value = *b;
                }
                OptionValue::Float(f) => {
                    raw.type_ = sys::PJRT_NamedValue_kFloat;
                    raw.__bindgen_anon_1.float_value = *f;
                }
            }
            raw
        })
        .collect()
}
