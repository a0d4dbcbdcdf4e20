//! `xla.CompileOptionsProto`, encoded by hand: a few fields do not justify a protobuf dependency.
use crate::value::OptionValue;

/// How to compile a program.
#[derive(Clone, Debug, PartialEq)]
pub struct CompileOptions {
    /// Copies of the program that run on different data.
    pub num_replicas: usize,
    /// Devices that share the work of one replica.
    pub num_partitions: usize,
    /// Not bound to a device: `execute` may name any. Only for one replica and one partition.
    pub portable: bool,
    /// Partition one program over `num_partitions` devices (SPMD).
    pub use_spmd_partitioning: bool,
    /// Use Shardy rather than GSPMD to partition.
    pub use_shardy: bool,
    /// Device ids, replica-major: `num_replicas * num_partitions` of them; empty for the plugin's default.
    pub device_assignment: Vec<i64>,
    /// Compiler options by name (`xla_...`), as the plugin knows them.
    pub env_option_overrides: Vec<(String, OptionValue)>,
}

impl Default for CompileOptions {
    /// One device, portable.
    fn default() -> Self {
        Self {
            num_replicas: 1,
            num_partitions: 1,
            portable: true,
            use_spmd_partitioning: false,
            use_shardy: false,
            device_assignment: Vec::new(),
            env_option_overrides: Vec::new(),
        }
    }
}

impl CompileOptions {
    /// The serialized `xla.CompileOptionsProto`. Fields ascend, so equal options give equal bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut build = Message::default();
        build.varint(4, self.num_replicas as u64);
        build.varint(5, self.num_partitions as u64);
        if self.use_spmd_partitioning {
            build.varint(6, 1);
        }
        if !self.device_assignment.is_empty() {
            build.bytes(9, &self.assignment());
        }
        if self.use_shardy {
            build.varint(19, 1);
        }
        let mut options = Message::default();
        options.bytes(3, &build.0);
        if self.portable {
            options.varint(4, 1);
        }
        for (name, value) in &self.env_option_overrides {
            let mut entry = Message::default();
            entry.bytes(1, name.as_bytes());
            entry.bytes(2, &override_value(value));
            options.bytes(7, &entry.0);
        }
        options.0
    }

    /// `xla.DeviceAssignmentProto`: one computation (partition) after the other, with the devices of its replicas.
    fn assignment(&self) -> Vec<u8> {
        let mut proto = Message::default();
        proto.varint(1, self.num_replicas as u64);
        proto.varint(2, self.num_partitions as u64);
        for partition in 0..self.num_partitions {
            let mut ids = Message::default();
            for replica in 0..self.num_replicas {
                let id = self.device_assignment.get(replica * self.num_partitions + partition).copied().unwrap_or(0);
                ids.raw_varint(id as u64);
            }
            let mut computation = Message::default();
            computation.bytes(1, &ids.0);
            proto.bytes(3, &computation.0);
        }
        proto.0
    }
}

/// `xla.OptionOverrideProto`: a oneof of string (1), bool (2), int64 (3) and double (4).
fn override_value(value: &OptionValue) -> Vec<u8> {
    let mut message = Message::default();
    match value {
        OptionValue::Str(s) => message.bytes(1, s.as_bytes()),
        OptionValue::Bool(b) => message.varint(2, u64::from(*b)),
        OptionValue::Int(i) => message.varint(3, *i as u64),
        OptionValue::Float(f) => message.double(4, f64::from(*f)),
    }
    message.0
}

/// A protobuf message under construction.
#[derive(Default)]
struct Message(Vec<u8>);

impl Message {
    fn raw_varint(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.0.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.0.push(n as u8);
    }

    fn varint(&mut self, field: u32, n: u64) {
        self.raw_varint(u64::from(field) << 3);
        self.raw_varint(n);
    }

    fn double(&mut self, field: u32, x: f64) {
        self.raw_varint(u64::from(field) << 3 | 1);
        self.0.extend(x.to_le_bytes());
    }

    fn bytes(&mut self, field: u32, bytes: &[u8]) {
        self.raw_varint(u64::from(field) << 3 | 2);
        self.raw_varint(bytes.len() as u64);
        self.0.extend(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_device_is_the_well_known_six_bytes() {
        let options = CompileOptions { portable: false, ..Default::default() };
        assert_eq!(options.encode(), [0x1a, 0x04, 0x20, 0x01, 0x28, 0x01]);
        assert_eq!(CompileOptions::default().encode(), [0x1a, 0x04, 0x20, 0x01, 0x28, 0x01, 0x20, 0x01]);
    }

    #[test]
    fn overrides_are_map_entries() {
        let options = CompileOptions {
            portable: false,
            env_option_overrides: vec![("a".into(), OptionValue::Bool(true)), ("b".into(), OptionValue::Int(-1))],
            ..Default::default()
        };
        let mut expected = vec![0x1a, 0x04, 0x20, 0x01, 0x28, 0x01];
        expected.extend([0x3a, 7, 0x0a, 1, b'a', 0x12, 2, 0x10, 1]);
        expected.extend([0x3a, 16, 0x0a, 1, b'b', 0x12, 11, 0x18]);
        expected.extend([0xff; 9]);
        expected.push(1);
        assert_eq!(options.encode(), expected);
    }

    #[test]
    fn assignment_is_partition_major() {
        let options = CompileOptions {
            num_replicas: 2,
            num_partitions: 2,
            portable: false,
            device_assignment: vec![0, 1, 2, 3],
            ..Default::default()
        };
        // replicas 2, computations 2, partition 0 on devices 0 and 2, partition 1 on 1 and 3.
        let assignment = [8, 2, 16, 2, 0x1a, 4, 0x0a, 2, 0, 2, 0x1a, 4, 0x0a, 2, 1, 3];
        let bytes = options.encode();
        assert!(bytes.windows(assignment.len()).any(|w| w == assignment), "{bytes:?}");
    }
}
