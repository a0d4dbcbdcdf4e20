//! The generated structures have the layout that plugins of a newer API (0.114) expect: our fields are where theirs are,
//! and theirs are at most longer than ours by what [`Args`] appends. The offsets were taken from a table made from the
//! 0.114 header with libclang, not from the header the bindings come from.
use std::mem::offset_of;
use torchtpu_pjrt_sys::*;

macro_rules! layout {
    ($($name:ident $size:literal { $($field:ident $offset:literal)* })*) => {
        $(
            $(assert_eq!(offset_of!($name, $field), $offset, concat!(stringify!($name), ".", stringify!($field)));)*
            let longest = size_of::<$name>() + 16 * 8;
            assert!($size <= longest, concat!(stringify!($name), " is longer in 0.114 than Args allows"));
        )*
    };
}

#[test]
fn argument_structures_match_a_newer_api() {
    layout! {
        PJRT_Error_Destroy_Args 24 { struct_size 0 extension_start 8 error 16 }
        PJRT_Error_Message_Args 40 { struct_size 0 extension_start 8 error 16 message 24 message_size 32 }
        PJRT_Error_GetCode_Args 28 { struct_size 0 extension_start 8 error 16 code 24 }
        PJRT_Plugin_Initialize_Args 16 { struct_size 0 extension_start 8 }
        PJRT_Plugin_Attributes_Args 32 { struct_size 0 extension_start 8 attributes 16 num_attributes 24 }
        PJRT_Event_Destroy_Args 24 { struct_size 0 extension_start 8 event 16 }
        PJRT_Event_IsReady_Args 25 { struct_size 0 extension_start 8 event 16 is_ready 24 }
        PJRT_Event_Error_Args 24 { struct_size 0 extension_start 8 event 16 }
        PJRT_Event_Await_Args 24 { struct_size 0 extension_start 8 event 16 }
        PJRT_Event_OnReady_Args 40 { struct_size 0 extension_start 8 event 16 callback 24 user_arg 32 }
        PJRT_Client_Create_Args 88 {
            struct_size 0 extension_start 8 create_options 16 num_options 24 kv_get_callback 32 kv_get_user_arg 40
            kv_put_callback 48 kv_put_user_arg 56 client 64 kv_try_get_callback 72 kv_try_get_user_arg 80
        }
        PJRT_Client_Destroy_Args 24 { struct_size 0 extension_start 8 client 16 }
        PJRT_Client_PlatformName_Args 40 {
            struct_size 0 extension_start 8 client 16 platform_name 24 platform_name_size 32
        }
        PJRT_Client_PlatformVersion_Args 40 {
            struct_size 0 extension_start 8 client 16 platform_version 24 platform_version_size 32
        }
        PJRT_Client_ProcessIndex_Args 28 { struct_size 0 extension_start 8 client 16 process_index 24 }
        PJRT_Client_Devices_Args 40 { struct_size 0 extension_start 8 client 16 devices 24 num_devices 32 }
        PJRT_Client_AddressableDevices_Args 40 {
            struct_size 0 extension_start 8 client 16 addressable_devices 24 num_addressable_devices 32
        }
        PJRT_Client_TopologyDescription_Args 32 { struct_size 0 extension_start 8 client 16 topology 24 }
        PJRT_Client_Compile_Args 56 {
            struct_size 0 extension_start 8 client 16 program 24 compile_options 32 compile_options_size 40
            executable 48
        }
        PJRT_Client_BufferFromHostBuffer_Args 120 {
            struct_size 0 extension_start 8 client 16 data 24 type_ 32 dims 40 num_dims 48 byte_strides 56
            num_byte_strides 64 host_buffer_semantics 72 device 80 memory 88 device_layout 96
            done_with_host_buffer 104 buffer 112
        }
        PJRT_Client_CreateUninitializedBuffer_Args 80 {
            struct_size 0 extension_start 8 client 16 shape_dims 24 shape_num_dims 32 shape_element_type 40
            shape_layout 48 device 56 memory 64 buffer 72
        }
        PJRT_DeviceDescription_Id_Args 28 { struct_size 0 extension_start 8 device_description 16 id 24 }
        PJRT_DeviceDescription_ProcessIndex_Args 28 {
            struct_size 0 extension_start 8 device_description 16 process_index 24
        }
        PJRT_DeviceDescription_Attributes_Args 40 {
            struct_size 0 extension_start 8 device_description 16 num_attributes 24 attributes 32
        }
        PJRT_DeviceDescription_Kind_Args 40 {
            struct_size 0 extension_start 8 device_description 16 device_kind 24 device_kind_size 32
        }
        PJRT_DeviceDescription_DebugString_Args 40 {
            struct_size 0 extension_start 8 device_description 16 debug_string 24 debug_string_size 32
        }
        PJRT_DeviceDescription_ToString_Args 40 {
            struct_size 0 extension_start 8 device_description 16 to_string 24 to_string_size 32
        }
        PJRT_Device_GetDescription_Args 32 { struct_size 0 extension_start 8 device 16 device_description 24 }
        PJRT_Device_LocalHardwareId_Args 28 { struct_size 0 extension_start 8 device 16 local_hardware_id 24 }
        PJRT_Device_MemoryStats_Args 201 {
            struct_size 0 extension_start 8 device 16 bytes_in_use 24 peak_bytes_in_use 32 peak_bytes_in_use_is_set 40
            num_allocs 48 num_allocs_is_set 56 largest_alloc_size 64 largest_alloc_size_is_set 72 bytes_limit 80
            bytes_limit_is_set 88 bytes_reserved 96 bytes_reserved_is_set 104 peak_bytes_reserved 112
            peak_bytes_reserved_is_set 120 bytes_reservable_limit 128 bytes_reservable_limit_is_set 136
            largest_free_block_bytes 144 largest_free_block_bytes_is_set 152 pool_bytes 160 pool_bytes_is_set 168
            peak_pool_bytes 176 peak_pool_bytes_is_set 184
        }
        PJRT_Executable_Destroy_Args 24 { struct_size 0 extension_start 8 executable 16 }
        PJRT_Executable_Name_Args 40 {
            struct_size 0 extension_start 8 executable 16 executable_name 24 executable_name_size 32
        }
        PJRT_Executable_NumReplicas_Args 32 { struct_size 0 extension_start 8 executable 16 num_replicas 24 }
        PJRT_Executable_NumPartitions_Args 32 { struct_size 0 extension_start 8 executable 16 num_partitions 24 }
        PJRT_Executable_NumOutputs_Args 32 { struct_size 0 extension_start 8 executable 16 num_outputs 24 }
        PJRT_Executable_SizeOfGeneratedCodeInBytes_Args 32 {
            struct_size 0 extension_start 8 executable 16 size_in_bytes 24
        }
        PJRT_Executable_Fingerprint_Args 40 {
            struct_size 0 extension_start 8 executable 16 executable_fingerprint 24 executable_fingerprint_size 32
        }
        PJRT_Executable_GetCostAnalysis_Args 40 {
            struct_size 0 extension_start 8 executable 16 num_properties 24 properties 32
        }
        PJRT_Executable_GetCompiledMemoryStats_Args 144 {
            struct_size 0 extension_start 8 executable 16 generated_code_size_in_bytes 24 argument_size_in_bytes 32
            output_size_in_bytes 40 alias_size_in_bytes 48 temp_size_in_bytes 56 host_generated_code_size_in_bytes 64
            host_argument_size_in_bytes 72 host_output_size_in_bytes 80 host_alias_size_in_bytes 88
            host_temp_size_in_bytes 96 peak_memory_in_bytes 104
        }
        PJRT_Executable_OutputElementTypes_Args 40 {
            struct_size 0 extension_start 8 executable 16 output_types 24 num_output_types 32
        }
        PJRT_Executable_OutputDimensions_Args 48 {
            struct_size 0 extension_start 8 executable 16 num_outputs 24 dims 32 dim_sizes 40
        }
        PJRT_Executable_OptimizedProgram_Args 32 { struct_size 0 extension_start 8 executable 16 program 24 }
        PJRT_Executable_Serialize_Args 56 {
            struct_size 0 extension_start 8 executable 16 serialized_bytes 24 serialized_bytes_size 32
            serialized_executable 40 serialized_executable_deleter 48
        }
        PJRT_Executable_DeserializeAndLoad_Args 72 {
            struct_size 0 extension_start 8 client 16 serialized_executable 24 serialized_executable_size 32
            loaded_executable 40 overridden_serialized_compile_options 48
            overridden_serialized_compile_options_size 56
        }
        PJRT_LoadedExecutable_Destroy_Args 24 { struct_size 0 extension_start 8 executable 16 }
        PJRT_LoadedExecutable_GetExecutable_Args 32 {
            struct_size 0 extension_start 8 loaded_executable 16 executable 24
        }
        PJRT_LoadedExecutable_AddressableDevices_Args 40 {
            struct_size 0 extension_start 8 executable 16 addressable_devices 24 num_addressable_devices 32
        }
        PJRT_LoadedExecutable_Execute_Args 80 {
            struct_size 0 extension_start 8 executable 16 options 24 argument_lists 32 num_devices 40 num_args 48
            output_lists 56 device_complete_events 64 execute_device 72
        }
        PJRT_ExecuteOptions 144 {
            struct_size 0 extension_start 8 send_callbacks 16 recv_callbacks 24 num_send_ops 32 num_recv_ops 40
            launch_id 48 non_donatable_input_indices 56 num_non_donatable_input_indices 64 context 72 call_location 80
            num_tasks 88 task_ids 96 incarnation_ids 104
        }
        PJRT_Buffer_Destroy_Args 24 { struct_size 0 extension_start 8 buffer 16 }
        PJRT_Buffer_ElementType_Args 28 { struct_size 0 extension_start 8 buffer 16 type_ 24 }
        PJRT_Buffer_Dimensions_Args 40 { struct_size 0 extension_start 8 buffer 16 dims 24 num_dims 32 }
        PJRT_Buffer_UnpaddedDimensions_Args 40 {
            struct_size 0 extension_start 8 buffer 16 unpadded_dims 24 num_dims 32
        }
        PJRT_Buffer_DynamicDimensionIndices_Args 40 {
            struct_size 0 extension_start 8 buffer 16 dynamic_dim_indices 24 num_dynamic_dims 32
        }
        PJRT_Buffer_OnDeviceSizeInBytes_Args 32 {
            struct_size 0 extension_start 8 buffer 16 on_device_size_in_bytes 24
        }
        PJRT_Buffer_Delete_Args 24 { struct_size 0 extension_start 8 buffer 16 }
        PJRT_Buffer_IsDeleted_Args 25 { struct_size 0 extension_start 8 buffer 16 is_deleted 24 }
        PJRT_Buffer_CopyToDevice_Args 40 { struct_size 0 extension_start 8 buffer 16 dst_device 24 dst_buffer 32 }
        PJRT_Buffer_ToHostBuffer_Args 56 {
            struct_size 0 extension_start 8 src 16 host_layout 24 dst 32 dst_size 40 event 48
        }
        PJRT_Buffer_ReadyEvent_Args 32 { struct_size 0 extension_start 8 buffer 16 event 24 }
        PJRT_TopologyDescription_Create_Args 56 {
            struct_size 0 extension_start 8 topology_name 16 topology_name_size 24 create_options 32 num_options 40
            topology 48
        }
        PJRT_TopologyDescription_Destroy_Args 24 { struct_size 0 extension_start 8 topology 16 }
        PJRT_TopologyDescription_PlatformName_Args 40 {
            struct_size 0 extension_start 8 topology 16 platform_name 24 platform_name_size 32
        }
        PJRT_TopologyDescription_PlatformVersion_Args 40 {
            struct_size 0 extension_start 8 topology 16 platform_version 24 platform_version_size 32
        }
        PJRT_TopologyDescription_GetDeviceDescriptions_Args 40 {
            struct_size 0 extension_start 8 topology 16 descriptions 24 num_descriptions 32
        }
        PJRT_TopologyDescription_Serialize_Args 56 {
            struct_size 0 extension_start 8 topology 16 serialized_bytes 24 serialized_bytes_size 32
            serialized_topology 40 serialized_topology_deleter 48
        }
        PJRT_TopologyDescription_Attributes_Args 40 {
            struct_size 0 extension_start 8 topology 16 attributes 24 num_attributes 32
        }
        PJRT_Compile_Args 64 {
            struct_size 0 extension_start 8 topology 16 program 24 compile_options 32 compile_options_size 40
            client 48 executable 56
        }
        PJRT_Program 48 { struct_size 0 extension_start 8 code 16 code_size 24 format 32 format_size 40 }
        PJRT_Buffer_MemoryLayout 76 { struct_size 0 extension_start 8 type_ 72 }
        PJRT_Api_Version 24 { struct_size 0 extension_start 8 major_version 16 minor_version 20 }
        PJRT_NamedValue 56 { struct_size 0 extension_start 8 name 16 name_size 24 type_ 32 value_size 48 }
        PJRT_Extension_Base 24 { struct_size 0 type_ 8 next 16 }
        PJRT_Buffer_MemoryLayout_Tiled 56 {
            struct_size 0 extension_start 8 minor_to_major 16 minor_to_major_size 24 tile_dims 32 tile_dim_sizes 40
            num_tiles 48
        }
    }
}

