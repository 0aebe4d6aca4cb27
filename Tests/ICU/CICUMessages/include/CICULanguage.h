#ifndef CICU_LANGUAGE_H
#define CICU_LANGUAGE_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A language tag (BCP 47) with what it leaves unsaid; all in ASCII with a terminating zero.
typedef struct {
  /// The tag in its usual form: "zh-TW" for "ZH-tw", "he" for "iw".
  char tag[256];
  /// The language: "zh".
  char language[16];
  /// The script that the language is written in there: "Hant".
  char script[8];
} CICULanguage;

/// Reads a tag; false if it is none, or names no language.
bool cicu_language(const char *tag, CICULanguage *language);

#ifdef __cplusplus
}
#endif

#endif
