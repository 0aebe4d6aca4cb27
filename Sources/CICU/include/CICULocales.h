#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <stdbool.h>
#include <stdint.h>

// What libicu knows of locales, and writes there. For the generated tables and for tests alone.

/// The number of locales that libicu has data for.
int32_t cicu_locale_count(void);

/// The name of a locale, such as `zh_Hant_TW`; `index` is less than the count.
const char *cicu_locale(int32_t index);

/// The old names of locales that libicu still reads, such as `zh_TW`: copies the name at an index;
/// false behind the last.
bool cicu_legacy_locale(int32_t index, char name[32]);

/// The numbering systems that libicu knows: copies the name at an index; false behind the last.
bool cicu_numbering_system_at(int32_t index, char name[32]);

/// The codes of all regions of ISO 3166, a null pointer behind the last.
const char *const *cicu_regions(void);

/// The code of a script, such as `Latn`; null behind the last.
const char *cicu_script(int32_t index);

/// Whether a scalar is of the script of a number, `index` of `cicu_script`. For tests alone.
bool cicu_is_of_script(uint32_t scalar, int32_t index);

/// Whether a scalar's script extensions have the script of a number. For tests alone.
bool cicu_is_used_in_script(uint32_t scalar, int32_t index);

/// The script that a language is written in where nothing says otherwise, in a region if `locale`
/// has one; false if it is not known.
bool cicu_likely_script(const char *locale, char script[32]);

/// The pattern in which a locale writes the parts of a skeleton, such as `dd.MM.y` for `yMMdd`; false if it is
/// longer.
bool cicu_date_pattern(const char *locale, const char *skeleton, char pattern[32]);

/// The word of a locale for the half of the day before noon (index 0) or after it (1); false if it is longer.
bool cicu_day_period(const char *locale, int32_t index, char word[64]);

/// Writes a decimal number, such as `-1234.5`, as a locale does, with its digits grouped and as many
/// decimal places as the number has.
///
/// Returns the number of UTF-16 code units, or -1 if it cannot be written or there is no room.
int32_t cicu_format_decimal(
  const char *locale, const char *number, uint16_t *buffer, int32_t capacity);

#endif
