import TestSupport
import Testing

@testable import TextInputIntercepter

/// Keystrokes whose change is read off the carets, and that are judged by their bytes, beside the same
/// found and judged in full.
@Suite struct KeystrokeTests {
  @Test func `a keystroke is judged as by rules that look at no bytes`() {
    var decided = 0
    let breach = firstBreach(cases: 1_000) { generator in
      let rules = (0..<generator.pick([1, 2, 3])).map { _ in generator.rule() }
      let engine = Intercepter(rules: rules, ellipsis: generator.pick(EllipsisPolicy.allCases))
      let (old, new) = generator.keystroke()
      if engine.isDecidedByBytes(new, after: old) { decided += 1 }
      let slow = Intercepter(
        rules: rules.map { $0.prefiltered(by: nil) }, ellipsis: engine.ellipsis)
      let (decision, full) = (engine.intercept(new, after: old), slow.intercept(new, after: old))
      return decision == full
        ? nil : "\(rules.map(\.identifier)), \(old.debug) → \(new.debug): \(decision) or \(full)"
    }
    #expect(breach == nil)
    #expect(decided > 150)
  }

  @Test func `what was typed between two carets is the shortest change`() {
    var insertions = 0
    let breach = firstBreach(cases: 1_000) { generator in
      let (old, new) = generator.keystroke()
      var typed = Change(judging: old, became: new)
      let shortest = Change(from: old, to: new)
      if typed?.kind == .typing {
        insertions += 1
        typed?.kind = .insertion
      }
      return typed == shortest
        ? nil : "\(old.debug) → \(new.debug): \(typed as Any), not \(shortest as Any)"
    }
    #expect(breach == nil)
    #expect(insertions > 500)
  }

  static let prefilteredRules: [(rule: Rule, refused: [String])] = [
    (.emoji(.forbidden), ["😀", "👨‍👩‍👧‍👦", "❤️"]),
    (.emoji(.forbidden, counting: .any), ["😀"]),
    (.singleLine(), ["\n", "\r"]),
    (.maxLength(8, in: .gb18030), ["王", "x", "é", "☺", "三", "李"]),
    (.maxLength(4, in: .utf16), ["王", "😀", "三", "李"]),
  ]

  @Test(arguments: prefilteredRules.indices)
  func `rules of this library refuse by bytes alone`(index: Int) {
    let (rule, refused) = Self.prefilteredRules[index]
    // Nobody is asked who has no prefilter.
    let asked = Rule("asked") { _ in .reject(Violation(.custom, range: 0..<0)) }
    for typed in refused {
      let old = EditingState("张三李四", caret: 2)
      let new = EditingState("张三\(typed)李四", caret: 2 + typed.utf16.count)
      let unasking = Rule(rule.identifier, judge: asked.judge)
        .prefiltered(by: rule.prefilter, refusing: rule.refusal)
      let decision = Intercepter(rules: [unasking]).intercept(new, after: old)
      #expect(decision == Intercepter(rules: [rule.prefiltered(by: nil)]).judge(new, after: old))
    }
  }

  @Test func `what is plainly a boundary of clusters is one`() {
    #expect(
      firstBreach { generator in
        var text = generator.text(pieces: 6)
        return text.withUTF8 { bytes in
          for offset in 0...bytes.count where !bytes.isInsideScalar(offset) {
            if bytes.quickCheckIsClusterBoundary(offset), !bytes.isClusterBoundary(offset) {
              return "\(String(decoding: bytes, as: UTF8.self).debug) at \(offset)"
            }
          }
          return nil
        }
      } == nil)
  }
}

extension Intercepter {
  /// Whether no rule is asked in full.
  fileprivate func isDecidedByBytes(_ new: EditingState, after old: EditingState) -> Bool {
    guard let change = Change(judging: old, became: new), change.kind != .deletion else {
      return false
    }
    let (index, answer) = rules.firstUndecided(
      Proposal(old, became: new, by: change), from: 0)
    if case .rejects = answer { return true }
    return index == rules.count
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
