#ifndef CICU_CONVERTER_H
#define CICU_CONVERTER_H

#include <stdint.h>

/// Writes the length in bytes of each of `count` scalars from `first` on, in the converter
/// "gb18030". The length is 1, 2 or 4, or 0 for a surrogate or another scalar without an encoding.
///
/// Opening and closing the converter costs as much as some ten scalars, so measure a page at a
/// time. Thread-safe. Returns 0, or -1 if ICU has no such converter.
int32_t cicu_gb18030_lengths(uint32_t first, int32_t count, uint8_t *lengths);

/// Returns the number of bytes of `count` UTF-16 code units in the converter "gb18030". A lone
/// surrogate counts as the converter's substitute.
///
/// Returns -1 if ICU has no such converter or the number exceeds INT32_MAX.
int64_t cicu_gb18030_preflight(const uint16_t *utf16, int32_t count);

#endif
