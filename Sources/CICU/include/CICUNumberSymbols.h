#ifndef CICU_NUMBER_SYMBOLS_H
#define CICU_NUMBER_SYMBOLS_H

#include <stdbool.h>
#include <stdint.h>

/// How a locale writes numbers. Texts are UTF-8 that a zero ends.
typedef struct {
  char decimalSeparator[32];
  char groupingSeparator[32];
  char minusSign[32];
  char percentSign[32];
  /// The first of the ten digits.
  char zeroDigit[32];
  /// What stands before and behind a percentage.
  char percentPrefix[32];
  char percentSuffix[32];
  /// The digits in the last group, and in the others; 0 where digits are not grouped.
  int32_t primaryGroupingSize;
  int32_t secondaryGroupingSize;
  /// The same for the other groups of a percentage.
  int32_t percentSecondaryGroupingSize;
  /// The fewest digits before the first grouping separator: 1 in most locales, 2 in others.
  int32_t minimumGroupingDigits;
} CICUNumberSymbols;

/// What libicu writes numbers with in a locale; false if it has no data for the locale, or if its
/// numbering system has no digits.
///
/// `locale` is a BCP 47 tag or ICU's own way of writing one. `numberingSystem`, such as "latn" or
/// "native", takes the place of the locale's; null leaves that.
bool cicu_number_symbols(
  const char *locale, const char *numberingSystem, CICUNumberSymbols *symbols);

/// The name of the numbering system of a locale, such as "latn"; false if there is none.
bool cicu_numbering_system(const char *locale, const char *numberingSystem, char name[32]);

#endif
