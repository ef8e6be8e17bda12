#include "overset_png.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// After a full flush, deflate begins at a whole byte and refers to nothing
// before it (RFC 1951, 3.2.3; the manual of zlib, Z_FULL_FLUSH). So a piece
// compressed once may stand wherever the stream has been flushed.

enum {
  /// The fewest repeating rows that one piece stands for, and the fewest bytes of them. Fewer would
  /// make many pieces; with more, those left behind each run are what takes the time.
  least_piece_rows = 16,
  least_piece_size = 1 << 14,
  /// The most bytes given to one call of zlib, whose counts are of 32 bits.
  part_size = 1 << 28,
  /// Room for the ends of blocks that a flush adds, several times what it needs.
  flush_size = 64,
};

/// What is being written: a zlib stream put together from pieces of deflate.
typedef struct splicer {
  z_stream stream;
  uint8_t *next;
  size_t room;
  uint32_t checksum;
  size_t row_size;
  /// How many repeating rows a piece stands for.
  size_t piece_rows;
  /// `piece_rows` rows that equal the row above, filter 2 (up) and zeros; and the same compressed.
  uint8_t *repeats;
  uint8_t *piece;
  size_t piece_size;
} splicer;

static size_t smaller(size_t left, size_t right) { return left < right ? left : right; }

static size_t rows_of_piece(size_t row_size) {
  size_t count = least_piece_size / row_size;
  return count > least_piece_rows ? count : least_piece_rows;
}

/// Raw deflate, without the header of zlib.
static int32_t begin(z_stream *stream, int level, int strategy) {
  memset(stream, 0, sizeof *stream);
  return deflateInit2(stream, level, Z_DEFLATED, -15, 8, strategy) == Z_OK;
}

/// Compresses bytes to `*output`, which moves on. Returns 0 when `room` is too small.
static int32_t deflate_all(
  z_stream *stream, const uint8_t *bytes, size_t count, int flush, uint8_t **output,
  size_t *room) {
  stream->next_in = (z_const Bytef *)bytes;
  do {
    size_t part = smaller(count, part_size);
    size_t space = smaller(*room, 2u * part_size);
    count -= part;
    stream->avail_in = (uInt)part;
    stream->next_out = *output;
    stream->avail_out = (uInt)space;
    int status = deflate(stream, count == 0 ? flush : Z_NO_FLUSH);
    *room -= (size_t)(stream->next_out - *output);
    *output = stream->next_out;
    // Z_BUF_ERROR is none: nothing to compress and nothing to flush.
    if (status == Z_STREAM_ERROR || stream->avail_in > 0 || stream->avail_out == 0) return 0;
  } while (count > 0);
  return 1;
}

/// Copies bytes that need no compression.
static int32_t append(splicer *to, const uint8_t *bytes, size_t count) {
  if (count > to->room) return 0;
  memcpy(to->next, bytes, count);
  to->next += count;
  to->room -= count;
  return 1;
}

static int32_t append_rows(splicer *to, const uint8_t *rows, size_t count, int flush) {
  size_t size = count * to->row_size;
  to->checksum = libdeflate_adler32(to->checksum, rows, size);
  return deflate_all(&to->stream, rows, size, flush, &to->next, &to->room);
}

/// Makes the rows that equal the row above.
static int32_t make_repeats(splicer *to) {
  to->repeats = calloc(to->piece_rows, to->row_size);
  if (to->repeats == NULL) return 0;
  for (size_t i = 0; i < to->piece_rows; i++) to->repeats[i * to->row_size] = 2;
  return 1;
}

/// Compresses them, to be used again and again.
static int32_t make_piece(splicer *to) {
  z_stream stream;
  if (!begin(&stream, 1, Z_RLE)) return 0;
  size_t size = to->piece_rows * to->row_size;
  size_t capacity = deflateBound(&stream, size) + flush_size, room = capacity;
  to->piece = malloc(capacity);
  uint8_t *end = to->piece;
  int32_t is_made =
    end != NULL && deflate_all(&stream, to->repeats, size, Z_FULL_FLUSH, &end, &room);
  to->piece_size = capacity - room;
  deflateEnd(&stream);
  return is_made;
}

/// Writes `count` rows that equal the row above. Where a piece fits, the stream has been flushed.
static int32_t append_repeats(splicer *to, size_t count) {
  if (count > 0 && to->repeats == NULL && !make_repeats(to)) return 0;
  if (count >= to->piece_rows && to->piece == NULL && !make_piece(to)) return 0;
  for (; count >= to->piece_rows; count -= to->piece_rows) {
    to->checksum =
      libdeflate_adler32(to->checksum, to->repeats, to->piece_rows * to->row_size);
    if (!append(to, to->piece, to->piece_size)) return 0;
  }
  return count == 0 || append_rows(to, to->repeats, count, Z_NO_FLUSH);
}

/// Writes rows and their repetitions, one run after the other.
static int32_t append_runs(
  splicer *to, const uint8_t *rows, const uint32_t *starts, size_t count) {
  size_t first = 0;
  for (size_t i = 0; i < count; i++) {
    size_t repeats = starts[i + 1] - starts[i] - 1;
    if (repeats == 0 && i + 1 < count) continue;
    int flush = repeats >= to->piece_rows ? Z_FULL_FLUSH : Z_NO_FLUSH;
    if (!append_rows(to, rows + first * to->row_size, i + 1 - first, flush)) return 0;
    if (!append_repeats(to, repeats)) return 0;
    first = i + 1;
  }
  return deflate_all(&to->stream, rows, 0, Z_FINISH, &to->next, &to->room);
}

/// The header of zlib, whose level is "fastest", the runs, and the checksum (RFC 1950, 2.2).
static int32_t append_stream(
  splicer *to, const uint8_t *rows, const uint32_t *starts, size_t count) {
  const uint8_t header[] = {0x78, 0x01};
  if (!append(to, header, sizeof header) || !append_runs(to, rows, starts, count)) return 0;
  uint32_t sum = to->checksum;
  const uint8_t end[] = {
    (uint8_t)(sum >> 24), (uint8_t)(sum >> 16), (uint8_t)(sum >> 8), (uint8_t)sum};
  return append(to, end, sizeof end);
}

size_t overset_png_splice_bound(size_t row_size, size_t height, size_t count) {
  return deflateBound(NULL, row_size * height) + flush_size * (count + 1);
}

size_t overset_png_splice(
  const uint8_t *rows, size_t row_size, const uint32_t *starts, size_t count, uint8_t *output,
  size_t capacity) {
  splicer to = {.next = output, .room = capacity, .checksum = 1, .row_size = row_size};
  to.piece_rows = rows_of_piece(row_size);
  if (!begin(&to.stream, 3, Z_DEFAULT_STRATEGY)) return 0;
  // Level 3 but for matches as long as deflate has them: flat areas of an interface are wide.
  deflateTune(&to.stream, 4, 64, 258, 16);
  int32_t is_written = append_stream(&to, rows, starts, count);
  deflateEnd(&to.stream);
  free(to.repeats);
  free(to.piece);
  return is_written ? capacity - to.room : 0;
}
