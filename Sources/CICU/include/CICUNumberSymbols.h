#ifndef CICU_NUMBER_SYMBOLS_H
#define CICU_NUMBER_SYMBOLS_H

#include <stdbool.h>
#include <stdint.h>

/// The symbols a locale writes a decimal number with.
typedef enum __attribute__((enum_extensibility(closed))) {
  CICUNumberSymbolDecimalSeparator,
  CICUNumberSymbolGroupingSeparator,
  CICUNumberSymbolMinusSign,
  CICUNumberSymbolZeroDigit,
} CICUNumberSymbol;

/// Writes a symbol of a locale in UTF-16 and returns its length in code units, or a negative number
/// if ICU has no data for the locale's language, its numbering system has no symbols (the
/// rule-based ones, such as Roman numerals), or the symbol is longer than `capacity`.
///
/// `locale` is a BCP 47 tag ("ar-EG-u-nu-latn") or an ICU identifier ("ar_EG@numbers=latn").
/// `withASCIIDigits` asks for the symbols that stand beside 0 to 9 there.
int32_t cicu_number_symbol(
  const char *locale, bool withASCIIDigits, CICUNumberSymbol symbol, uint16_t *buffer,
  int32_t capacity
);

#endif
