//! The op families, one file each. A file's `register` adds its lines to the table.
mod activation;
mod arrange;
mod bessel;
mod bits;
mod chebyshev;
mod conv;
mod draw;
mod elementwise;
mod embedding;
mod fourier;
mod gamma;
mod grid;
mod indexing;
mod iterate;
mod linalg;
mod loss;
mod matmul;
mod network;
mod norm;
mod normal;
mod ordering;
mod orthogonal;
mod pooling;
mod power;
mod rank;
mod reduction;
mod resize;
mod search;
mod shape;
mod special;
mod taps;

use crate::table::Table;

/// All families, in order.
pub fn register(t: &mut Table) {
    elementwise::register(t);
    reduction::register(t);
    matmul::register(t);
    linalg::register(t);
    conv::register(t);
    network::register(t);
    norm::register(t);
    loss::register(t);
    activation::register(t);
    pooling::register(t);
    resize::register(t);
    grid::register(t);
    embedding::register(t);
    arrange::register(t);
    draw::register(t);
    indexing::register(t);
    ordering::register(t);
    rank::register(t);
    search::register(t);
    bits::register(t);
    shape::register(t);
    special::register(t);
    bessel::register(t);
    gamma::register(t);
    normal::register(t);
    orthogonal::register(t);
    fourier::register(t);
}
