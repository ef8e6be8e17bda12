#include "overset_pixels.h"

#include <string.h>

// SwiftPM compiles C without optimization in a debug build. So whole rows go
// through memcmp and memcpy wherever they can, which are fast in any build.

/// v / 255, rounded to nearest; exact for v in 0 ... 255 * 255.
static inline uint32_t divide_by_255(uint32_t v) {
  v += 128;
  return (v + (v >> 8)) >> 8;
}

static inline uint32_t channel(uint32_t pixel, int shift) { return (pixel >> shift) & 0xFF; }

/// Porter-Duff "over" on an opaque pixel, in sRGB values as UIKit composes them.
static inline uint32_t over_opaque(uint32_t below, uint32_t color, uint32_t alpha) {
  uint32_t rest = 255 - alpha;
  uint32_t red = divide_by_255(channel(color, 0) * alpha + channel(below, 0) * rest);
  uint32_t green = divide_by_255(channel(color, 8) * alpha + channel(below, 8) * rest);
  uint32_t blue = divide_by_255(channel(color, 16) * alpha + channel(below, 16) * rest);
  return red | green << 8 | blue << 16 | 0xFF000000u;
}

/// One channel of "over" on a pixel that is not opaque. `total` is 255 times the resulting alpha.
static inline uint32_t over_channel(
  uint32_t color, uint32_t color_weight, uint32_t below, uint32_t below_weight, uint32_t total) {
  return (color * color_weight + below * below_weight + total / 2) / total;
}

static uint32_t over_any(uint32_t below, uint32_t color, uint32_t alpha) {
  uint32_t color_weight = alpha * 255;
  uint32_t below_weight = channel(below, 24) * (255 - alpha);
  uint32_t total = color_weight + below_weight;
  if (total == 0) return below;
  uint32_t pixel = divide_by_255(total) << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    pixel |= over_channel(
               channel(color, shift), color_weight, channel(below, shift), below_weight, total)
      << shift;
  }
  return pixel;
}

static inline uint32_t over(uint32_t below, uint32_t color, uint32_t alpha) {
  return below >= 0xFF000000u ? over_opaque(below, color, alpha) : over_any(below, color, alpha);
}

int32_t overset_pixels_equal(const uint32_t *left, const uint32_t *right, size_t count) {
  return memcmp(left, right, count * sizeof *left) == 0;
}

void overset_pixels_fill(
  uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  if (width == 0 || height == 0) return;
  for (size_t x = 0; x < width; x++) pixels[x] = color;
  for (size_t y = 1; y < height; y++) {
    memcpy(pixels + y * stride, pixels, width * sizeof *pixels);
  }
}

void overset_pixels_fill_over(
  uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  uint32_t alpha = channel(color, 24);
  if (alpha == 0) return;
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    // Neighbours are mostly equal, so one result serves a whole run of them.
    uint32_t below = row[0], result = over(below, color, alpha);
    for (size_t x = 0; x < width; x++) {
      if (row[x] != below) {
        below = row[x];
        result = over(below, color, alpha);
      }
      row[x] = result;
    }
  }
}

static void blend_span(uint32_t *row, const uint8_t *coverage, size_t width, uint32_t color) {
  uint32_t color_alpha = channel(color, 24);
  for (size_t x = 0; x < width; x++) {
    if (coverage[x] == 0) continue;
    uint32_t alpha = divide_by_255(coverage[x] * color_alpha);
    if (alpha == 255) {
      row[x] = color;
    } else if (alpha != 0) {
      row[x] = over(row[x], color, alpha);
    }
  }
}

/// Like `blend_span`. Most of a shape is inside or outside, so eight pixels are looked at at once.
static void blend_row(uint32_t *row, const uint8_t *coverage, size_t width, uint32_t color) {
  size_t x = 0;
  for (; x + 8 <= width; x += 8) {
    uint64_t eight;
    memcpy(&eight, coverage + x, sizeof eight);
    if (eight == 0) continue;
    if (eight == UINT64_MAX && color >= 0xFF000000u) {
      for (size_t i = 0; i < 8; i++) row[x + i] = color;
    } else {
      blend_span(row + x, coverage + x, 8, color);
    }
  }
  blend_span(row + x, coverage + x, width - x, color);
}

void overset_pixels_blend_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width,
  size_t height, uint32_t color) {
  for (size_t y = 0; y < height; y++) {
    blend_row(pixels + y * stride, mask + y * mask_stride, width, color);
  }
}

void overset_pixels_copy(
  uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width,
  size_t height) {
  for (size_t y = 0; y < height; y++) {
    memcpy(pixels + y * stride, source + y * source_stride, width * sizeof *pixels);
  }
}

void overset_pixels_quantize(uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)((coverage[i] + 8) / 17 * 17);
}

static uint8_t largest_channel_difference(uint32_t left, uint32_t right) {
  uint32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t a = channel(left, shift), b = channel(right, shift);
    uint32_t difference = a > b ? a - b : b - a;
    if (difference > largest) largest = difference;
  }
  return (uint8_t)largest;
}

overset_pixels_difference overset_pixels_compare(
  const uint32_t *left, size_t left_stride, const uint32_t *right, size_t right_stride,
  size_t width, size_t height) {
  overset_pixels_difference found = {0, SIZE_MAX, SIZE_MAX, 0, 0, 0};
  for (size_t y = 0; y < height; y++) {
    const uint32_t *a = left + y * left_stride, *b = right + y * right_stride;
    if (memcmp(a, b, width * sizeof *a) == 0) continue;
    if (found.count == 0) found.min_y = y;
    found.max_y = y;
    for (size_t x = 0; x < width; x++) {
      if (a[x] == b[x]) continue;
      found.count++;
      if (x < found.min_x) found.min_x = x;
      if (x > found.max_x) found.max_x = x;
      uint8_t difference = largest_channel_difference(a[x], b[x]);
      if (difference > found.largest) found.largest = difference;
    }
  }
  return found;
}

/// An opaque pixel three quarters of the way to white: still readable, and no rival to the mark.
static inline uint32_t pale(uint32_t pixel) {
  return ((pixel >> 2) & 0x003F3F3Fu) + 0xFFC0C0C0u;
}

void overset_pixels_mark(
  uint32_t *pixels, size_t stride, const uint32_t *reference, size_t reference_stride,
  size_t width, size_t height, uint32_t mark) {
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    const uint32_t *other = reference + y * reference_stride;
    for (size_t x = 0; x < width; x++) row[x] = row[x] == other[x] ? pale(row[x]) : mark;
  }
}
