#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>

/// Returns whether heap allocations can be counted: with glibc, and without sanitizers.
bool allocation_count_is_known(void);

/// Returns the number of heap allocations of the calling thread since it began.
long allocation_count(void);

/// Marks the beginning and the end of the instructions to count. callgrind knows both by name.
void counting_begins(void);
void counting_ends(void);

#endif
