#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include "COversetICU.h"
#include "support.h"

// An overset_bidi is a UBiDi under a name that Swift may see.
static UBiDi *icu_bidi(overset_bidi *bidi) { return (UBiDi *)bidi; }

overset_bidi *overset_bidi_create(void) { return (overset_bidi *)ubidi_open(); }

void overset_bidi_destroy(overset_bidi *bidi) { ubidi_close(icu_bidi(bidi)); }

static UBiDiLevel base_level(overset_bidi_base base) {
  switch (base) {
  case OVERSET_BIDI_LEFT_TO_RIGHT: return 0;
  case OVERSET_BIDI_RIGHT_TO_LEFT: return 1;
  case OVERSET_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT: return UBIDI_DEFAULT_LTR;
  case OVERSET_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT: return UBIDI_DEFAULT_RTL;
  }
  return UBIDI_DEFAULT_LTR;
}

// Rule L1, with the characters of rule X9 as UAX #9, section 5.2 wants them treated.
static _Bool resets_at_line_end(UChar32 code_point) {
  switch (u_charDirection(code_point)) {
  case U_SEGMENT_SEPARATOR:
  case U_BLOCK_SEPARATOR:
  case U_WHITE_SPACE_NEUTRAL:
  case U_FIRST_STRONG_ISOLATE:
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_POP_DIRECTIONAL_ISOLATE:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_POP_DIRECTIONAL_FORMAT:
  case U_BOUNDARY_NEUTRAL: return 1;
  default: return 0;
  }
}

static void write_resets(const uint16_t *text, int32_t length, _Bool *resets) {
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 code_point;
    U16_NEXT(text, i, length, code_point);
    _Bool is_reset = resets_at_line_end(code_point);
    while (start < i) resets[start++] = is_reset;
  }
}

// Rule P1: where the paragraph that begins at `start` ends, after its separator. Carriage return and
// line feed are one separator. All separators are single code units.
static int32_t paragraph_end(const uint16_t *text, int32_t start, int32_t length) {
  int32_t end = start;
  while (end < length && u_charDirection(text[end]) != U_BLOCK_SEPARATOR) end++;
  if (end + 1 < length && text[end] == 0x0D && text[end + 1] == 0x0A) end++;
  return end < length ? end + 1 : length;
}

// Resolves one paragraph and returns its level.
static UBiDiLevel resolve_paragraph(
  UBiDi *bidi, const uint16_t *text, int32_t length, UBiDiLevel base, uint8_t *levels,
  UErrorCode *error
) {
  ubidi_setPara(bidi, text, length, base, NULL, error);
  const UBiDiLevel *resolved = ubidi_getLevels(bidi, error);
  if (U_FAILURE(*error)) return 0;
  memcpy(levels, resolved, (size_t)length);
  return ubidi_getParaLevel(bidi);
}

// Paragraphs are given to ICU one at a time: in a text of several, one without strong characters may
// get the levels of another (seen with ICU 72).
int32_t overset_bidi_resolve(
  overset_bidi *bidi, const uint16_t *text, int32_t length, overset_bidi_base base,
  uint8_t *levels, _Bool *is_reset_at_line_end, overset_bidi_paragraph *paragraphs,
  int32_t paragraph_capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  for (int32_t start = 0; start < length && U_SUCCESS(error); count++) {
    if (count == paragraph_capacity) {
      error = U_BUFFER_OVERFLOW_ERROR;
      break;
    }
    int32_t end = paragraph_end(text, start, length);
    paragraphs[count].end = end;
    paragraphs[count].level = resolve_paragraph(
      icu_bidi(bidi), text + start, end - start, base_level(base), levels + start, &error);
    start = end;
  }
  write_resets(text, length, is_reset_at_line_end);
  *status = reported(error);

  // ICU keeps a pointer to the text, which is the caller's. Nothing reads it again: every resolution
  // begins with a text of its own, and closing the object looks at none.
  return U_SUCCESS(error) ? count : 0;
}
