#include "overset_png.h"

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

size_t overset_png_row_starts(
  const uint32_t *pixels, size_t width, size_t height, uint32_t *starts) {
  size_t count = 0;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * width;
    if (y > 0 && memcmp(row, row - width, width * sizeof *row) == 0) continue;
    starts[count++] = (uint32_t)y;
  }
  starts[count] = (uint32_t)height;
  return count;
}

int32_t overset_png_index_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows,
  uint32_t *palette) {
  color_table table;
  memset(table.index, 0xFF, sizeof table.index);
  int32_t color_count = 0;
  for (size_t i = 0; i < count; i++) {
    const uint32_t *source = pixels + starts[i] * width;
    uint8_t *row = rows + i * (width + 1);
    row[0] = 0;
    uint32_t last = ~source[0];
    uint8_t index = 0;
    for (size_t x = 0; x < width; x++) {
      uint32_t color = source[x];
      if (color != last) {
        size_t slot = find_slot(&table, color);
        if (table.index[slot] < 0) {
          if (color_count == palette_capacity) return 0;
          table.color[slot] = color;
          table.index[slot] = (int16_t)color_count;
          palette[color_count++] = color;
        }
        index = (uint8_t)table.index[slot];
        last = color;
      }
      row[x + 1] = index;
    }
  }
  return color_count;
}

void overset_png_pack_rows(
  const uint8_t *rows, size_t width, size_t count, unsigned depth, uint8_t *packed) {
  size_t row_size = (width * depth + 7) / 8;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *source = rows + i * (width + 1) + 1;
    uint8_t *target = packed + i * (row_size + 1);
    memset(target, 0, row_size + 1);
    for (size_t x = 0; x < width; x++) {
      size_t bit = x * depth;
      target[1 + bit / 8] |= (uint8_t)(source[x] << (8 - depth - bit % 8));
    }
  }
}

int32_t overset_png_rgb_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t *source = pixels + starts[i] * width;
    uint8_t *row = rows + i * (width * 3 + 1);
    *row++ = 0;
    uint32_t all = source[width - 1];
    // Each store but the last writes a byte too many, which the next one corrects.
    for (size_t x = 0; x + 1 < width; x++, row += 3) {
      all &= source[x];
      memcpy(row, &source[x], sizeof *source);
    }
    memcpy(row, &source[width - 1], 3);
    if (all < 0xFF000000u) return 0;
  }
  return 1;
}

void overset_png_rgba_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows) {
  size_t row_size = width * 4 + 1;
  for (size_t i = 0; i < count; i++) {
    rows[i * row_size] = 0;
    memcpy(rows + i * row_size + 1, pixels + starts[i] * width, width * 4);
  }
}

void overset_png_repeat_rows(
  const uint8_t *rows, size_t row_size, const uint32_t *starts, size_t count, uint8_t *all) {
  for (size_t i = 0; i < count; i++) {
    for (size_t y = starts[i]; y < starts[i + 1]; y++, all += row_size) {
      memcpy(all, rows + i * row_size, row_size);
    }
  }
}
