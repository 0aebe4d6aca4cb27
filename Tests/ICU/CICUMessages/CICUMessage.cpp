#include "CICUMessage.h"

#include <new>
#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>

struct CICUMessage {
  icu::MessageFormat format;
};

static icu::Formattable formattable(const CICUMessageArgument &argument, UErrorCode &status) {
  switch (argument.kind) {
    case CICUMessageArgument::CICUMessageWhole:
      return icu::Formattable(argument.number);
    case CICUMessageArgument::CICUMessageDecimal:
      return icu::Formattable(argument.text, status);
    case CICUMessageArgument::CICUMessageText:
      break;
  }
  return icu::Formattable(icu::UnicodeString::fromUTF8(argument.text));
}

CICUMessage *cicu_message_open(const char *pattern, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError position = {};
  icu::Locale knownLocale = icu::Locale::forLanguageTag(locale, status);
  CICUMessage *message = new (std::nothrow) CICUMessage{
    icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), knownLocale, position, status)};
  if (U_FAILURE(status)) {
    delete message;
    return nullptr;
  }
  return message;
}

void cicu_message_close(CICUMessage *message) { delete message; }

int32_t cicu_message_format(
  CICUMessage *message, const CICUMessageArgument *arguments, int32_t count, char *buffer,
  int32_t capacity
) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString names[CICUMessageMaximumArgumentCount];
  icu::Formattable values[CICUMessageMaximumArgumentCount];
  for (int32_t index = 0; index < count; index += 1) {
    names[index] = icu::UnicodeString(arguments[index].name, -1, US_INV);
    values[index] = formattable(arguments[index], status);
  }
  icu::UnicodeString text;
  message->format.format(names, values, count, text, status);
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return U_FAILURE(status) || sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}
