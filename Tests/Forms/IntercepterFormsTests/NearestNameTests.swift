import TextTools
import IntercepterForms
import Testing

@Suite struct NearestNameTests {
  static let names = ["limit", "unit", "onViolation", "rule", "b", "ab", "é"]

  @Test(
    arguments: [
      ("limt", "limit"),
      ("Limit", "limit"),
      ("untis", nil),
      ("unti", "unit"),
      ("on_violation", "onViolation"),
      ("onviolation", "onViolation"),
      ("rules", "rule"),
      ("max", nil),
      ("uni", "unit"),
      ("onv", "onViolation"),
      ("on", nil),
      ("a", nil),
      ("É", "é"),
      ("colour", nil),
      ("", nil),
    ] as [(String, String?)]) func `finds what was meant`(name: String, expected: String?)
  {
    #expect(name.nearest(in: Self.names) == expected)
  }

  @Test func `a huge name is meant for nothing`() {
    #expect(String(repeating: "x", count: 100_000).nearest(in: Self.names) == nil)
  }

  @Test func `names that look the same are told apart`() {
    #expect(
      "cafe\u{301}s".suggestion(in: ["caf\u{E9}s"])
        == "did you mean “caf\u{E9}s” (with U+00E9, not U+0065 U+0301)?")
    #expect("limt".suggestion(in: ["limit"]) == "did you mean “limit”?")
    #expect("x".suggestion(in: ["y"]) == nil)
  }
}
