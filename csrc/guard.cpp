// SPDX-License-Identifier: Apache-2.0
// Devices, streams and events. Work of a device is recorded in one order, so every stream of a device behaves alike.
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <array>
#include <atomic>
#include <chrono>

#include "device.h"

namespace torchtpu {

namespace {

constexpr int kMaxDevices = 128;
thread_local int32_t t_device = 0;
thread_local std::array<c10::StreamId, kMaxDevices> t_streams{};
std::atomic<c10::StreamId> g_next_stream{1};

struct Event {
  uint64_t ticket = 0;
  int32_t device = 0;
  std::chrono::steady_clock::time_point recorded;
};

}  // namespace

int32_t current_device() { return t_device; }

int32_t device_count() {
  static const int32_t count = std::min(api().device_count(), kMaxDevices);
  return count;
}

void set_current_device(int32_t index) {
  TORCH_CHECK(index >= 0 && index < device_count(), "invalid device ordinal ", index, ": there are ", device_count(),
              " tpu devices");
  t_device = index;
}

namespace {

int32_t index_of(c10::Device device) { return device.has_index() ? device.index() : t_device; }

c10::Device device_at(int32_t index) { return {kTpu, static_cast<c10::DeviceIndex>(index)}; }

struct TpuGuard final : c10::impl::DeviceGuardImplInterface {
  c10::DeviceType type() const override { return kTpu; }

  c10::Device exchangeDevice(c10::Device device) const override {
    c10::Device old = getDevice();
    if (device.has_index() && device.index() != t_device) set_current_device(device.index());
    return old;
  }

  c10::Device getDevice() const override { return {kTpu, static_cast<c10::DeviceIndex>(t_device)}; }

  void setDevice(c10::Device device) const override {
    if (device.has_index()) set_current_device(device.index());
  }

  void uncheckedSetDevice(c10::Device device) const noexcept override {
    if (device.has_index()) t_device = device.index();
  }

  c10::DeviceIndex deviceCount() const noexcept override { return static_cast<c10::DeviceIndex>(device_count()); }

  c10::DeviceCapability getDeviceCapability(c10::Device) const override { return {}; }

  c10::Stream getStream(c10::Device device) const override {
    const int32_t index = index_of(device);
    return c10::Stream(c10::Stream::UNSAFE, device_at(index), t_streams.at(index));
  }

  c10::Stream getDefaultStream(c10::Device device) const override {
    return c10::Stream(c10::Stream::DEFAULT, device_at(index_of(device)));
  }

  c10::Stream getStreamFromGlobalPool(c10::Device device, bool) const override { return getNewStream(device, 0); }

  c10::Stream getNewStream(c10::Device device, int) const override {
    return c10::Stream(c10::Stream::UNSAFE, device_at(index_of(device)), g_next_stream.fetch_add(1));
  }

  c10::Stream exchangeStream(c10::Stream stream) const override {
    const int32_t index = stream.device_index();
    c10::Stream old = getStream(stream.device());
    t_streams.at(index) = stream.id();
    return old;
  }

  void* getStreamNativeHandle(const c10::Stream) const override { return nullptr; }

  bool queryStream(const c10::Stream& stream) const override {
    uint64_t ticket = 0;
    int32_t done = 0;
    check(api().event_record(stream.device_index(), &ticket));
    check(api().event_query(stream.device_index(), ticket, &done));
    return done != 0;
  }

  void synchronizeStream(const c10::Stream& stream) const override { check(api().synchronize(stream.device_index())); }

  void synchronizeDevice(const c10::DeviceIndex index) const override {
    check(api().synchronize(index < 0 ? t_device : index));
  }

  void record(void** event, const c10::Stream& stream, const c10::DeviceIndex, const c10::EventFlag) const override {
    auto* e = static_cast<Event*>(*event);
    if (!e) *event = e = new Event();
    e->device = stream.device_index();
    check(api().event_record(e->device, &e->ticket));
    e->recorded = std::chrono::steady_clock::now();
  }

  // One order per device: work recorded later already waits. Across devices the core orders by data.
  void block(void*, const c10::Stream&) const override {}

  bool queryEvent(void* event) const override {
    if (!event) return true;
    auto* e = static_cast<Event*>(event);
    int32_t done = 0;
    check(api().event_query(e->device, e->ticket, &done));
    return done != 0;
  }

  void synchronizeEvent(void* event) const override {
    if (!event) return;
    auto* e = static_cast<Event*>(event);
    check(api().event_wait(e->device, e->ticket));
  }

  // Host times of the two `record` calls: the device offers no timestamps.
  double elapsedTime(void* first, void* second, const c10::DeviceIndex) const override {
    TORCH_CHECK(first && second, "Both events must be recorded before calculating elapsed time.");
    synchronizeEvent(first);
    synchronizeEvent(second);
    const auto delta = static_cast<Event*>(second)->recorded - static_cast<Event*>(first)->recorded;
    return std::chrono::duration<double, std::milli>(delta).count();
  }

  void destroyEvent(void* event, const c10::DeviceIndex) const noexcept override { delete static_cast<Event*>(event); }
};

}  // namespace

void register_guard() { c10::impl::registerDeviceGuard(kTpu, new TpuGuard()); }

}  // namespace torchtpu
