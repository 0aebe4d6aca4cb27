import TestSupport
import Testing
import TextInputIntercepter

struct MatchesTests {
  static let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

  static let rejecting: [StateCase] = [
    .accepts("|", "2|"),
    .accepts("2024|", "2024-|"),
    .accepts("2024-05-1|", "2024-05-17|"),
    .accepts("|", "2024-05-17|"),
    .rejects("|", "x|", "patternMismatch"),
    .rejects("2024|", "20245|", "patternMismatch"),
    .rejects("2024-05-17|", "2024-05-178|", "patternMismatch"),
    .rejects("2024-‹05›-17", "2024-x|-17", "patternMismatch"),
    .accepts("2024-‹05›-17", "2024-11|-17"),
    .rejects("|2024", "1|2024", "patternMismatch"),
    // Deletions are free, also where no match begins with what they leave.
    .accepts("2024|-05", "202|-05"),
    .accepts("202|-05", "2023|-05"),
  ]

  static let amending: [StateCase] = [
    .amends("|", "2024-05-17T10:00|", to: "2024-05-17|", "patternMismatch"),
    .amends("2024|", "2024-0x|", to: "2024-0|", "patternMismatch"),
    .rejects("2024-05-1|", "2024-05-1😀7|", "patternMismatch"),
    .amends("20|-05", "202456|-05", to: "2024|-05", "patternMismatch"),
    .amends("‹abc›", "2024/|", to: "2024|", "patternMismatch"),
    .rejects("2024|", "2024x|", "patternMismatch"),
    .rejects("2024-‹05›-17", "2024-x|-17", "patternMismatch"),
    .rejects("2024-‹05›-17", "2024-1x|-17", "patternMismatch"),
  ]

  @Test(arguments: rejecting) func `refuses what is no beginning of a match`(row: StateCase) throws
  {
    #expect(row.failure(Intercepter(rules: [try .matches(Self.date)])) == nil)
  }

  @Test(arguments: amending) func `keeps the front of the insertion`(row: StateCase) throws {
    #expect(row.failure(Intercepter(rules: [try .matches(Self.date, onViolation: .amend)])) == nil)
  }

  @Test func `a cut falls between clusters`() throws {
    let engine = Intercepter(rules: [try .matches("[^\u{1F3FF}]*", onViolation: .amend)])
    #expect(
      StateCase.amends("|", "a👍👍🏿|", to: "a👍|", "patternMismatch").failure(engine) == nil)
    #expect(engine.sanitize("a👍👍🏿b") == "a👍")
  }

  @Test func `a soft rule lets it in and says so`() throws {
    let engine = Intercepter(rules: [try .matches(Self.date, onViolation: .warn)])
    #expect(StateCase.reports("2024|", "2024x|", "patternMismatch").failure(engine) == nil)
    #expect(engine.validate("2024x").status == .valid)
    #expect(engine.validate("2024x").violations.map(\.code) == [.patternMismatch])
    #expect(engine.validate("2024").violations.count == 1)
    #expect(engine.sanitize("2024x") == "2024x")
  }

  static let judgements: [(String, Validity.Status, Range<Int>?, String?)] = [
    ("2024-05-17", .valid, nil, nil),
    ("", .intermediate, 0..<0, "This does not match the required pattern yet."),
    ("2024-0", .intermediate, 0..<6, "This does not match the required pattern yet."),
    ("2024/05", .invalid, 4..<7, "“/” is not allowed here."),
    ("2024-05-17😀", .invalid, 10..<12, "“😀” is not allowed here."),
    ("😀", .invalid, 0..<2, "“😀” is not allowed here."),
  ]

  @Test(arguments: judgements) func `validation tells beginnings from dead ends`(
    text: String, status: Validity.Status, range: Range<Int>?, message: String?
  ) throws {
    let validity = Intercepter(rules: [try .matches(Self.date)]).validate(text)
    #expect(validity.status == status)
    #expect(validity.violations.first?.range == range)
    #expect(validity.violations.first?.message == message)
    #expect(validity.violations.allSatisfy { $0.rule == "matches" })
  }

  @Test(arguments: [
    ("2024-05-17T10:00", "2024-05-17"), ("2024-05-17😀", "2024-05-17"), ("2024/05", "2024/05"),
    ("x", "x"), ("2024", "2024"), ("", ""),
  ])
  func `sanitizes to the longest beginning, if that matches`(text: String, expected: String) throws
  {
    let engine = Intercepter(rules: [try .matches(Self.date)])
    #expect(engine.sanitize(text) == expected)
    #expect(engine.sanitize(expected) == expected)
  }

  @Test func `options change how the pattern is read`() throws {
    func status(_ pattern: String, _ options: PatternOptions, _ text: String) throws
      -> Validity.Status
    {
      Intercepter(rules: [try .matches(pattern, options: options)]).validate(text).status
    }
    #expect(try status("straße", [], "STRAßE") == .invalid)
    #expect(try status("straße", .caseInsensitive, "STRAẞE") == .valid)
    // Case folding is simple: one scalar for one scalar.
    #expect(try status("straße", .caseInsensitive, "STRASSE") == .invalid)
    #expect(try status("a b # c", [], "ab") == .invalid)
    #expect(try status("a b # c", .comments, "ab") == .valid)
    #expect(try status("a.b", [], "a\nb") == .invalid)
    #expect(try status("a.b", .dotMatchesLineBreaks, "a\nb") == .valid)
    #expect(try status("a$\\s^b", [], "a\nb") == .invalid)
    #expect(try status("a$\\s^b", .anchorsMatchLines, "a\nb") == .valid)
    #expect(try status("\\w+\\b.*", [], "can't") == .valid)
    #expect(try status("can\\b't", [], "can't") == .valid)
    #expect(try status("A.B", [.caseInsensitive, .dotMatchesLineBreaks], "a\nb") == .valid)
  }
}
