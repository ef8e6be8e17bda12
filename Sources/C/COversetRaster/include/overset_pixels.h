#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixel loops.
//
// A pixel is RGBA, not premultiplied, one byte each, red in the lowest byte.
// A rectangle is given by a pointer to its first pixel, its width and height,
// and the stride of the picture it lies in; all of them count pixels. The
// caller has clipped: every pixel named lies inside its picture.

#pragma clang assume_nonnull begin

/// What differs between two rectangles of one size.
typedef struct overset_pixels_difference {
  /// How many pixels differ; the other fields mean something only when it is not 0.
  size_t count;
  /// The rectangle around them: first column and row, last column and row.
  size_t min_x, min_y, max_x, max_y;
  /// The largest difference of one channel, 0 to 255.
  uint8_t largest;
} overset_pixels_difference;

/// Whether two runs of pixels are equal.
int32_t overset_pixels_equal(const uint32_t *left, const uint32_t *right, size_t count);

/// Sets every pixel to `color`.
void overset_pixels_fill(
  uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color);

/// Puts `color`, whose alpha counts, over every pixel.
void overset_pixels_fill_over(
  uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color);

/// Puts `color` over every pixel, its alpha multiplied by the mask's coverage.
void overset_pixels_blend_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width,
  size_t height, uint32_t color);

/// Replaces every pixel by the source's.
void overset_pixels_copy(
  uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width,
  size_t height);

/// Rounds coverage to the nearest of the 16 levels 0, 17, ... 255.
void overset_pixels_quantize(uint8_t *coverage, size_t count);

/// Compares two rectangles of one size.
overset_pixels_difference overset_pixels_compare(
  const uint32_t *left, size_t left_stride, const uint32_t *right, size_t right_stride,
  size_t width, size_t height);

/// Sets the pixels that differ from `reference` to `mark`, and pales the others.
void overset_pixels_mark(
  uint32_t *pixels, size_t stride, const uint32_t *reference, size_t reference_stride,
  size_t width, size_t height, uint32_t mark);

#pragma clang assume_nonnull end
