import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterPatterns

/// No pattern and no text takes more than linear time, or memory without bound.
struct PatternLimitsTests {
  @Test func `what other engines never finish takes no longer than anything`() throws {
    let text = String(repeating: "a", count: 1 << 20)
    for pattern in ["(a+)+$", "(a|a)*", "(a*)*b?", "(?:a|aa)+", "(.*)*"] {
      let engine = Intercepter(rules: [try .matches(pattern)])
      #expect(engine.validate(text).isValid, "\(pattern)")
    }
    let engine = Intercepter(rules: [try .matches("(a+)+$", onViolation: .amend)])
    #expect(engine.validate(text + "b").violations.first?.range == 1 << 20..<1 << 20 + 1)
    #expect(engine.sanitize(text + "b") == text)
  }

  /// Patterns with more states than are made beforehand, and a text that matches and one that does not.
  static let large: [(pattern: String, matching: String, other: String)] = [
    (
      ".*a.{16}", String(repeating: "ab", count: 20_000) + "a" + String(repeating: "b", count: 16),
      String(repeating: "b", count: 40_000)
    ),
    (".{0,20000}", String(repeating: "é", count: 20_000), String(repeating: "é", count: 20_001)),
    (
      (0..<600).map { String(Unicode.Scalar(0x4E00 + $0 * 3)!) }.joined(separator: "|") + "|x*",
      "\u{4E03}", "\u{4E01}"
    ),
    (
      "(" + (0..<600).map { String(Unicode.Scalar(0x4E00 + $0)!) }.joined(separator: "|")
        + "){3}.*b.{14}",
      "\u{4E03}\u{4E00}\u{4E01}bb" + String(repeating: "a", count: 14), "\u{4E03}a"
    ),
  ]

  @Test(arguments: large.indices) func `states beyond those made beforehand are made when needed`(
    index: Int
  ) throws {
    let (pattern, matching, other) = Self.large[index]
    let engine = Intercepter(rules: [try .matches(pattern)])
    #expect(engine.validate(matching).isValid)
    #expect(!engine.validate(other).isValid)
  }

  @Test func `a pattern whose states are forgotten answers as one whose states are not`() throws {
    // So many states that they are forgotten several times over in a text of this length.
    var random = SeededGenerator(seed: 20_261_121)
    let text = (0..<12_000).map { _ in random.pick(["a", "b"]) }.joined()
    let engine = Intercepter(rules: [try .matches("(?:a|b)*a(?:a|b){17}c")])
    for end in [1_000, 12_000] {
      let front = String(text.prefix(end))
      #expect(engine.validate(front).status == .intermediate)
      let isMatch = Array(front.utf8.suffix(18)).first == UInt8(ascii: "a")
      #expect(engine.validate(front + "c").isValid == isMatch)
    }
  }

  @Test func `ordinary patterns have all their states beforehand`() throws {
    for pattern in [
      "[0-9]{4}-[0-9]{2}-[0-9]{2}", "#(?:[0-9a-fA-F]{3}){1,2}", "[\\p{Han}][A-Z][A-Z0-9]{5}",
      "[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+", ".{0,1000}", "(\\w+\\.?)+@\\w+\\.\\w+",
      "(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}".replacing("(?!$)", with: ""),
    ] {
      #expect(try Pattern(pattern, options: []).isComplete, "\(pattern)")
    }
    #expect(try !Pattern(".*a.{16}", options: []).isComplete)
  }

  @Test func `threads that compare the first text at the same time get the same answers`()
    async throws
  {
    for round in 0..<50 {
      let engine = Intercepter(rules: [try .matches("[\\p{L}-]{1,\(round + 1)}x")])
      let answers = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { engine.validate("ä-x").isValid } }
        return await group.reduce(into: Set<Bool>()) { $0.insert($1) }
      }
      #expect(answers == [round > 0])
    }
  }
}
