#pragma once
#include <stddef.h>
#include <stdint.h>

// The PNG codec's two halves: libdeflate compresses, libpng decodes.
//
// Measured on a synthetic screen of 1206 x 2622 pixels with 102 colours (one
// core of a small x86-64 server): libdeflate 1.14 at level 5 takes 6.0 ms for
// 122 kB where zlib 1.2.13 takes 17.9 ms at level 6 for the same size, and
// 6.7 ms at level 1 for 166 kB. Unfiltered rows of palette indexes beat every
// other filter and RGBA (197 kB in 15.9 ms) in both time and size.
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

/// The most bytes that `count` bytes can take when compressed.
size_t overset_png_compress_bound(size_t count);

/// Compresses into a zlib stream and returns its size in bytes; 0 when memory or `capacity` are
/// too small. The same input and library version give the same bytes.
size_t overset_png_compress(
  const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);

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
