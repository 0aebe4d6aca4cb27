import Foundation

/// The binary properties in the order of their numbers, each with its short name.
private let coreProperties = [
  "Alphabetic Alpha", "Lowercase Lower", "Uppercase Upper", "Cased", "Math", "ID_Start IDS",
  "ID_Continue IDC", "XID_Start XIDS", "XID_Continue XIDC", "Default_Ignorable_Code_Point DI",
  "Grapheme_Extend Gr_Ext",
]
private let emojiProperties = [
  "Emoji", "Emoji_Presentation EPres", "Emoji_Modifier EMod", "Emoji_Modifier_Base EBase",
  "Emoji_Component EComp", "Extended_Pictographic ExtPict",
]

/// Returns the table of the properties of scalars that patterns use: general categories, scripts,
/// some binary properties, case folding.
func patternTable(directory: URL) throws(GeneratorError) -> String {
  func file(_ name: String) throws(GeneratorError) -> UnicodeDataFile {
    try UnicodeDataFile(name: name, in: directory)
  }
  let aliases = try file("PropertyValueAliases.txt")
  func names(of property: String) -> [[String]] {
    aliases.lines.filter { $0.fields[0] == property }.map { Array($0.fields.dropFirst()) }
  }
  let groups = ["C", "L", "LC", "M", "N", "P", "S", "Z"]
  let categoryNames = names(of: "gc").filter { !groups.contains($0[0]) }
  let scriptNames = names(of: "sc")
  let categories = try file("DerivedGeneralCategory.txt")
    .packedValues(named: categoryNames, unless: "Cn", or: "Cn")
  let scripts = try file("Scripts.txt")
    .packedValues(named: scriptNames, unless: "Zzzz", or: "Unknown")
  let (extensions, lists) = try file("ScriptExtensions.txt").packedLists(of: scriptNames)
  let core = try file("DerivedCoreProperties.txt")
  let emoji = try file("emoji-data.txt")
  var binaries: [(name: String, runs: PackedRuns)] = []
  for name in coreProperties { binaries.append((name, try core.packedBinary(name))) }
  for name in emojiProperties { binaries.append((name, try emoji.packedBinary(name))) }
  let foldings = try file("CaseFolding.txt").packedFoldings()
  /// Returns the lines of the names of values, for loose matching.
  func nameLines(_ names: [[String]]) -> String {
    packedLiteral(names.map { $0.joined(separator: " ") })
  }
  return """
    \(head(
      of: "Engine/IntercepterPatterns/Properties/PatternTable", by: "patterns DIRECTORY",
      from: "PropertyValueAliases.txt, DerivedGeneralCategory.txt, Scripts.txt, ScriptExtensions.txt,\n//   DerivedCoreProperties.txt, emoji-data.txt and CaseFolding.txt of Unicode \(aliases.version)"))
    /// The scalar properties that patterns use, packed for ``PackedNumbers``.
    enum PatternTable {
      /// The names of the general categories, a line each, in the order of their numbers.
      static let categoryNames: StaticString = \(nameLines(categoryNames))

      /// The names of the scripts, a line each, in the order of their numbers.
      static let scriptNames: StaticString = \(nameLines(scriptNames))

      /// The general category of every scalar: numbers of scalars, each with their category.
      static let categories: StaticString = \(packedLiteral(categories.lines))

      /// The script of every scalar: numbers of scalars, each with their script.
      static let scripts: StaticString = \(packedLiteral(scripts.lines))

      /// The scalars with script extensions: scalars to skip, scalars that follow, and the number of their
      /// list.
      static let scriptExtensions: StaticString = \(packedLiteral(extensions.lines))

      /// The lists of scripts, each after its length.
      static let scriptLists: StaticString = \(packedLiteral(lists.lines))

      /// The names of the binary properties, a line each.
      static let binaryNames: StaticString = \(packedLiteral(binaries.map(\.name)))

      /// Returns a binary property as alternating numbers of scalars without and with it.
      static func binary(_ number: Int) -> StaticString {
        switch number {
    \(cases(binaries))
        }
      }

      /// Simple case folding: scalars to skip, scalars to fold, their distance, and their shift. A shift is
      /// stored as twice its magnitude, less one if it is negative.
      static let foldings: StaticString = \(packedLiteral(foldings.lines))
    }

    """
}

