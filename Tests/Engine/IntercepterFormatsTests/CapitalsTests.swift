import TestSupport
import Testing
import TextInputIntercepter

@Suite struct CapitalsTests {
  static let engine = Intercepter(rules: [.capitals()])

  static let rows: [StateCase] = [
    .amends("|", "sw1a|", to: "SW1A|"),
    .amends("A|C", "Ab|C", to: "AB|C"),
    .amends("|", "жёλ\u{3C2}ÿ|", to: "ЖЁΛΣŸ|"),
    .amends("|", "e\u{301}|", to: "E\u{301}|"),
    .accepts("|", "A1-ß张|"),
  ]

  @Test(arguments: rows) func `small letters become capitals`(row: StateCase) {
    #expect(row.failure(Self.engine) == nil)
  }

  @Test func `the capitals of Latin, Greek and Cyrillic letters are those of Unicode`() {
    for value in (UInt32(0x61)...0x17F).map({ $0 }) + Array(0x370...0x52F) {
      let scalar = Unicode.Scalar(value)!
      let capital = scalar.properties.uppercaseMapping
      let ours = Self.engine.sanitize(String(scalar))
      if capital.unicodeScalars.count == 1, capital.utf8.count == String(scalar).utf8.count,
        capital.lowercased() == String(scalar)
      {
        #expect(ours == capital, "U+\(String(value, radix: 16))")
      } else if ours != String(scalar) {
        #expect(ours == capital, "U+\(String(value, radix: 16))")
      }
    }
  }
}
