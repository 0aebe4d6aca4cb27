#ifndef CICU_MESSAGE_H
#define CICU_MESSAGE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A message of ICU's MessageFormat with named arguments, which are in its C++ interface alone. For
/// tests.
typedef struct CICUMessage CICUMessage;

/// The greatest number of arguments of a message.
enum { CICUMessageMaximumArgumentCount = 24 };

/// An argument: a whole number, a decimal number in ASCII, or a text in UTF-8.
typedef struct {
  const char *name;
  enum { CICUMessageWhole, CICUMessageDecimal, CICUMessageText } kind;
  int64_t number;
  const char *text;
} CICUMessageArgument;

/// Parses a message in UTF-8 for a locale (BCP 47); null if ICU cannot read it.
CICUMessage *cicu_message_open(const char *pattern, const char *locale);

void cicu_message_close(CICUMessage *message);

/// Writes the message in UTF-8 and returns its length in bytes; -1 if ICU fails or there is no room.
int32_t cicu_message_format(
  CICUMessage *message, const CICUMessageArgument *arguments, int32_t count, char *buffer,
  int32_t capacity
);

#ifdef __cplusplus
}
#endif

#endif
