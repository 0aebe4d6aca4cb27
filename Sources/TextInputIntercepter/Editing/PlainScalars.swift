// Most text is made of scalars that are grapheme clusters by themselves, and can be told to be by
// their numbers. Where they follow one another, a text is measured without looking for clusters.

/// Whether a scalar is a cluster of its own before and behind any other such scalar.
///
/// Those that are have none of the properties by which UAX #29 joins scalars: they neither extend
/// (GB9), prepend (GB9b), nor are jamo (GB6–8), regional indicators (GB12–13) or the CR of CR LF (GB3).
/// The most frequent ones are listed here; for any other, the answer is no.
func isPlainScalar(_ value: UInt32) -> Bool {
  switch value {
  case 0x4E00...0xA48C, 0xAC00...0xD7A3: true  // ideographs, Yi; Hangul syllables
  case 0x00...0x02FF: value != 0x0D  // Latin
  case 0x0370...0x0482, 0x048A...0x052F, 0x1E00...0x1FFF: true  // Greek, Cyrillic, Latin, Greek
  case 0x2010...0x2027, 0x2030...0x205F, 0x20A0...0x20CF: true  // punctuation, currencies
  case 0x2100...0x2BFF: true  // letter-like symbols, arrows, mathematics, technical, shapes
  case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x4DFF: true  // punctuation, kana, ideographs
  case 0xFF01...0xFF9D: true  // full-width and half-width forms
  default: false
  }
}

/// What a run of plain scalars at the front of a text comes to.
package struct PlainRun {
  /// Where the run ends: a cluster boundary.
  package let end: Int
  /// The sum of the lengths of its scalars.
  package let length: Int
}

extension UnsafeBufferPointer<UInt8> {
  /// Sums up the lengths of the scalars in a range of valid UTF-8 for as long as each is a cluster of
  /// its own and the sum is not greater than a limit.
  ///
  /// - Parameters:
  ///   - range: From one cluster boundary to another.
  ///   - limit: Where to stop; the run may end two short of it.
  ///   - ideograph: The length of each of U+5000–9FFF, at most 2; that of ASCII is 1.
  ///   - other: The length of any other plain scalar, at most 2.
  package func plainRun(
    in range: Range<Int>, fitting limit: Int, ideograph: Int, other: (UInt32) -> Int
  ) -> PlainRun {
    var run = PlainRun(end: range.lowerBound, length: 0)
    var beforeLast = run
    while run.end < range.upperBound {
      if run.length > limit &- 2 { return beforeLast }
      let lead = self[run.end]
      if 0xE5 <= lead, lead <= 0xE9 {
        beforeLast = run
        run = PlainRun(end: run.end &+ 3, length: run.length &+ ideograph)
        continue
      }
      let (value, width) = scalar(at: run.end)
      // What follows the last scalar may join it.
      guard isPlainScalar(value) else { return beforeLast }
      beforeLast = run
      run = PlainRun(end: run.end &+ width, length: run.length &+ (value < 0x80 ? 1 : other(value)))
    }
    return run
  }

  /// The scalar that begins at an offset of valid UTF-8, and the number of its bytes.
  private func scalar(at offset: Int) -> (value: UInt32, width: Int) {
    let lead = UInt32(self[offset])
    func continuation(_ index: Int) -> UInt32 { UInt32(self[offset &+ index] & 0x3F) }
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0..<0xE0: return ((lead & 0x1F) << 6 | continuation(1), 2)
    case 0..<0xF0: return ((lead & 0x0F) << 12 | continuation(1) << 6 | continuation(2), 3)
    default:
      let low = continuation(1) << 12 | continuation(2) << 6 | continuation(3)
      return ((lead & 0x07) << 18 | low, 4)
    }
  }
}
