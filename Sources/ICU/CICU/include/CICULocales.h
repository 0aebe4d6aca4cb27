#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <stdbool.h>
#include <stdint.h>

// Locale data of libicu, only for the generated tables and for tests.

/// Returns the number of locales with data in libicu.
int32_t cicu_locale_count(void);

/// Returns the name of a locale, such as `zh_Hant_TW`. `index` is less than the count.
const char *cicu_locale(int32_t index);

/// Copies an old locale name that libicu still accepts, such as `zh_TW`. Returns false after the
/// last.
bool cicu_legacy_locale(int32_t index, char name[32]);

/// Copies the name of a numbering system that libicu supports. Returns false after the last.
bool cicu_numbering_system_at(int32_t index, char name[32]);

/// Returns the codes of all regions of ISO 3166, followed by a null pointer.
const char *const *cicu_regions(void);

/// Returns the code of a script, such as `Latn`, or null after the last.
const char *cicu_script(int32_t index);

/// Returns whether a scalar is of the script with an index of `cicu_script`. Only for tests.
bool cicu_is_of_script(uint32_t scalar, int32_t index);

/// Returns whether a scalar's script extensions include the script with an index of `cicu_script`.
/// Only for tests.
bool cicu_is_used_in_script(uint32_t scalar, int32_t index);

/// Copies the default script of a language, or of a language in a region if `locale` has one.
/// Returns false if it is unknown.
bool cicu_likely_script(const char *locale, char script[32]);

/// Copies a locale's pattern for a skeleton, such as `dd.MM.y` for `yMMdd`. Returns false if the
/// pattern is longer than the buffer.
bool cicu_date_pattern(const char *locale, const char *skeleton, char pattern[32]);

/// Formats a decimal number, such as `-1234.5`, in a locale, with grouped digits and as many
/// decimal places as the number has.
///
/// Returns the number of UTF-16 code units, or -1 if formatting fails or the buffer is too small.
int32_t cicu_format_decimal(
  const char *locale, const char *number, uint16_t *buffer, int32_t capacity);

#endif
