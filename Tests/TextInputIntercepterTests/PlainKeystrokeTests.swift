import TestSupport
import Testing

@testable import TextInputIntercepter

/// Keystrokes that are judged by their bytes, beside the same judged in full.
@Suite struct PlainKeystrokeTests {
  @Test func `a plain keystroke is judged as in full, by rules that look at no bytes`() {
    var plain = 0
    let breach = firstBreach(cases: 20_000) { generator in
      let rules = (0..<generator.pick([1, 2, 3])).map { _ in generator.rule() }
      let engine = Intercepter(rules: rules, ellipsis: generator.pick(EllipsisPolicy.allCases))
      let (old, new) = generator.keystroke()
      guard let decision = engine.judgePlainly(new, after: old) else { return nil }
      plain += 1
      let slow = Intercepter(
        rules: rules.map { $0.screened(by: nil) }, ellipsis: engine.ellipsis
      ).judge(new, after: old)
      return decision == slow
        ? nil : "\(rules.map(\.identifier)), \(old.debug) → \(new.debug): \(decision) or \(slow)"
    }
    #expect(breach == nil)
    #expect(plain > 5_000)
  }

  struct Case: CustomTestStringConvertible {
    let old: String
    let new: String
    let isPlain: Bool
    init(_ old: String, _ new: String, isPlain: Bool = true) {
      (self.old, self.new, self.isPlain) = (old, new, isPlain)
    }
    var testDescription: String { "\(old) → \(new)" }
  }

  static let cases = [
    Case("ab|cd", "abx|cd"),
    Case("张三|李四", "张三王|李四"),
    Case("ab|cd", "ab😀|cd"),
    Case("张三|李四", "张三👨‍👩‍👧‍👦|李四"),
    Case("|", "a|"),
    // The place is open, and the caret decides.
    Case("a|a", "aa|a", isPlain: false),
    Case("‹ab›cd", "x|cd", isPlain: false),
    Case("ab|cd", "a|cd", isPlain: false),
    Case("e|", "e\u{301}|", isPlain: false),
    Case("👩|", "👩\u{200D}👦|", isPlain: false),
    Case("\r|", "\r\n|", isPlain: false),
    Case("ab|cd", "abx[y]|cd", isPlain: false),
    Case("ab|cd", "abxcd|", isPlain: false),
    Case("ab|cd", "abxcd", isPlain: false),
  ]

  @Test(arguments: cases) func `insertions at a caret are plain`(_ example: Case) throws {
    let old = try #require(EditingState(notation: example.old))
    let new = try #require(EditingState(notation: example.new))
    let decision = Intercepter(rules: [.singleLine()]).judgePlainly(new, after: old)
    #expect((decision != nil) == example.isPlain)
  }

  @Test func `long texts are not looked at twice`() {
    let text = String(repeating: "a", count: PlainKeystroke.longest)
    let (old, new) = (EditingState(text, caret: text.count), EditingState(text + "b", caret: 1_025))
    #expect(Intercepter(rules: []).judgePlainly(new, after: old) == nil)
  }

  static let screenedRules: [(rule: Rule, refused: [String])] = [
    (.emoji(.forbidden), ["😀", "👨‍👩‍👧‍👦", "❤️"]),
    (.emoji(.forbidden, counting: .any), ["😀"]),
    (.singleLine(), ["\n", "\r"]),
    (.maxLength(8, in: .gb18030), ["王", "x", "é", "☺"]),
    (.maxLength(4, in: .utf16), ["王", "😀"]),
  ]

  @Test(arguments: screenedRules.indices)
  func `rules of this library refuse by bytes alone`(index: Int) throws {
    let (rule, refused) = Self.screenedRules[index]
    // Nobody is asked who has no screen.
    let asked = Rule("asked") { _ in .reject(Violation(.custom, range: 0..<0)) }
    for typed in refused {
      let old = EditingState("张三李四", caret: 2)
      let new = EditingState("张三\(typed)李四", caret: 2 + typed.utf16.count)
      let unasking = Rule(rule.identifier, judge: asked.judge)
        .screened(by: rule.screen, objecting: rule.objection)
      let decision = try #require(Intercepter(rules: [unasking]).judgePlainly(new, after: old))
      #expect(decision == Intercepter(rules: [rule.screened(by: nil)]).judge(new, after: old))
    }
  }

  @Test func `what is plainly a boundary of clusters is one`() {
    #expect(
      firstBreach { generator in
        var text = generator.text(pieces: 6)
        return text.withUTF8 { bytes in
          for offset in 0...bytes.count where !bytes.isInsideScalar(offset) {
            if bytes.isPlainClusterBoundary(offset), !bytes.isClusterBoundary(offset) {
              return "\(String(decoding: bytes, as: UTF8.self).debug) at \(offset)"
            }
          }
          return nil
        }
      } == nil)
  }
}

extension SeededGenerator {
  /// A text with a caret on a cluster boundary, and the same after something has been typed there.
  fileprivate mutating func keystroke() -> (EditingState, EditingState) {
    let text = text(pieces: 6)
    let index = pick(Array(text.indices) + [text.endIndex])
    let front = String(text[..<index])
    let typed = chance(50) ? pick(["x", "王", "\n", "🎉", "👩‍👩‍👦", "❤️"]) : self.text(pieces: 2)
    return (
      EditingState(text, caret: front.utf16.count),
      EditingState(
        front + typed + text[index...],
        caret: front.utf16.count + (chance(90) ? typed.utf16.count : 0))
    )
  }
}
