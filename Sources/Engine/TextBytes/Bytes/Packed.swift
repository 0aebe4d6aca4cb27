// Optional values in whole machine words. States, violations and decisions are copied at every
// keystroke. A processor stalls when it reads a word that was written in parts, such as one that
// contains the tag byte of an optional.

/// An optional range of offsets.
@usableFromInline package struct PackedRange: Sendable {
  @usableFromInline let lower: Int
  @usableFromInline let upper: Int

  /// Packs a range.
  ///
  /// The offset `Int.min` becomes the next one.
  @inlinable @inline(__always)
  package init(_ range: Range<Int>?) {
    lower = range.map { max($0.lowerBound, .min + 1) } ?? .min
    upper = range.map { max($0.upperBound, .min + 1) } ?? .min
  }

  @inlinable @inline(__always)
  package var range: Range<Int>? { lower == .min ? nil : Range(uncheckedBounds: (lower, upper)) }
}

/// An optional number.
@usableFromInline package struct PackedInt: Hashable, Sendable {
  @usableFromInline let word: Int

  /// Packs a number.
  ///
  /// `Int.min` becomes the next one.
  @inlinable @inline(__always)
  package init(_ value: Int?) { word = value.map { max($0, .min + 1) } ?? .min }

  @inlinable @inline(__always)
  package var value: Int? { word == .min ? nil : word }
}
