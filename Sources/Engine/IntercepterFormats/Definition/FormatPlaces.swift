/// Up to four positions in a text that are mapped to its other form at the same time, in UTF-8
/// offsets.
@usableFromInline struct FormatPlaces {
  /// The form to which positions are mapped.
  @usableFromInline enum Direction {
    case toUnformatted
    case toFormatted
  }

  @usableFromInline let direction: Direction
  /// The positions, in lanes of 32 bits, which most processors compare four at a time.
  @usableFromInline let from: SIMD4<Int32>
  /// A Boolean value that indicates whether the first position is the beginning of a range, which
  /// is after any literal at it.
  @usableFromInline let beginsRange: Bool
  @usableFromInline var moved: SIMD4<Int32>
  /// The last position; literals after it move none.
  @usableFromInline let last: Int
  /// The formatted text's literal that contains the first position, or begins at it.
  @usableFromInline var literal: Range<Int>?
  /// The list to which the literals are added, or `nil`; without reference counting.
  @usableFromInline let literals: Unmanaged<FormatLiterals>?

  init(
    _ direction: Direction, _ first: Int = 0, _ second: Int? = nil, _ third: Int? = nil,
    _ fourth: Int? = nil, beginsRange: Bool = false, listing literals: FormatLiterals? = nil
  ) {
    self.direction = direction
    from = SIMD4(truncatingIfNeeded: SIMD4(first, second ?? 0, third ?? 0, fourth ?? 0))
    // A list has all literals.
    last = literals == nil ? Int(from.max()) : .max
    self.beginsRange = beginsRange
    self.literals = literals.map { .passUnretained($0) }
    moved = from
  }

  /// Returns to the beginning of the pass.
  mutating func restart() {
    (moved, literal) = (from, nil)
    literals?._withUnsafeGuaranteedRef { $0.removeAll() }
  }

  /// A position in the other form, as far as the pass has come.
  @inline(__always)
  subscript(number: Int) -> Int { Int(moved[number]) }

  /// Passes a literal of the formatted text, and the range of the unformatted text that it
  /// represents.
  ///
  /// - Parameter pushes: Whether a caret at this position of the unformatted text moves past the
  ///   literal.
  @inlinable @inline(__always)
  mutating func pass(_ shown: Range<Int>, standingFor raw: Range<Int>, pushes: Bool) {
    let isBehind = direction == .toUnformatted ? shown.lowerBound > last : raw.lowerBound > last
    if isBehind { return }
    if let literals { literals._withUnsafeGuaranteedRef { $0.append(shown, raw) } }
    let length = Int32(truncatingIfNeeded: shown.count)
    let rawLength = Int32(truncatingIfNeeded: raw.count)
    switch direction {
    case .toUnformatted:
      if raw.isEmpty, shown.contains(Int(from[0])) { literal = shown }
      let inside = from &- Int32(truncatingIfNeeded: shown.lowerBound)
      let passed = inside.replacing(with: length, where: inside .> length)
      moved.replace(with: moved &- (passed &- rawLength), where: passed .> 0)
    case .toFormatted:
      let pushed: SIMD4<Int32> =
        rawLength > 0 ? .zero : pushes ? .one : SIMD4(beginsRange ? 1 : 0, 0, 0, 0)
      moved.replace(
        with: moved &+ (length &- rawLength),
        where: (from &+ pushed) .> Int32(truncatingIfNeeded: raw.lowerBound))
    }
  }
}
