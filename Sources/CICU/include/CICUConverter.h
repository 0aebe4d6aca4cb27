#ifndef CICU_CONVERTER_H
#define CICU_CONVERTER_H

#include <stdint.h>

/// Asks the converter "gb18030" how many bytes each of `count` consecutive scalars takes, from
/// `first` on, and writes 1, 2 or 4 for each; 0 for a surrogate or what else has no encoding.
///
/// Opens a converter and closes it again, which costs as much as some ten scalars: ask for a page
/// at a time. Threads may ask at the same time. Returns 0, or -1 when ICU has no such converter.
int32_t cicu_gb18030_lengths(uint32_t first, int32_t count, uint8_t *lengths);

/// Asks the converter "gb18030" how many bytes `count` UTF-16 code units take as a whole. A lone
/// surrogate counts as what the converter puts in its place.
///
/// Returns -1 when ICU has no such converter or when the number exceeds INT32_MAX.
int64_t cicu_gb18030_preflight(const uint16_t *utf16, int32_t count);

#endif
