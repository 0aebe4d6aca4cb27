#ifndef CICU_H
#define CICU_H

// libicu for Swift, over plain C types. These headers include no header of ICU: its functions are
// macros that Swift cannot call, and its enums clash with Foundation's. ICU stays in the .c files.

#include "CICUConverter.h"
#include "CICULocales.h"
#include "CICUNumberSymbols.h"
#include "CICUPlurals.h"
#include "CICURegex.h"
#include "CICUVersion.h"
#include "CICUWidth.h"

#endif
