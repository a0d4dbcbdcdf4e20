//! The op families, one file each. A file's `register` adds its lines to the table.
mod arrange;
mod conv;
mod draw;
mod elementwise;
mod matmul;
mod network;
mod power;
mod reduction;

use crate::table::Table;

/// All families, in order.
pub fn register(t: &mut Table) {
    elementwise::register(t);
    reduction::register(t);
    matmul::register(t);
    conv::register(t);
    network::register(t);
    arrange::register(t);
    draw::register(t);
}
