// Functions of a program that is linked without a C library. runtime.c allocates memory.
typedef __SIZE_TYPE__ size_t;

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
