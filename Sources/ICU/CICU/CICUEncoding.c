#include "CICUEncoding.h"

#include <stdlib.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

enum { UNIT_COUNT = 8192 };

struct CICUEncoding {
  UConverter *converter;
  UChar units[UNIT_COUNT];
};

CICUEncoding *cicu_encoding_open(const char *name) {
  CICUEncoding *encoding = malloc(sizeof *encoding);
  UErrorCode status = U_ZERO_ERROR;
  encoding->converter = ucnv_open(name, &status);
  // What cannot be converted is an error instead of a question mark.
  ucnv_setToUCallBack(encoding->converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  ucnv_setFromUCallBack(encoding->converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  if (U_FAILURE(status)) {
    cicu_encoding_close(encoding);
    return NULL;
  }
  ucnv_setFallback(encoding->converter, false);
  return encoding;
}

void cicu_encoding_close(CICUEncoding *encoding) {
  ucnv_close(encoding->converter);
  free(encoding);
}

/// Writes UTF-16 as UTF-8. The converters write no lone surrogates.
static uint8_t *writeUTF8(const UChar *units, int32_t count, uint8_t *target) {
  for (int32_t index = 0; index < count;) {
    if (units[index] < 0x80) {
      *target++ = (uint8_t)units[index++];
      continue;
    }
    UChar unit = units[index];
    if (unit >= 0x800 && !U16_IS_SURROGATE(unit)) {
      // Most characters of Chinese, Japanese and Korean.
      target[0] = (uint8_t)(0xE0 | unit >> 12);
      target[1] = (uint8_t)(0x80 | (unit >> 6 & 0x3F));
      target[2] = (uint8_t)(0x80 | (unit & 0x3F));
      target += 3;
      index += 1;
      continue;
    }
    UChar32 scalar;
    U16_NEXT(units, index, count, scalar);
    int32_t length = 0;
    U8_APPEND_UNSAFE(target, length, scalar);
    target += length;
  }
  return target;
}

int64_t cicu_encoding_decode(CICUEncoding *encoding, const uint8_t *source, int64_t count, int64_t *position,
                             uint8_t *target, int64_t capacity) {
  const char *next = (const char *)source + *position;
  const char *end = (const char *)source + count;
  uint8_t *output = target;
  int32_t kept = 0;
  if (*position == 0) {
    ucnv_resetToUnicode(encoding->converter);
  }
  while (target + capacity - output >= CICU_ENCODING_ROOM) {
    UErrorCode status = U_ZERO_ERROR;
    UChar *unit = encoding->units + kept;
    ucnv_toUnicode(encoding->converter, &unit, encoding->units + UNIT_COUNT, &next, end, NULL, true, &status);
    int32_t written = (int32_t)(unit - encoding->units);
    // The second half of a pair follows in the next round.
    kept = status == U_BUFFER_OVERFLOW_ERROR && U16_IS_LEAD(encoding->units[written - 1]) ? 1 : 0;
    output = writeUTF8(encoding->units, written - kept, output);
    encoding->units[0] = encoding->units[written > 0 ? written - 1 : 0];
    if (status == U_BUFFER_OVERFLOW_ERROR) {
      continue;
    }
    if (U_SUCCESS(status)) {
      break;
    }
    char bytes[32];
    int8_t length = sizeof bytes;
    UErrorCode failure = U_ZERO_ERROR;
    ucnv_getInvalidChars(encoding->converter, bytes, &length, &failure);
    for (int8_t index = 0; U_SUCCESS(failure) && index < length; index += 1) {
      *output++ = CICU_UNDECODABLE;
      *output++ = 0x80 | ((uint8_t)bytes[index] >> 4);
      *output++ = 0x80 | (bytes[index] & 0x0F);
    }
  }
  *position = (const uint8_t *)next - source;
  return output - target;
}

int64_t cicu_encoding_encode(CICUEncoding *encoding, const uint8_t *source, int64_t count, int64_t *position,
                             uint8_t *target, int64_t capacity) {
  const uint8_t *next = source + *position;
  const uint8_t *end = source + count;
  uint8_t *output = target;
  while (next < end && target + capacity - output >= CICU_ENCODING_ROOM) {
    if (*next >= CICU_UNWRITABLE) {
      *output++ = (uint8_t)((next[1] & 0x0F) << 4 | (next[2] & 0x0F));
      next += 3;
      continue;
    }
    // The longest encoding of a UTF-16 unit is at most eight bytes.
    int32_t units = 0;
    while (next < end && *next < CICU_UNWRITABLE && units < CICU_ENCODING_ROOM / 8 - 2) {
      if (*next < 0x80) {
        encoding->units[units++] = *next++;
        continue;
      }
      int32_t length = 0;
      UChar32 scalar;
      U8_NEXT_UNSAFE(next, length, scalar);
      next += length;
      U16_APPEND_UNSAFE(encoding->units, units, scalar);
    }
    UErrorCode status = U_ZERO_ERROR;
    const UChar *unit = encoding->units;
    char *bytes = (char *)output;
    ucnv_resetFromUnicode(encoding->converter);
    ucnv_fromUnicode(encoding->converter, &bytes, (char *)target + capacity, &unit, encoding->units + units, NULL,
                     true, &status);
    if (U_FAILURE(status)) {
      return -1;
    }
    output = (uint8_t *)bytes;
  }
  *position = next - source;
  return output - target;
}
