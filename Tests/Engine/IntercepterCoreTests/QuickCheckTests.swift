import TestSupport
import Testing
import TextInputIntercepter
@testable import IntercepterCore
@testable import TextBytes

/// Quick checks of a text's bytes agree with the rules.
@Suite struct QuickCheckTests {
  @Test func `what surely conforms does conform, for any rule and text`() {
    #expect(
      firstBreach { generator in
        let rule = generator.rule()
        let text = generator.text(pieces: generator.pick([0, 3, 8, 40]))
        guard rule.quickCheckIsFaultless(text) else { return nil }
        let intercepter = Intercepter(rules: [rule])
        if intercepter.validate(text) != Validity(.valid) {
          return "\(rule.identifier) does not admit \(text.debug)"
        }
        let mended = intercepter.sanitize(text)
        return mended.scalars == text.scalars
          ? nil : "\(rule.identifier) makes \(mended.debug) of \(text.debug)"
      } == nil)
  }

  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let text: String
    let isSure: Bool
    var testDescription: String { "\(rule.identifier): \(text)" }
  }

  static let cases = [
    Case(rule: .emoji(.forbidden), text: "张三, Zoë — 한국어", isSure: true),
    Case(rule: .emoji(.forbidden), text: "张三😀", isSure: false),
    Case(rule: .maxLength(6, in: .gb18030), text: "张三李", isSure: true),
    Case(rule: .maxLength(5, in: .gb18030), text: "张三李", isSure: false),
    Case(rule: .maxLength(3, in: .graphemes), text: "张三李", isSure: true),
    Case(rule: .maxLength(3, in: .graphemes), text: "张三e\u{301}", isSure: false),
    Case(rule: .maxLength(2, in: .utf16), text: "张三", isSure: true),
    Case(rule: .minLength(4, in: .gb18030), text: "张三", isSure: true),
    Case(rule: .minLength(2, in: .scalars), text: "张三", isSure: true),
    Case(rule: .minLength(2, in: .graphemes), text: "张三", isSure: true),
    Case(rule: .minLength(2, in: .graphemes), text: "张三e\u{301}", isSure: false),
    Case(rule: .allowedCharacters("abc"), text: "cab", isSure: true),
    Case(rule: .allowedCharacters("abc"), text: "d", isSure: false),
    Case(rule: .forbiddenCharacters("<>&"), text: "a b", isSure: true),
    Case(rule: .forbiddenCharacters("<>&"), text: "a<", isSure: false),
    Case(rule: .singleLine(), text: "张三 abc", isSure: true),
    Case(rule: .numbersOnly(), text: "123", isSure: true),
    Case(rule: .normalizeWidth(), text: "张三 abc", isSure: true),
    Case(rule: .normalizeWidth(), text: "Ａ", isSure: false),
    Case(rule: Rule("own") { _ in .accept }, text: "", isSure: false),
    Case(rule: ownReading, text: "ab", isSure: true),
    Case(rule: ownReading, text: "abc", isSure: false),
    Case(rule: .date(.date(locale: "de")), text: "29.02.2024", isSure: true),
    Case(rule: .date(.date(locale: "de")), text: "29.2.2024", isSure: false),
    Case(rule: .date(.date(locale: "de")), text: "29.02.2023", isSure: false),
    Case(rule: .date(.date(locale: "de")), text: "29.02.1896", isSure: false),
    Case(rule: .date(.dateRange()), text: "2024-02-29 – 2024-03-01", isSure: true),
    Case(rule: .date(.dateRange()), text: "2024-03-01 – 2024-02-29", isSure: false),
  ]

  private static let ownReading = Rule(
    "own", reading: ValueReading(value: { _ in nil }, quickCheckIsFaultless: { $0.count == 2 })
  ) { _ in .accept }

  @Test(arguments: cases) func `most texts are told from their bytes`(_ example: Case) {
    #expect(example.rule.quickCheckIsFaultless(example.text) == example.isSure)
  }

  @Test func `runs of characters of a list are told as one by one`() {
    let list = "ab;豈é"
    var found: [Bool: Int] = [:]
    let breach = firstBreach(cases: 1_000) { random in
      let policy = random.pick(ViolationPolicy.allCases)
      let runs = Rule.allowedCharacters(list, onViolation: policy)
      let each = Rule.allowedCharacters(onViolation: policy) { list.contains($0) }
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in random.pick(["a", "b", "x", "7", "xyz", "é", "\u{301}", "\r", "\n", "1️⃣", "😀"]) }
        .joined()
      let caret = Int.random(in: 0...text.utf16.count, using: &random)
      let state = EditingState(text, caret: caret).normalized()
      let edit = Edit(
        range: state.selection ?? 0..<0, replacement: random.pick(["x", "a", "\u{308}"]))
      found[runs.validate(text).violations.isEmpty, default: 0] += 1
      if runs.validate(text) != each.validate(text) { return "\(policy) of \(text.debug)" }
      if runs.sanitize(text) != each.sanitize(text) { return "\(policy) mends \(text.debug)" }
      let one = Intercepter(rules: [runs]).intercept(edit, in: state)
      let other = Intercepter(rules: [each]).intercept(edit, in: state)
      return one == other ? nil : "\(policy): \(state.debug) \(edit): \(one) or \(other)"
    }
    #expect(breach == nil)
    #expect(found.values.allSatisfy { $0 > 20 } && found.count == 2)
  }

  /// A character of a list is told by its scalars as a set of characters tells it.
  @Test func `a list compares by canonical equivalence`() {
    let lists = [
      "豈", "\u{F900}", "中人", ";", "\u{37E}", "é", "e\u{301}", "\u{212B}", "中豈e\u{301}a",
    ]
    let typed = [
      "豈", "\u{F900}", "中", ";", "\u{37E}", "é", "e\u{301}", "Å", "\u{212B}", "A\u{30A}", "a",
      "\u{F902}", "車",
    ]
    for list in lists {
      let (allowed, forbidden) = (Rule.allowedCharacters(list), Rule.forbiddenCharacters(list))
      for character in typed {
        let isListed = list.contains(Character(character))
        let edit = Edit(range: 1..<1, replacement: character)
        let state = EditingState("xy", caret: 1)
        let admitted = Intercepter(rules: [allowed]).intercept(edit, in: state).outcome == .accepted
        let refused =
          Intercepter(rules: [forbidden]).intercept(edit, in: state).outcome == .rejected
        #expect(admitted == isListed, "\(character) in \(list)")
        #expect(refused || !isListed, "\(character) in \(list)")
        #expect(allowed.validate(character).isValid == isListed, "\(character) in \(list)")
      }
    }
  }

  @Test func `all rules have to be sure`() throws {
    let rules = [Rule.emoji(.forbidden), .maxLength(4, in: .gb18030)]
    var lent = LentRules()
    // Those of another field stand before them.
    let others = Intercepter(rules: [.numbersOnly()])
    let (one, two) = (Intercepter(rules: rules), Intercepter(rules: rules, format: .pattern("##")))
    let first = lent.add(others)
    #expect(first == 0..<1)
    let added = lent.add(one)
    let places = try #require(added)
    for (text, isSure) in [("张三", true), ("张三李", false), ("😀", false)] {
      let accepts = text.utf8.withContiguousStorageIfAvailable {
        lent.quickCheckAreFaultless($0, at: places)
      }
      #expect(accepts == isSure)
    }
    let formatted = lent.add(two)
    #expect(formatted == nil)
  }

  @Test func `sixteen bytes at a time find what one scalar at a time finds`() {
    #expect(
      firstBreach(cases: 500) { generator in
        var text = generator.longText()
        let isAbsent = text.withUTF8(EmojiScan.vectorQuickCheckIsAbsent)
        if isAbsent, text.withUTF8(EmojiScan.quickCheckIsPresent) {
          return "an emoji is missed in \(text.debug)"
        }
        let most = text.withUTF8(GB18030.mostBytes)
        let count =
          GB18030.Edition.allCases.map { edition in
            text.withUTF8 { GB18030.byteCount(ofUTF8: $0, edition: edition) }
          }.max() ?? 0
        return most < count ? "\(most) bytes for \(count) of \(text.debug)" : nil
      } == nil)
  }

  @Test func `ordinary text is told from emoji, and measured exactly`() {
    var text = String(repeating: "张三 and 李四 ordered “书”, 2 × 50 £。", count: 300)
    let isAbsent = text.withUTF8(EmojiScan.vectorQuickCheckIsAbsent)
    #expect(isAbsent)
    var plain = String(repeating: "张三 and 李四 ordered 书一本 on Monday ", count: 300)
    let most = plain.withUTF8(GB18030.mostBytes)
    #expect(most == LengthUnit.gb18030.length(of: plain))
  }
}

extension SeededGenerator {
  /// Mostly Chinese and English, with any scalar here and there.
  fileprivate mutating func longText() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<pick([0, 5, 17, 40, 500]) {
      let value: UInt32 =
        chance(90)
        ? pick([0x20...0x7E, 0x4E00...0x9FA5, 0x3000...0x303F, 0x2000...0x206F]).randomElement(
          using: &self)!
        : UInt32.random(in: 0x80...0x1FFFF, using: &self)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}

extension Rule {
  /// A quick check: `true` if the rule certainly accepts a finished text unchanged.
  func quickCheckIsFaultless(_ text: String) -> Bool {
    text.withUTF8Bytes { definition.quickCheckIsFaultless($0) }
  }
}
