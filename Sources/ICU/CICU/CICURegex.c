#include "CICURegex.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unicode/uregex.h>

_Static_assert(
  (int)CICURegexFlagsCaseInsensitive == (int)UREGEX_CASE_INSENSITIVE
    && (int)CICURegexFlagsComments == (int)UREGEX_COMMENTS
    && (int)CICURegexFlagsMultiline == (int)UREGEX_MULTILINE
    && (int)CICURegexFlagsLiteral == (int)UREGEX_LITERAL
    && (int)CICURegexFlagsDotAll == (int)UREGEX_DOTALL
    && (int)CICURegexFlagsWordBoundaries == (int)UREGEX_UWORD
    && (int)CICURegexFlagsErrorOnUnknownEscapes == (int)UREGEX_ERROR_ON_UNKNOWN_ESCAPES,
  "the flags are ICU's"
);

struct CICURegex {
  // Never used to match, so threads may clone it concurrently.
  URegularExpression *original;
  int32_t timeLimit;
  int32_t stackLimit;
  // An unused clone, or null. Cloning costs three times as much as a short match.
  _Atomic(URegularExpression *) spare;
};

CICURegex *cicu_regex_open(
  const uint16_t *pattern, int32_t length, CICURegexFlags flags, int32_t timeLimit,
  int32_t stackLimit, CICURegexError *error
) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError position = {0};
  URegularExpression *original = uregex_open(pattern, length, flags, &position, &status);
  CICURegex *regex = U_SUCCESS(status) ? malloc(sizeof *regex) : NULL;
  if (regex == NULL) {
    uregex_close(original);
    status = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
    *error = (CICURegexError){u_errorName(status), position.line, position.offset};
    return NULL;
  }
  regex->original = original;
  regex->timeLimit = timeLimit;
  regex->stackLimit = stackLimit;
  atomic_init(&regex->spare, NULL);
  return regex;
}

void cicu_regex_close(CICURegex *regex) {
  if (regex == NULL) {
    return;
  }
  uregex_close(atomic_load_explicit(&regex->spare, memory_order_acquire));
  uregex_close(regex->original);
  free(regex);
}

static URegularExpression *newMatcher(const CICURegex *regex, UErrorCode *status) {
  URegularExpression *matcher = uregex_clone(regex->original, status);
  uregex_setTimeLimit(matcher, regex->timeLimit, status);
  uregex_setStackLimit(matcher, regex->stackLimit, status);
  return matcher;
}

static CICURegexOutcome outcome(UErrorCode status, UBool isMatch, UBool hitEnd) {
  switch (status) {
    case U_REGEX_TIME_OUT:
      return CICURegexOutcomeTimeOut;
    case U_REGEX_STACK_OVERFLOW:
      return CICURegexOutcomeStackOverflow;
    default:
      if (U_FAILURE(status)) {
        return CICURegexOutcomeFailure;
      }
      return isMatch ? CICURegexOutcomeMatch
        : hitEnd     ? CICURegexOutcomeBeginning
                     : CICURegexOutcomeMismatch;
  }
}

CICURegexOutcome cicu_regex_match(CICURegex *regex, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  URegularExpression *matcher =
    atomic_exchange_explicit(&regex->spare, NULL, memory_order_acquire);
  if (matcher == NULL) {
    matcher = newMatcher(regex, &status);
  }
  uregex_setText(matcher, text, length, &status);
  UBool isMatch = uregex_matches(matcher, -1, &status);
  UBool hitEnd = uregex_hitEnd(matcher, &status);
  if (U_SUCCESS(status)) {
    matcher = atomic_exchange_explicit(&regex->spare, matcher, memory_order_acq_rel);
  }
  // After a failure the matcher is not kept, because its stack may have grown to the limit.
  uregex_close(matcher);
  return outcome(status, isMatch, hitEnd);
}
