#include <unicode/uenum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "COversetICU.h"
#include "support.h"

// An overset_plural_rules is a UPluralRules under a name that Swift may see.
static const UPluralRules *icu_rules(const overset_plural_rules *rules) {
  return (const UPluralRules *)rules;
}

// In the order of overset_plural_category.
static const UChar *const keywords[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};

static overset_plural_category category_of(const UChar *keyword, int32_t length) {
  for (int category = OVERSET_PLURAL_ZERO; category < OVERSET_PLURAL_OTHER; category++) {
    const UChar *candidate = keywords[category];
    if (u_strlen(candidate) == length && u_memcmp(candidate, keyword, length) == 0) {
      return (overset_plural_category)category;
    }
  }
  return OVERSET_PLURAL_OTHER;
}

overset_plural_rules *overset_plural_rules_create(const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu_locale icu = icu_locale_of(locale);
  UPluralRules *rules = uplrules_openForType(icu.name, UPLURAL_TYPE_CARDINAL, &error);
  *status = reported(error);
  return (overset_plural_rules *)rules;
}

void overset_plural_rules_destroy(overset_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

overset_plural_category overset_plural_rules_select(
  const overset_plural_rules *rules, double number, int32_t *status
) {
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select(icu_rules(rules), number, keyword, 16, &error);
  *status = reported(error);
  return U_SUCCESS(error) ? category_of(keyword, length) : OVERSET_PLURAL_OTHER;
}

uint32_t overset_plural_rules_categories(const overset_plural_rules *rules, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  uint32_t categories = 0;
  UEnumeration *list = uplrules_getKeywords(icu_rules(rules), &error);
  int32_t length = 0;
  for (const UChar *keyword; U_SUCCESS(error) && (keyword = uenum_unext(list, &length, &error));) {
    categories |= 1u << category_of(keyword, length);
  }
  uenum_close(list);
  *status = reported(error);
  return categories;
}
