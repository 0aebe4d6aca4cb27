#include "CICULocales.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_locale(int32_t index) { return uloc_getAvailable(index); }

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
