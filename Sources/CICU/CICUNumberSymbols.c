#include "CICUNumberSymbols.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ures.h>

enum { unknown = -1, identifierCapacity = ULOC_FULLNAME_CAPACITY + ULOC_KEYWORDS_CAPACITY };

// Only uloc_forLanguageTag reads "-u-" extensions; a text it does not read to its end is ICU's own
// way of writing a locale.
static const char *icuIdentifier(const char *locale, char buffer[identifierCapacity]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsedLength = 0;
  uloc_forLanguageTag(locale, buffer, identifierCapacity, &parsedLength, &status);
  bool isTag = U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING
    && (size_t)parsedLength == strlen(locale);
  return isTag ? buffer : locale;
}

// For a locale it does not know, unum_open takes the process's default locale without a word.
static bool isKnown(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, identifier, &status);
  ures_close(bundle);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t cicu_number_symbol(
  const char *locale, CICUNumberSymbol symbol, uint16_t *buffer, int32_t capacity
) {
  static const UNumberFormatSymbol symbols[] = {
    [CICUNumberSymbolDecimalSeparator] = UNUM_DECIMAL_SEPARATOR_SYMBOL,
    [CICUNumberSymbolGroupingSeparator] = UNUM_GROUPING_SEPARATOR_SYMBOL,
    [CICUNumberSymbolMinusSign] = UNUM_MINUS_SIGN_SYMBOL,
    [CICUNumberSymbolZeroDigit] = UNUM_ZERO_DIGIT_SYMBOL,
  };
  char identifierBuffer[identifierCapacity];
  const char *identifier = icuIdentifier(locale, identifierBuffer);
  if (!isKnown(identifier)) {
    return unknown;
  }
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, identifier, NULL, &status);
  int32_t length = unum_getSymbol(format, symbols[symbol], buffer, capacity, &status);
  unum_close(format);
  return U_SUCCESS(status) && length > 0 ? length : unknown;
}
