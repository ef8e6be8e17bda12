#pragma once
#include <stddef.h>
#include <stdint.h>

#include "overset_bench_allocations.h"

// What the benchmark measures Overset against: HarfBuzz called from C with nothing around it.

#pragma clang assume_nonnull begin

/// Writes the name of a language or region in `locale`, as CLDR has it, and returns its length in
/// UTF-16 code units: 0 for a name longer than `capacity`, -1 past the last one.
int32_t overset_bench_name(
  const char *locale, int32_t index, uint16_t *buffer, int32_t capacity);

/// Strings with their faces, ready to shape. All that is given is copied.
typedef struct overset_bench_corpus overset_bench_corpus;

/// An empty corpus; `NULL` when memory is out.
overset_bench_corpus *_Nullable overset_bench_open(void);

/// Frees a corpus.
void overset_bench_close(overset_bench_corpus *corpus);

/// Adds a face and returns its index.
int32_t overset_bench_add_font(overset_bench_corpus *corpus, const uint8_t *bytes, size_t count);

/// Adds a string of `length` UTF-16 code units: the face's index, the script (ISO 15924) and the
/// language. What no memory is left for is left out.
void overset_bench_add(
  overset_bench_corpus *corpus, const uint16_t *text, int32_t length, int32_t font,
  int32_t is_right_to_left, const char *script, const char *language);

/// Calls `hb_shape` once for every string, whole, with one buffer, and returns the sum of the
/// advances in font units, so that nothing is optimized away.
int64_t overset_bench_shape(const overset_bench_corpus *corpus);

#pragma clang assume_nonnull end
