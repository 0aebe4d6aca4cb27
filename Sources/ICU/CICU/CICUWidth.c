#include "CICUWidth.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

enum { pageCount = 0x1100, pageBytes = 256 / 4 };

// A null pointer is a page that has not been computed yet.
static _Atomic(const uint8_t *) pages[pageCount];

// Most pages have only one class (ideographs, Hangul, private use, unassigned) and share these.
static const uint8_t uniformPages[4][pageBytes] = {
  [CICUWidthClassInvisible] = {0},
#define REPEAT_4(byte) byte, byte, byte, byte
#define REPEAT_16(byte) REPEAT_4(byte), REPEAT_4(byte), REPEAT_4(byte), REPEAT_4(byte)
#define REPEAT_64(byte) REPEAT_16(byte), REPEAT_16(byte), REPEAT_16(byte), REPEAT_16(byte)
  [CICUWidthClassNarrow] = {REPEAT_64(0x55)},
  [CICUWidthClassWide] = {REPEAT_64(0xAA)},
  [CICUWidthClassAmbiguous] = {REPEAT_64(0xFF)},
};

static bool isInvisible(UChar32 scalar) {
  // HANGUL CHOSEONG FILLER is default-ignorable, but occupies the place of a leading consonant.
  if (scalar == 0x115F) {
    return false;
  }
  if (U_GET_GC_MASK(scalar) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK)) {
    return true;
  }
  if (u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    return true;
  }
  int32_t syllable = u_getIntPropertyValue(scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
  return syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO;
}

static CICUWidthClass computedClass(UChar32 scalar) {
  if (isInvisible(scalar)) {
    return CICUWidthClassInvisible;
  }
  switch (u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return CICUWidthClassWide;
    case U_EA_AMBIGUOUS:
      return CICUWidthClassAmbiguous;
    default:
      return CICUWidthClassNarrow;
  }
}

static void computePage(uint32_t number, uint8_t packed[pageBytes]) {
  memset(packed, 0, pageBytes);
  for (uint32_t index = 0; index < 256; index++) {
    uint8_t class = (uint8_t)computedClass((UChar32)(number << 8 | index));
    packed[index >> 2] |= (uint8_t)(class << ((index & 3) * 2));
  }
}

static const uint8_t *uniformPage(const uint8_t packed[pageBytes]) {
  for (int class = 0; class < 4; class++) {
    if (memcmp(packed, uniformPages[class], pageBytes) == 0) {
      return uniformPages[class];
    }
  }
  return NULL;
}

const uint8_t *cicu_width_page(uint32_t number) {
  const uint8_t *page = atomic_load_explicit(&pages[number], memory_order_acquire);
  if (page != NULL) {
    return page;
  }
  uint8_t packed[pageBytes];
  computePage(number, packed);
  const uint8_t *computed = uniformPage(packed);
  uint8_t *allocated = NULL;
  if (computed == NULL) {
    allocated = malloc(pageBytes);
    if (allocated == NULL) {
      abort();
    }
    computed = memcpy(allocated, packed, pageBytes);
  }
  if (atomic_compare_exchange_strong_explicit(
        &pages[number], &page, computed, memory_order_acq_rel, memory_order_acquire)) {
    return computed;
  }
  // Another thread was faster, and its page is the shared one.
  free(allocated);
  return page;
}

int32_t cicu_property(uint32_t scalar, CICUProperty property) {
  static const UProperty properties[] = {
    [CICUPropertyGeneralCategory] = UCHAR_GENERAL_CATEGORY,
    [CICUPropertyEastAsianWidth] = UCHAR_EAST_ASIAN_WIDTH,
    [CICUPropertyDefaultIgnorable] = UCHAR_DEFAULT_IGNORABLE_CODE_POINT,
    [CICUPropertyHangulSyllableType] = UCHAR_HANGUL_SYLLABLE_TYPE,
    [CICUPropertyEmojiComponent] = UCHAR_EMOJI_COMPONENT,
    [CICUPropertyExtendedPictographic] = UCHAR_EXTENDED_PICTOGRAPHIC,
  };
  return u_getIntPropertyValue((UChar32)scalar, properties[property]);
}

int32_t cicu_digit_value(uint32_t scalar) { return u_charDigitValue((UChar32)scalar); }
