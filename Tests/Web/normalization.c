// Compares the page's normalization with the standard library's: every scalar, and every pair that composes.
// Linked with libswiftUnicodeDataTables.a; the page's functions are renamed by the compiler's options.
#include <stdio.h>
#include <string.h>

extern const unsigned char *_swift_stdlib_nfd_decompositions, *page_decompositions;
unsigned short _swift_stdlib_getNormData(unsigned scalar), page_getNormData(unsigned scalar);
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar), page_getDecompositionEntry(unsigned scalar);
unsigned _swift_stdlib_getComposition(unsigned, unsigned), page_getComposition(unsigned, unsigned);

enum { end = 0x110000, most = 256 };

static int differences, compositions;

static void compare(unsigned first, unsigned second, int isSame) {
  if (!isSame && differences++ < 10) printf("U+%04X U+%04X differ\n", first, second);
}

int main(void) {
  static unsigned marks[most];
  int count = 0;
  for (unsigned scalar = 0; scalar < end; scalar++) {
    unsigned short data = _swift_stdlib_getNormData(scalar);
    compare(scalar, 0, data == page_getNormData(scalar));
    if (data & 4 && count < most) marks[count++] = scalar;
    if (!(data & 1)) continue;
    unsigned entry = _swift_stdlib_getDecompositionEntry(scalar), own = page_getDecompositionEntry(scalar);
    const unsigned char *bytes = _swift_stdlib_nfd_decompositions + (entry >> 18);
    const unsigned char *ownBytes = page_decompositions + (own >> 18);
    compare(scalar, 0, (own & 0x3FFFF) == scalar && !memcmp(bytes, ownBytes, bytes[0] + 1u));
  }
  for (unsigned scalar = 0; scalar < end; scalar++) {
    for (int mark = 0; mark < count; mark++) {
      unsigned composed = _swift_stdlib_getComposition(scalar, marks[mark]);
      compositions += composed != ~0u;
      compare(scalar, marks[mark], composed == page_getComposition(scalar, marks[mark]));
    }
  }
  printf("%d marks, %d compositions, %d differences\n", count, compositions, differences);
  return differences || count == most || !compositions;
}
