#ifndef CICU_REGEX_H
#define CICU_REGEX_H

#include <stdint.h>

/// A compiled ICU regular expression (UTS #18). Several threads may use it concurrently.
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

/// The reason why a pattern was rejected.
typedef struct {
  /// ICU's name of the error, such as "U_REGEX_MISMATCHED_PAREN", valid as long as the process.
  const char *name;
  /// The line of the error, counted from 1, or 0 if ICU reports none.
  int32_t line;
  /// The number of scalars in the line up to and including the one at fault.
  int32_t offset;
} CICURegexError;

/// The outcome of matching a whole text.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// The whole text matches.
  CICURegexOutcomeMatch,
  /// The text does not match, but the engine reached its end: more text could make it match.
  CICURegexOutcomeBeginning,
  /// The text does not match, and appending to it cannot change that.
  CICURegexOutcomeMismatch,
  /// The match exceeded the time limit.
  CICURegexOutcomeTimeOut,
  /// The match exceeded the memory limit.
  CICURegexOutcomeStackOverflow,
  /// ICU failed for another reason, for example out of memory.
  CICURegexOutcomeFailure,
} CICURegexOutcome;

/// Compiles a pattern of `length` UTF-16 code units, which is copied. If the pattern is invalid or
/// empty, returns null and fills `error`.
///
/// `timeLimit` is in steps of ICU's engine, each 10,000 saved states. `stackLimit` is the maximum
/// memory in bytes for the saved states of one match. 0 means no limit.
CICURegex *cicu_regex_open(
  const uint16_t *pattern, int32_t length, CICURegexFlags flags, int32_t timeLimit,
  int32_t stackLimit, CICURegexError *error
);

/// Frees a pattern that no thread uses any more. The pattern may be null.
void cicu_regex_close(CICURegex *regex);

/// Matches a whole text of `length` UTF-16 code units. Thread-safe.
CICURegexOutcome cicu_regex_match(CICURegex *regex, const uint16_t *text, int32_t length);

#endif
