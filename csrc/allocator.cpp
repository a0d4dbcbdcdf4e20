// SPDX-License-Identifier: Apache-2.0
// Device memory: a DataPtr shows the cell's reserved address and owns one reference of the cell.
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/Storage.h>

#include "device.h"

namespace torchtpu {

void release_cell(void* cell) { api().cell_release(static_cast<TTCell*>(cell)); }

namespace {

c10::DataPtr data_ptr_of(TTCell* cell) {
  return {cell->address, cell, &release_cell, c10::Device(kTpu, static_cast<c10::DeviceIndex>(cell->device))};
}

struct TpuAllocator final : c10::DeviceAllocator {
  c10::DataPtr allocate(size_t nbytes) override {
    ensure_initialized();
    TTCell* cell = nullptr;
    check(api().cell_new(current_device(), nbytes, &cell));
    return data_ptr_of(cell);
  }

  // The context is the cell, not the address, so there is no raw deleter.
  c10::DeleterFnPtr raw_deleter() const override { return nullptr; }

  void copy_data(void*, const void*, std::size_t) const override {
    TORCH_CHECK(false, "tpu memory has no address the host could copy; use Tensor.copy_");
  }

  bool initialized() override { return api().is_initialized() != 0; }

  void emptyCache(c10::MempoolId_t = {0, 0}) override { check(api().empty_cache()); }

  void recordStream(const c10::DataPtr&, c10::Stream) override {}

  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    TTDeviceStats stats{};
    check(api().memory_stats(device, &stats));
    c10::CachingDeviceAllocator::DeviceStats out;
    const auto all = static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE);
    const auto set = [all](c10::CachingAllocator::StatArray& array, uint64_t current, uint64_t peak, uint64_t total,
                           uint64_t freed) {
      array[all].current = static_cast<int64_t>(current);
      array[all].peak = static_cast<int64_t>(peak);
      array[all].allocated = static_cast<int64_t>(total);
      array[all].freed = static_cast<int64_t>(freed);
    };
    set(out.allocation, stats.allocations - stats.frees, stats.allocations - stats.frees, stats.allocations, stats.frees);
    set(out.active, stats.allocations - stats.frees, stats.allocations - stats.frees, stats.allocations, stats.frees);
    set(out.allocated_bytes, stats.allocated_bytes, stats.allocated_peak, stats.allocated_peak,
        stats.allocated_peak - stats.allocated_bytes);
    set(out.active_bytes, stats.allocated_bytes, stats.allocated_peak, stats.allocated_peak,
        stats.allocated_peak - stats.allocated_bytes);
    set(out.requested_bytes, stats.allocated_bytes, stats.allocated_peak, stats.allocated_peak,
        stats.allocated_peak - stats.allocated_bytes);
    set(out.reserved_bytes, stats.reserved_bytes, stats.reserved_peak, stats.reserved_peak,
        stats.reserved_peak - stats.reserved_bytes);
    out.num_ooms = static_cast<int64_t>(stats.ooms);
    out.num_device_alloc = static_cast<int64_t>(stats.allocations);
    out.num_device_free = static_cast<int64_t>(stats.frees);
    return out;
  }

  void resetAccumulatedStats(c10::DeviceIndex device) override { check(api().reset_peak(device)); }

  void resetPeakStats(c10::DeviceIndex device) override { check(api().reset_peak(device)); }

  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    TTDeviceStats stats{};
    check(api().memory_stats(device, &stats));
    const size_t used = std::max(stats.allocated_bytes, stats.reserved_bytes);
    const size_t limit = stats.limit_bytes;
    return {limit > used ? limit - used : 0, limit};
  }
};

TpuAllocator* instance() {
  static auto* allocator = new TpuAllocator();  // outlives every tensor
  return allocator;
}

}  // namespace

c10::Allocator* allocator() { return instance(); }

c10::Storage make_storage(TTCell* cell) {
  return c10::Storage(c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(),
                                                            static_cast<int64_t>(cell->nbytes), data_ptr_of(cell),
                                                            instance(), /*resizable=*/true));
}

void resize_storage(c10::StorageImpl* storage, size_t nbytes) {
  TORCH_CHECK(storage->resizable(), "Trying to resize storage that is not resizable");
  const auto& data = storage->data_ptr();
  if (data.get_deleter() != &release_cell) {  // a storage without memory, as set_() leaves it
    c10::DataPtr fresh = instance()->allocate(nbytes);
    storage->set_data_ptr_noswap(std::move(fresh));
    storage->set_nbytes(nbytes);
    return;
  }
  auto* cell = static_cast<TTCell*>(data.get_context());
  check(api().cell_resize(cell, nbytes));
  // The address may have moved; the new DataPtr takes its own reference before the old one drops.
  api().cell_retain(cell);
  storage->set_data_ptr_noswap(data_ptr_of(cell));
  storage->set_nbytes(nbytes);
}

void register_allocator() { c10::SetAllocator(kTpu, instance()); }

}  // namespace torchtpu