/// Entries in the order of the newer table: a shorter table is a prefix of it.
#[test]
fn the_table_is_a_prefix_of_a_newer_one() {
    macro_rules! slots {
        ($($entry:ident)*) => { [$((stringify!($entry), offset_of!(PJRT_Api, $entry))),*] };
    }
    let slots = slots! {
        PJRT_Error_Destroy
        PJRT_Error_Message
        PJRT_Error_GetCode
        PJRT_Plugin_Initialize
        PJRT_Plugin_Attributes
        PJRT_Event_Destroy
        PJRT_Event_IsReady
        PJRT_Event_Error
        PJRT_Event_Await
        PJRT_Event_OnReady
        PJRT_Client_Create
        PJRT_Client_Destroy
        PJRT_Client_PlatformName
        PJRT_Client_ProcessIndex
        PJRT_Client_PlatformVersion
        PJRT_Client_Devices
        PJRT_Client_AddressableDevices
        PJRT_Client_LookupDevice
        PJRT_Client_LookupAddressableDevice
        PJRT_Client_AddressableMemories
        PJRT_Client_Compile
        PJRT_Client_DefaultDeviceAssignment
        PJRT_Client_BufferFromHostBuffer
        PJRT_DeviceDescription_Id
        PJRT_DeviceDescription_ProcessIndex
        PJRT_DeviceDescription_Attributes
        PJRT_DeviceDescription_Kind
        PJRT_DeviceDescription_DebugString
        PJRT_DeviceDescription_ToString
        PJRT_Device_GetDescription
        PJRT_Device_IsAddressable
        PJRT_Device_LocalHardwareId
        PJRT_Device_AddressableMemories
        PJRT_Device_DefaultMemory
        PJRT_Device_MemoryStats
        PJRT_Memory_Id
        PJRT_Memory_Kind
        PJRT_Memory_DebugString
        PJRT_Memory_ToString
        PJRT_Memory_AddressableByDevices
        PJRT_Executable_Destroy
        PJRT_Executable_Name
        PJRT_Executable_NumReplicas
        PJRT_Executable_NumPartitions
        PJRT_Executable_NumOutputs
        PJRT_Executable_SizeOfGeneratedCodeInBytes
        PJRT_Executable_GetCostAnalysis
        PJRT_Executable_OutputMemoryKinds
        PJRT_Executable_OptimizedProgram
        PJRT_Executable_Serialize
        PJRT_LoadedExecutable_Destroy
        PJRT_LoadedExecutable_GetExecutable
        PJRT_LoadedExecutable_AddressableDevices
        PJRT_LoadedExecutable_Delete
        PJRT_LoadedExecutable_IsDeleted
        PJRT_LoadedExecutable_Execute
        PJRT_Executable_DeserializeAndLoad
        PJRT_LoadedExecutable_Fingerprint
        PJRT_Buffer_Destroy
        PJRT_Buffer_ElementType
        PJRT_Buffer_Dimensions
        PJRT_Buffer_UnpaddedDimensions
        PJRT_Buffer_DynamicDimensionIndices
        PJRT_Buffer_GetMemoryLayout
        PJRT_Buffer_OnDeviceSizeInBytes
        PJRT_Buffer_Device
        PJRT_Buffer_Memory
        PJRT_Buffer_Delete
        PJRT_Buffer_IsDeleted
        PJRT_Buffer_CopyToDevice
        PJRT_Buffer_ToHostBuffer
        PJRT_Buffer_IsOnCpu
        PJRT_Buffer_ReadyEvent
        PJRT_Buffer_UnsafePointer
        PJRT_Buffer_IncreaseExternalReferenceCount
        PJRT_Buffer_DecreaseExternalReferenceCount
        PJRT_Buffer_OpaqueDeviceMemoryDataPointer
        PJRT_CopyToDeviceStream_Destroy
        PJRT_CopyToDeviceStream_AddChunk
        PJRT_CopyToDeviceStream_TotalBytes
        PJRT_CopyToDeviceStream_GranuleSize
        PJRT_CopyToDeviceStream_CurrentBytes
        PJRT_TopologyDescription_Create
        PJRT_TopologyDescription_Destroy
        PJRT_TopologyDescription_PlatformName
        PJRT_TopologyDescription_PlatformVersion
        PJRT_TopologyDescription_GetDeviceDescriptions
        PJRT_TopologyDescription_Serialize
        PJRT_TopologyDescription_Attributes
        PJRT_Compile
        PJRT_Executable_OutputElementTypes
        PJRT_Executable_OutputDimensions
        PJRT_Buffer_CopyToMemory
        PJRT_Client_CreateViewOfDeviceBuffer
        PJRT_Executable_Fingerprint
        PJRT_Client_TopologyDescription
        PJRT_Executable_GetCompiledMemoryStats
        PJRT_Memory_Kind_Id
        PJRT_ExecuteContext_Create
        PJRT_ExecuteContext_Destroy
        PJRT_Buffer_CopyRawToHost
        PJRT_AsyncHostToDeviceTransferManager_Destroy
        PJRT_AsyncHostToDeviceTransferManager_TransferData
        PJRT_Client_CreateBuffersForAsyncHostToDevice
        PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer
        PJRT_AsyncHostToDeviceTransferManager_Device
        PJRT_AsyncHostToDeviceTransferManager_BufferCount
        PJRT_AsyncHostToDeviceTransferManager_BufferSize
        PJRT_AsyncHostToDeviceTransferManager_SetBufferError
        PJRT_AsyncHostToDeviceTransferManager_AddMetadata
        PJRT_Client_DmaMap
        PJRT_Client_DmaUnmap
        PJRT_Client_CreateUninitializedBuffer
        PJRT_Client_UpdateGlobalProcessInfo
        PJRT_TopologyDescription_Deserialize
        PJRT_Client_CreateAliasBuffer
        PJRT_Client_FulfillAliasBuffer
        PJRT_LoadedExecutable_GetDeviceAssignment
    };
    let first = offset_of!(PJRT_Api, pjrt_api_version) + size_of::<PJRT_Api_Version>();
    for (i, (name, offset)) in slots.iter().enumerate() {
        assert_eq!(*offset, first + i * size_of::<usize>(), "{name}");
    }
    assert_eq!(size_of::<PJRT_Api>(), first + slots.len() * size_of::<usize>());
}

#[test]
fn the_tail_is_zero_and_counted() {
    let mut args = Args::new(PJRT_Client_Create_Args { num_options: 3, ..Default::default() });
    assert_eq!(args.get().struct_size, size_of::<PJRT_Client_Create_Args>() + 16 * 8);
    assert_eq!((args.get().num_options, *args.tail()), (3, [0; 16]));
    assert_eq!(args.as_mut_ptr() as usize, std::ptr::from_ref(&args) as usize);
}
