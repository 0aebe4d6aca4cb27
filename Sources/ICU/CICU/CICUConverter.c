#include "CICUConverter.h"

#include <stddef.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>

static UConverter *openConverter(void) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open("gb18030", &status);
  return U_SUCCESS(status) ? converter : NULL;
}

int32_t cicu_gb18030_lengths(uint32_t first, int32_t count, uint8_t *lengths) {
  UConverter *converter = openConverter();
  if (converter == NULL) {
    return -1;
  }
  // Treat a scalar without an encoding as an error instead of replacing it by a question mark.
  UErrorCode status = U_ZERO_ERROR;
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  if (U_FAILURE(status)) {
    ucnv_close(converter);
    return -1;
  }
  for (int32_t index = 0; index < count; index += 1) {
    UChar32 scalar = (UChar32)(first + (uint32_t)index);
    UChar utf16[2];
    int32_t length = 0;
    UBool isError = false;
    U16_APPEND(utf16, length, 2, scalar, isError);
    char bytes[4];
    UErrorCode failure = U_ZERO_ERROR;
    int32_t written = isError ? 0 : ucnv_fromUChars(converter, bytes, 4, utf16, length, &failure);
    // Four bytes fill the buffer, which is a warning, not a failure.
    lengths[index] = U_SUCCESS(failure) ? (uint8_t)written : 0;
  }
  ucnv_close(converter);
  return 0;
}

int64_t cicu_gb18030_preflight(const uint16_t *utf16, int32_t count) {
  UConverter *converter = openConverter();
  if (converter == NULL) {
    return -1;
  }
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = ucnv_fromUChars(converter, NULL, 0, (const UChar *)utf16, count, &status);
  ucnv_close(converter);
  // Preflighting without a buffer overflows by design.
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}
