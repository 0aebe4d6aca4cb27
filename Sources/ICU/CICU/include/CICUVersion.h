#ifndef CICU_VERSION_H
#define CICU_VERSION_H

/// Copies the version of the linked ICU, such as "72.1", with its terminating zero.
void cicu_version(char buffer[20]);

/// Copies the Unicode version of the linked ICU, such as "15.0".
void cicu_unicode_version(char buffer[20]);

#endif
