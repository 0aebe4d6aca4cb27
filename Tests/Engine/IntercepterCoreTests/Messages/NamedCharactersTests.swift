import Foundation
import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterCore

/// The characters that violations record and messages name.
@Suite struct NamedCharactersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let inserted: String
    let outcome: Decision.Outcome
    /// The recorded characters of each violation, with `…` if there are more.
    let characters: [[String]]
    let message: String
    let testDescription: String

    init(
      _ rule: Rule, _ inserted: String, _ outcome: Decision.Outcome, _ characters: [[String]],
      _ message: String
    ) {
      (self.rule, self.inserted, self.outcome) = (rule, inserted, outcome)
      (self.characters, self.message) = (characters, message)
      testDescription = "\(rule.identifier): \(inserted.debugDescription)"
    }
  }

  static let family = "👨‍👩‍👧‍👦"

  static let rows: [Row] = [
    // Typed.
    Row(.forbiddenCharacters("<>"), "<", .rejected, [["<"]], "“<” is not allowed here."),
    Row(.numbersOnly(), "x", .rejected, [["x"]], "“x” is not a digit."),
    Row(.emoji(.forbidden), "😀", .rejected, [["😀"]], "Emoji are not allowed here: “😀”."),
    Row(.emoji(.only), "a", .rejected, [["a"]], "“a” is not an emoji."),
    Row(
      .emoji(.allowed(upTo: EmojiVersion(14))), "🪿", .rejected, [["🪿"]],
      "“🪿” is too new to be shown everywhere."),
    // Pasted. A run of neighbouring characters is one violation.
    Row(.numbersOnly(), "xy", .rejected, [["x", "y"]], "“x” and “y” are not digits."),
    Row(.emoji(.only), "abc", .rejected, [["a", "b", "c"]], "“a”, “b” and “c” are not emoji."),
    Row(.numbersOnly(), "1x2y", .rejected, [["x"], ["y"]], "“x” is not a digit."),
    Row(
      .allowedCharacters("a"), "a<b>", .rejected, [["<", "b", ">"]],
      "“<”, “b” and “>” are not allowed here."),
    Row(.numbersOnly(), "xxyx", .rejected, [["x", "y"]], "“x” and “y” are not digits."),
    Row(
      .emoji(.forbidden), "😀😀🎉", .rejected, [["😀", "…"]],
      "Emoji are not allowed here: “😀” and others."),
    Row(
      .numbersOnly(), "中文", .rejected, [["中", "文"]], "“中” and “文” are not digits."),
    Row(
      .numbersOnly(), "中文字", .rejected, [["中", "文", "…"]],
      "“中”, “文” and others are not digits."),
    Row(
      .numbersOnly(), "xyzw", .rejected, [["x", "y", "z", "…"]],
      "“x”, “y”, “z” and others are not digits."),
    Row(
      .numbersOnly(), "xyzzyx", .rejected, [["x", "y", "z"]], "“x”, “y” and “z” are not digits."),
    // A long text of one character.
    Row(
      .numbersOnly(), String(repeating: "x", count: 1_000), .rejected, [["x"]],
      "“x” is not a digit."),
    // A digit that the rule does not accept is a digit nevertheless.
    Row(.numbersOnly(.ascii), "１", .rejected, [["１"]], "“１” (U+FF11) is not allowed here."),
    Row(.numbersOnly(.ascii), "x٣", .rejected, [["x", "٣"]], "“x” and “٣” are not allowed here."),
    Row(.numbersOnly(.any), "x", .rejected, [["x"]], "“x” is not a digit."),
    Row(.numbersOnly(.normalized), "１x", .rejected, [["x"]], "“x” is not a digit."),
    // Eight bytes have room, with a byte between two characters.
    Row(.emoji(.forbidden), family, .rejected, [["…"]], "Emoji are not allowed here."),
    Row(
      .emoji(.forbidden), "😀" + family, .rejected, [["😀", "…"]],
      "Emoji are not allowed here: “😀” and others."),
    Row(.emoji(.forbidden), family + "😀", .rejected, [["…"]], "Emoji are not allowed here."),
    Row(
      .emoji(.forbidden), "🇨🇳🇯🇵", .rejected, [["🇨🇳"]],
      "Emoji are not allowed here: “🇨🇳”."),
    Row(
      .emoji(.forbidden), "🇨🇳🇨🇳", .rejected, [["🇨🇳"]], "Emoji are not allowed here: “🇨🇳”."),
    Row(
      .emoji(.forbidden), "✨✅✨⭐", .rejected, [["✨", "✅", "…"]],
      "Emoji are not allowed here: “✨”, “✅” and others."),
    Row(
      .numbersOnly(), "é\u{301}\u{301}\u{301}", .rejected,
      [["é\u{301}\u{301}\u{301}"]],
      "“é\u{301}\u{301}\u{301}” is not a digit."),
    Row(
      .numbersOnly(), "a\u{301}\u{301}\u{301}\u{301}", .rejected, [["…"]],
      "Only digits are allowed here."),
    // Characters that fill all bytes leave no room to record that there are more.
    Row(.numbersOnly(), "😀张三", .rejected, [["😀", "张"]], "“😀” and “张” are not digits."),
    // Only equal scalars are the same character: both spellings of é are named.
    Row(
      .numbersOnly(), "ée\u{301}", .rejected, [["é", "e\u{301}"]],
      "“é” and “e\u{301}” are not digits."),
    Row(
      .numbersOnly(), "ab\u{301}b", .rejected, [["a", "b\u{301}", "b"]],
      "“a”, “b\u{301}” and “b” are not digits."),
    // Characters that nobody sees, or that would turn the message around.
    Row(.numbersOnly(), "\0", .rejected, [["\0"]], "“U+0000” is not a digit."),
    Row(.numbersOnly(), "\u{202E}", .rejected, [["\u{202E}"]], "“U+202E” is not a digit."),
    Row(
      .allowedCharacters("a"), "\u{3164}", .rejected, [["\u{3164}"]],
      "“U+3164” is not allowed here."),
    Row(.numbersOnly(), "\r\n", .rejected, [["\r\n"]], "“U+000D” is not a digit."),
    // Amended.
    Row(.numbersOnly(onViolation: .amend), "1x", .amended, [["x"]], "“x” was removed."),
    Row(
      .numbersOnly(onViolation: .amend), "xy1z", .amended, [["x", "y"], ["z"]],
      "“x” and “y” were removed."),
    Row(
      .numbersOnly(onViolation: .amend), "1abcd", .amended, [["a", "b", "c", "…"]],
      "“a”, “b”, “c” and others were removed."),
    Row(
      .emoji(.forbidden, onViolation: .amend), "a" + family, .amended, [["…"]],
      "Some characters were removed."),
    // Nothing would be left of the insertion, so it is rejected.
    Row(.numbersOnly(onViolation: .amend), "x", .rejected, [["x"]], "“x” is not a digit."),
    Row(
      .numbersOnly(onViolation: .amend), "xyz", .rejected, [["x", "y", "z"]],
      "“x”, “y” and “z” are not digits."),
    // Reported: the text has them all.
    Row(.numbersOnly(onViolation: .flag), "1x", .accepted, [["x"]], "“x” is not a digit."),
    Row(.numbersOnly(onViolation: .warn), "x1y", .accepted, [["x"], ["y"]], "“x” is not a digit."),
    Row(
      .emoji(.forbidden, onViolation: .flag), "😀", .accepted, [["😀"]],
      "Emoji are not allowed here: “😀”."),
    // Other rules do not judge single characters.
    Row(.singleLine(), "\n", .rejected, [[]], "Line breaks are not allowed here."),
    Row(.decimal(places: 2), "x", .rejected, [[]], "This is not a decimal number."),
  ]

  @Test(arguments: rows)
  func `a violation records the characters that the rule objects to`(row: Row) throws {
    let engine = Intercepter(rules: [row.rule])
    let old = EditingState("", caret: 0)
    let edit = Edit(range: 0..<0, replacement: row.inserted)
    let decision = engine.intercept(edit, in: old)
    #expect(decision == engine.intercept(edit.applied(to: old), after: old))
    #expect(decision.outcome == row.outcome)
    #expect(decision.violations.map(\.recorded) == row.characters)
    #expect(decision.violations.first?.message == row.message)
    let isRemoved = decision.outcome == .amended
    #expect(decision.violations.allSatisfy { ($0.variant == .removed) == isRemoved })

    for violation in decision.violations {
      let coded = try JSONDecoder().decode(Violation.self, from: JSONEncoder().encode(violation))
      #expect(coded == violation)
    }
  }

  @Test func `a finished text names its characters, and nothing was removed from it`() {
    for policy in ViolationPolicy.allCases {
      let violations = Intercepter(rules: [.numbersOnly(onViolation: policy)])
        .validate("1xy2z").violations
      #expect(violations.map(\.recorded) == [["x", "y"], ["z"]])
      #expect(violations.map(\.message) == ["“x” and “y” are not digits.", "“z” is not a digit."])
    }
  }

  @Test func `nothing is removed from an edit that a later rule rejects`() {
    let engine = Intercepter(rules: [
      .numbersOnly(onViolation: .amend), .maxLength(1, in: .graphemes),
    ])
    let rejected = engine.intercept(
      Edit(range: 0..<0, replacement: "1x2"), in: EditingState("", caret: 0))
    #expect(rejected.outcome == .rejected)
    #expect(rejected.violations.map(\.code) == [.tooLong])
    // Each rule inserts what the other one removes.
    let fight = Intercepter(rules: [
      .allowedCharacters("a", onViolation: .amend),
      Rule("more") { proposal in
        proposal.rewritingInsertion { $0 == "a" ? "ab" : String($0) }.map { .amend($0, []) }
          ?? .accept
      },
    ]).intercept(Edit(range: 0..<0, replacement: "ab"), in: EditingState("", caret: 0))
    #expect(fight.outcome == .rejected)
    #expect(!fight.violations.isEmpty)
    #expect(fight.violations.allSatisfy { $0.variant == nil && $0.characters == ["b"] })
  }

  @Test func `nothing is removed if existing text would be lost with it`() {
    let decision = Intercepter(rules: [.allowedCharacters("e", onViolation: .amend)])
      .intercept(
        Edit(range: 1..<1, replacement: "\u{301}"), in: EditingState("e", caret: 1))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.message) == ["“e\u{301}” is not allowed here."])
  }

  @Test func `nothing is removed from a pasted amount with a currency`() {
    let price = Intercepter(
      rules: [.numbersOnly(onViolation: .amend)], format: .grouped(locale: "en", prefix: "€ "))
    let decision = price.intercept(
      Edit(range: 0..<0, replacement: "€ 1x2"), in: EditingState("", caret: 0))
    #expect(decision.outcome == .rejected)
    #expect(!decision.violations.isEmpty)
    #expect(decision.violations.allSatisfy { $0.variant == nil && $0.characters == ["x"] })
  }

  @Test func `a deletion of the selection by what is removed is a rejection`() {
    let decision = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
      .intercept(
        Edit(range: 0..<2, replacement: "x"), in: EditingState("12", selection: 0..<2))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.message) == ["“x” is not a digit."])
  }

  @Test func `a format names the first character that has no place`() {
    let engine = Intercepter(rules: [], format: .pattern("##/##"))
    let decision = engine.intercept(
      Edit(range: 0..<0, replacement: "x<y"), in: EditingState("", caret: 0))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.recorded) == [["x"]])
    #expect(decision.violations.map(\.message) == ["“x” is not allowed here."])
  }

  @Test func `JSON may have any characters, and a message of its own`() throws {
    func read(_ members: String) throws -> Violation {
      try JSONDecoder().decode(
        Violation.self, from: Data(#"{"code":"notADigit","range":[0,1]\#(members)}"#.utf8))
    }
    #expect(try read("").message == "Only digits are allowed here.")
    #expect(try read(#","characters":[]"#).recorded == [])
    #expect(try read(#","characters":["x"]"#).message == "“x” is not a digit.")
    #expect(
      try read(#","characters":["x"],"hasMoreCharacters":true"#).message
        == "“x” and others are not digits.")
    #expect(try read(#","characters":["x"],"message":"Digits."# + "\"").message == "Digits.")
    #expect(try read(#","characters":["a","b","c","d"]"#).recorded == ["a", "b", "c", "…"])
    #expect(try read(#","characters":["\#(Self.family)"]"#).recorded == ["…"])
    #expect(try read(#","characters":["","x",""]"#).recorded == ["x"])
    #expect(throws: DecodingError.self) { try read(#","characters":"x""#) }
    #expect(throws: DecodingError.self) { try read(#","hasMoreCharacters":1"#) }
  }
}

extension Violation {
  /// The recorded characters, with `…` if there are more.
  fileprivate var recorded: [String] { characters + (hasMoreCharacters ? ["…"] : []) }
}
