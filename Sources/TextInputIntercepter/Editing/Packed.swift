// Optional values that take whole words. States, violations and decisions are copied at every keystroke,
// and a processor waits for each word that was written in parts, as one with an optional value's last
// byte in it is.

/// A range of offsets, or none.
struct PackedRange: Sendable {
  private let lower: Int
  private let upper: Int

  /// Packs a range; an offset below all others becomes the next one.
  @inline(__always)
  init(_ range: Range<Int>?) {
    lower = range.map { max($0.lowerBound, .min + 1) } ?? .min
    upper = range.map { max($0.upperBound, .min + 1) } ?? .min
  }

  /// The range; `nil` where there is none.
  @inline(__always)
  var range: Range<Int>? { lower == .min ? nil : Range(uncheckedBounds: (lower, upper)) }
}

/// A number, or none.
struct PackedInt: Hashable, Sendable {
  private let word: Int

  /// Packs a number; one below all others becomes the next one.
  @inline(__always)
  init(_ value: Int?) { word = value.map { max($0, .min + 1) } ?? .min }

  /// The number; `nil` where there is none.
  @inline(__always)
  var value: Int? { word == .min ? nil : word }
}
