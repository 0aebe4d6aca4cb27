#ifndef CICU_H
#define CICU_H

// libicu for Swift, over plain C types. These headers include no header of ICU: its functions are
// macros that Swift cannot call, and its enums clash with Foundation's. ICU stays in the .c
// and .cpp files.

#include "CICUConverter.h"
#include "CICULanguage.h"
#include "CICULocales.h"
#include "CICUMessage.h"
#include "CICUNumberSymbols.h"
#include "CICUPlurals.h"
#include "CICURegex.h"
#include "CICUVersion.h"
#include "CICUWidth.h"

#endif
