#include <unicode/ustring.h>

#include "COversetICU.h"
#include "support.h"

int32_t overset_change_case(
  overset_casing casing, const char *locale, const uint16_t *text, int32_t length,
  uint16_t *result, int32_t capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  int32_t needed = 0;
  switch (casing) {
  case OVERSET_CASING_UPPER:
    needed = u_strToUpper(result, capacity, text, length, icu.name, &error);
    break;
  case OVERSET_CASING_LOWER:
    needed = u_strToLower(result, capacity, text, length, icu.name, &error);
    break;
  case OVERSET_CASING_TITLE:
    needed = u_strToTitle(result, capacity, text, length, NULL, icu.name, &error);
    break;
  }
  *status = reported_for_text(error);
  return *status == U_ZERO_ERROR ? needed : 0;
}
