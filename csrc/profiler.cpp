// SPDX-License-Identifier: Apache-2.0
// torch.profiler's activity PrivateUse1: the core's timeline as activities of the trace. Launches, compiles and transfers are
// on the threads that waited for them, programs on the device's row.
#include <libkineto.h>
#include <unistd.h>

#include "api.h"

namespace torchtpu {

namespace {

using libkineto::ActivityType;

// Kinds of the core's spans, as TTApi::timeline_stop gives them.
constexpr int32_t kExecute = 2;
constexpr int32_t kTransfer = 3;

class Session : public libkineto::IActivityProfilerSession {
 public:
  void start() override {
    api().timeline_start();
    status_ = libkineto::TraceStatus::RECORDING;
  }

  void stop() override {
    trace_.activities.clear();
    api().timeline_stop(&Session::append, this);
    status_ = libkineto::TraceStatus::PROCESSING;
  }

  std::vector<std::string> errors() override { return {}; }

  void processTrace(libkineto::ActivityLogger& logger) override {
    for (const auto& activity : trace_.activities) activity->log(logger);
  }

  std::unique_ptr<libkineto::DeviceInfo> getDeviceInfo() override { return nullptr; }

  std::vector<libkineto::ResourceInfo> getResourceInfos() override { return {}; }

  std::unique_ptr<libkineto::CpuTraceBuffer> getTraceBuffer() override {
    auto buffer = std::make_unique<libkineto::CpuTraceBuffer>(std::move(trace_));
    trace_ = libkineto::CpuTraceBuffer{};
    return buffer;
  }

 private:
  static void append(void* self, int32_t kind, const char* name, uint64_t start, uint64_t nanos, uint64_t track) {
    auto& trace = static_cast<Session*>(self)->trace_;
    const bool on_device = kind == kExecute;
    const auto type = on_device               ? ActivityType::CONCURRENT_KERNEL
                      : kind == kTransfer ? ActivityType::GPU_MEMCPY
                                              : ActivityType::PRIVATEUSE1_RUNTIME;
    trace.emplace_activity(trace.span, type, name);
    auto& activity = *trace.activities.back();
    activity.startTime = static_cast<int64_t>(start);
    activity.endTime = static_cast<int64_t>(start + nanos);
    activity.device = on_device ? static_cast<int32_t>(track) : getpid();
    activity.resource = on_device ? 0 : static_cast<int32_t>(track);
    activity.threadId = on_device ? 0 : static_cast<int32_t>(track);
  }

  libkineto::CpuTraceBuffer trace_{libkineto::TraceSpan(0, 0, "tpu"), 0, {}};
};

class Profiler : public libkineto::IActivityProfiler {
 public:
  const std::string& name() const override {
    static const std::string name = "torchtpu";
    return name;
  }

  const std::set<ActivityType>& availableActivities() const override {
    static const std::set<ActivityType> types = {
        ActivityType::CONCURRENT_KERNEL, ActivityType::GPU_MEMCPY, ActivityType::PRIVATEUSE1_RUNTIME};
    return types;
  }

  std::unique_ptr<libkineto::IActivityProfilerSession> configure(
      const std::set<ActivityType>& types, const libkineto::Config&) override {
    return types.count(ActivityType::PRIVATEUSE1_RUNTIME) ? std::make_unique<Session>() : nullptr;
  }

  std::unique_ptr<libkineto::IActivityProfilerSession> configure(
      int64_t, int64_t, const std::set<ActivityType>& types, const libkineto::Config& config) override {
    return configure(types, config);
  }
};

}  // namespace

void register_profiler() {
  libkineto::api().registerProfilerFactory([] { return std::make_unique<Profiler>(); });
}

}  // namespace torchtpu
