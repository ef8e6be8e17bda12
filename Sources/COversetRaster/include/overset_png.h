#pragma once
#include <stddef.h>
#include <stdint.h>

// The PNG codec's two halves: libdeflate compresses, libpng decodes.
//
// Measured on 20 screens of 1206 x 2622 and 750 x 1334 pixels (one core of a
// small x86-64 server, libdeflate 1.14). Palettes: level 5 takes 4.0 ms for
// 313 kB, level 9 11.8 ms for 294 kB, level 10 52 ms for 272 kB; oxipng 9 at
// its level 2 makes 267 kB of them. RGB: level 5 takes 9 ms for 464 kB, level 9
// 26 ms for 448 kB, level 10 139 ms for 419 kB; oxipng 405 kB. Unfiltered
// samples beat every filter by 15 % and more, in time as well.
// Decoding meets files of other tools and hostile ones, so it is libpng's.
//
// Files are put together and taken apart in Swift, with checked bounds.

#pragma clang assume_nonnull begin

/// Bytes of one compressed-to-be row: the filter byte, then `width` samples of `bytes_per_pixel`.
/// Every function below that fills rows writes filter 0 (none).

/// Fills rows of palette indexes, `(width + 1) * height` bytes. The palette is in order of first
/// appearance. Returns how many colours it has, or 0 when there are more than 256.
int32_t overset_png_index_rows(
  const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette);

/// Fills rows of RGBA samples, `(width * 4 + 1) * height` bytes.
void overset_png_rgba_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// Packs rows of 8-bit palette indexes into `depth` bits each (1, 2 or 4), rows of
/// `(width * depth + 7) / 8 + 1` bytes. Every index is below `1 << depth`.
void overset_png_pack_rows(
  const uint8_t *rows, size_t width, size_t height, unsigned depth, uint8_t *packed);

/// Fills rows of RGB samples, `(width * 3 + 1) * height` bytes. Returns 1, or 0 where a pixel is not
/// opaque; the rows are then undefined.
int32_t overset_png_rgb_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// The most bytes that `count` bytes can take when compressed.
size_t overset_png_compress_bound(size_t count);

/// Compresses into a zlib stream, at a level of libdeflate (1 to 12), and returns its size in bytes; 0 when memory or `capacity` are
/// too small. The same input and library version give the same bytes.
size_t overset_png_compress(
  const uint8_t *bytes, size_t count, int32_t level, uint8_t *output, size_t capacity);

/// Continues a CRC-32 as PNG uses it; start with 0.
uint32_t overset_png_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// Decodes a whole PNG file of any colour type, bit depth and interlacing to RGBA. Samples of 16
/// bits are scaled to 8; gamma and colour profiles are not applied.
///
/// `width` and `height` are the file's own, and `pixels` holds their product. Returns 1, or 0
/// with libpng's `message` (NUL-terminated); the pixels are then undefined.
int32_t overset_png_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char *message, size_t message_capacity);

/// The versions of the libraries in use, such as `libdeflate 1.14, libpng 1.6.39`.
void overset_png_versions(char *text, size_t capacity);

#pragma clang assume_nonnull end
