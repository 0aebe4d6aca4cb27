import Foundation
import IntercepterMessages
import TestSupport
import Testing
import TextInputIntercepter

/// What is said of patterns that cannot be used.
@Suite struct MessagePatternErrorTests {
  static let wrong: [(pattern: String, error: String)] = [
    (
      "At most {limt}.",
      """
      error: There is no argument with this name. A message can use limit, actual, limitWithUnit, \
      actualWithUnit, unit, hint, hasHint, label, bound, hasBound, characters, characterCount.
       --> pattern:1:10
      At most {limt}.
               ^
      """
    ),
    (
      "At most {limit",
      """
      error: A brace is not closed.
       --> pattern:1:9
      At most {limit
              ^
      """
    ),
    (
      "It's '{'limit} or {limit, plural, other {'}'#}",
      """
      error: A brace is not closed.
       --> pattern:1:19
      It's '{'limit} or {limit, plural, other {'}'#}
                        ^
      """
    ),
    (
      "{limit, plural, one {# byte}}",
      """
      error: The case “other” is missing, which applies if no other case matches.
       --> pattern:1:1
      {limit, plural, one {# byte}}
      ^
      """
    ),
    (
      "{unit, plural, other {#}}",
      """
      error: This type does not fit the argument. Use number, plural or selectordinal for numbers, and \
      select for texts.
       --> pattern:1:2
      {unit, plural, other {#}}
       ^
      """
    ),
    (
      "{limit, date}",
      """
      error: This type does not fit the argument. Use number, plural or selectordinal for numbers, and \
      select for texts.
       --> pattern:1:9
      {limit, date}
              ^
      """
    ),
    (
      "多一点\n不行：{limit, nmber}",
      """
      error: This type does not fit the argument. Use number, plural or selectordinal for numbers, and \
      select for texts.
       --> pattern:2:12
      不行：{limit, nmber}
                    ^
      """
    ),
    (
      "{limit, number, ::nonsense}",
      """
      error: This style does not exist. Use integer or percent.
       --> pattern:1:17
      {limit, number, ::nonsense}
                      ^
      """
    ),
    (
      "{limit !}",
      """
      error: This is not valid in an argument. Write {name}, {name, number}, or {name, plural, …} \
      or {name, select, …} with cases such as other {…}.
       --> pattern:1:8
      {limit !}
             ^
      """
    ),
    (
      "{limit, plural, ones {#} other {#}}",
      """
      error: This plural form does not exist. Use =0 or another whole number, zero, one, two, few, \
      many or other.
       --> pattern:1:17
      {limit, plural, ones {#} other {#}}
                      ^
      """
    ),
    (
      "{limit, plural, offset:1 other {#}}",
      """
      error: This plural form does not exist. Use =0 or another whole number, zero, one, two, few, \
      many or other.
       --> pattern:1:17
      {limit, plural, offset:1 other {#}}
                      ^
      """
    ),
    (
      String(repeating: "{limit, plural, other {", count: 101),
      """
      error: The arguments are nested too deeply.
       --> pattern:1:2301
      …\(String(repeating: "{limit, plural, other {", count: 4).suffix(83))
      \(String(repeating: " ", count: 61))^
      """
    ),
  ]

  @Test(arguments: wrong) func `what is wrong is told with its place and what is expected`(
    row: (pattern: String, error: String)
  ) throws {
    let error = try #require(throws: MessagePatternError.self) {
      try Messages(language: "en")!.replacing(.tooLong, with: row.pattern)
    }
    #expect(error.description == row.error)
    #expect(error.pattern == row.pattern)
  }

  @Test func `a pattern longer than 10,000 bytes is refused`() throws {
    let messages = Messages(language: "en")!
    let error = try #require(throws: MessagePatternError.self) {
      try messages.replacing(.tooLong, with: String(repeating: "a", count: 10_001))
    }
    #expect(error.message == "The message is longer than 10000 bytes.")
    #expect(throws: Never.self) {
      try messages.replacing(.tooLong, with: String(repeating: "é", count: 5_000))
    }
  }

  @Test func `each kind of text has arguments of its own`() throws {
    let messages = Messages(language: "en")!
    let errors = [
      #expect(throws: MessagePatternError.self) {
        try messages.replacing(sentence: .maxLength, with: "{actual}")
      },
      #expect(throws: MessagePatternError.self) {
        try messages.replacing(rule: "mine", with: "{nothing}")
      },
      #expect(throws: MessagePatternError.self) {
        try messages.replacing(unit: .utf8, with: "{limit}")
      },
      #expect(throws: MessagePatternError.self) {
        try messages.replacing(unit: .utf8, with: "{count}", hint: "{count}")
      },
    ]
    let rule =
      "There is no argument with this name. A message can use limit, limitWithUnit, unit, hint, "
      + "hasHint, minimum, maximum, text."
    #expect(
      errors.map { $0?.message } == [
        rule, rule, "There is no argument with this name. A message can use count, unit.",
        "There is no argument with this name. A message can use two, three.",
      ])
  }

  @Test func `the guide shows what is said`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Guides/Messages.md").standardized
    let guide = try String(contentsOf: file, encoding: .utf8)
    #expect(guide.contains("```text\n\(Self.wrong[0].error)\n```"))
  }

  /// Whatever is given is a message or an error, and never a trap.
  @Test func `any pattern is read or refused`() {
    let pieces = [
      "{", "}", "limit", "unit", "hasHint", ", ", "plural", "select", "number", "other", "one",
      "=1", "#", "'", "''", " ", "::.00", "offset:1", "é", "👨‍👩‍👧", "\u{0}", "\n", "{limit}",
    ]
    let messages = Messages(language: "fr")!
    let violation = Violation(.tooLong, range: 0..<1, limit: 10, actual: 12, unit: .gb18030)
    let breach = firstBreach(cases: 250) { generator in
      let count = Int.random(in: 0...12, using: &generator)
      let pattern = (0..<count).map { _ in generator.pick(pieces) }.joined()
      do throws(MessagePatternError) {
        _ = try messages.replacing(.tooLong, with: pattern).text(for: violation)
      } catch {
        if error.line < 1 || error.column < 1 || error.message.isEmpty { return "\(error)" }
      }
      return nil
    }
    #expect(breach == nil)
  }
}
