//! Finds the plugins the tests need. A test without its plugin fails: it must not pass by not running.
#![allow(dead_code)] // each test binary uses its own part

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use torchtpu_pjrt::{Buffer, Client, ElementType, OptionValue, Plugin};

pub const LAMMPS: &str = "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so";
pub const FASTATOMSTRUCT: &str = "fastatomstruct_xla_cpu/libpjrt_cpu.so";
pub const OLD: &str = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";
pub const LIBTPU: &str = "libtpu/libtpu.so";

/// Site-packages directories: `TORCHTPU_TEST_SITE`, or those of the project's `.venv`.
pub fn sites() -> Vec<PathBuf> {
    if let Some(site) = std::env::var_os("TORCHTPU_TEST_SITE") {
        return std::env::split_paths(&site).collect();
    }
    let lib = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/lib");
    let versions = std::fs::read_dir(&lib).into_iter().flatten().flatten();
    versions.map(|e| e.path().join("site-packages")).filter(|p| p.is_dir()).collect()
}

/// The plugin at `file` below a site-packages directory.
pub fn path(file: &str) -> PathBuf {
    let sites = sites();
    sites.iter().map(|s| s.join(file)).find(|p| p.is_file()).unwrap_or_else(|| {
        panic!(
            "{file} is in none of {sites:?}: create the .venv, or set TORCHTPU_TEST_SITE to a site-packages directory"
        )
    })
}

pub fn plugin(file: &str) -> Arc<Plugin> {
    Plugin::load(&path(file)).unwrap()
}

/// The client most tests share: two devices.
pub fn client() -> &'static Arc<Client> {
    static CLIENT: OnceLock<Arc<Client>> = OnceLock::new();
    CLIENT.get_or_init(|| Client::new(&plugin(LAMMPS), &[device_count(2)]).unwrap())
}

pub fn device_count(n: i64) -> (String, OptionValue) {
    ("cpu_device_count".into(), OptionValue::Int(n))
}

pub fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

pub fn f32s(client: &Arc<Client>, values: &[f32], dims: &[i64], device: usize) -> Buffer {
    client.buffer_from_host(&bytes(values), ElementType::F32, dims, device).unwrap()
}

pub fn read(buffer: &Buffer) -> Vec<f32> {
    let mut host = vec![0u8; buffer.size_bytes()];
    buffer.to_host(&mut host).unwrap();
    host.chunks_exact(4).map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
}

pub const ADD: &str = "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
