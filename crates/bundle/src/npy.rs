//! NumPy's files: arrays in and out, as the device takes them.
use crate::{Array, Error, Result};
use npyz::{DType, NpyFile, Order};
use std::path::Path;
use torchtpu_pjrt::ElementType;

/// NumPy's type string of an element type; none for those NumPy lacks.
fn type_string(ty: ElementType) -> Option<&'static str> {
    Some(match ty {
        ElementType::Pred => "|b1",
        ElementType::U8 => "|u1",
        ElementType::S8 => "|i1",
        ElementType::S16 => "<i2",
        ElementType::S32 => "<i4",
        ElementType::S64 => "<i8",
        ElementType::U16 => "<u2",
        ElementType::U32 => "<u4",
        ElementType::U64 => "<u8",
        ElementType::F16 => "<f2",
        ElementType::F32 => "<f4",
        ElementType::F64 => "<f8",
        ElementType::C64 => "<c8",
        ElementType::C128 => "<c16",
        _ => return None,
    })
}

/// The bytes of the array in a file, which must be what `wanted` says.
///
/// # Errors
/// What the file is instead, or why it cannot be read.
pub(crate) fn read(path: &Path, wanted: &Array) -> Result<Vec<u8>> {
    let name = path.display();
    let bytes = std::fs::read(path).map_err(|e| Error::new(format!("{name}: {e}")))?;
    let file = NpyFile::new(&bytes[..]).map_err(|e| Error::new(format!("{name} is no .npy file: {e}")))?;
    let shape: Vec<i64> = file.shape().iter().map(|n| *n as i64).collect();
    let dtype = match file.dtype() {
        DType::Plain(t) => t.to_string(),
        other => format!("{other:?}"),
    };
    let ty = wanted.element_type()?;
    // bfloat16 and the like come as the bits, in integers of their size.
    let bits = type_string(ty).is_none() && dtype == bits_of(ty);
    if shape != wanted.shape || (type_string(ty) != Some(&dtype) && !bits) {
        return Err(Error::new(format!(
            "{name} holds {dtype}{shape:?}; input {:?} is {}{:?}",
            wanted.name, wanted.dtype, wanted.shape
        )));
    }
    if file.order() == Order::Fortran && shape.len() > 1 {
        return Err(Error::new(format!("{name} is in Fortran order; save np.ascontiguousarray(x)")));
    }
    let size = wanted.bytes()?;
    let at = bytes.len().checked_sub(size).ok_or_else(|| Error::new(format!("{name} is cut off")))?;
    Ok(bytes[at..].to_vec())
}

/// Integers of a type's size.
fn bits_of(ty: ElementType) -> &'static str {
    if ty.size_bytes() == 2 {
        "<u2"
    } else {
        "|u1"
    }
}

/// An array as a file's bytes: the header as NumPy's format 1.0 has it, then the elements.
pub(crate) fn bytes(array: &Array, elements: &[u8]) -> Result<Vec<u8>> {
    let ty = array.element_type()?;
    let descr = type_string(ty).unwrap_or_else(|| bits_of(ty));
    let dims: String = array.shape.iter().map(|d| format!("{d}, ")).collect();
    let mut header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({}), }}", dims.trim_end());
    // Magic, version and length are 10 bytes; all together is a multiple of 64, the last a newline.
    header.extend(std::iter::repeat_n(' ', 63 - (10 + header.len()) % 64));
    header.push('\n');
    let length = u16::try_from(header.len()).map_err(|_| Error::new(format!("{}: too many extents", array.name)))?;
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    out.extend(length.to_le_bytes());
    out.extend(header.as_bytes());
    out.extend(elements);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(dtype: &str, shape: &[i64]) -> Array {
        Array { name: "x".into(), dtype: dtype.into(), shape: shape.to_vec() }
    }

    #[test]
    fn what_is_written_is_read() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.npy");
        for (dtype, shape) in [("f32", vec![2, 3]), ("i64", vec![]), ("bf16", vec![4]), ("i1", vec![0, 2])] {
            let array = array(dtype, &shape);
            let elements: Vec<u8> = (0..array.bytes().unwrap() as u8).collect();
            let file = bytes(&array, &elements).unwrap();
            assert_eq!((file.len() - elements.len()) % 64, 0);
            std::fs::write(&path, file).unwrap();
            assert_eq!(read(&path, &array).unwrap(), elements);
        }
    }

    #[test]
    fn another_array_is_refused_with_both_types() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.npy");
        std::fs::write(&path, bytes(&array("f32", &[2]), &[0; 8]).unwrap()).unwrap();
        let error = read(&path, &array("f64", &[2])).unwrap_err().to_string();
        assert!(error.contains("<f4[2]") && error.contains("f64[2]"), "{error}");
        std::fs::write(&path, b"junk").unwrap();
        assert!(read(&path, &array("f32", &[2])).unwrap_err().to_string().contains("no .npy file"));
    }
}
