// Writes CanonicalTable.generated.swift from the tables of the toolchain that it is linked with.
#include <stdio.h>
#include <string.h>

extern const unsigned char *_swift_stdlib_nfd_decompositions;
unsigned short _swift_stdlib_getNormData(unsigned scalar);
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar);
unsigned _swift_stdlib_getComposition(unsigned first, unsigned second);

enum { end = 0x110000 };
static char full[end][32];
static int column;

static void writeDigit(unsigned digit) {
  if (column++ % 100 == 0) printf("\n    ");
  putchar((int)digit + '0');
}

static void write(unsigned number) {
  for (; number > 31; number >>= 5) writeDigit((number & 31) | 32);
  writeDigit(number);
}

static unsigned fold(unsigned from, unsigned to) { return to >= from ? (to - from) << 1 : ((from - to - 1) << 1) | 1; }

static unsigned widthAt(const char *text) {
  unsigned char byte = (unsigned char)*text;
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

static unsigned scalarAt(const char *text) {
  unsigned char byte = (unsigned char)*text;
  unsigned width = widthAt(text), scalar = width == 1 ? byte : byte & (0x7Fu >> width);
  for (unsigned place = 1; place < width; place++) scalar = scalar << 6 | ((unsigned char)text[place] & 0x3F);
  return scalar;
}

int main(void) {
  for (unsigned scalar = 0xC0; scalar < end; scalar++) {
    if (!(_swift_stdlib_getNormData(scalar) & 1)) continue;
    unsigned entry = _swift_stdlib_getDecompositionEntry(scalar);
    const unsigned char *bytes = _swift_stdlib_nfd_decompositions + (entry >> 18);
    memcpy(full[scalar], bytes + 1, bytes[0]);
  }
  printf("// swift-format-ignore-file\n// Generated, do not edit.\n");
  printf("// Source: libswiftUnicodeDataTables.a of the Swift toolchain\n");
  printf("// Command: Sources/Hosts/IntercepterWeb/make-normalization-table\n\n");
  printf("/// The canonical decompositions and combining classes of Unicode 17.0, packed for ``PackedNumbers``.\n");
  printf("enum CanonicalTable {\n");
  printf("  /// The scalars that decompose: the distance from the last one; that of what they begin with, folded; 0, or what\n");
  printf("  /// they end with, folded, twice, with 1 more if it is excluded from composition, and 1 more.\n");
  printf("  static let decompositions: StaticString = #\"\"\"");
  unsigned scalar = 0, first = 0, second = 0;
  for (unsigned next = 0; next < end; next++) {
    if (!*full[next]) continue;
    char *mark = full[next] + strlen(full[next]) - 1;
    while ((*mark & 0xC0) == 0x80) mark--;
    unsigned from = scalarAt(full[next]), isLong = mark > full[next];
    char front[32] = "";
    memcpy(front, full[next], (size_t)(mark - full[next]));
    // The text before the mark is one scalar, or the decomposition of one: preferably a scalar that composes.
    if (isLong && strlen(front) > widthAt(front)) {
      for (unsigned other = end; other-- > 0;) {
        if (!strcmp(full[other], front)) {
          from = other;
          if (!(_swift_stdlib_getNormData(other) & 2)) break;
        }
      }
    }
    write(next - scalar);
    write(fold(first, from));
    unsigned to = scalarAt(mark);
    unsigned isExcluded = _swift_stdlib_getComposition(from, to) != next;
    write(isLong ? 1 + (fold(second, to) << 1 | isExcluded) : 0);
    scalar = next;
    first = from;
    if (isLong) second = to;
  }
  column = 0;
  printf("\n    \"\"\"#\n\n  /// Runs of scalars of one combining class: how many, and the class.\n");
  printf("  static let combiningClasses: StaticString = #\"\"\"");
  unsigned start = 0, class = 0;
  for (unsigned next = 0; next < end; next++) {
    unsigned own = _swift_stdlib_getNormData(next) >> 3;
    if (own == class) continue;
    write(next - start);
    write(class);
    start = next;
    class = own;
  }
  printf("\n    \"\"\"#\n}\n");
}
