#ifndef CICU_WIDTH_H
#define CICU_WIDTH_H

#include <stdint.h>

/// How much room a scalar takes beside others, from its East Asian Width (UAX #11).
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Nothing of its own: Mn, Me, Cf and other default-ignorables (U+115F excepted), and the vowels
  /// and finals of conjoining jamo, which join the syllable before them.
  CICUWidthClassInvisible = 0,
  /// Neutral, Narrow or Halfwidth.
  CICUWidthClassNarrow = 1,
  /// Wide or Fullwidth.
  CICUWidthClassWide = 2,
  /// Ambiguous: wide beside East Asian text, narrow elsewhere.
  CICUWidthClassAmbiguous = 3,
} CICUWidthClass;

/// The page of 256 scalars from `number` × 256, `number` at most 0x10FF: two bits for each scalar,
/// the first in the low bits of the first byte. Computed when first asked for, kept for ever.
/// Threads may ask at the same time.
const uint8_t *cicu_width_page(uint32_t number);

/// The class of any scalar, read from its page; narrow above U+10FFFF.
static inline CICUWidthClass cicu_width_class(uint32_t scalar) {
  if (scalar > 0x10FFFF) {
    return CICUWidthClassNarrow;
  }
  const uint8_t *page = cicu_width_page(scalar >> 8);
  return (CICUWidthClass)(page[(scalar & 0xFF) >> 2] >> ((scalar & 3) * 2) & 3);
}

/// The properties a test compares the classes with.
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

/// What ICU says of a scalar, not kept. For tests and benchmarks alone.
int32_t cicu_property(uint32_t scalar, CICUProperty property);

/// The value of a decimal digit; -1 for what is none. For tests alone.
int32_t cicu_digit_value(uint32_t scalar);

#endif
