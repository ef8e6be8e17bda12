#include <unicode/uloc.h>

#include "COversetICU.h"
#include "support.h"
#include "tags.h"

int32_t overset_locale_tag(
  const char *identifier, char *tag, int32_t capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  char canonical[ULOC_FULLNAME_CAPACITY];
  uloc_canonicalize(identifier, canonical, ULOC_FULLNAME_CAPACITY, &error);
  // Not terminated means truncated to what happens to fit: no locale is that long.
  if (error == U_STRING_NOT_TERMINATED_WARNING) error = U_ILLEGAL_ARGUMENT_ERROR;
  int32_t length = uloc_toLanguageTag(canonical, tag, capacity, 1, &error);
  *status = reported_for_text(error);
  return *status == U_ZERO_ERROR ? length : 0;
}

uint32_t overset_locale_likely_script(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  char maximized[ULOC_FULLNAME_CAPACITY];
  char script[ULOC_SCRIPT_CAPACITY];
  uloc_addLikelySubtags(icu.name, maximized, ULOC_FULLNAME_CAPACITY, &error);
  uloc_getScript(maximized, script, ULOC_SCRIPT_CAPACITY, &error);
  return U_SUCCESS(error) ? packed_script_tag(script) : 0;
}

_Bool overset_locale_is_right_to_left(const char *locale) {
  icu_locale icu = icu_locale_of(locale);
  return uloc_isRightToLeft(icu.name);
}

int32_t overset_locale_count(void) { return uloc_countAvailable(); }

const char *overset_locale_at(int32_t index) { return uloc_getAvailable(index); }
