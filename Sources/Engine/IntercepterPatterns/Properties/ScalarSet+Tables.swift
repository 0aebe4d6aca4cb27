extension ScalarSet {
  /// Returns the scalars of each value of a table of runs.
  private static func sets(runs table: StaticString) -> [ScalarSet] {
    var ranges: [[ClosedRange<UInt32>]] = []
    var numbers = PackedNumbers(table)
    var start: UInt32 = 0
    while let count = numbers.next(), let value = numbers.next() {
      while ranges.count <= value { ranges.append([]) }
      ranges[Int(value)].append(start...(start + count - 1))
      start += count
    }
    return ranges.map { ScalarSet($0) }
  }

  // The table is read once, because hundreds of patterns use the same few sets.
  private static let scriptSets = sets(runs: PatternTable.scripts)

  /// Creates the set of some general categories, which are bits by their numbers in the table.
  init(categories: UInt32) {
    var bounds: [UInt32] = []
    var start: UInt32 = 0
    for (end, category) in zip(ScalarProperties.runs.ends, ScalarProperties.runs.categories) {
      let belongs = categories >> UInt32(category) & 1 == 1
      if belongs != (bounds.count % 2 == 1) { bounds.append(start) }
      start = end
    }
    if bounds.count % 2 == 1 { bounds.append(start) }
    self = ScalarSet(bounds: bounds).subtracting(Self.surrogates)
  }

  /// Creates the set of a script, by its number in the table.
  init(script: UInt32) {
    self = script < Self.scriptSets.count ? Self.scriptSets[Int(script)] : ScalarSet()
  }

  /// Creates the set of the scalars used in a script, by its number in the table.
  ///
  /// These are the scalars with the script in their script extensions, and the script's own scalars
  /// without extensions.
  init(scriptExtensions script: UInt32) {
    var lists: [Bool] = []
    var numbers = PackedNumbers(PatternTable.scriptLists)
    while let count = numbers.next() {
      var hasScript = false
      for _ in 0..<count where numbers.next() == script { hasScript = true }
      lists.append(hasScript)
    }
    var (extended, used): ([ClosedRange<UInt32>], [ClosedRange<UInt32>]) = ([], [])
    var start: UInt32 = 0
    var entries = PackedNumbers(PatternTable.scriptExtensions)
    while let gap = entries.next(), let count = entries.next(), let list = entries.next() {
      start += gap
      extended.append(start...(start + count - 1))
      if lists[Int(list)] { used.append(start...(start + count - 1)) }
      start += count
    }
    self = ScalarSet(script: script).subtracting(ScalarSet(extended)).union(ScalarSet(used))
  }

  /// Creates the set of a binary property, by its number in the table.
  init(binary property: UInt32) {
    var ranges: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    var belongs = false
    for count in PackedNumbers(PatternTable.binary(Int(property))) {
      if belongs, count > 0 { ranges.append(start...(start + count - 1)) }
      start += count
      belongs.toggle()
    }
    self.init(ranges)
  }
}
