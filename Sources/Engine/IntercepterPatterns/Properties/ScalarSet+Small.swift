extension ScalarSet {
  /// The properties that are defined by a few ranges, or by other properties, with their names.
  static let smallProperties: [(names: [StaticString], set: @Sendable () -> ScalarSet)] = [
    (["Any"], { .all }),
    (["Assigned"], { .property("Cn").complement }),
    (["ASCII"], { ScalarSet([0...0x7F]) }),
    (
      ["White_Space", "WSpace", "space"],
      {
        ScalarSet([
          0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
          0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
        ])
      }
    ),
    (
      ["Hex_Digit", "Hex"],
      { .property("AHex").union(ScalarSet([0xFF10...0xFF19, 0xFF21...0xFF26, 0xFF41...0xFF46])) }
    ),
    (["ASCII_Hex_Digit", "AHex"], { ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66]) }),
    (["Join_Control", "Join_C"], { ScalarSet([0x200C...0x200D]) }),
    (
      ["Noncharacter_Code_Point", "NChar"],
      {
        ScalarSet([0xFDD0...0xFDEF] + (0...16).map { ($0 << 16 | 0xFFFE)...($0 << 16 | 0xFFFF) })
      }
    ),
    (["alnum"], { .property("Alphabetic").union(.property("Nd")) }),
    (["blank"], { .property("Zs").union(ScalarSet(0x09)) }),
    (["graph"], { .property("Cc").union(.property("Cn")).union(.whiteSpace).complement }),
    (["print"], { .property("graph").union(.property("blank")).subtracting(.property("Cc")) }),
    (["xdigit"], { .property("Nd").union(.property("Hex")) }),
    (
      ["word"],
      {
        .property("Alphabetic").union(.property("M")).union(.property("Nd"))
          .union(.property("Pc")).union(.property("Join_C"))
      }
    ),
  ]
}
