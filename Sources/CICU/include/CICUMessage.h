#ifndef CICU_MESSAGE_H
#define CICU_MESSAGE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed message of ICU's MessageFormat with the names of its arguments. One thread at a time may
/// format with it.
typedef struct CICUMessage CICUMessage;

/// The greatest number of arguments of a message.
enum { CICUMessageMaximumArgumentCount = 12 };

/// What the value of an argument is.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// A whole number.
  CICUMessageValueKindNumber,
  /// A decimal number, which is written in ASCII among the texts.
  CICUMessageValueKindDecimal,
  /// A part of the texts.
  CICUMessageValueKindText,
} CICUMessageValueKind;

/// An argument that a message may use.
typedef struct {
  /// In ASCII.
  const char *name;
  CICUMessageValueKind kind;
} CICUMessageParameter;

/// The value of an argument.
typedef struct {
  int64_t number;
  /// Where its text begins among the texts, and how many bytes it has.
  int32_t offset;
  int32_t length;
} CICUMessageValue;

/// What is wrong with a message.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// ICU cannot read it here.
  CICUMessageFaultSyntax,
  /// A brace is not closed, or closed without being opened.
  CICUMessageFaultUnmatchedBraces,
  /// A plural or select has no `other`.
  CICUMessageFaultOtherMissing,
  /// It uses an argument that it will not get.
  CICUMessageFaultUnknownArgument,
  /// It uses an argument in a way that does not go with its kind.
  CICUMessageFaultWrongType,
  /// A style of a number cannot be read.
  CICUMessageFaultStyle,
  /// The locale is no BCP 47 tag, or there are too many parameters.
  CICUMessageFaultOther,
} CICUMessageFault;

typedef struct {
  CICUMessageFault fault;
  /// Where, in UTF-16 code units from the message's beginning.
  int32_t offset;
} CICUMessageError;

/// Parses a message of `length` bytes of UTF-8; null and `error` filled if it cannot be read.
///
/// `locale` is a BCP 47 tag: its plural rules and numbers. At most CICUMessageMaximumArgumentCount
/// parameters.
CICUMessage *cicu_message_open(
  const char *pattern, int32_t length, const char *locale, const CICUMessageParameter *parameters,
  int32_t count, CICUMessageError *error
);

/// Frees a message; null is fine.
void cicu_message_close(CICUMessage *message);

/// Writes the message in UTF-8 and returns its length in bytes, which may be more than `capacity`:
/// then the buffer is too small. A negative number if ICU fails. The values are in the order of the
/// parameters; `texts` is UTF-8.
int32_t cicu_message_format(
  CICUMessage *message, const CICUMessageValue *values, const char *texts, char *buffer,
  int32_t capacity
);

#ifdef __cplusplus
}
#endif

#endif
