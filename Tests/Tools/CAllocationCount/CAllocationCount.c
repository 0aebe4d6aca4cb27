// Replaces glibc's allocation functions in a program that links this, to count the calls.

#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OTHER_ALLOCATOR)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count += 1;
  return __libc_calloc(items, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? ENOMEM : 0;
}

bool allocation_count_is_known(void) { return true; }

long allocation_count(void) { return count; }

#else

bool allocation_count_is_known(void) { return false; }

long allocation_count(void) { return 0; }

#endif

__attribute__((noinline)) void counting_begins(void) { __asm__ volatile(""); }
__attribute__((noinline)) void counting_ends(void) { __asm__ volatile(""); }
