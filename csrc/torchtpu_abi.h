// The contract between the C++ glue and the Rust core. Mirrored by crates/bridge/src/abi.rs; tests there check layouts.
//
// The core never links torch; the glue never links the core. `torchtpu_glue_init` (exported by the glue) receives the
// table below once, and hands back its own. Every call returns a TTStatus; the message of a failure is `last_error()`,
// valid on the calling thread until its next call. No call throws, no call unwinds, none needs the GIL, all are
// thread-safe; those marked BLOCKS may wait for the device or for a compile.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TT_ABI_VERSION 1u

// A storage: refcounted, points at the current immutable device value. Fields after the header are the core's.
typedef struct TTCell {
  void* address;      // unique reserved address, what data_ptr() shows; never readable
  size_t nbytes;      // storage size in bytes
  int32_t device;     // device index
} TTCell;

// A compiled-op recipe: op + argument signature -> lowered template and output layout. Owned by the core, never freed.
typedef struct TTPlan TTPlan;

typedef enum TTStatus {
  TT_OK = 0,
  TT_NO_PLAN = 1,        // plan(): this signature was not seen; call plan_create with the outputs' metadata
  TT_NO_RULE = 2,        // plan_create(): no lowering for this op or signature; use a decomposition or the host
  TT_RUNTIME = 10,       // RuntimeError
  TT_VALUE = 11,         // ValueError
  TT_TYPE = 12,          // TypeError
  TT_INDEX = 13,         // IndexError
  TT_NOT_IMPLEMENTED = 14,
  TT_OOM = 15,           // torch.OutOfMemoryError
  TT_INTERNAL = 16,      // a bug in the core: RuntimeError that says so
  TT_INTERRUPTED = 17,   // Ctrl-C while it waited: KeyboardInterrupt
} TTStatus;

// dtype fields hold c10::ScalarType's number.
enum { TT_FLAG_WRAPPED = 1,     // wrapped number (a Python scalar as 0-d tensor): weak in type promotion
       TT_FLAG_HOST = 2 };      // a 0-d CPU tensor passed beside device tensors: cell is null, the value is in `host`

typedef struct TTTensor {
  TTCell* cell;             // null: undefined tensor, or a host scalar when TT_FLAG_HOST
  const int64_t* sizes;     // `ndim` entries
  const int64_t* strides;   // `ndim` entries, in elements
  int64_t offset;           // storage offset, in elements
  uint64_t host[2];         // TT_FLAG_HOST: double / int64 / bool bits, or re,im doubles for complex
  int32_t ndim;
  uint8_t dtype;
  uint8_t flags;
  uint8_t pad[2];
} TTTensor;

typedef struct TTMeta {      // what torch's meta kernel says of an output
  const int64_t* sizes;
  const int64_t* strides;
  int32_t ndim;
  uint8_t dtype;
  uint8_t defined;           // 0: the op returns an undefined tensor here
  uint8_t pad[2];
} TTMeta;

typedef enum TTArgTag {
  TT_NONE = 0,
  TT_TENSOR = 1,        // v.tensor (one)
  TT_TENSORS = 2,       // v.tensor, n of them (Tensor[] and Tensor?[]; an undefined one has cell == null and no HOST flag)
  TT_SCALAR_INT = 3,    // at::Scalar: run-time value unless the op's rule wants it static
  TT_SCALAR_FLOAT = 4,
  TT_SCALAR_BOOL = 5,
  TT_SCALAR_COMPLEX = 6,// v.complex
  TT_INT = 7,           // int / SymInt argument (static)
  TT_FLOAT = 8,         // float argument (static)
  TT_BOOL = 9,
  TT_DTYPE = 10,        // ScalarType argument, number in v.i
  TT_STR = 11,          // v.str, n bytes
  TT_INTS = 12,         // v.ints, n
  TT_FLOATS = 13,       // v.floats, n
  TT_BOOLS = 14,        // v.bools (one byte each), n
  TT_SCALARS = 15,      // Scalar[]: v.args, n entries each TT_SCALAR_*
  TT_RNG = 16,          // Generator, already advanced: v.rng = {seed, offset}
  TT_IGNORED = 17,      // layout, device, pin_memory, memory_format: already applied by the glue
} TTArgTag;

typedef struct TTArg {
  uint32_t tag;
  uint32_t n;
  union {
    const TTTensor* tensor;
    int64_t i;
    double f;
    double complex_[2];
    uint64_t rng[2];
    const char* str;
    const int64_t* ints;
    const double* floats;
    const uint8_t* bools;
    const struct TTArg* args;
  } v;
} TTArg;

typedef struct TTDeviceStats {
  uint64_t allocated_bytes, allocated_peak, reserved_bytes, reserved_peak, limit_bytes; // reserved: as the plugin reports it
  uint64_t allocations, frees, ooms;
} TTDeviceStats;

