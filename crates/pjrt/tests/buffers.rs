//! Arrays to devices, between them, and back.
mod common;
use common::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{mpsc, Arc};
use std::time::Duration;
use torchtpu_pjrt::{Buffer, Client, Code, CompileOptions, ElementType};

#[test]
fn everything_is_send_and_sync() {
    fn check<T: Send + Sync>() {}
    check::<Client>();
    check::<Buffer>();
    check::<torchtpu_pjrt::Executable>();
    check::<torchtpu_pjrt::Topology>();
    check::<torchtpu_pjrt::Plugin>();
    check::<torchtpu_pjrt::Event>();
}

#[test]
fn every_element_type_round_trips() {
    for &ty in ElementType::ALL {
        let n = 6 * ty.size_bytes();
        let data: Vec<u8> = match ty {
            ElementType::Pred => vec![1, 0, 1, 1, 0, 0],
            _ => (0..n as u8).collect(),
        };
        let buffer = client().buffer_from_host(&data, ty, &[2, 3], 1).unwrap();
        assert_eq!((buffer.dims(), buffer.element_type(), buffer.device()), (&[2, 3][..], ty, 1));
        let mut back = vec![0; n];
        buffer.to_host(&mut back).unwrap();
        assert_eq!(back, data, "{ty:?}");
    }
}

#[test]
fn scalars_and_empty_arrays_round_trip() {
    assert_eq!(read(&f32s(client(), &[7.0], &[], 0)), [7.0]);
    let empty = f32s(client(), &[], &[0, 5], 0);
    assert_eq!((empty.size_bytes(), read(&empty)), (0, vec![]));
}

#[test]
fn the_host_sees_row_major_order() {
    let transpose = "func.func @main(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
      %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      return %0 : tensor<3x2xf32>
    }";
    let program = client().compile(transpose.as_bytes(), &CompileOptions::default()).unwrap();
    let a = f32s(client(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &[2, 3], 0);
    let outputs = program.execute(&[&a], 0, &[]).unwrap();
    assert_eq!(outputs[0].dims(), [3, 2]);
    assert_eq!(read(&outputs[0]), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
}

#[test]
fn wrong_sizes_are_refused() {
    let error = client().buffer_from_host(&[0; 7], ElementType::F32, &[2], 0).unwrap_err();
    assert_eq!(error.code, Code::InvalidArgument);
    assert_eq!(error.message, "an array [2] of F32 has 8 bytes, 7 were given");
    assert!(client().buffer_from_host(&[], ElementType::F32, &[-1], 0).is_err());
    assert!(client().buffer_from_host(&[], ElementType::F32, &[i64::MAX, i64::MAX], 0).is_err());
    assert!(f32s(client(), &[1.0], &[1], 0).to_host(&mut [0; 3]).is_err());
}

#[test]
fn a_device_that_does_not_exist_is_out_of_range() {
    let error = client().buffer_from_host(&[0; 4], ElementType::F32, &[1], 9).unwrap_err();
    assert_eq!(error.code, Code::OutOfRange);
    assert_eq!(client().device(9).id().unwrap_err().code, Code::OutOfRange);
}

#[test]
fn copies_move_between_devices() {
    let a = f32s(client(), &[1.0, 2.0], &[2], 0);
    let b = a.copy_to_device(1).unwrap();
    assert_eq!((b.device(), read(&b)), (1, vec![1.0, 2.0]));
    drop(a);
    assert_eq!(read(&b), [1.0, 2.0]);
}

#[test]
fn host_memory_may_change_after_the_call() {
    let mut data = bytes(&vec![3.0; 1 << 16]);
    let buffer = client().buffer_from_host(&data, ElementType::F32, &[1 << 16], 0).unwrap();
    data.fill(0xff);
    assert_eq!(read(&buffer), vec![3.0; 1 << 16]);
}

/// Bytes that tell when they are dropped.
struct Owner(Vec<u8>, mpsc::Sender<()>);

impl AsRef<[u8]> for Owner {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        let _ = self.1.send(());
    }
}

#[test]
fn an_owner_lives_as_long_as_needed_and_no_longer() {
    let (sender, dropped) = mpsc::channel();
    let owner = Arc::new(Owner(bytes(&vec![2.0; 1 << 14]), sender));
    let buffer = client().buffer_from_host_owned(owner, ElementType::F32, &[1 << 14], 0).unwrap();
    assert_eq!(read(&buffer), vec![2.0; 1 << 14]);
    drop(buffer);
    dropped.recv_timeout(Duration::from_secs(10)).expect("the owner is dropped after the buffer");
}

#[test]
fn kept_memory_is_given_back() {
    let data = bytes(&[1.0, 2.0]);
    let (sender, done) = mpsc::channel();
    // SAFETY: `data` lives until `done` is received.
    let buffer = unsafe {
        let on_done = Box::new(move || sender.send(()).unwrap());
        client().buffer_from_host_keep(&data, ElementType::F32, &[2], 0, on_done).unwrap()
    };
    done.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(read(&buffer), [1.0, 2.0]);
}

#[test]
fn ready_buffers_call_back() {
    let buffer = f32s(client(), &[1.0], &[1], 0);
    buffer.wait().unwrap();
    assert!(buffer.is_ready());
    let (sender, receiver) = mpsc::channel();
    buffer.on_ready(Box::new(move |result| sender.send(result).unwrap()));
    assert_eq!(receiver.recv_timeout(Duration::from_secs(10)).unwrap(), Ok(()));
}

#[test]
fn a_panic_in_a_callback_stays_there() {
    let buffer = f32s(client(), &[1.0], &[1], 0);
    let ran = Arc::new(AtomicBool::new(false));
    buffer.on_ready(Box::new({
        let ran = ran.clone();
        move |_| {
            ran.store(true, Ordering::SeqCst);
            std::panic::resume_unwind(Box::new("quiet"));
        }
    }));
    buffer.wait().unwrap();
    let start = std::time::Instant::now();
    while !ran.load(Ordering::SeqCst) && start.elapsed() < Duration::from_secs(10) {
        std::thread::yield_now();
    }
    assert!(ran.load(Ordering::SeqCst));
}

#[test]
fn a_deleted_buffer_is_an_error_not_a_crash() {
    let buffer = f32s(client(), &[1.0], &[1], 0);
    buffer.delete().unwrap();
    assert!(buffer.is_deleted().unwrap());
    assert!(buffer.wait().is_err());
    assert!(buffer.to_host(&mut [0; 4]).is_err());
    assert!(buffer.is_ready());
    buffer.delete().unwrap();
}

#[test]
fn devices_describe_themselves() {
    let device = client().device(1);
    assert_eq!((device.index(), device.id().unwrap()), (1, 1));
    assert_eq!(device.kind().unwrap(), "cpu");
    assert!(!device.debug_string().unwrap().is_empty());
    device.attributes().unwrap();
    // The CPU plugin keeps no figures and says so.
    if let Err(error) = device.memory_stats() {
        assert_eq!(error.code, Code::Unimplemented);
    }
}
