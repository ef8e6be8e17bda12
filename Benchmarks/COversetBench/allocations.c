#include "overset_bench_allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_uint_least64_t blocks, bytes;

void overset_bench_count(void) {
  atomic_store(&blocks, 0);
  atomic_store(&bytes, 0);
  atomic_store(&is_counting, true);
}

overset_bench_allocations overset_bench_counted(void) {
  atomic_store(&is_counting, false);
  return (overset_bench_allocations){.blocks = atomic_load(&blocks), .bytes = atomic_load(&bytes)};
}

#ifdef __GLIBC__
// The program's own allocator takes the place of the C library's in all libraries ("Replacing malloc" in the manual of the GNU C
// library), and hands on to it. Memory is freed as ever.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void count(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count(size);
  void *made = __libc_memalign(alignment, size);
  if (made == NULL && size > 0) return ENOMEM;
  *block = made;
  return 0;
}
#endif
