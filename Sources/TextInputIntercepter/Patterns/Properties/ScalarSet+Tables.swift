extension ScalarSet {
  /// The scalars whose value in a table of runs is one of some.
  private init(runs table: StaticString, where belongs: (UInt32) -> Bool) {
    var ranges: [ClosedRange<UInt32>] = []
    var numbers = PackedNumbers(table)
    var start: UInt32 = 0
    while let count = numbers.next(), let value = numbers.next() {
      if belongs(value) { ranges.append(start...(start + count - 1)) }
      start += count
    }
    self.init(ranges)
  }

  /// The scalars of some general categories, given as bits by their numbers in the table.
  init(categories: UInt32) {
    self.init(runs: PatternTable.categories) { categories >> $0 & 1 == 1 }
  }

  /// The scalars of a script, by its number in the table.
  init(script: UInt32) {
    self.init(runs: PatternTable.scripts) { $0 == script }
  }

  /// The scalars that are used in a script, by its number in the table: those whose script extensions
  /// have it, and those of the script that have no extensions.
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

  /// The scalars that have a binary property, by its number in the table.
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
