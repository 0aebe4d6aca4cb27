import Foundation

/// The cases of `WidthClass` in the order of their numbers.
private enum Width: UInt8 {
  case invisible, narrow, wide, ambiguous
}

/// The unassigned scalars that are wide by default, according to the head of EastAsianWidth.txt.
private let wideByDefault: [ClosedRange<UInt32>] = [
  0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
]

/// Returns the table of the width class of each scalar.
func widthTable(directory: URL) throws(GeneratorError) -> String {
  let widths = try UnicodeDataFile(name: "EastAsianWidth.txt", in: directory)
  let categories = try UnicodeDataFile(name: "DerivedGeneralCategory.txt", in: directory)
  let core = try UnicodeDataFile(name: "DerivedCoreProperties.txt", in: directory)
  let breaks = try UnicodeDataFile(name: "GraphemeBreakProperty.txt", in: directory)
  var classOf: [UInt32: Width] = [:]
  for value in wideByDefault.joined() { classOf[value] = .wide }
  for line in widths.lines {
    let width: Width =
      switch line.fields[1] {
      case "W", "F": .wide
      case "A": .ambiguous
      case "N", "Na", "H": .narrow
      default: throw widths.malformed(line, expected: "a value of East_Asian_Width")
      }
    for value in try widths.range(of: line) { classOf[value] = width }
  }
  for value in try categories.scalars("Mn", "Me", "Cf") { classOf[value] = .invisible }
  // HANGUL CHOSEONG FILLER takes the place of a leading consonant.
  for value in try core.scalars("Default_Ignorable_Code_Point") where value != 0x115F {
    classOf[value] = .invisible
  }
  // The jamo of Hangul. The vowels of Kirat Rai have the same value.
  for value in try breaks.scalars("V", "T") where (0x1100...0xD7FF).contains(value) {
    classOf[value] = .invisible
  }
  try checkOtherPlanes(classOf)
  let classes = ClassTable.scalars.map { classOf[$0, default: .narrow].rawValue }
  return """
    \(head(
      of: "Engine/IntercepterCore/Units/WidthTable", by: "widths DIRECTORY",
      from: "EastAsianWidth.txt, DerivedGeneralCategory.txt, DerivedCoreProperties.txt and GraphemeBreakProperty.txt of Unicode \(widths.version)"))
    extension WidthClass {
    \(ClassTable.members(classes, bits: 2))
    }

    """
}

/// Checks the rule of `WidthClass` for planes outside the table.
private func checkOtherPlanes(_ classOf: [UInt32: Width]) throws(GeneratorError) {
  for value in UInt32(0x2_0000)...0x10_FFFF where !(0xE_0000..<0xE_1000).contains(value) {
    let isInPlane = value & 0xFFFF < 0xFFFE
    let expected: Width =
      switch value >> 16 {
      case 2, 3: isInPlane ? .wide : .narrow
      case 15, 16: isInPlane ? .ambiguous : .narrow
      default: .narrow
      }
    guard classOf[value, default: .narrow] == expected else {
      throw GeneratorError("U+\(String(value, radix: 16)) is not as WidthClass has it")
    }
  }
}