/// Returns the cases of a switch over the numbers of binary properties.
private func cases(_ binaries: [(name: String, runs: PackedRuns)]) -> String {
  binaries.enumerated().map { number, binary in
    let label = number == binaries.count - 1 ? "default" : "case \(number)"
    // The table of letters is used without patterns, too.
    let runs = number == 0 ? "AlphabeticTable.runs" : packedLiteral(binary.runs.lines)
    return "    \(label): // \(binary.name)\n      " + runs
  }.joined(separator: "\n")
}

extension UnicodeDataFile {
  /// Returns the runs of all scalars with the number of their value, which the second field names.
  fileprivate func packedValues(
    named names: [[String]], unless short: String, or long: String
  ) throws(GeneratorError) -> PackedRuns {
    func number(_ name: String) -> Int? { names.firstIndex { $0.contains(name) } }
    guard let none = number(short) ?? number(long) else {
      throw GeneratorError("\(name): no value \(short)")
    }
    var values = [Int](repeating: none, count: 0x11_0000)
    for line in lines {
      guard let value = number(line.fields[1]) else {
        throw malformed(line, expected: "a value of PropertyValueAliases.txt")
      }
      for scalar in try range(of: line) { values[Int(scalar)] = value }
    }
    var packed = PackedRuns()
    for run in runs(of: values) { packed.add(run.count, run.value) }
    return packed
  }

  /// Returns the scalars whose second field contains several values, and the lists of values.
  fileprivate func packedLists(
    of names: [[String]]
  ) throws(GeneratorError) -> (PackedRuns, PackedRuns) {
    var known: [String] = []
    var entries: [(range: ClosedRange<UInt32>, list: Int)] = []
    var lists = PackedRuns()
    for line in lines {
      let list = line.fields[1]
      if !known.contains(list) {
        known.append(list)
        let values = list.split(separator: " ").map { short in
          names.firstIndex { $0.contains(String(short)) }
        }
        lists.add(values.count)
        for value in values {
          guard let value else { throw malformed(line, expected: "names of scripts") }
          lists.add(value)
        }
      }
      entries.append((try range(of: line), known.firstIndex(of: list)!))
    }
    var runs = PackedRuns()
    var end = 0
    for (range, list) in entries.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      runs.add(Int(range.lowerBound) - end, range.count, list)
      end = Int(range.upperBound) + 1
    }
    return (runs, lists)
  }

  /// Returns the scalars that have a binary property.
  func packedBinary(_ names: String) throws(GeneratorError) -> PackedRuns {
    var has = [Bool](repeating: false, count: 0x11_0000)
    for scalar in try scalars(String(names.prefix { $0 != " " })) { has[Int(scalar)] = true }
    var runs = runs(of: has)
    if runs.last?.value == false { runs.removeLast() }
    var packed = PackedRuns()
    if has[0] { packed.add(0) }
    for run in runs { packed.add(run.count) }
    return packed
  }

  /// Returns the simple case foldings, which have status C or S.
  fileprivate func packedFoldings() throws(GeneratorError) -> PackedRuns {
    var groups: [(first: Int, count: Int, step: Int, shift: Int)] = []
    for line in lines where ["C", "S"].contains(line.fields[1]) {
      let scalar = Int(try range(of: line).lowerBound)
      guard let folded = Int(line.fields[2], radix: 16) else {
        throw malformed(line, expected: "scalar; status; folding")
      }
      let shift = folded - scalar
      if let last = groups.last, last.shift == shift {
        let step = scalar - last.first - (last.count - 1) * last.step
        if last.count == 1 ? step <= 2 : step == last.step {
          groups[groups.count - 1] = (last.first, last.count + 1, step, shift)
          continue
        }
      }
      groups.append((scalar, 1, 1, shift))
    }
    var runs = PackedRuns()
    var end = 0
    for group in groups {
      let shift = group.shift < 0 ? -2 * group.shift - 1 : 2 * group.shift
      runs.add(group.first - end, group.count, group.step, shift)
      end = group.first + (group.count - 1) * group.step + 1
    }
    return runs
  }
}
