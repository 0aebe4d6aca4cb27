/// Properties that are defined by a few ranges, or by other properties.
enum SmallProperty: CaseIterable {
  case any, assigned, ascii, whiteSpace, hexDigit, asciiHexDigit, joinControl, noncharacter
  case alphanumeric, blank, graph, print, hexadecimal, word

  func isNamed(_ name: LooseName) -> Bool {
    names.contains { LooseName($0) == name }
  }

  private var names: [StaticString] {
    switch self {
    case .any: ["Any"]
    case .assigned: ["Assigned"]
    case .ascii: ["ASCII"]
    case .whiteSpace: ["White_Space", "WSpace", "space"]
    case .hexDigit: ["Hex_Digit", "Hex"]
    case .asciiHexDigit: ["ASCII_Hex_Digit", "AHex"]
    case .joinControl: ["Join_Control", "Join_C"]
    case .noncharacter: ["Noncharacter_Code_Point", "NChar"]
    case .alphanumeric: ["alnum"]
    case .blank: ["blank"]
    case .graph: ["graph"]
    case .print: ["print"]
    case .hexadecimal: ["xdigit"]
    case .word: ["word"]
    }
  }

  /// The scalars with the property; the last six are those of UTS #18, annex C.
  var set: ScalarSet {
    switch self {
    case .any: .all
    case .assigned: ScalarSet.property("Cn").complement
    case .ascii: ScalarSet([0...0x7F])
    case .whiteSpace:
      ScalarSet([
        0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
        0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
      ])
    case .hexDigit:
      Self.asciiHexDigit.set.union(
        ScalarSet([0xFF10...0xFF19, 0xFF21...0xFF26, 0xFF41...0xFF46]))
    case .asciiHexDigit: ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    case .joinControl: ScalarSet([0x200C...0x200D])
    case .noncharacter:
      ScalarSet([0xFDD0...0xFDEF] + (0...16).map { ($0 << 16 | 0xFFFE)...($0 << 16 | 0xFFFF) })
    case .alphanumeric: ScalarSet.property("Alphabetic").union(.property("Nd"))
    case .blank: ScalarSet.property("Zs").union(ScalarSet(0x09))
    case .graph:
      ScalarSet.property("Cc").union(.property("Cn")).union(Self.whiteSpace.set).complement
    case .print:
      Self.graph.set.union(Self.blank.set).subtracting(.property("Cc"))
    case .hexadecimal: ScalarSet.property("Nd").union(Self.hexDigit.set)
    case .word:
      ScalarSet.property("Alphabetic").union(.property("M")).union(.property("Nd"))
        .union(.property("Pc")).union(Self.joinControl.set)
    }
  }
}
