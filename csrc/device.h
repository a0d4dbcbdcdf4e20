// SPDX-License-Identifier: Apache-2.0
// The current device of this thread, the allocator, and generators.
#pragma once
#include <ATen/core/Generator.h>
#include <c10/core/CachingDeviceAllocator.h>

#include "api.h"

namespace torchtpu {

int32_t current_device();
void set_current_device(int32_t index);
int32_t device_count();

c10::Allocator* allocator();

// The deleter every device storage carries; its context is the storage's TTCell.
void release_cell(void* cell);

// A storage that owns one reference of `cell`.
c10::Storage make_storage(TTCell* cell);

// Grows or shrinks the cell behind `storage`; every alias sees it.
void resize_storage(c10::StorageImpl* storage, size_t nbytes);

const at::Generator& default_generator(c10::DeviceIndex index);
at::Generator new_generator(c10::DeviceIndex index);

c10::Allocator* pinned_allocator();
bool is_pinned_pointer(const void* pointer);

}  // namespace torchtpu
