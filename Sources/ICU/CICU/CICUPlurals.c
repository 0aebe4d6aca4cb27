#include "CICUPlurals.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { greatestDecimalPlaces = 6 };

// Copies the key and the text at an index of a table.
static bool copyEntry(
  const UResourceBundle *table, int32_t index, char *key, size_t keyCapacity, char *text,
  int32_t textCapacity, UErrorCode *status
) {
  UResourceBundle *entry =
    index < ures_getSize(table) ? ures_getByIndex(table, index, NULL, status) : NULL;
  const char *known = entry == NULL ? NULL : ures_getKey(entry);
  bool isFound = known != NULL && strlen(known) < keyCapacity;
  if (isFound) {
    strcpy(key, known);
    int32_t length = 0;
    const UChar *utf16 = ures_getString(entry, &length, status);
    u_strToUTF8(text, textCapacity, NULL, utf16, length, status);
  }
  ures_close(entry);
  return isFound && U_SUCCESS(*status) && *status != U_STRING_NOT_TERMINATED_WARNING;
}

bool cicu_plural_language(int32_t index, bool isOrdinal, char language[32], char set[32]) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *all = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *languages =
    ures_getByKey(all, isOrdinal ? "locales_ordinals" : "locales", NULL, &status);
  bool isFound = copyEntry(languages, index, language, 32, set, 32, &status);
  ures_close(languages);
  ures_close(all);
  return isFound;
}

bool cicu_plural_rule(const char *set, int32_t index, char category[16], char rule[1024]) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *all = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *sets = ures_getByKey(all, "rules", NULL, &status);
  UResourceBundle *rules = ures_getByKey(sets, set, NULL, &status);
  bool isFound = copyEntry(rules, index, category, 16, rule, 1024, &status);
  ures_close(rules);
  ures_close(sets);
  ures_close(all);
  return isFound;
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
