#include "CICUPlurals.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { greatestDecimalPlaces = 6 };

static bool copy(const char *text, char *buffer, size_t capacity) {
  bool hasRoom = text != NULL && strlen(text) < capacity;
  if (hasRoom) {
    strcpy(buffer, text);
  }
  return hasRoom;
}

static void copyString(
  const UResourceBundle *bundle, int32_t index, char *buffer, int32_t capacity, UErrorCode *status
) {
  int32_t length = 0;
  const UChar *text = ures_getStringByIndex(bundle, index, &length, status);
  u_strToUTF8(buffer, capacity, NULL, text, length, status);
  if (*status == U_STRING_NOT_TERMINATED_WARNING) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
}

bool cicu_plural_language(int32_t index, bool isOrdinal, char language[32], char set[32]) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *all = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *languages =
    ures_getByKey(all, isOrdinal ? "locales_ordinals" : "locales", NULL, &status);
  UResourceBundle *entry =
    index < ures_getSize(languages) ? ures_getByIndex(languages, index, NULL, &status) : NULL;
  bool isFound = entry != NULL && copy(ures_getKey(entry), language, 32);
  if (isFound) {
    copyString(languages, index, set, 32, &status);
  }
  ures_close(entry);
  ures_close(languages);
  ures_close(all);
  return isFound && U_SUCCESS(status);
}

bool cicu_plural_rule(const char *set, int32_t index, char category[16], char rule[1024]) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *all = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *sets = ures_getByKey(all, "rules", NULL, &status);
  UResourceBundle *rules = ures_getByKey(sets, set, NULL, &status);
  UResourceBundle *entry =
    index < ures_getSize(rules) ? ures_getByIndex(rules, index, NULL, &status) : NULL;
  bool isFound = entry != NULL && copy(ures_getKey(entry), category, 16);
  if (isFound) {
    copyString(rules, index, rule, 1024, &status);
  }
  ures_close(entry);
  ures_close(rules);
  ures_close(sets);
  ures_close(all);
  return isFound && U_SUCCESS(status);
}

struct CICUPluralRules {
  UPluralRules *rules;
  UFormattedNumber *number;
  /// The formatters, indexed by the number of decimal places.
  UNumberFormatter *formatters[greatestDecimalPlaces + 1];
};

CICUPluralRules *cicu_plural_rules_open(const char *locale, bool isOrdinal) {
  UErrorCode status = U_ZERO_ERROR;
  CICUPluralRules *rules = calloc(1, sizeof *rules);
  if (rules == NULL) {
    return NULL;
  }
  rules->rules = uplrules_openForType(
    locale, isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  rules->number = unumf_openResult(&status);
  for (int32_t places = 0; places <= greatestDecimalPlaces; places += 1) {
    UChar skeleton[] = u".000000";
    rules->formatters[places] = unumf_openForSkeletonAndLocale(
      places == 0 ? u"precision-integer" : skeleton, places == 0 ? -1 : places + 1, locale,
      &status);
  }
  if (U_FAILURE(status)) {
    cicu_plural_rules_close(rules);
    return NULL;
  }
  return rules;
}

void cicu_plural_rules_close(CICUPluralRules *rules) {
  for (int32_t places = 0; places <= greatestDecimalPlaces; places += 1) {
    unumf_close(rules->formatters[places]);
  }
  unumf_closeResult(rules->number);
  uplrules_close(rules->rules);
  free(rules);
}

bool cicu_plural_category(CICUPluralRules *rules, const char *number, char category[16]) {
  UErrorCode status = U_ZERO_ERROR;
  const char *point = strchr(number, '.');
  size_t places = point == NULL ? 0 : strlen(point + 1);
  if (places > greatestDecimalPlaces) {
    return false;
  }
  unumf_formatDecimal(
    rules->formatters[places], number, (int32_t)strlen(number), rules->number, &status);
  UChar keyword[16];
  int32_t length =
    uplrules_selectFormatted(rules->rules, rules->number, keyword, 16, &status);
  u_strToUTF8(category, 16, NULL, keyword, length, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}
