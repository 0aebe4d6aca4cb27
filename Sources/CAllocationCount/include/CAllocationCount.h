#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>

/// Whether heap allocations can be counted here: with glibc, and without sanitizers.
bool allocation_count_is_known(void);

/// How many times the calling thread has allocated heap memory since it began.
long allocation_count(void);

#endif
