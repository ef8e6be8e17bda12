#include "overset_png.h"

#include <libdeflate.h>

size_t overset_png_compress_bound(size_t count) {
  return libdeflate_zlib_compress_bound(NULL, count);
}

size_t overset_png_compress(
  const uint8_t *bytes, size_t count, int32_t level, uint8_t *output, size_t capacity) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (compressor == NULL) return 0;
  size_t size = libdeflate_zlib_compress(compressor, bytes, count, output, capacity);
  libdeflate_free_compressor(compressor);
  return size;
}

uint32_t overset_png_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(crc, bytes, count);
}
