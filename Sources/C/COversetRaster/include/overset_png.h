#pragma once
#include <stddef.h>
#include <stdint.h>

// The PNG codec: libdeflate and zlib compress, libpng decodes.
//
// Measured on 20 screens of 1206 x 2622 and 750 x 1334 pixels (one core of a
// small x86-64 server, libdeflate 1.14). Palettes: level 5 takes 4.0 ms for
// 313 kB, level 9 11.8 ms for 294 kB, level 10 52 ms for 272 kB; oxipng 9 at
// its level 2 makes 267 kB of them. RGB: level 5 takes 9 ms for 464 kB, level 9
// 26 ms for 448 kB, level 10 139 ms for 419 kB; oxipng 405 kB. Unfiltered
// samples beat every filter by 15 % and more, in time as well.
//
// libdeflate takes about 1.1 ns for a byte whatever its level, and most rows of
// a screen equal the one above. It has no way to leave them out; zlib 1.2.13
// has, and one compressed run of them serves for all. On the 294 pictures of
// the gallery's references that takes 2.7 ms each and 10.7 MB together, against
// 6.4 ms and 8.9 MB at libdeflate's level 5; where few rows repeat, zlib takes
// up to 1.7 times as long.
//
// Decoding meets files of other tools and hostile ones, so it is libpng's.
// Files are put together and taken apart in Swift, with checked bounds.

#pragma clang assume_nonnull begin

/// A row to be compressed is its filter byte and its samples, whole bytes together.
/// Every function below that fills rows writes filter 0 (none), and only the rows that do not equal
/// the one above: `count` of them, whose numbers are `starts`. `starts[count]` is the height.

/// Fills `starts`, of `height + 1` numbers, and returns their count without the last.
size_t overset_png_row_starts(
  const uint32_t *pixels, size_t width, size_t height, uint32_t *starts);

/// Fills rows of palette indexes, `(width + 1) * count` bytes. The palette is in order of first
/// appearance. Returns how many colours it has, or 0 when there are more than 256.
int32_t overset_png_index_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows,
  uint32_t *palette);

/// Packs rows of 8-bit palette indexes into `depth` bits each (1, 2 or 4), rows of
/// `(width * depth + 7) / 8 + 1` bytes. Every index is below `1 << depth`.
void overset_png_pack_rows(
  const uint8_t *rows, size_t width, size_t count, unsigned depth, uint8_t *packed);

/// Fills rows of RGB samples, `(width * 3 + 1) * count` bytes. Returns 1, or 0 where a pixel is not
/// opaque; the rows are then undefined.
int32_t overset_png_rgb_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows);

/// Fills rows of RGBA samples, `(width * 4 + 1) * count` bytes.
void overset_png_rgba_rows(
  const uint32_t *pixels, size_t width, const uint32_t *starts, size_t count, uint8_t *rows);

/// Fills `all`, `row_size * starts[count]` bytes, with every row of the picture.
void overset_png_repeat_rows(
  const uint8_t *rows, size_t row_size, const uint32_t *starts, size_t count, uint8_t *all);

/// The most bytes that `count` bytes can take when compressed.
size_t overset_png_compress_bound(size_t count);

/// Compresses into a zlib stream, at a level of libdeflate (1 to 12), and returns its size in
/// bytes; 0 when memory or `capacity` are too small. The same input and library version give the
/// same bytes.
size_t overset_png_compress(
  const uint8_t *bytes, size_t count, int32_t level, uint8_t *output, size_t capacity);

/// The most bytes that a picture of `height` rows can take when spliced, `count` of which do not
/// equal the row above.
size_t overset_png_splice_bound(size_t row_size, size_t height, size_t count);

/// Compresses every row of a picture into a zlib stream, without looking into rows that equal the
/// one above: these are written with filter 2 (up). Returns its size in bytes; 0 when memory or
/// `capacity` are too small. The same input and library version give the same bytes.
size_t overset_png_splice(
  const uint8_t *rows, size_t row_size, const uint32_t *starts, size_t count, uint8_t *output,
  size_t capacity);

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

/// The versions of the libraries in use, such as
/// `libdeflate 1.14, zlib 1.2.13, libpng 1.6.39`.
void overset_png_versions(char *text, size_t capacity);

#pragma clang assume_nonnull end
