#include "CICUNumberSymbols.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { identifierCapacity = ULOC_FULLNAME_CAPACITY + ULOC_KEYWORDS_CAPACITY, textCapacity = 32 };

// Only uloc_forLanguageTag reads "-u-" extensions. If it does not parse the whole text, the text is
// a locale in ICU's notation.
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

// For an unknown locale, unum_open silently uses the process's default locale.
static bool isKnown(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, identifier, &status);
  ures_close(bundle);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

static bool identify(
  const char *locale, const char *numberingSystem, char identifier[identifierCapacity]
) {
  if (!copyIdentifier(locale, identifier) || !isKnown(identifier)) {
    return false;
  }
  UErrorCode status = U_ZERO_ERROR;
  if (numberingSystem != NULL) {
    uloc_setKeywordValue("numbers", numberingSystem, identifier, identifierCapacity, &status);
  }
  return U_SUCCESS(status);
}

// Copies a UNumberFormatTextAttribute or a UNumberFormatSymbol.
static void copyText(
  const UNumberFormat *format, bool isAttribute, int number, char text[textCapacity],
  UErrorCode *status
) {
  UChar utf16[textCapacity];
  int32_t length =
    isAttribute
    ? unum_getTextAttribute(format, (UNumberFormatTextAttribute)number, utf16, textCapacity, status)
    : unum_getSymbol(format, (UNumberFormatSymbol)number, utf16, textCapacity, status);
  u_strToUTF8(text, textCapacity, NULL, utf16, length, status);
}

static int32_t secondaryGroupingSize(const UNumberFormat *format) {
  int32_t size = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
  return size > 0 ? size : unum_getAttribute(format, UNUM_GROUPING_SIZE);
}

// The old formatter does not report this value, so check whether the new one groups 1234.
static int32_t minimumGroupingDigits(const char *identifier, UErrorCode *status) {
  UNumberFormatter *formatter =
    unumf_openForSkeletonAndLocale(u"", 0, identifier, status);
  UFormattedNumber *number = unumf_openResult(status);
  UChar utf16[textCapacity];
  unumf_formatInt(formatter, 1234, number, status);
  int32_t length = unumf_resultToString(number, utf16, textCapacity, status);
  int32_t digits = u_countChar32(utf16, U_SUCCESS(*status) ? length : 0);
  unumf_closeResult(number);
  unumf_close(formatter);
  return digits > 4 ? 1 : 2;
}

bool cicu_number_symbols(
  const char *locale, const char *numberingSystem, CICUNumberSymbols *symbols
) {
  char identifier[identifierCapacity];
  if (!identify(locale, numberingSystem, identifier)) {
    return false;
  }
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *decimal = unum_open(UNUM_DECIMAL, NULL, 0, identifier, NULL, &status);
  UNumberFormat *percent = unum_open(UNUM_PERCENT, NULL, 0, identifier, NULL, &status);
  copyText(decimal, false, UNUM_DECIMAL_SEPARATOR_SYMBOL, symbols->decimalSeparator, &status);
  copyText(decimal, false, UNUM_GROUPING_SEPARATOR_SYMBOL, symbols->groupingSeparator, &status);
  copyText(decimal, false, UNUM_MINUS_SIGN_SYMBOL, symbols->minusSign, &status);
  copyText(decimal, false, UNUM_PERCENT_SYMBOL, symbols->percentSign, &status);
  copyText(decimal, false, UNUM_ZERO_DIGIT_SYMBOL, symbols->zeroDigit, &status);
  copyText(percent, true, UNUM_POSITIVE_PREFIX, symbols->percentPrefix, &status);
  copyText(percent, true, UNUM_POSITIVE_SUFFIX, symbols->percentSuffix, &status);
  if (U_SUCCESS(status)) {
    symbols->primaryGroupingSize = unum_getAttribute(decimal, UNUM_GROUPING_SIZE);
    symbols->secondaryGroupingSize = secondaryGroupingSize(decimal);
    symbols->percentSecondaryGroupingSize = secondaryGroupingSize(percent);
    symbols->minimumGroupingDigits = minimumGroupingDigits(identifier, &status);
  }
  unum_close(percent);
  unum_close(decimal);
  return U_SUCCESS(status);
}

bool cicu_numbering_system(const char *locale, const char *numberingSystem, char name[32]) {
  char identifier[identifierCapacity];
  if (!identify(locale, numberingSystem, identifier)) {
    return false;
  }
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(identifier, &status);
  const char *known = U_SUCCESS(status) ? unumsys_getName(system) : NULL;
  bool isKnown = known != NULL && strlen(known) < 32;
  if (isKnown) {
    strcpy(name, known);
  }
  unumsys_close(system);
  return isKnown;
}
