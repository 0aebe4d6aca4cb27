#include "CICULocales.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_locale(int32_t index) { return uloc_getAvailable(index); }

static bool copyName(UEnumeration *names, int32_t index, char name[32]) {
  UErrorCode status = U_ZERO_ERROR;
  const char *known = NULL;
  for (int32_t position = 0; position <= index; position += 1) {
    known = uenum_next(names, NULL, &status);
  }
  bool isKnown = known != NULL && strlen(known) < 32;
  if (isKnown) {
    strcpy(name, known);
  }
  uenum_close(names);
  return isKnown;
}

bool cicu_legacy_locale(int32_t index, char name[32]) {
  UErrorCode status = U_ZERO_ERROR;
  return copyName(
    uloc_openAvailableByType(ULOC_AVAILABLE_ONLY_LEGACY_ALIASES, &status), index, name);
}

bool cicu_numbering_system_at(int32_t index, char name[32]) {
  UErrorCode status = U_ZERO_ERROR;
  return copyName(unumsys_openAvailableNames(&status), index, name);
}

const char *const *cicu_regions(void) { return uloc_getISOCountries(); }

const char *cicu_script(int32_t index) {
  return index <= u_getIntPropertyMaxValue(UCHAR_SCRIPT) ? uscript_getShortName(index) : NULL;
}

bool cicu_is_of_script(uint32_t scalar, int32_t index) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_SCRIPT) == index;
}

bool cicu_is_used_in_script(uint32_t scalar, int32_t index) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)index);
}

bool cicu_likely_script(const char *locale, char script[32]) {
  UErrorCode status = U_ZERO_ERROR;
  char full[ULOC_FULLNAME_CAPACITY];
  uloc_addLikelySubtags(locale, full, ULOC_FULLNAME_CAPACITY, &status);
  return uloc_getScript(full, script, 32, &status) == 4 && U_SUCCESS(status);
}

int32_t cicu_format_decimal(
  const char *locale, const char *number, uint16_t *buffer, int32_t capacity
) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  const char *point = strchr(number, '.');
  unum_setAttribute(format, UNUM_GROUPING_USED, 1);
  unum_setAttribute(format, UNUM_FRACTION_DIGITS, point ? (int32_t)strlen(point + 1) : 0);
  int32_t length = unum_formatDecimal(
    format, number, (int32_t)strlen(number), buffer, capacity, NULL, &status);
  unum_close(format);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING ? length : -1;
}

bool cicu_date_pattern(const char *locale, const char *skeleton, char pattern[32]) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wanted[16];
  UChar best[32];
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  u_uastrncpy(wanted, skeleton, 16);
  int32_t length = udatpg_getBestPattern(generator, wanted, -1, best, 32, &status);
  udatpg_close(generator);
  u_strToUTF8(pattern, 32, NULL, best, U_SUCCESS(status) ? length : 0, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}
