//! The op families, one file each. A file's `register` adds its lines to the table.
mod elementwise;
mod matmul;
mod power;
mod reduction;

use crate::table::Table;

/// All families, in order.
pub fn register(t: &mut Table) {
    elementwise::register(t);
    reduction::register(t);
    matmul::register(t);
}
