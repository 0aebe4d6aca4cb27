#ifndef CICU_PLURALS_H
#define CICU_PLURALS_H

#include <stdbool.h>
#include <stdint.h>

// The plural rules of libicu, only for the generated table and for tests.

/// Copies the name of the language at an index, such as `pt_PT`, and of its set of rules. The set is
/// empty for a language with only one form. Returns false after the last language.
bool cicu_plural_language(int32_t index, bool isOrdinal, char language[32], char set[32]);

/// Copies the category at an index of a set, such as `few`, and its rule in CLDR's syntax (UTS #35,
/// part 3, section 5). Returns false after the last.
bool cicu_plural_rule(const char *set, int32_t index, char category[16], char rule[1024]);

/// Selects the plural forms of a language.
typedef struct CICUPluralRules CICUPluralRules;

/// Returns null if libicu has no such rules.
CICUPluralRules *cicu_plural_rules_open(const char *locale, bool isOrdinal);

void cicu_plural_rules_close(CICUPluralRules *rules);

/// Copies the category of a decimal number, such as `1.50`. It may have up to six decimal places,
/// all of which are significant.
bool cicu_plural_category(CICUPluralRules *rules, const char *number, char category[16]);

#endif
