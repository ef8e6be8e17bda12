#include <unicode/ubrk.h>

#include "COversetICU.h"
#include "support.h"

// An overset_breaker is a UBreakIterator under a name that Swift may see.
static UBreakIterator *icu_iterator(overset_breaker *breaker) { return (UBreakIterator *)breaker; }

static UBreakIteratorType iterator_type(overset_boundary_kind kind) {
  switch (kind) {
  case OVERSET_BOUNDARY_GRAPHEME: return UBRK_CHARACTER;
  case OVERSET_BOUNDARY_WORD: return UBRK_WORD;
  case OVERSET_BOUNDARY_LINE: return UBRK_LINE;
  }
  return UBRK_CHARACTER;
}

overset_breaker *overset_breaker_create(
  overset_boundary_kind kind, const char *locale, const char *line_style, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  if (line_style) {
    uloc_setKeywordValue("lb", line_style, icu.name, ULOC_FULLNAME_CAPACITY, &error);
  }
  UBreakIterator *iterator = ubrk_open(iterator_type(kind), icu.name, NULL, 0, &error);
  *status = reported(error);
  return (overset_breaker *)iterator;
}

void overset_breaker_destroy(overset_breaker *breaker) { ubrk_close(icu_iterator(breaker)); }

const char *overset_breaker_locale(const overset_breaker *breaker) {
  UErrorCode error = U_ZERO_ERROR;
  const char *locale =
    ubrk_getLocaleByType((const UBreakIterator *)breaker, ULOC_ACTUAL_LOCALE, &error);
  return U_SUCCESS(error) ? locale : NULL;
}

static _Bool is_hard_line_break(int32_t rule_status) {
  return rule_status >= UBRK_LINE_HARD && rule_status < UBRK_LINE_HARD_LIMIT;
}

// Whether a line may have to end after a code unit (classes BK, CR, LF and NL of UAX #14).
static _Bool may_end_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

int32_t overset_breaker_boundaries(
  overset_breaker *breaker, const uint16_t *text, int32_t length, overset_boundary *boundaries,
  int32_t capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = icu_iterator(breaker);
  int32_t count = 0;
  ubrk_setText(iterator, text, length, &error);
  if (U_SUCCESS(error)) {
    for (int32_t i = ubrk_first(iterator); i != UBRK_DONE; i = ubrk_next(iterator)) {
      if (count == capacity) {
        error = U_BUFFER_OVERFLOW_ERROR;
        break;
      }
      boundaries[count].offset = i;
      boundaries[count].is_mandatory =
        i > 0 && may_end_line(text[i - 1]) && is_hard_line_break(ubrk_getRuleStatus(iterator));
      count++;
    }
  }
  *status = reported(error);

  // ICU keeps a pointer to the text, which is the caller's. Nothing reads it again: every search
  // begins with a text of its own, and closing the iterator looks at none.
  return U_SUCCESS(error) ? count : 0;
}
