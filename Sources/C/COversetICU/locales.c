#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

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

int32_t overset_locale_letters(
  const char *locale, uint32_t *code_points, int32_t capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  ULocaleData *data = ulocdata_open(icu.name, &error);
  // For a language without data ICU gives the data of the machine's own.
  if (error == U_USING_DEFAULT_WARNING) {
    ulocdata_close(data);
    *status = 0;
    return 0;
  }
  USet *letters = uset_openEmpty();
  ulocdata_getExemplarSet(data, letters, 0, ULOCDATA_ES_STANDARD, &error);
  int32_t count = 0;
  int32_t ranges = U_SUCCESS(error) ? uset_getRangeCount(letters) : 0;
  for (int32_t range = 0; range < ranges; range++) {
    UChar32 first = 0, last = -1;
    uset_getItem(letters, range, &first, &last, NULL, 0, &error);
    for (UChar32 letter = first; letter <= last; letter++, count++) {
      if (count < capacity) code_points[count] = (uint32_t)letter;
    }
  }
  uset_close(letters);
  ulocdata_close(data);
  *status = reported(error);
  return count;
}
