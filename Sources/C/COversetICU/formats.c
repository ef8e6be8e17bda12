#include <stdlib.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>

#include "COversetICU.h"
#include "support.h"

// An overset_number_format is a UNumberFormatter and an overset_list_format a UListFormatter, under
// names that Swift may see.
static const UNumberFormatter *icu_number_format(const overset_number_format *format) {
  return (const UNumberFormatter *)format;
}

static const UListFormatter *icu_list_format(const overset_list_format *format) {
  return (const UListFormatter *)format;
}

// MARK: - Numbers

static const UChar *skeleton(overset_number_style style) {
  switch (style) {
  case OVERSET_NUMBER_DECIMAL: return u"";
  case OVERSET_NUMBER_PERCENT: return u"percent scale/100";
  }
  return u"";
}

overset_number_format *overset_number_format_create(
  overset_number_style style, const char *locale, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  UNumberFormatter *format =
    unumf_openForSkeletonAndLocale(skeleton(style), -1, icu.name, &error);
  *status = reported(error);
  return (overset_number_format *)format;
}

void overset_number_format_destroy(overset_number_format *format) {
  unumf_close((UNumberFormatter *)format);
}

static int32_t written_number(
  UFormattedNumber *number, uint16_t *result, int32_t capacity, UErrorCode error, int32_t *status
) {
  int32_t length = unumf_resultToString(number, result, capacity, &error);
  unumf_closeResult(number);
  *status = reported_for_text(error);
  return *status == U_ZERO_ERROR ? length : 0;
}

int32_t overset_number_format_double(
  const overset_number_format *format, double number, uint16_t *result, int32_t capacity,
  int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&error);
  unumf_formatDouble(icu_number_format(format), number, formatted, &error);
  return written_number(formatted, result, capacity, error, status);
}

int32_t overset_number_format_integer(
  const overset_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
  int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&error);
  unumf_formatInt(icu_number_format(format), number, formatted, &error);
  return written_number(formatted, result, capacity, error, status);
}

// MARK: - Lists

overset_list_format *overset_list_format_create(const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  UListFormatter *format = ulistfmt_open(icu.name, &error);
  *status = reported(error);
  return (overset_list_format *)format;
}

void overset_list_format_destroy(overset_list_format *format) {
  ulistfmt_close((UListFormatter *)format);
}

int32_t overset_list_format_join(
  const overset_list_format *format, const uint16_t *text, const int32_t *lengths, int32_t count,
  uint16_t *result, int32_t capacity, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar **items = malloc((size_t)(count > 0 ? count : 1) * sizeof *items);
  if (items == NULL) {
    error = U_MEMORY_ALLOCATION_ERROR;
  } else {
    for (int32_t i = 0; i < count; i++) {
      items[i] = text;
      text += lengths[i];
    }
    length = ulistfmt_format(
      icu_list_format(format), items, lengths, count, result, capacity, &error);
    free(items);
  }
  *status = reported_for_text(error);
  return *status == U_ZERO_ERROR ? length : 0;
}
