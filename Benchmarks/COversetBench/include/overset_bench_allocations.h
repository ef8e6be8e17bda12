#pragma once
#include <stdint.h>

// Counts what a process asks the allocator for.

#pragma clang assume_nonnull begin

/// What was asked for since counting began, on all threads, by Swift and by C.
typedef struct {
  /// Blocks of memory. One that is made larger counts again.
  uint64_t blocks;
  /// Their bytes.
  uint64_t bytes;
} overset_bench_allocations;

/// Begins to count at zero.
void overset_bench_count(void);

/// Ends counting, and returns what was counted: nothing where the C library's allocator cannot be replaced.
overset_bench_allocations overset_bench_counted(void);

#pragma clang assume_nonnull end
