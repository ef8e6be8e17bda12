#include "overset_png.h"

#include <libdeflate.h>
#include <string.h>

_Static_assert(
  __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
  "a pixel's bytes are taken as red, green, blue, alpha");

enum {
  palette_capacity = 256,
  /// A power of two, four times the palette, so that probing stays short.
  table_size = 1024,
};

/// From colour to palette index: open addressing, nothing is ever removed.
typedef struct color_table {
  uint32_t color[table_size];
  int16_t index[table_size];
} color_table;

/// The slot that holds `color`, or the free one where it belongs.
static size_t find_slot(const color_table *table, uint32_t color) {
  size_t slot = (color * 2654435761u) >> 22;
  while (table->index[slot] >= 0 && table->color[slot] != color) {
    slot = (slot + 1) % table_size;
  }
  return slot;
}

int32_t overset_png_index_rows(
  const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette) {
  color_table table;
  memset(table.index, 0xFF, sizeof table.index);
  int32_t count = 0;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *source = pixels + y * width;
    uint8_t *row = rows + y * (width + 1);
    // Most rows of an interface equal the one above.
    if (y > 0 && memcmp(source, source - width, width * sizeof *source) == 0) {
      memcpy(row, row - (width + 1), width + 1);
      continue;
    }
    row[0] = 0;
    uint32_t last = ~source[0];
    uint8_t index = 0;
    for (size_t x = 0; x < width; x++) {
      uint32_t color = source[x];
      if (color != last) {
        size_t slot = find_slot(&table, color);
        if (table.index[slot] < 0) {
          if (count == palette_capacity) return 0;
          table.color[slot] = color;
          table.index[slot] = (int16_t)count;
          palette[count++] = color;
        }
        index = (uint8_t)table.index[slot];
        last = color;
      }
      row[x + 1] = index;
    }
  }
  return count;
}

void overset_png_rgba_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  size_t row_size = width * 4 + 1;
  for (size_t y = 0; y < height; y++) {
    rows[y * row_size] = 0;
    memcpy(rows + y * row_size + 1, pixels + y * width, width * 4);
  }
}

void overset_png_pack_rows(
  const uint8_t *rows, size_t width, size_t height, unsigned depth, uint8_t *packed) {
  size_t row_size = (width * depth + 7) / 8;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *source = rows + y * (width + 1) + 1;
    uint8_t *target = packed + y * (row_size + 1);
    memset(target, 0, row_size + 1);
    for (size_t x = 0; x < width; x++) {
      size_t bit = x * depth;
      target[1 + bit / 8] |= (uint8_t)(source[x] << (8 - depth - bit % 8));
    }
  }
}

int32_t overset_png_rgb_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  for (size_t y = 0; y < height; y++) {
    const uint32_t *source = pixels + y * width;
    uint8_t *row = rows + y * (width * 3 + 1);
    if (y > 0 && memcmp(source, source - width, width * sizeof *source) == 0) {
      memcpy(row, row - (width * 3 + 1), width * 3 + 1);
      continue;
    }
    *row++ = 0;
    uint32_t all = 0xFF000000u;
    for (size_t x = 0; x < width; x++) {
      all &= source[x];
      *row++ = (uint8_t)source[x];
      *row++ = (uint8_t)(source[x] >> 8);
      *row++ = (uint8_t)(source[x] >> 16);
    }
    if ((all & 0xFF000000u) != 0xFF000000u) return 0;
  }
  return 1;
}

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
