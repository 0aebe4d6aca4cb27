#include "CICUVersion.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

_Static_assert(U_MAX_VERSION_STRING_LENGTH == 20, "a version must fit the header's buffers");

void cicu_version(char buffer[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, buffer);
}

void cicu_unicode_version(char buffer[20]) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, buffer);
}
