#include "COversetBench.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>

typedef struct bench_string {
  uint16_t *text;
  int32_t length;
  hb_font_t *font;
  hb_direction_t direction;
  hb_script_t script;
  hb_language_t language;
} bench_string;

struct overset_bench_corpus {
  hb_font_t *fonts[16];
  int32_t font_count;
  bench_string *strings;
  size_t count, capacity;
};

overset_bench_corpus *overset_bench_open(void) {
  return calloc(1, sizeof(overset_bench_corpus));
}

void overset_bench_close(overset_bench_corpus *corpus) {
  for (int32_t i = 0; i < corpus->font_count; i++) hb_font_destroy(corpus->fonts[i]);
  for (size_t i = 0; i < corpus->count; i++) free(corpus->strings[i].text);
  free(corpus->strings);
  free(corpus);
}

int32_t overset_bench_add_font(
    overset_bench_corpus *corpus, const uint8_t *bytes, size_t count) {
  if (corpus->font_count == 16) return 15;
  hb_blob_t *blob = hb_blob_create(
      (const char *)bytes, (unsigned)count, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  hb_face_t *face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  corpus->fonts[corpus->font_count] = hb_font_create(face);
  hb_face_destroy(face);
  return corpus->font_count++;
}

void overset_bench_add(
    overset_bench_corpus *corpus, const uint16_t *text, int32_t length, int32_t font,
    int32_t is_right_to_left, const char *script, const char *language) {
  if (font < 0 || font >= corpus->font_count || length <= 0) return;
  if (corpus->count == corpus->capacity) {
    size_t capacity = corpus->capacity * 2 + 1024;
    bench_string *strings = realloc(corpus->strings, capacity * sizeof *strings);
    if (strings == NULL) return;
    corpus->strings = strings;
    corpus->capacity = capacity;
  }
  uint16_t *copy = malloc((size_t)length * sizeof *copy);
  if (copy == NULL) return;
  memcpy(copy, text, (size_t)length * sizeof *copy);
  corpus->strings[corpus->count++] = (bench_string){
      copy,
      length,
      corpus->fonts[font],
      is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
      hb_script_from_string(script, 4),
      hb_language_from_string(language, -1),
  };
}

int64_t overset_bench_shape(const overset_bench_corpus *corpus) {
  hb_buffer_t *buffer = hb_buffer_create();
  int64_t sum = 0;
  for (size_t i = 0; i < corpus->count; i++) {
    const bench_string *string = &corpus->strings[i];
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, string->text, string->length, 0, string->length);
    hb_buffer_set_direction(buffer, string->direction);
    hb_buffer_set_script(buffer, string->script);
    hb_buffer_set_language(buffer, string->language);
    hb_shape(string->font, buffer, NULL, 0);
    unsigned length = 0;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &length);
    for (unsigned k = 0; k < length; k++) sum += positions[k].x_advance;
  }
  hb_buffer_destroy(buffer);
  return sum;
}

static int32_t count_of(const char *const *list) {
  int32_t count = 0;
  while (list[count] != NULL) count++;
  return count;
}

int32_t overset_bench_name(
    const char *locale, int32_t index, uint16_t *buffer, int32_t capacity) {
  const char *const *regions = uloc_getISOCountries();
  const char *const *languages = uloc_getISOLanguages();
  int32_t region_count = count_of(regions);
  if (index >= region_count + count_of(languages)) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open(locale, ULDN_STANDARD_NAMES, &error);
  int32_t length =
      index < region_count
          ? uldn_regionDisplayName(names, regions[index], buffer, capacity, &error)
          : uldn_languageDisplayName(
                names, languages[index - region_count], buffer, capacity, &error);
  uldn_close(names);
  return U_SUCCESS(error) && length <= capacity ? length : 0;
}
