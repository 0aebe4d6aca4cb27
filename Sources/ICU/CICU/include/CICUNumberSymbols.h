#ifndef CICU_NUMBER_SYMBOLS_H
#define CICU_NUMBER_SYMBOLS_H

#include <stdbool.h>
#include <stdint.h>

/// The number symbols of a locale, as null-terminated UTF-8.
typedef struct {
  char decimalSeparator[32];
  char groupingSeparator[32];
  char minusSign[32];
  char percentSign[32];
  /// The first of the ten digits.
  char zeroDigit[32];
  /// The text before and after a percentage.
  char percentPrefix[32];
  char percentSuffix[32];
  /// The sizes of the last group and of the others, or 0 if digits are not grouped.
  int32_t primaryGroupingSize;
  int32_t secondaryGroupingSize;
  /// The size of the other groups of a percentage.
  int32_t percentSecondaryGroupingSize;
  /// The minimum number of digits before the first grouping separator: 1 in most locales, 2 in
  /// others.
  int32_t minimumGroupingDigits;
} CICUNumberSymbols;

/// Copies the number symbols of a locale. Returns false if libicu has no data for the locale, or
/// its numbering system has no digits.
///
/// `locale` is a BCP 47 tag or a locale in ICU's notation. `numberingSystem`, such as "latn" or
/// "native", replaces the locale's, or is null.
bool cicu_number_symbols(
  const char *locale, const char *numberingSystem, CICUNumberSymbols *symbols);

/// Copies the name of a locale's numbering system, such as "latn". Returns false if there is none.
bool cicu_numbering_system(const char *locale, const char *numberingSystem, char name[32]);

#endif
