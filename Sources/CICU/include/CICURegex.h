#ifndef CICU_REGEX_H
#define CICU_REGEX_H

#include <stdint.h>

/// A compiled regular expression of ICU (UTS #18). Any number of threads may match with it.
typedef struct CICURegex CICURegex;

/// The flags of `uregex_open`, with its values.
typedef enum __attribute__((flag_enum)) {
  CICURegexFlagsCaseInsensitive = 2,
  CICURegexFlagsComments = 4,
  CICURegexFlagsMultiline = 8,
  CICURegexFlagsLiteral = 16,
  CICURegexFlagsDotAll = 32,
  CICURegexFlagsWordBoundaries = 256,
  CICURegexFlagsErrorOnUnknownEscapes = 512,
} CICURegexFlags;

/// Why a pattern was refused.
typedef struct {
  /// ICU's name for it, such as "U_REGEX_MISMATCHED_PAREN"; lives as long as the process.
  const char *name;
  /// The line that could not be read, from 1; 0 if ICU names none.
  int32_t line;
  /// How many scalars of the line were read, the one at fault included.
  int32_t offset;
} CICURegexError;

/// What matching a whole text gave.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// The whole text matches.
  CICURegexOutcomeMatch,
  /// It does not, but the end of the text was looked at: more text could make it match.
  CICURegexOutcomeBeginning,
  /// It does not, and no text appended to it can change that.
  CICURegexOutcomeMismatch,
  /// The time limit came first.
  CICURegexOutcomeTimeOut,
  /// The memory limit came first.
  CICURegexOutcomeStackOverflow,
  /// ICU failed in another way, out of memory for example.
  CICURegexOutcomeFailure,
} CICURegexOutcome;

/// Compiles a pattern of `length` UTF-16 code units, which is copied; null and `error` filled if it
/// is not valid (the empty pattern is not). `timeLimit` is in steps of ICU's engine, each of them
/// 10,000 saved states, 0 for no limit; `stackLimit` is the memory in bytes that one match may use
/// for the states it saves, 0 for no limit.
CICURegex *cicu_regex_open(
  const uint16_t *pattern, int32_t length, CICURegexFlags flags, int32_t timeLimit,
  int32_t stackLimit, CICURegexError *error
);

/// Frees the pattern, which no thread may use any more; null is fine.
void cicu_regex_close(CICURegex *regex);

/// Matches a whole text of `length` UTF-16 code units. Threads may call this at the same time.
CICURegexOutcome cicu_regex_match(CICURegex *regex, const uint16_t *text, int32_t length);

#endif
