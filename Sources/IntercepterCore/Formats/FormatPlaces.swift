/// Positions in a text that are mapped to its other form, in UTF-8 offsets.
///
/// They are in lanes of 32 bits, which most processors compare four at a time.
struct FormatPlaces {
  /// The form to which positions are mapped.
  enum Direction {
    case toUnformatted
    case toFormatted
  }

  private let direction: Direction
  private let from: SIMD4<Int32>
  /// 1 for a position after any literal at it, as the beginning of a range of unformatted
  /// characters is.
  private let bias: SIMD4<Int32>
  private var moved: SIMD4<Int32>
  /// The last position; literals after it move none.
  private let last: Int
  /// The formatted text's literal that contains the first position, or begins at it.
  private(set) var literal: Range<Int>?
  /// The position of the formatted text's last literal in the unformatted text; -1 if there is none.
  private(set) var lastLiteral = -1

  init(_ direction: Direction, _ from: SIMD4<Int> = .zero, bias: SIMD4<Int> = .zero) {
    self.direction = direction
    self.from = SIMD4(truncatingIfNeeded: from)
    self.bias = SIMD4(truncatingIfNeeded: bias)
    moved = self.from
    last = from.max()
  }

  /// A position in the other form, as far as the pass has come.
  @inline(__always)
  subscript(number: Int) -> Int { Int(moved[number]) }

  /// Passes a literal of the formatted text, and the range of the unformatted text that it
  /// represents.
  ///
  /// - Parameter pushes: Whether a caret at this position of the unformatted text moves past the
  ///   literal.
  @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    lastLiteral = max(lastLiteral, raw.upperBound)
    let isBehind = direction == .toUnformatted ? shown.lowerBound > last : raw.lowerBound > last
    if !isBehind { move(shown, standingFor: raw, pushes: pushes) }
  }

  private mutating func move(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    let length = Int32(truncatingIfNeeded: shown.count)
    let rawLength = Int32(truncatingIfNeeded: raw.count)
    switch direction {
    case .toUnformatted:
      let first = Int(from[0])
      if raw.isEmpty, shown.lowerBound <= first, first < shown.upperBound { literal = shown }
      let inside = from &- Int32(truncatingIfNeeded: shown.lowerBound)
      moved.replace(with: moved &- (length &- rawLength), where: inside .>= length)
      moved.replace(
        with: moved &- (inside &- rawLength), where: (inside .> 0) .& (inside .< length))
    case .toFormatted:
      let pushed: SIMD4<Int32> =
        rawLength > 0 ? .zero : pushes ? SIMD4(repeating: 1) : bias
      moved.replace(
        with: moved &+ (length &- rawLength),
        where: (from &+ pushed) .> Int32(truncatingIfNeeded: raw.lowerBound))
    }
  }
}
