/// Up to four places of a text that are carried over to its other form, in UTF-8 offsets.
struct FormatPlaces {
  /// The direction in which places are carried over.
  enum Direction {
    case toRaw
    case toShown
  }

  private let direction: Direction
  private let from: SIMD4<Int32>
  /// 1 for a place that stands behind a literal at it: where a range of raw characters begins.
  private let bias: SIMD4<Int32>
  private var moved: SIMD4<Int32>
  /// The only place, where there is one; most keystrokes have one caret.
  private let single: Int?
  private var movedSingle = 0
  /// The literal of the shown text that the first place of it is in, or before.
  private(set) var literal: Range<Int>?

  /// Creates places; the lanes have 32 bits, which most processors compare four at a time.
  init(
    _ direction: Direction, _ from: SIMD4<Int> = .zero, bias: SIMD4<Int> = .zero
  ) {
    self.direction = direction
    self.from = SIMD4(truncatingIfNeeded: from)
    self.bias = SIMD4(truncatingIfNeeded: bias)
    moved = self.from
    single = nil
  }

  /// Creates a single place.
  init(_ direction: Direction, single place: Int) {
    self.direction = direction
    (from, bias, moved) = (.zero, .zero, .zero)
    single = place
    movedSingle = place
  }

  /// A place in the other form, as far as the walk has come.
  @inline(__always)
  subscript(number: Int) -> Int { single == nil ? Int(moved[number]) : movedSingle }

  /// Passes a literal of the shown text and what it stands for in the raw text.
  @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    if let single { return pass(shown, standingFor: raw, pushes: pushes, single) }
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

  @inline(__always)
  private mutating func pass(
    _ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool, _ place: Int
  ) {
    switch direction {
    case .toRaw:
      if shown.upperBound <= place {
        movedSingle &-= shown.count &- raw.count
      } else if shown.lowerBound < place {
        movedSingle &-= place &- shown.lowerBound &- raw.count
      }
    case .toShown:
      let isBehind = place > raw.lowerBound || pushes && raw.isEmpty && place == raw.lowerBound
      if isBehind { movedSingle &+= shown.count &- raw.count }
    }
  }
}
