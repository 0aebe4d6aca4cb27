import TestSupport
import Testing
import TextInputIntercepter

/// The laws of formats, and those of the engine over formats, for any rules and policies.
@Suite struct FormatLawsTests {
  @Test func `what is shown is read as what it was`() {
    let breach = firstBreach { random in
      FormatLaws.readsWhatItShows(random.format(), random.unformattedText(pieces: 20))
    }
    #expect(breach == nil)
  }

  @Test func `what the engine returns is as the format shows it`() {
    var shown = 0
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let old = random.state(engine.formattedText(of: random.unformattedText()), wild: true)
      let new = random.state(random.successor(of: old.text), wild: true)
      if engine.intercept(new, after: old).outcome == .amended { shown += 1 }
      return FormatLaws.showsWhatItReturns(engine, from: old, to: new)
    }
    #expect(breach == nil)
    #expect(shown > 100)
  }

  @Test func `delegate mode and notification mode give the same decision`() {
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let state = random.state(engine.formattedText(of: random.unformattedText()), wild: true)
      let edit = Edit(
        range: random.range(in: state.text, wild: true),
        replacement: random.unformattedText(pieces: 3))
      return EngineLaws.oneEngine(engine, edit, in: state)
    }
    #expect(breach == nil)
  }

  @Test func `what a keystroke became is told as its difference`() {
    var amended = 0
    let breach = firstBreach(cases: 500) { random in
      let engine = random.formattedIntercepter()
      // Few different characters, so that there is more than one place where they may have gone in.
      let raw = String(
        (0..<Int.random(in: 0...18, using: &random)).map { _ in random.pick(["1", "2"]) })
      let text = engine.formattedText(of: raw)
      let caret = Int.random(in: 0...text.utf16.count, using: &random)
      let state = EditingState(text, caret: caret).normalized()
      let decision = engine.intercept(
        Edit(range: state.selection ?? 0..<0, replacement: random.pick(["1", "2"])), in: state)
      guard decision.outcome == .amended else { return nil }
      amended += 1
      return decision.edit == TextDiff.edit(to: decision.state, after: state)
        ? nil : "\(state): \(decision), not \(String(describing: decision.edit))"
    }
    #expect(breach == nil)
    #expect(amended > 75)
  }

  @Test func `typing a character and deleting it gives back text and caret`() {
    var typed = 0
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let raw = random.unformattedText()
      // A caret that the engine itself has set.
      let start = engine.intercept(
        Edit(range: 0..<0, replacement: raw), in: EditingState("", caret: 0))
      guard start.outcome != .rejected else { return nil }
      let character = random.pick(Array("0159ab"))
      let first = engine.intercept(
        Edit(range: start.state.selection ?? 0..<0, replacement: String(character)),
        in: start.state)
      if first.outcome != .rejected { typed += 1 }
      return FormatLaws.typingIsUndone(engine, character, in: start.state)
    }
    #expect(breach == nil)
    #expect(typed > 150)
  }

  @Test func `deleting is let in and only removes`() {
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let text = engine.formattedText(of: random.unformattedText())
      let state = random.state(text, wild: true)
      // No host removes the end of a text of which all is selected; pasted over it, that is another text.
      let range =
        state.normalized().selection == 0..<text.utf16.count
        ? 0..<text.utf16.count : random.range(in: text, wild: true)
      return FormatLaws.deletionOnlyRemoves(engine, from: state, removing: range)
    }
    #expect(breach == nil)
  }

  @Test func `a rejection leaves the field as it was`() {
    var rejections = 0
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let old = random.state(
        engine.formattedText(of: random.unformattedText()), wild: true, marked: true)
      let new = random.state(random.successor(of: old.text), wild: true, marked: true)
      let decision = engine.intercept(new, after: old)
      guard decision.outcome == .rejected else { return nil }
      rejections += 1
      if old.normalized().hasMarkedText { return decision.violations.isEmpty ? "\(decision)" : nil }
      return EngineLaws.rejectionRestores(engine, from: old, to: new, baseline: nil)
    }
    #expect(breach == nil)
    #expect(rejections > 150)
  }

  @Test func `judging a result again changes nothing`() {
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let old = random.state(engine.formattedText(of: random.unformattedText()))
      let new = random.state(random.successor(of: old.text))
      let decision = engine.intercept(new, after: old)
      let again = engine.intercept(decision.state, after: decision.state)
      return again.outcome == .accepted && again.state == decision.state
        ? nil : "\(old.debug) → \(new.debug): \(decision) then \(again)"
    }
    #expect(breach == nil)
  }

  @Test func `every offset lies on a cluster boundary, and every range in the text`() {
    let breach = firstBreach { random in
      let engine = random.formattedIntercepter()
      let old = random.state(
        engine.formattedText(of: random.unformattedText()), wild: true, marked: true)
      let new = random.state(random.successor(of: old.text), wild: true, marked: true)
      let decision = engine.intercept(new, after: old)
      if let breach = EngineLaws.liesOnBoundaries(decision) {
        return "\(old.debug) → \(new.debug): \(breach)"
      }
      let longest = max(new.text.utf16.count, decision.state.text.utf16.count)
      let isInside = decision.violations.allSatisfy { $0.range.upperBound <= longest }
      return isInside ? nil : "\(old.debug) → \(new.debug): \(decision)"
    }
    #expect(breach == nil)
  }

  @Test func `sanitizing a sanitized text changes nothing`() {
    let breach = firstBreach { random in
      EngineLaws.sanitizesOnce(random.formattedIntercepter(), random.unformattedText())
    }
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  /// A text that another one may become: by a few characters put in or taken out.
  fileprivate mutating func successor(of text: String) -> String {
    if chance(30) { return self.text(near: text) }
    var characters = Array(text)
    let lower = Int.random(in: 0...characters.count, using: &self)
    let upper = min(
      characters.count, lower + (chance(50) ? 0 : Int.random(in: 0...3, using: &self)))
    characters.replaceSubrange(lower..<upper, with: chance(25) ? "" : unformattedText(pieces: 3))
    return String(characters)
  }
}
