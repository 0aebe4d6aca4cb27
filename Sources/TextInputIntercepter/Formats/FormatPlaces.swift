/// Places of a text that are carried over to its other form, in UTF-8 offsets.
protocol FormatPlaces {
  /// Passes a literal of the shown text and what it stands for in the raw text.
  ///
  /// - Parameter pushes: Whether a caret at this place of the raw text stands behind the literal.
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool)
}

/// The form to which places are carried over.
enum FormatDirection {
  case toRaw
  case toShown
}

/// One caret; most keystrokes have no other place.
struct FormatCaret: FormatPlaces {
  private let direction: FormatDirection
  private let from: Int
  /// The caret in the other form, as far as the walk has come.
  private(set) var place: Int

  init(_ direction: FormatDirection, _ place: Int) {
    self.direction = direction
    from = place
    self.place = place
  }

  @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    switch direction {
    case .toRaw:
      if shown.upperBound <= from {
        place &-= shown.count &- raw.count
      } else if shown.lowerBound < from {
        place &-= from &- shown.lowerBound &- raw.count
      }
    case .toShown:
      let isBehind = from > raw.lowerBound || pushes && raw.isEmpty && from == raw.lowerBound
      if isBehind { place &+= shown.count &- raw.count }
    }
  }
}

/// Where the last literal of a shown text stands in the raw text; -1 where there is none.
struct LastLiteral: FormatPlaces {
  private(set) var end = -1

  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    end = max(end, raw.upperBound)
  }
}

/// Up to four places.
struct FourFormatPlaces: FormatPlaces {
  private let direction: FormatDirection
  private let from: SIMD4<Int32>
  /// 1 for a place that stands behind a literal at it: where a range of raw characters begins.
  private let bias: SIMD4<Int32>
  private var moved: SIMD4<Int32>
  /// Behind it, nothing moves a place.
  private let last: Int
  /// The literal of the shown text that the first place of it is in, or before.
  private(set) var literal: Range<Int>?

  /// Creates places; the lanes have 32 bits, which most processors compare four at a time.
  init(_ direction: FormatDirection, _ from: SIMD4<Int> = .zero, bias: SIMD4<Int> = .zero) {
    self.direction = direction
    self.from = SIMD4(truncatingIfNeeded: from)
    self.bias = SIMD4(truncatingIfNeeded: bias)
    moved = self.from
    last = from.max()
  }

  /// A place in the other form, as far as the walk has come.
  @inline(__always)
  subscript(number: Int) -> Int { Int(moved[number]) }

  @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    if direction == .toRaw ? shown.lowerBound > last : raw.lowerBound > last { return }
    let length = Int32(truncatingIfNeeded: shown.count)
    let rawLength = Int32(truncatingIfNeeded: raw.count)
    switch direction {
    case .toRaw:
      let first = Int(from[0])
      if raw.isEmpty, shown.lowerBound <= first, first < shown.upperBound { literal = shown }
      let inside = from &- Int32(truncatingIfNeeded: shown.lowerBound)
      moved.replace(with: moved &- (length &- rawLength), where: inside .>= length)
      moved.replace(
        with: moved &- (inside &- rawLength), where: (inside .> 0) .& (inside .< length))
    case .toShown:
      let pushed: SIMD4<Int32> =
        rawLength > 0 ? .zero : pushes ? SIMD4(repeating: 1) : bias
      moved.replace(
        with: moved &+ (length &- rawLength),
        where: (from &+ pushed) .> Int32(truncatingIfNeeded: raw.lowerBound))
    }
  }
}
