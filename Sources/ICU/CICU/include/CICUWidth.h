#ifndef CICU_WIDTH_H
#define CICU_WIDTH_H

#include <stdint.h>

/// The width of a scalar, derived from its East Asian Width (UAX #11).
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Zero width: Mn, Me, Cf and other default-ignorables (except U+115F), and the vowels and finals
  /// of conjoining jamo, which join the preceding syllable.
  CICUWidthClassInvisible = 0,
  /// Neutral, Narrow or Halfwidth.
  CICUWidthClassNarrow = 1,
  /// Wide or Fullwidth.
  CICUWidthClassWide = 2,
  /// Ambiguous: wide next to East Asian text, narrow elsewhere.
  CICUWidthClassAmbiguous = 3,
} CICUWidthClass;

/// Returns the page of 256 scalars from `number` × 256, where `number` is at most 0x10FF. A scalar
/// has two bits, the first scalar the low bits of the first byte. The page is computed at the first
/// call and never freed. Thread-safe.
const uint8_t *cicu_width_page(uint32_t number);

/// Returns the class of any scalar from its page, narrow above U+10FFFF.
static inline CICUWidthClass cicu_width_class(uint32_t scalar) {
  if (scalar > 0x10FFFF) {
    return CICUWidthClassNarrow;
  }
  const uint8_t *page = cicu_width_page(scalar >> 8);
  return (CICUWidthClass)(page[(scalar & 0xFF) >> 2] >> ((scalar & 3) * 2) & 3);
}

/// The properties with which a test compares the classes.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// `UCharCategory`: Mn is 6, Me 7, Cf 16.
  CICUPropertyGeneralCategory,
  /// `UEastAsianWidth`: Neutral 0, Ambiguous 1, Halfwidth 2, Fullwidth 3, Narrow 4, Wide 5.
  CICUPropertyEastAsianWidth,
  /// 1 if the scalar is Default_Ignorable_Code_Point.
  CICUPropertyDefaultIgnorable,
  /// `UHangulSyllableType`: L is 1, V 2, T 3, LV 4, LVT 5.
  CICUPropertyHangulSyllableType,
  /// 1 if the scalar is Emoji_Component.
  CICUPropertyEmojiComponent,
  /// 1 if the scalar is Extended_Pictographic.
  CICUPropertyExtendedPictographic,
} CICUProperty;

/// Returns a property of a scalar from ICU, without caching. Only for tests and benchmarks.
int32_t cicu_property(uint32_t scalar, CICUProperty property);

/// Returns the value of a decimal digit, or -1 if the scalar is not one. Only for tests.
int32_t cicu_digit_value(uint32_t scalar);

#endif
