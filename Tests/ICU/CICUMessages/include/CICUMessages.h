#include "CICULanguage.h"
#include "CICUMessage.h"
