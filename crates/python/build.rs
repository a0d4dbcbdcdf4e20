//! Builds the C++ glue for the torch of each interpreter in `TORCHTPU_GLUE_PYTHONS` (colon-separated), or of maturin's
//! `PYO3_PYTHON`, into `python/torchtpu/glue`, from where the wheel takes it. Without either, only the core is built.
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=TORCHTPU_GLUE_PYTHONS");
    println!("cargo:rerun-if-env-changed=PYO3_PYTHON");
    println!("cargo:rerun-if-changed=../../csrc");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pythons = std::env::var("TORCHTPU_GLUE_PYTHONS").or_else(|_| std::env::var("PYO3_PYTHON")).unwrap_or_default();
    for python in pythons.split(':').filter(|p| !p.is_empty()) {
        let version = Command::new(python)
            .args(["-c", "import importlib.metadata as m; v = m.version('torch').split('.'); print(v[0] + '_' + v[1])"])
            .output();
        let version = match version {
            Ok(out) if out.status.success() => String::from_utf8_lossy(&out.stdout).trim().to_string(),
            _ => {
                println!("cargo:warning={python} has no torch: no glue is built for it");
                continue;
            }
        };
        let out = root.join(format!("python/torchtpu/glue/libtorchtpu_glue_{version}.so"));
        let built = Command::new("bash").arg(root.join("csrc/build.sh")).arg(python).arg(&out).status();
        if !built.is_ok_and(|s| s.success()) {
            println!("cargo:warning=building the glue for torch {version} failed");
            std::process::exit(1);
        }
    }
}
