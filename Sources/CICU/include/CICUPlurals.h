#ifndef CICU_PLURALS_H
#define CICU_PLURALS_H

#include <stdbool.h>
#include <stdint.h>

// The plural rules of libicu. For the generated table and for tests alone.

/// A list of languages: copies the name at an index, such as `pt_PT`, and the name of its set of
/// rules, which is empty where there is one form alone; false behind the last.
bool cicu_plural_language(int32_t index, bool isOrdinal, char language[32], char set[32]);

/// The rules of a set: copies the category at an index, such as `few`, and its rule in the words of
/// CLDR (UTS #35, part 3, section 5); false behind the last.
bool cicu_plural_rule(const char *set, int32_t index, char category[16], char rule[1024]);

/// What chooses the plural forms of a language.
typedef struct CICUPluralRules CICUPluralRules;

/// Null if libicu has none.
CICUPluralRules *cicu_plural_rules_open(const char *locale, bool isOrdinal);

void cicu_plural_rules_close(CICUPluralRules *rules);

/// Copies the category of a decimal number, such as `1.50`, of at most six decimal places, all of
/// which are seen.
bool cicu_plural_category(CICUPluralRules *rules, const char *number, char category[16]);

#endif
