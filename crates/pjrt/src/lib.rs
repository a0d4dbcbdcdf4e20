//! A safe client of PJRT plugins: load a plugin, move arrays, compile StableHLO, run it.
//!
//! ```no_run
//! use torchtpu_pjrt::{Client, CompileOptions, ElementType, Plugin};
//! # fn main() -> Result<(), torchtpu_pjrt::Error> {
//! let plugin = Plugin::load("pjrt_c_api_cpu_plugin.so".as_ref())?;
//! let client = Client::new(&plugin, &[])?;
//! let text = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
//!   %0 = stablehlo.add %a, %a : tensor<2xf32>
//!   return %0 : tensor<2xf32>
//! }";
//! let double = client.compile(text.as_bytes(), &CompileOptions::default())?;
//! let bytes: Vec<u8> = [1f32, 2.0].iter().flat_map(|x| x.to_le_bytes()).collect();
//! let input = client.buffer_from_host(&bytes, ElementType::F32, &[2], 0)?;
//! let outputs = double.execute(&[&input], 0, &[])?;
//! let mut host = vec![0u8; outputs[0].size_bytes()];
//! outputs[0].to_host(&mut host)?;
//! # Ok(())
//! # }
//! ```
//!
//! Everything is `Send + Sync`: PJRT is thread-safe. Nothing here panics; the plugin's own words reach the caller in
//! [`Error::message`]. An entry of the API that the plugin lacks is an error only when it is needed.

mod buffer;
mod client;
pub mod discover;
mod error;
mod event;
mod executable;
mod options;
mod plugin;
mod topology;
mod types;
mod value;

pub use buffer::Buffer;
pub use client::{Client, Device, HostOwner, MemoryStats};
pub use error::{Code, Error, Result};
pub use event::{Callback, Event};
pub use executable::{CompiledExecutable, CompiledMemoryStats, Executable};
pub use options::CompileOptions;
pub use plugin::Plugin;
pub use topology::Topology;
pub use types::ElementType;
pub use value::{OptionValue, Value};