typedef void (*TTSpanFn)(void* user, int32_t kind, const char* name, uint64_t start, uint64_t nanos, uint64_t track);

// What the core offers the glue.
typedef struct TTApi {
  uint32_t abi_version;
  uint32_t struct_size;
  const char* (*last_error)(void);

  // --- runtime -----------------------------------------------------------------------------------------------------
  int32_t (*device_count)(void);                   // never starts the runtime; 0 when switched off
  TTStatus (*initialize)(void);                    // starts the runtime (idempotent). BLOCKS
  int32_t (*is_initialized)(void);
  TTStatus (*synchronize)(int32_t device);         // flush what is recorded and wait. BLOCKS
  TTStatus (*flush)(int32_t device);               // submit what is recorded, do not wait
  TTStatus (*event_record)(int32_t device, uint64_t* ticket);  // ticket of all work recorded so far on the device
  TTStatus (*event_query)(int32_t device, uint64_t ticket, int32_t* done);
  TTStatus (*event_wait)(int32_t device, uint64_t ticket);     // BLOCKS
  TTStatus (*memory_stats)(int32_t device, TTDeviceStats* out);
  TTStatus (*reset_peak)(int32_t device);
  TTStatus (*empty_cache)(void);

  // --- storage -----------------------------------------------------------------------------------------------------
  TTStatus (*cell_new)(int32_t device, size_t nbytes, TTCell** out);   // uninitialised reads as zero; refcount 1
  void (*cell_retain)(TTCell*);
  void (*cell_release)(TTCell*);
  TTStatus (*cell_resize)(TTCell*, size_t nbytes);                     // keeps the common prefix; address may change

  // --- ops ---------------------------------------------------------------------------------------------------------
  // Index of an overload in the lowering table, -1 when it has no rule. `name` is e.g. "aten::add.Tensor".
  int32_t (*op_index)(const char* name);
  int32_t (*op_count)(void);
  const char* (*op_name)(int32_t index);
  // Bits: 1 the op draws random numbers but its schema has no generator: append a TT_RNG argument of the default one;
  //       2 graph only: eager must not register it (it is a view there).
  uint32_t (*op_flags)(int32_t index);
  // Looks the signature up (about 100 ns). TT_NO_PLAN when unseen.
  TTStatus (*plan)(int32_t op, const TTArg* args, size_t nargs, const TTPlan** out);
  // Lowers it. `metas` are what torch's meta kernel returned for the functional form.
  TTStatus (*plan_create)(int32_t op, const TTArg* args, size_t nargs, const TTMeta* metas, size_t nouts, const TTPlan** out);
  // Output metadata; pointers live as long as the plan (forever).
  size_t (*plan_outputs)(const TTPlan*, const TTMeta** metas);
  // Records the op. dests == null: out[i] receives a fresh cell per defined output (refcount 1; null when undefined).
  // dests != null (ndests == outputs): output i is cast to dests[i].dtype and written through dests[i]'s view; a dest with
  // cell == null is allocated into out[i] as usual. Sizes must match exactly (the glue has resized or raised).
  TTStatus (*record)(const TTPlan*, const TTArg* args, size_t nargs, int32_t device, const TTTensor* dests, size_t ndests, TTCell** out);
  // dst[...] = src (same device; src broadcast to dst's sizes, cast to dst's dtype).
  TTStatus (*copy)(const TTTensor* src, const TTTensor* dst);
  // Same, between devices.
  TTStatus (*copy_across)(const TTTensor* src, const TTTensor* dst);
  // Contiguous host bytes of dst's dtype and sizes -> dst. The bytes are read before the call returns unless keep_alive is
  // given, in which case they stay valid until release(keep_alive) is called (any thread).
  TTStatus (*upload)(const void* data, size_t nbytes, const TTTensor* dst, void* keep_alive, void (*release)(void*));
  // dst gets src's elements, contiguous, src's dtype. BLOCKS
  TTStatus (*download)(const TTTensor* src, void* data, size_t nbytes);

  // --- what the user sees ------------------------------------------------------------------------------------------
  void (*count)(const char* op, int32_t kind);     // kind 0 native, 1 decomposed, 2 host fallback, 3 host read
  // Collects spans from now on, from nothing.
  void (*timeline_start)(void);
  // Stops, and hands over what was collected: kind 0 submit, 1 compile, 2 execute, 3 transfer; nanoseconds since 1970; the
  // system's number of the thread, or the index of the device for kind 2.
  void (*timeline_stop)(TTSpanFn each, void* user);
} TTApi;

// What the glue offers the core.
typedef struct TTGlue {
  uint32_t abi_version;
  uint32_t struct_size;
  const char* torch_version;      // what it was compiled against
} TTGlue;

// Exported by the glue. Called once, after torch is loaded; registers the device's kernels with the dispatcher.
typedef TTStatus (*torchtpu_glue_init_fn)(const TTApi* api, TTGlue* glue);

#ifdef __cplusplus
}
#endif
