#ifndef CICU_H
#define CICU_H

// libicu for Swift, in basic C types. These headers include no ICU header: ICU's functions are
// macros that Swift cannot call, and its enums clash with Foundation's. Only the .c files include
// ICU.

#include "CICUConverter.h"
#include "CICUEncoding.h"
#include "CICULocales.h"
#include "CICUNumberSymbols.h"
#include "CICUPlurals.h"
#include "CICURegex.h"
#include "CICUVersion.h"
#include "CICUWidth.h"

#endif
