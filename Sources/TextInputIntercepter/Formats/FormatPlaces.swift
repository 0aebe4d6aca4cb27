/// Up to four places of a text that are carried over to its other form, in UTF-8 offsets.
struct FormatPlaces {
  /// The direction in which places are carried over.
  enum Direction {
    case toRaw
    case toShown
  }

  private let direction: Direction
  private let from: SIMD4<Int>
  /// 1 for a place that stands behind a literal at it: where a range of raw characters begins.
  private let bias: SIMD4<Int>
  /// Where the places are in the other form, as far as the walk has come.
  private(set) var result: SIMD4<Int>
  /// The literal of the shown text that the first place of it is in, or before.
  private(set) var literal: Range<Int>?

  /// Creates places.
  init(
    _ direction: Direction, _ from: SIMD4<Int> = .zero, bias: SIMD4<Int> = .zero
  ) {
    self.direction = direction
    self.from = from
    self.bias = bias
    result = from
  }

  /// Passes a literal of the shown text and what it stands for in the raw text.
  @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    let (length, rawLength) = (shown.count, raw.count)
    switch direction {
    case .toRaw:
      if raw.isEmpty, shown.lowerBound <= from[0], from[0] < shown.upperBound { literal = shown }
      let inside = from &- shown.lowerBound
      result.replace(with: result &- (length &- rawLength), where: inside .>= length)
      result.replace(
        with: result &- (inside &- rawLength), where: (inside .> 0) .& (inside .< length))
    case .toShown:
      let pushed = rawLength > 0 ? .zero : pushes ? SIMD4(repeating: 1) : bias
      result.replace(
        with: result &+ (length &- rawLength), where: (from &+ pushed) .> raw.lowerBound)
    }
  }
}
