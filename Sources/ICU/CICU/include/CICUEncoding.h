#ifndef CICU_ENCODING_H
#define CICU_ENCODING_H

#include <stdbool.h>
#include <stdint.h>

/// A converter between an encoding and UTF-8. One thread uses it at a time.
///
/// A byte that is not of the encoding is three bytes in the decoded text, which are never valid
/// UTF-8: `CICU_UNDECODABLE`, 0x80 plus the high half of the byte, and 0x80 plus its low half. The
/// encoder writes such a byte as it was, also after `CICU_UNWRITABLE`.
typedef struct CICUEncoding CICUEncoding;

enum {
  CICU_UNWRITABLE = 0xFD,
  CICU_UNDECODABLE = 0xFE,
  /// The room in bytes that the decoder and the encoder need in order to proceed.
  CICU_ENCODING_ROOM = 1 << 15
};

/// Opens a converter, or returns null if libicu does not know the encoding.
CICUEncoding *cicu_encoding_open(const char *name);

void cicu_encoding_close(CICUEncoding *encoding);

/// Decodes whole lines, and returns the number of bytes written.
///
/// `*position` is the offset of the next byte. The call returns with less than `count` if the target
/// has less than `CICU_ENCODING_ROOM` left.
int64_t cicu_encoding_decode(CICUEncoding *encoding, const uint8_t *source, int64_t count, int64_t *position,
                             uint8_t *target, int64_t capacity);

/// Encodes a decoded text, and returns the number of bytes written, or -1 if it has a character that
/// the encoding lacks. See `cicu_encoding_decode`.
int64_t cicu_encoding_encode(CICUEncoding *encoding, const uint8_t *source, int64_t count, int64_t *position,
                             uint8_t *target, int64_t capacity);

#endif
