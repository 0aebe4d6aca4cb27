// The memory of a program that is linked without a C library.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;
static unsigned char *next, *end;

// Blocks of a power of two, from 16 bytes; the block's size class is kept in the 16 bytes before it.
static void *unused[32];

static void *take(size_t size) {
  if (!next) next = end = &__heap_base;
  next = (unsigned char *)(((size_t)next + 15) & ~(size_t)15);
  if (next + size > (unsigned char *)(__builtin_wasm_memory_size(0) << 16)) {
    if (__builtin_wasm_memory_grow(0, (size >> 16) + 16) == (size_t)-1) __builtin_trap();
  }
  void *block = next;
  next += size;
  return block;
}

void *malloc(size_t size) {
  int class = 4;
  while (((size_t)1 << class) < size) class++;
  unsigned char *block = unused[class];
  if (block) {
    unused[class] = *(void **)block;
  } else {
    block = (unsigned char *)take(16 + ((size_t)1 << class)) + 16;
    *(int *)(block - 16) = class;
  }
  return block;
}

void free(void *block) {
  if (!block) return;
  int class = *(int *)((unsigned char *)block - 16);
  *(void **)block = unused[class];
  unused[class] = block;
}

// Every block begins at a multiple of 16, and nothing asks for more.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *result = malloc(size);
  return 0;
}

void *memset(void *to, int byte, size_t count) {
  for (unsigned char *place = to; count--;) *place++ = (unsigned char)byte;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  const unsigned char *source = from;
  for (unsigned char *place = to; count--;) *place++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *place = to;
  const unsigned char *source = from;
  if (place < source) {
    while (count--) *place++ = *source++;
  } else {
    while (count--) place[count] = source[count];
  }
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *one = first, *other = second;
  for (; count--; one++, other++) {
    if (*one != *other) return *one - *other;
  }
  return 0;
}
