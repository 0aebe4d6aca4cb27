#include "CICUNumberSymbols.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ures.h>

enum { unknown = -1, identifierCapacity = ULOC_FULLNAME_CAPACITY + ULOC_KEYWORDS_CAPACITY };

// Only uloc_forLanguageTag reads "-u-" extensions; a text it does not read to its end is ICU's own
// way of writing a locale.
static bool copyIdentifier(const char *locale, char buffer[identifierCapacity]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsedLength = 0;
  size_t length = strlen(locale);
  uloc_forLanguageTag(locale, buffer, identifierCapacity, &parsedLength, &status);
  if (U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING
      && (size_t)parsedLength == length) {
    return true;
  }
  if (length >= identifierCapacity) {
    return false;
  }
  memcpy(buffer, locale, length + 1);
  return true;
}

static bool setASCIIDigits(char identifier[identifierCapacity]) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setKeywordValue("numbers", "latn", identifier, identifierCapacity, &status);
  return U_SUCCESS(status);
}

// For a locale it does not know, unum_open takes the process's default locale without a word.
static bool isKnown(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, identifier, &status);
  ures_close(bundle);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t cicu_number_symbol(
  const char *locale, bool withASCIIDigits, CICUNumberSymbol symbol, uint16_t *buffer,
  int32_t capacity
) {
  static const UNumberFormatSymbol symbols[] = {
    [CICUNumberSymbolDecimalSeparator] = UNUM_DECIMAL_SEPARATOR_SYMBOL,
    [CICUNumberSymbolGroupingSeparator] = UNUM_GROUPING_SEPARATOR_SYMBOL,
    [CICUNumberSymbolMinusSign] = UNUM_MINUS_SIGN_SYMBOL,
    [CICUNumberSymbolZeroDigit] = UNUM_ZERO_DIGIT_SYMBOL,
  };
  char identifier[identifierCapacity];
  if (!copyIdentifier(locale, identifier) || !isKnown(identifier)
      || (withASCIIDigits && !setASCIIDigits(identifier))) {
    return unknown;
  }
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, identifier, NULL, &status);
  int32_t length = unum_getSymbol(format, symbols[symbol], buffer, capacity, &status);
  unum_close(format);
  return U_SUCCESS(status) && length > 0 ? length : unknown;
}
