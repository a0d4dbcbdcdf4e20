//! Loading: every plugin we know loads, runs a program, and says clearly what is wrong when it does not.
mod common;
use common::*;
use std::path::Path;
use std::sync::Arc;
use torchtpu_pjrt::{Client, Code, CompileOptions, OptionValue, Plugin};

fn adds(file: &str, minor: i32) {
    let plugin = plugin(file);
    assert_eq!(plugin.api_version(), (0, minor));
    let client = Client::new(&plugin, &[device_count(3)]).unwrap();
    assert_eq!((client.platform_name(), client.device_count()), ("cpu", 3));
    let add = client.compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    for device in 0..3 {
        let (a, b) = (f32s(&client, &[1.0, 2.0], &[2], device), f32s(&client, &[0.5, -4.0], &[2], device));
        let outputs = add.execute(&[&a, &b], device, &[]).unwrap();
        assert_eq!(read(&outputs[0]), [1.5, -2.0]);
        assert_eq!(outputs[0].device(), device);
    }
}

#[test]
fn lammps_runs_on_as_many_devices_as_asked() {
    adds(LAMMPS, 115);
}

#[test]
fn fastatomstruct_runs_on_as_many_devices_as_asked() {
    adds(FASTATOMSTRUCT, 106);
}

#[test]
fn the_oldest_plugin_runs_on_as_many_devices_as_asked() {
    adds(OLD, 81);
}

#[test]
fn a_file_is_loaded_once() {
    assert!(Arc::ptr_eq(&plugin(LAMMPS), &plugin(LAMMPS)));
}

#[test]
fn attributes_tell_the_stablehlo_version() {
    let attributes = plugin(LAMMPS).attributes().unwrap();
    assert!(attributes.iter().any(|(name, _)| name == "stablehlo_current_version"), "{attributes:?}");
}

#[test]
fn a_missing_file_is_not_found() {
    let error = Plugin::load(Path::new("/no/such/plugin.so")).unwrap_err();
    assert_eq!(error.code, Code::NotFound);
    assert!(error.message.contains("/no/such/plugin.so"), "{error}");
}

#[test]
fn a_text_file_cannot_be_loaded() {
    let error = Plugin::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).unwrap_err();
    assert_eq!(error.code, Code::InvalidArgument);
    assert!(error.message.starts_with("cannot load "), "{error}");
}

#[test]
fn a_library_without_the_entry_point_is_not_a_plugin() {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let libc = maps.lines().filter_map(|l| l.split_whitespace().nth(5)).find(|p| p.contains("/libc.so")).unwrap();
    let error = Plugin::load(Path::new(libc)).unwrap_err();
    assert_eq!(error.code, Code::InvalidArgument);
    assert!(error.message.contains("is not a PJRT plugin"), "{error}");
}

#[test]
fn a_badly_typed_option_is_the_plugins_error() {
    let options = [("cpu_device_count".to_string(), OptionValue::Str("two".into()))];
    let error = Client::new(&plugin(LAMMPS), &options).unwrap_err();
    assert!(error.message.contains("cpu_device_count"), "{error}");
}
