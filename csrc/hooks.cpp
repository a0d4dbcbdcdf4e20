// SPDX-License-Identifier: Apache-2.0
// What torch asks of an accelerator outside of any op, and pinned host memory.
#include <ATen/detail/PrivateUse1HooksInterface.h>

#include <cstdlib>
#include <map>
#include <shared_mutex>

#include "device.h"

namespace torchtpu {

namespace {

// Page-aligned host memory, remembered so that `is_pinned` can answer for interior pointers too.
struct PinnedAllocator final : c10::Allocator {
  c10::DataPtr allocate(size_t nbytes) override {
    void* memory = nullptr;
    if (nbytes) {
      TORCH_CHECK_WITH(OutOfMemoryError, posix_memalign(&memory, 4096, nbytes) == 0, "cannot allocate ", nbytes,
                       " bytes of pinned host memory");
      std::unique_lock lock(mutex_);
      blocks_[reinterpret_cast<uintptr_t>(memory)] = nbytes;
    }
    return {memory, memory, &PinnedAllocator::release, c10::Device(c10::DeviceType::CPU)};
  }

  c10::DeleterFnPtr raw_deleter() const override { return &PinnedAllocator::release; }

  void copy_data(void* to, const void* from, std::size_t count) const override { default_copy_data(to, from, count); }

  bool owns(const void* pointer) {
    const auto address = reinterpret_cast<uintptr_t>(pointer);
    std::shared_lock lock(mutex_);
    auto after = blocks_.upper_bound(address);
    if (after == blocks_.begin()) return false;
    --after;
    return address < after->first + after->second;
  }

  static PinnedAllocator& instance() {
    static auto* allocator = new PinnedAllocator();
    return *allocator;
  }

 private:
  static void release(void* memory) {
    if (!memory) return;
    auto& self = instance();
    {
      std::unique_lock lock(self.mutex_);
      self.blocks_.erase(reinterpret_cast<uintptr_t>(memory));
    }
    std::free(memory);
  }

  std::shared_mutex mutex_;
  std::map<uintptr_t, size_t> blocks_;
};

struct TpuHooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return device_count() > 0; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return api().is_initialized() != 0; }
  // The core starts itself when a tensor first needs it; asking for a generator (torch.manual_seed) must not start it.
  void init() const override {}

  c10::DeviceIndex deviceCount() const override { return static_cast<c10::DeviceIndex>(device_count()); }
  void setCurrentDevice(c10::DeviceIndex device) const override { set_current_device(device); }
  c10::DeviceIndex getCurrentDevice() const override { return static_cast<c10::DeviceIndex>(current_device()); }

  c10::DeviceIndex exchangeDevice(c10::DeviceIndex device) const override {
    const auto old = getCurrentDevice();
    set_current_device(device);
    return old;
  }

  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex device) const override {
    return device < 0 ? getCurrentDevice() : exchangeDevice(device);
  }

  const at::Generator& getDefaultGenerator(c10::DeviceIndex index) const override { return default_generator(index); }
  at::Generator getNewGenerator(c10::DeviceIndex index) const override { return new_generator(index); }

  // Reserved addresses are unique but carry no device; with one process per device the current one is right.
  at::Device getDeviceFromPtr(void*) const override {
    return {kTpu, static_cast<c10::DeviceIndex>(current_device())};
  }

  bool isPinnedPtr(const void* pointer) const override { return is_pinned_pointer(pointer); }
  at::Allocator* getPinnedMemoryAllocator() const override { return pinned_allocator(); }

  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t nbytes) const override {
    resize_storage(storage.unsafeGetStorageImpl(), nbytes);
  }
};

}  // namespace

c10::Allocator* pinned_allocator() { return &PinnedAllocator::instance(); }
bool is_pinned_pointer(const void* pointer) { return PinnedAllocator::instance().owns(pointer); }

void register_hooks() { at::RegisterPrivateUse1HooksInterface(new TpuHooks()); }

}  // namespace torchtpu
