#ifndef CICU_VERSION_H
#define CICU_VERSION_H

/// Writes the version of the linked ICU, such as "72.1", with its terminating zero.
void cicu_version(char buffer[20]);

/// Writes the version of Unicode that the linked ICU implements, such as "15.0".
void cicu_unicode_version(char buffer[20]);

#endif
