import IntercepterProfiles
import Testing

@Suite struct NearestNameTests {
  static let names = ["limit", "unit", "onViolation", "rule"]

  @Test(
    arguments: [
      ("limt", "limit"),
      ("Limit", "limit"),
      ("untis", nil),
      ("unti", "unit"),
      ("on_violation", "onViolation"),
      ("onviolation", "onViolation"),
      ("rules", "rule"),
      ("colour", nil),
      ("", nil),
      (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)]) func `finds what was meant`(name: String, expected: String?)
  {
    #expect(nearest(to: name, in: Self.names) == expected)
  }
}
