#include "CICULanguage.h"

#include <cstring>
#include <unicode/bytestream.h>
#include <unicode/locid.h>

namespace {

/// Copies a text with its terminating zero; false if there is no room for it.
template <size_t capacity> bool copy(const char *text, char (&buffer)[capacity]) {
  size_t length = std::strlen(text);
  if (length >= capacity) {
    return false;
  }
  std::memcpy(buffer, text, length + 1);
  return true;
}

}  // namespace

bool cicu_language(const char *tag, CICULanguage *language) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  locale.canonicalize(status);
  if (U_FAILURE(status) || locale.getLanguage()[0] == 0) {
    return false;
  }
  icu::CheckedArrayByteSink sink(language->tag, sizeof language->tag - 1);
  locale.toLanguageTag(sink, status);
  if (U_FAILURE(status) || sink.Overflowed()) {
    return false;
  }
  language->tag[sink.NumberOfBytesWritten()] = 0;
  locale.addLikelySubtags(status);
  return U_SUCCESS(status) && copy(locale.getLanguage(), language->language)
    && copy(locale.getScript(), language->script);
}
