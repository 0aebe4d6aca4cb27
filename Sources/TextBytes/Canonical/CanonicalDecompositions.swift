/// The canonical decompositions (UAX #15) of Unicode 17.0 on every platform.
struct CanonicalDecompositions: Sendable {
  static let shared = CanonicalDecompositions()

  /// The scalars that decompose, ascending.
  private var scalars: [UInt32] = []
  /// The one or two scalars that each decomposes into, which may decompose further.
  ///
  /// The second is 0 if there is only one.
  private var firsts: [UInt32] = []
  private var seconds: [UInt32] = []
  /// The ends of the runs of scalars of one combining class, ascending, and the class of each run.
  private var ends: [UInt32] = []
  private var classes: [UInt8] = []

  private init() {
    var numbers = PackedNumbers(CanonicalTable.decompositions)
    var (scalar, first, second): (UInt32, UInt32, UInt32) = (0, 0, 0)
    while let gap = numbers.next(), let start = numbers.next(), let end = numbers.next() {
      scalar += gap
      first.move(start)
      // The lowest bit says whether the composition is excluded.
      if end > 0 { second.move((end - 1) >> 1) }
      scalars.append(scalar)
      firsts.append(first)
      seconds.append(end > 0 ? second : 0)
    }
    var end: UInt32 = 0
    numbers = PackedNumbers(CanonicalTable.combiningClasses)
    while let count = numbers.next(), let combiningClass = numbers.next() {
      end += count
      ends.append(end)
      classes.append(UInt8(combiningClass))
    }
  }

  /// Appends the full decomposition of a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of scalars that decompose, 2,000.
  func append(_ scalar: UInt32, to scalars: inout [UInt32]) {
    if 0xAC00...0xD7A3 ~= scalar {
      let (syllable, trailing) = ((scalar - 0xAC00) / 28, (scalar - 0xAC00) % 28)
      scalars += [0x1100 + syllable / 21, 0x1161 + syllable % 21]
      if trailing > 0 { scalars.append(0x11A7 + trailing) }
      return
    }
    let place = self.scalars.count(below: scalar)
    guard place < self.scalars.count, self.scalars[place] == scalar else {
      return scalars.append(scalar)
    }
    append(firsts[place], to: &scalars)
    if seconds[place] > 0 { append(seconds[place], to: &scalars) }
  }

  /// Sorts consecutive combining marks by their classes.
  func sortMarks(of scalars: inout [UInt32]) {
    var (isSorted, last): (Bool, UInt8) = (true, 0)
    // The number of the scalars without a class up to each scalar, and its class.
    var (number, keys): (Int, [Int]) = (0, [])
    for scalar in scalars {
      let combiningClass = combiningClass(of: scalar)
      if combiningClass == 0 { number += 1 } else if combiningClass < last { isSorted = false }
      keys.append(number << 8 | Int(combiningClass))
      last = combiningClass
    }
    if isSorted { return }
    let unsorted = scalars
    for (place, index) in orderedIndices(keys.count, { keys[$0] < keys[$1] }).enumerated() {
      scalars[place] = unsorted[index]
    }
  }

  /// Returns the canonical combining class of a scalar.
  private func combiningClass(of scalar: UInt32) -> UInt8 {
    if Self.isPlain(scalar) { return 0 }
    let run = ends.count(below: scalar + 1)
    return run < classes.count ? classes[run] : 0
  }

  /// Returns whether a scalar surely neither decomposes nor is a combining mark: ASCII, an
  /// ideograph, or an emoji from U+1F000 on.
  @inline(__always)
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0xC0, 0x3400..<0xA66F, 0x1F000..<0x2F800: true
    default: false
    }
  }
}

extension UInt32 {
  /// Moves the value by a distance that is stored as twice its magnitude, or, backwards, as 1 less.
  fileprivate mutating func move(_ distance: UInt32) {
    self = distance & 1 == 1 ? self - (distance >> 1) - 1 : self + distance >> 1
  }
}

extension [UInt32] {
  /// Returns how many of the ascending values are below another.
  fileprivate func count(below value: UInt32) -> Int {
    var candidates = 0..<count
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        self[middle] < value
        ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return candidates.lowerBound
  }
}
