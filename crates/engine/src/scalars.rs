//! Host scalars to the bytes a program takes: torch's conversions from Python numbers.
use crate::error::{Error, Result};
use crate::stream::HostScalar;
use half::{bf16, f16};
use torchtpu_lowering::ScalarValue;
use torchtpu_stablehlo::DType;

fn pack(dtype: DType, le: &[u8]) -> HostScalar {
    let mut bytes = [0; 16];
    bytes[..le.len()].copy_from_slice(le);
    HostScalar { dtype, bytes }
}

/// A 64-bit word, for random seeds and offsets.
pub fn word(value: u64) -> HostScalar {
    pack(DType::U64, &value.to_le_bytes())
}

/// `value` as `dtype`, as torch converts a Python number: floats round to nearest, floats truncate to integers, integers wrap.
pub fn convert(value: &ScalarValue, dtype: DType) -> Result<HostScalar> {
    let (re, im, int) = match *value {
        ScalarValue::Bool(b) => (b as u8 as f64, 0.0, Some(b as i64)),
        ScalarValue::Int(i) => (i as f64, 0.0, Some(i)),
        ScalarValue::Float(f) => (f, 0.0, None),
        ScalarValue::Complex(re, im) => (re, im, None),
    };
    let whole = int.unwrap_or(re as i64);
    Ok(match dtype {
        DType::Bool => pack(dtype, &[(int.map_or(re != 0.0 || im != 0.0, |i| i != 0)) as u8]),
        DType::U8 => pack(dtype, &(whole as u8).to_le_bytes()),
        DType::I8 => pack(dtype, &(whole as i8).to_le_bytes()),
        DType::U16 => pack(dtype, &(whole as u16).to_le_bytes()),
        DType::I16 => pack(dtype, &(whole as i16).to_le_bytes()),
        DType::U32 => pack(dtype, &(whole as u32).to_le_bytes()),
        DType::I32 => pack(dtype, &(whole as i32).to_le_bytes()),
        DType::U64 => pack(dtype, &(int.map_or(re as u64, |i| i as u64)).to_le_bytes()),
        DType::I64 => pack(dtype, &whole.to_le_bytes()),
        DType::F16 => pack(dtype, &f16::from_f32(re as f32).to_le_bytes()),
        DType::BF16 => pack(dtype, &bf16::from_f32(re as f32).to_le_bytes()),
        DType::F32 => pack(dtype, &(re as f32).to_le_bytes()),
        DType::F64 => pack(dtype, &re.to_le_bytes()),
        DType::C64 => {
            let mut b = [0; 8];
            b[..4].copy_from_slice(&(re as f32).to_le_bytes());
            b[4..].copy_from_slice(&(im as f32).to_le_bytes());
            pack(dtype, &b)
        }
        DType::C128 => {
            let mut b = [0; 16];
            b[..8].copy_from_slice(&re.to_le_bytes());
            b[8..].copy_from_slice(&im.to_le_bytes());
            pack(dtype, &b)
        }
        other => {
            return Err(Error::runtime(format!(
                "a {} scalar cannot be passed to a program; use a float32 one",
                other.hlo()
            )))
        }
    })
}

/// The value of a 0-d CPU tensor: `bits` holds an i64, an f64, or two f64, by the dtype's kind.
pub fn from_host(bits: [u64; 2], dtype: DType) -> HostScalar {
    let value = if dtype.is_complex() {
        ScalarValue::Complex(f64::from_bits(bits[0]), f64::from_bits(bits[1]))
    } else if dtype.is_float() {
        ScalarValue::Float(f64::from_bits(bits[0]))
    } else {
        ScalarValue::Int(bits[0] as i64)
    };
    convert(&value, dtype).unwrap_or_else(|_| pack(DType::F32, &(f64::from_bits(bits[0]) as f32).to_le_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn python_numbers_convert_as_torch_does() {
        let f = |v: ScalarValue, d| convert(&v, d).unwrap().bytes;
        assert_eq!(f(ScalarValue::Float(-1.5), DType::I32)[..4], (-1i32).to_le_bytes());
        assert_eq!(f(ScalarValue::Int(300), DType::U8)[0], 44);
        assert_eq!(f(ScalarValue::Float(0.1), DType::F32)[..4], 0.1f32.to_le_bytes());
        assert_eq!(f(ScalarValue::Int(i64::MAX), DType::I64)[..8], i64::MAX.to_le_bytes());
        assert_eq!(f(ScalarValue::Float(0.5), DType::Bool)[0], 1);
        assert_eq!(f(ScalarValue::Complex(1.0, -2.0), DType::C64)[4..8], (-2f32).to_le_bytes());
    }
}
