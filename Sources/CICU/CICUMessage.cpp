#include "CICUMessage.h"

#include <new>
#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

// Named arguments are in ICU's C++ interface alone: the functions of umsg.h take numbers.
struct CICUMessage {
  icu::MessageFormat format;
  icu::UnicodeString names[CICUMessageMaximumArgumentCount];
  CICUMessageValueKind kinds[CICUMessageMaximumArgumentCount];
  int32_t count;
};

namespace {

const CICUMessageParameter *find(
  const icu::UnicodeString &name, const CICUMessageParameter *parameters, int32_t count
) {
  for (int32_t index = 0; index < count; index += 1) {
    if (name == icu::UnicodeString(parameters[index].name, -1, US_INV)) {
      return &parameters[index];
    }
  }
  return nullptr;
}

/// The kinds of number that ICU writes out of a number: dates, for one, are none.
bool isNumberType(const icu::UnicodeString &type) {
  return type == u"number" || type == u"spellout" || type == u"ordinal";
}

bool takes(UMessagePatternArgType use, CICUMessageValueKind kind) {
  bool isText = kind == CICUMessageValueKindText;
  switch (use) {
    case UMSGPAT_ARG_TYPE_NONE:
      return true;
    case UMSGPAT_ARG_TYPE_SELECT:
      return isText;
    default:
      return !isText;
  }
}

/// Whether a message uses nothing but the parameters, each as its kind allows.
bool isFit(
  const icu::MessagePattern &pattern, const CICUMessageParameter *parameters, int32_t count,
  CICUMessageError &error
) {
  UMessagePatternArgType use = UMSGPAT_ARG_TYPE_NONE;
  for (int32_t index = 0; index < pattern.countParts(); index += 1) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    error.offset = part.getIndex();
    switch (part.getType()) {
      case UMSGPAT_PART_TYPE_ARG_START:
        use = part.getArgType();
        break;
      case UMSGPAT_PART_TYPE_ARG_NUMBER:
      case UMSGPAT_PART_TYPE_ARG_NAME: {
        const CICUMessageParameter *parameter =
          find(pattern.getSubstring(part), parameters, count);
        if (parameter == nullptr) {
          error.fault = CICUMessageFaultUnknownArgument;
          return false;
        }
        if (!takes(use, parameter->kind)) {
          error.fault = CICUMessageFaultWrongType;
          return false;
        }
        break;
      }
      case UMSGPAT_PART_TYPE_ARG_TYPE:
        if (!isNumberType(pattern.getSubstring(part))) {
          error.fault = CICUMessageFaultWrongType;
          return false;
        }
        break;
      default:
        break;
    }
  }
  return true;
}

CICUMessageFault fault(UErrorCode status) {
  switch (status) {
    case U_UNMATCHED_BRACES:
      return CICUMessageFaultUnmatchedBraces;
    case U_DEFAULT_KEYWORD_MISSING:
      return CICUMessageFaultOtherMissing;
    default:
      return CICUMessageFaultSyntax;
  }
}

/// Where the last style of a number stands, for ICU does not say which one it could not read.
int32_t lastStyle(const icu::MessagePattern &pattern) {
  int32_t offset = 0;
  for (int32_t index = 0; index < pattern.countParts(); index += 1) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_STYLE) {
      offset = part.getIndex();
    }
  }
  return offset;
}

icu::Formattable formattable(
  const CICUMessageValue &value, CICUMessageValueKind kind, const char *texts, UErrorCode &status
) {
  icu::StringPiece text(texts + value.offset, value.length);
  switch (kind) {
    case CICUMessageValueKindNumber:
      return icu::Formattable(value.number);
    case CICUMessageValueKindDecimal:
      return icu::Formattable(text, status);
    case CICUMessageValueKindText:
      break;
  }
  return icu::Formattable(icu::UnicodeString::fromUTF8(text));
}

}  // namespace

CICUMessage *cicu_message_open(
  const char *pattern, int32_t length, const char *locale, const CICUMessageParameter *parameters,
  int32_t count, CICUMessageError *error
) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale knownLocale = icu::Locale::forLanguageTag(locale, status);
  if (U_FAILURE(status) || count > CICUMessageMaximumArgumentCount) {
    *error = {CICUMessageFaultOther, 0};
    return nullptr;
  }
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(icu::StringPiece(pattern, length));
  icu::MessagePattern parsed(status);
  UParseError position = {};
  parsed.parse(text, &position, status);
  if (U_FAILURE(status)) {
    *error = {fault(status), position.offset};
    return nullptr;
  }
  if (!isFit(parsed, parameters, count, *error)) {
    return nullptr;
  }
  CICUMessage *message = new (std::nothrow)
    CICUMessage{icu::MessageFormat(text, knownLocale, position, status), {}, {}, count};
  if (message == nullptr || U_FAILURE(status)) {
    delete message;
    *error = {CICUMessageFaultStyle, lastStyle(parsed)};
    return nullptr;
  }
  for (int32_t index = 0; index < count; index += 1) {
    message->names[index] = icu::UnicodeString(parameters[index].name, -1, US_INV);
    message->kinds[index] = parameters[index].kind;
  }
  return message;
}

void cicu_message_close(CICUMessage *message) { delete message; }

int32_t cicu_message_format(
  CICUMessage *message, const CICUMessageValue *values, const char *texts, char *buffer,
  int32_t capacity
) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Formattable arguments[CICUMessageMaximumArgumentCount];
  for (int32_t index = 0; index < message->count; index += 1) {
    arguments[index] = formattable(values[index], message->kinds[index], texts, status);
  }
  icu::UnicodeString text;
  message->format.format(message->names, arguments, message->count, text, status);
  if (U_FAILURE(status)) {
    return -1;
  }
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}
