#include "overset_png.h"

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

/// The file being read, and where an error's words go.
typedef struct reader {
  const uint8_t *bytes;
  size_t count;
  size_t position;
  char *message;
  size_t message_capacity;
} reader;

static void on_error(png_structp png, png_const_charp message) {
  reader *state = png_get_error_ptr(png);
  snprintf(state->message, state->message_capacity, "%s", message);
  png_longjmp(png, 1);
}

/// libpng warns of things that change no pixel.
static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep output, size_t count) {
  reader *state = png_get_io_ptr(png);
  if (count > state->count - state->position) png_error(png, "the file ends too early");
  memcpy(output, state->bytes + state->position, count);
  state->position += count;
}

/// Limits that hold whatever a file declares, and no work on chunks that change no pixel.
static void set_limits(png_structp png, uint32_t width, uint32_t height) {
  png_set_user_limits(png, width, height);
  png_set_chunk_cache_max(png, 16);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
}

/// Every colour type and depth becomes 8-bit RGBA.
static void request_rgba(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static void read_picture(
  png_structp png, png_infop info, uint32_t width, uint32_t height, uint32_t *pixels) {
  set_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size is not the one announced");
  }
  request_rgba(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) {
    png_error(png, "the rows do not have four bytes per pixel");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, (png_bytep)(pixels + (size_t)y * width), NULL);
    }
  }
  png_read_end(png, NULL);
}

int32_t overset_png_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char *message, size_t message_capacity) {
  reader state = {bytes, count, 0, message, message_capacity};
  snprintf(message, message_capacity, "out of memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &state, on_error, on_warning);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  // Neither pointer changes after setjmp, so both keep their values across the jump.
  if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &state, on_read);
  read_picture(png, info, width, height, pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

void overset_png_versions(char *text, size_t capacity) {
  snprintf(
    text, capacity, "libdeflate %s, zlib %s, libpng %s", LIBDEFLATE_VERSION_STRING,
    zlibVersion(), png_get_libpng_ver(NULL));
}
