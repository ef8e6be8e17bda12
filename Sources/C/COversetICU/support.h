#pragma once

#include <unicode/uloc.h>
#include <unicode/utypes.h>

/// What the public functions report: 0 for success, warnings included.
static inline int32_t reported(UErrorCode error) { return U_FAILURE(error) ? error : U_ZERO_ERROR; }

/// The same for functions that write text: there a full buffer is no failure, because the length they
/// return says so.
static inline int32_t reported_for_text(UErrorCode error) {
  return error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : reported(error);
}

/// ICU's own form of an identifier, which not all of its functions derive for themselves.
typedef struct icu_locale {
  char name[ULOC_FULLNAME_CAPACITY];
} icu_locale;

/// The root locale, when the identifier is too long to be one.
static inline icu_locale icu_locale_of(const char *identifier) {
  icu_locale locale;
  UErrorCode error = U_ZERO_ERROR;
  uloc_canonicalize(identifier, locale.name, ULOC_FULLNAME_CAPACITY, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) locale.name[0] = 0;
  return locale;
}
