import Foundation

/// The cases of `ClusterBreak` in the order of their numbers.
private let classes = [
  "other", "control", "extend", "extendOnly", "linker", "joiner", "prepend", "spacingMark",
  "leadingJamo", "vowelJamo", "trailingJamo", "syllableLV", "syllableLVT", "indicator",
  "pictograph", "consonant",
]

/// The classes of the values of Grapheme_Cluster_Break.
private let classNames = [
  "CR": "control", "LF": "control", "Control": "control", "Extend": "extendOnly",
  "ZWJ": "joiner", "Prepend": "prepend", "SpacingMark": "spacingMark", "L": "leadingJamo",
  "V": "vowelJamo", "T": "trailingJamo", "LV": "syllableLV", "LVT": "syllableLVT",
  "Regional_Indicator": "indicator",
]

/// The linkers that join consonants in the standard library's grapheme clusters.
///
/// The standard library treats the linkers of Unicode 16.0 as extending marks.
private let linkers: Set<UInt32> = [0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D]

/// The range of Hangul, the only script whose jamo the standard library's grapheme clusters join.
private let jamo: ClosedRange<UInt32> = 0x1100...0xD7FF

/// Returns the table of the role of each scalar in grapheme clusters.
func clusterTable(directory: URL) throws(GeneratorError) -> String {
  let breaks = try UnicodeDataFile(name: "GraphemeBreakProperty.txt", in: directory)
  let core = try UnicodeDataFile(name: "DerivedCoreProperties.txt", in: directory)
  let emoji = try UnicodeDataFile(name: "emoji-data.txt", in: directory)
  var classOf: [UInt32: String] = [:]
  for value in try emoji.scalars("Extended_Pictographic") { classOf[value] = "pictograph" }
  for line in breaks.lines {
    guard let name = classNames[line.fields[1]] else {
      throw breaks.malformed(line, expected: "a value of Grapheme_Cluster_Break")
    }
    for value in try breaks.range(of: line) where name != "vowelJamo" || jamo ~= value {
      classOf[value] = name
    }
  }
  for line in core.lines where line.fields[1] == "InCB" {
    guard line.fields.count > 2 else {
      throw core.malformed(line, expected: "first..last; InCB; value")
    }
    for value in try core.range(of: line) {
      switch (line.fields[2], classOf[value]) {
      case ("Linker", "extendOnly") where linkers.contains(value): classOf[value] = "linker"
      case ("Linker", "extendOnly"), ("Extend", "extendOnly"): classOf[value] = "extend"
      case ("Extend", "joiner"): break
      case ("Consonant", nil): classOf[value] = "consonant"
      default: throw core.malformed(line, expected: "a scalar of another class")
      }
    }
  }
  let known = Set(ClassTable.scalars)
  guard classOf.keys.allSatisfy(known.contains) else {
    throw GeneratorError("a scalar beyond the planes of the table")
  }
  let numbers = ClassTable.scalars.map { UInt8(classes.firstIndex(of: classOf[$0] ?? "other")!) }
  return """
    \(head(
      of: "Engine/TextBytes/Clusters/ClusterBreakTable", by: "clusters DIRECTORY",
      from: "GraphemeBreakProperty.txt, DerivedCoreProperties.txt and emoji-data.txt of Unicode \(breaks.version)"))
    extension ClusterBreak {
    \(ClassTable.members(numbers, bits: 4))
    }

    """
}
