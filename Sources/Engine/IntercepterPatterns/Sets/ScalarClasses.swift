/// The scalars in classes, so that the scalars of a class belong to the same sets.
///
/// An automaton looks up the class of a scalar, never the scalar.
struct ScalarClasses: Sendable {
  /// The number of classes.
  let count: Int
  /// The first scalar of each run of scalars of one class, ascending.
  private let starts: [UInt32]
  /// The class of each run.
  private let classes: [UInt16]
  /// The classes of each set, as rows of bits.
  private let rows: [UInt64]
  private let wordsPerRow: Int

  /// The maximum number of steps, and of bytes of `rows`; more would cost too much time or memory.
  private static let most = 4_000_000

  /// Returns whether there are certainly not too many groups of some sets.
  static func areFew(_ sets: [ScalarSet]) -> Bool {
    let bounds = sets.reduce(3) { $0 + $1.bounds.count }
    return bounds <= UInt16.max && sets.count * bounds <= most
  }

  /// Groups all scalars by the sets they belong to; `nil` if there are too many groups.
  init?(of sets: [ScalarSet]) {
    var starts: [UInt32] = [0, 0xD800, 0xE000]
    for set in sets { starts += set.bounds }
    starts = starts.sorted()
    starts.removeRepetitions()
    if starts.last == 0x11_0000 { starts.removeLast() }
    guard starts.count <= UInt16.max else { return nil }

    var classes = [UInt16](repeating: 0, count: starts.count)
    var sizes = [starts.count]
    var steps = 0
    // The number of runs of each class in a set, and the class that these become; 0 for none.
    var counts = [Int](repeating: 0, count: starts.count)
    var successors = [UInt16](repeating: 0, count: starts.count)
    for set in sets {
      // A class is split if only some of its runs belong to the set.
      let runs = set.indexRanges(in: starts)
      steps = runs.reduce(steps) { $0 + $1.count }
      guard steps <= Self.most else { return nil }
      var touched: [Int] = []
      for run in runs {
        for index in run {
          let old = Int(classes[index])
          if counts[old] == 0 { touched.append(old) }
          counts[old] += 1
        }
      }
      for old in touched where counts[old] < sizes[old] {
        successors[old] = UInt16(sizes.count)
        sizes[old] -= counts[old]
        sizes.append(counts[old])
      }
      for run in runs {
        for index in run {
          let successor = successors[Int(classes[index])]
          if successor != 0 { classes[index] = successor }
        }
      }
      for old in touched { (counts[old], successors[old]) = (0, 0) }
    }
    // Classes are numbered in the order of their first runs.
    var numbers = [UInt16?](repeating: nil, count: sizes.count)
    var next: UInt16 = 0
    for index in starts.indices {
      let old = Int(classes[index])
      if numbers[old] == nil {
        numbers[old] = next
        next += 1
      }
      classes[index] = numbers[old]!
    }

    count = sizes.count
    wordsPerRow = (count + 63) / 64
    guard sets.count * wordsPerRow <= Self.most / 8 else { return nil }
    var rows = [UInt64](repeating: 0, count: sets.count * wordsPerRow)
    for (number, set) in sets.enumerated() {
      for run in set.indexRanges(in: starts) {
        for index in run {
          let bit = Int(classes[index])
          rows[number * wordsPerRow + bit / 64] |= 1 << UInt64(bit % 64)
        }
      }
    }
    (self.starts, self.classes, self.rows) = (starts, classes, rows)
  }

  /// Returns whether the scalars of a class belong to a set.
  func contains(_ scalarClass: Int, in set: Int) -> Bool {
    rows[set * wordsPerRow + scalarClass / 64] >> UInt64(scalarClass % 64) & 1 == 1
  }

  /// Returns the class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func scalarClass(of scalar: UInt32) -> Int {
    Int(classes[starts.count(notAbove: scalar) - 1])
  }

  /// The runs of scalars of one class, in order.
  ///
  /// - Precondition: There are at most 256 classes.
  var runs: [ScalarClassMap.Run] {
    starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : 0x11_0000
      return (Int(end - starts[index]), UInt8(classes[index]))
    }
  }
}

extension ScalarSet {
  /// Returns the indices of the set's ranges among runs that do not cross its bounds.
  fileprivate func indexRanges(in starts: [UInt32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(bounds.count / 2)
    var place = 0
    for index in Swift.stride(from: 0, to: bounds.count, by: 2) {
      let first = starts.index(notBelow: bounds[index], from: place)
      place = starts.index(notBelow: bounds[index + 1], from: first)
      ranges.append(first..<place)
    }
    return ranges
  }
}

extension [UInt32] {
  /// Returns the index of the first of these ascending values that is not less than another, from
  /// an index on.
  ///
  /// The search doubles its steps, because the value is usually near.
  fileprivate func index(notBelow value: UInt32, from start: Int) -> Int {
    var (low, step) = (start, 1)
    while low + step <= count, self[low + step - 1] < value {
      low += step
      step *= 2
    }
    return (low..<Swift.min(low + step - 1, count)).partitioningIndex { self[$0] >= value }
  }

  /// Removes repeated neighbors.
  fileprivate mutating func removeRepetitions() {
    var kept = 0
    for index in indices where index == 0 || self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }
}
