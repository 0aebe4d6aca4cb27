// The functions with which the standard library normalizes text, with a table of 5 KB (gzip) instead of 21 KB.
//
// They have the names and the results of those in libswiftUnicodeDataTables.a, which is linked after this file.
// The check .ci/web compares them for every scalar and every pair that composes.
#include "normalization.generated.h"

enum { most = sizeof decompositions / 3, mostMarks = 96 };

// The scalars that decompose, ascending, each with its decomposition into one or two scalars.
static unsigned scalars[most], firsts[most], seconds[most];
static char isExcluded[most];
static int count;

// The scalars that end a composition, ascending, each with the last composition of a chain.
static unsigned marks[mostMarks];
static short chains[mostMarks], next[most];
static int markCount;

// The ends of the runs of scalars of one combining class, and the class.
static unsigned ends[most / 2];
static unsigned char classes[most / 2];
static int runCount;

static unsigned read(const char **packed) {
  unsigned number = 0, digit;
  int shift = 0;
  do {
    digit = (unsigned)(*(*packed)++ - '0');
    number |= (digit & 31) << shift;
    shift += 5;
  } while (digit & 32);
  return number;
}

static unsigned unfold(unsigned delta) { return delta & 1 ? ~(delta >> 1) : delta >> 1; }

// Returns how many of the ascending values are less than another value.
static int below(unsigned value, const unsigned *values, int count) {
  int low = 0;
  while (low < count) {
    int middle = low + (count - low) / 2;
    if (values[middle] < value) low = middle + 1;
    else count = middle;
  }
  return low;
}

static int place(unsigned value, const unsigned *values, int count) {
  int found = below(value, values, count);
  return found < count && values[found] == value ? found : -1;
}

static void addComposition(int number) {
  unsigned mark = seconds[number];
  int at = below(mark, marks, markCount);
  if (at == markCount || marks[at] != mark) {
    for (int other = markCount++; other > at; other--) {
      marks[other] = marks[other - 1];
      chains[other] = chains[other - 1];
    }
    marks[at] = mark;
    chains[at] = -1;
  }
  next[number] = chains[at];
  chains[at] = (short)number;
}

static void unpack(void) {
  const char *packed = decompositions;
  unsigned scalar = 0, first = 0, second = 0;
  while (*packed) {
    scalar += read(&packed);
    first += unfold(read(&packed));
    unsigned code = read(&packed);
    if (code) second += unfold((code - 1) >> 1);
    scalars[count] = scalar;
    firsts[count] = first;
    seconds[count] = code ? second : 0;
    isExcluded[count] = !code || ((code - 1) & 1);
    if (!isExcluded[count]) addComposition(count);
    count++;
  }
  unsigned end = 0;
  for (packed = combiningClasses; *packed; runCount++) {
    end += read(&packed);
    ends[runCount] = end;
    classes[runCount] = (unsigned char)read(&packed);
  }
}

static int placeOf(unsigned scalar) {
  if (!count) unpack();
  return place(scalar, scalars, count);
}

// Bit 0: NFD_QC=No; bit 1: NFC_QC=No; bit 2: NFC_QC=Maybe; from bit 3: the combining class.
unsigned short _swift_stdlib_getNormData(unsigned scalar) {
  int isPlain = scalar < 0xC0 || (scalar >= 0x3400 && scalar < 0xA66F) || scalar >= 0x2FA1E
    || (scalar >= 0x1F000 && scalar < 0x2F800) || (scalar >= 0xAC00 && scalar < 0xF900);
  if (isPlain) return 0;
  int found = placeOf(scalar), run = below(scalar + 1, ends, runCount);
  int data = (found >= 0 ? 1 + 2 * isExcluded[found] : 0) | (run < runCount ? classes[run] << 3 : 0);
  int isJamo = (scalar >= 0x1161 && scalar <= 0x1175) || (scalar >= 0x11A8 && scalar <= 0x11C2);
  // A decomposition that begins with a mark may compose with the text before it.
  for (int at = found; at >= 0 && !(data & 2); at = placeOf(scalar)) scalar = firsts[at];
  return (unsigned short)(data | (isJamo || place(scalar, marks, markCount) >= 0 ? 4 : 0));
}

// The last decomposition: the number of its bytes, and the bytes.
static unsigned char last[32];
const unsigned char *_swift_stdlib_nfd_decompositions = last;

static void append(unsigned scalar) {
  int found = placeOf(scalar);
  if (found >= 0) {
    append(firsts[found]);
    if (seconds[found]) append(seconds[found]);
    return;
  }
  unsigned char *to = last + 1 + last[0];
  int width = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (int byte = width - 1; byte > 0; byte--, scalar >>= 6) {
    to[byte] = (unsigned char)(0x80 | (scalar & 0x3F));
  }
  to[0] = (unsigned char)(width == 1 ? scalar : (0xF00u >> width & 0xFF & ~0u << (8 - width)) | scalar);
  last[0] = (unsigned char)(last[0] + width);
}

// Returns the scalar in 18 bits, and the offset of its bytes, which is always the same; 0 if it does not decompose.
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) {
  if (placeOf(scalar) < 0) return 0;
  last[0] = 0;
  append(scalar);
  return scalar;
}

// Returns the composition of two scalars, or the maximum value if they do not compose.
unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) {
  if (!count) unpack();
  int mark = place(second, marks, markCount);
  for (int at = mark < 0 ? -1 : chains[mark]; at >= 0; at = next[at]) {
    if (firsts[at] == first) return scalars[at];
  }
  return ~0u;
}
