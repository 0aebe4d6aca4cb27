#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <stdint.h>

/// The number of locales that ICU has data for.
int32_t cicu_locale_count(void);

/// The name of a locale in ICU's own way of writing it, "ar_EG"; `index` is less than the count.
const char *cicu_locale(int32_t index);

/// Writes a decimal number as a locale does, digits grouped, in UTF-16, and returns its length in code
/// units; a negative number if it is longer than `capacity` or the locale is unknown.
///
/// `number` is ASCII, "-1234.5". Its decimal places are all written, up to 100.
int32_t cicu_format_decimal(
  const char *locale, const char *number, uint16_t *buffer, int32_t capacity
);

#endif
