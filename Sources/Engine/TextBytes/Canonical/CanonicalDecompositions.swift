/// The canonical decompositions (UAX #15) of Unicode 17.0 on every platform.
struct CanonicalDecompositions: Sendable {
  static let shared = CanonicalDecompositions()

  /// Groups of three, in ascending order: a scalar, and the one or two scalars that it decomposes
  /// into, which may decompose further.
  ///
  /// The third is 0 if there is only one. Otherwise it is twice the scalar, with 1 more if the two
  /// never compose.
  private var decompositions: [UInt32]
  /// Groups of two: the end of a run of scalars of one combining class, ascending, and the class.
  private var classes: [UInt32]

  /// The places of the groups of two scalars, in ascending order of the first of them.
  private static let pairs: [Int] = {
    let table = shared.decompositions
    let places = stride(from: 0, to: table.count, by: 3).filter { table[$0 + 2] > 0 }
    return places.ordered { table[$0 + 1] < table[$1 + 1] }
  }()

  private init() {
    decompositions = PackedNumbers(CanonicalTable.decompositions).all
    var (scalar, first, second): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for place in stride(from: 0, to: decompositions.count, by: 3) {
      scalar += decompositions[place]
      decompositions[place] = scalar
      first.move(decompositions[place + 1])
      decompositions[place + 1] = first
      let end = decompositions[place + 2]
      // The lowest bit says whether the composition is excluded.
      if end > 0 { second.move((end - 1) >> 1) }
      decompositions[place + 2] = end > 0 ? second << 1 | (end - 1) & 1 : 0
    }
    classes = PackedNumbers(CanonicalTable.combiningClasses).all
    for place in stride(from: 2, to: classes.count, by: 2) { classes[place] += classes[place - 2] }
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
    let place = decompositions.place(of: scalar, inGroupsOf: 3)
    guard place < decompositions.count, decompositions[place] == scalar else {
      return scalars.append(scalar)
    }
    append(decompositions[place + 1], to: &scalars)
    if decompositions[place + 2] > 0 { append(decompositions[place + 2] >> 1, to: &scalars) }
  }

  /// Returns the scalar that two scalars compose, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of scalars that decompose, 2,000, and linear in the
  ///   number of scalars that compose with the first one, at most 20.
  func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    if 0x1100...0x1112 ~= first, 0x1161...0x1175 ~= second {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if 0xAC00...0xD7A3 ~= first, (first - 0xAC00) % 28 == 0, 0x11A8...0x11C2 ~= second {
      return first + second - 0x11A7
    }
    if Self.isPlain(second) { return nil }
    let pairs = Self.pairs
    let start = pairs.indices.partitioningIndex { decompositions[pairs[$0] + 1] >= first }
    for place in pairs[start...] {
      if decompositions[place + 1] != first { return nil }
      if decompositions[place + 2] == second << 1 { return decompositions[place] }
    }
    return nil
  }

  /// Sorts consecutive combining marks by their classes.
  func sortMarks(of scalars: inout [UInt32]) {
    var (isSorted, last) = (true, 0)
    // The number of the scalars without a class up to each scalar, and its class.
    var (number, keys): (Int, [Int]) = (0, [])
    for scalar in scalars {
      let combiningClass = combiningClass(of: scalar)
      if combiningClass == 0 { number += 1 } else if combiningClass < last { isSorted = false }
      keys.append(number << 8 | combiningClass)
      last = combiningClass
    }
    if isSorted { return }
    let unsorted = scalars
    for (place, index) in orderedIndices(keys.count, { keys[$0] < keys[$1] }).enumerated() {
      scalars[place] = unsorted[index]
    }
  }

  /// Returns the canonical combining class of a scalar.
  func combiningClass(of scalar: UInt32) -> Int {
    if Self.isPlain(scalar) { return 0 }
    let place = classes.place(of: scalar + 1, inGroupsOf: 2)
    return place < classes.count ? Int(classes[place + 1]) : 0
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
  /// Returns the index of the first group whose first value is not below another one.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func place(of value: UInt32, inGroupsOf size: Int) -> Int {
    size * (0..<count / size).partitioningIndex { self[$0 * size] >= value }
  }
}
