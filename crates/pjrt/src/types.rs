//! Element types of arrays.
use torchtpu_pjrt_sys as sys;

macro_rules! element_types {
    ($($name:ident $size:literal $raw:ident $mlir:literal,)*) => {
        /// Element type of an array. Values are little-endian; `Pred` is one byte, 0 or 1; complex values are (re, im).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum ElementType { $($name,)* }

        impl ElementType {
            /// All types.
            pub const ALL: &[ElementType] = &[$(ElementType::$name,)*];

            /// Bytes of one element.
            pub fn size_bytes(self) -> usize {
                match self { $(Self::$name => $size,)* }
            }

            /// The name in StableHLO text, e.g. `f32`, `i1`, `ui8`, `complex<f32>`.
            pub fn mlir_name(self) -> &'static str {
                match self { $(Self::$name => $mlir,)* }
            }

            /// The type with this StableHLO name.
            pub fn from_mlir_name(name: &str) -> Option<Self> {
                match name { $($mlir => Some(Self::$name),)* _ => None }
            }

            pub(crate) fn to_raw(self) -> sys::PJRT_Buffer_Type {
                match self { $(Self::$name => sys::$raw,)* }
            }

            pub(crate) fn from_raw(raw: sys::PJRT_Buffer_Type) -> Option<Self> {
                match raw { $(sys::$raw => Some(Self::$name),)* _ => None }
            }
        }
    };
}

element_types! {
    Pred 1 PJRT_Buffer_Type_PRED "i1",
    S8 1 PJRT_Buffer_Type_S8 "i8",
    S16 2 PJRT_Buffer_Type_S16 "i16",
    S32 4 PJRT_Buffer_Type_S32 "i32",
    S64 8 PJRT_Buffer_Type_S64 "i64",
    U8 1 PJRT_Buffer_Type_U8 "ui8",
    U16 2 PJRT_Buffer_Type_U16 "ui16",
    U32 4 PJRT_Buffer_Type_U32 "ui32",
    U64 8 PJRT_Buffer_Type_U64 "ui64",
    F16 2 PJRT_Buffer_Type_F16 "f16",
    F32 4 PJRT_Buffer_Type_F32 "f32",
    F64 8 PJRT_Buffer_Type_F64 "f64",
    BF16 2 PJRT_Buffer_Type_BF16 "bf16",
    C64 8 PJRT_Buffer_Type_C64 "complex<f32>",
    C128 16 PJRT_Buffer_Type_C128 "complex<f64>",
    F8E5M2 1 PJRT_Buffer_Type_F8E5M2 "f8E5M2",
    F8E4M3FN 1 PJRT_Buffer_Type_F8E4M3FN "f8E4M3FN",
    F8E4M3B11FNUZ 1 PJRT_Buffer_Type_F8E4M3B11FNUZ "f8E4M3B11FNUZ",
    F8E5M2FNUZ 1 PJRT_Buffer_Type_F8E5M2FNUZ "f8E5M2FNUZ",
    F8E4M3FNUZ 1 PJRT_Buffer_Type_F8E4M3FNUZ "f8E4M3FNUZ",
}

/// Bytes of a dense array, or `None` when a dimension is negative or the product overflows.
pub(crate) fn dense_bytes(dims: &[i64], ty: ElementType) -> Option<usize> {
    dims.iter().try_fold(ty.size_bytes(), |n, &d| n.checked_mul(usize::try_from(d).ok()?))
}
