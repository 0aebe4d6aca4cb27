import TestSupport
import Testing
import TextInputIntercepter

/// Laws 4 to 10 and 12 of the engine, for any rules, texts and offsets.
@Suite struct EngineLawsTests {
  @Test func `delegate mode and notification mode give the same decision`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let state = random.state(random.text(), wild: true)
      let edit = Edit(
        range: random.range(in: state.text, wild: true), replacement: random.text(pieces: 3))
      let asked = engine.intercept(edit, in: state)
      let told = engine.intercept(edit.applied(to: state), after: state)
      return asked == told ? nil : "\(state.debug) \(edit): \(asked) or \(told)"
    }
    #expect(breach == nil)
  }

  @Test func `a host's range need not be minimal`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let state = EditingState(random.text(), caret: 0)
      let edit = Edit(range: random.range(in: state.text), replacement: random.text(pieces: 3))
      let whole = Edit(range: 0..<state.text.utf16.count, replacement: edit.applied(to: state.text))
      var target = edit.applied(to: state)
      target.selection = whole.applied(to: state).selection
      let minimal = engine.intercept(target, after: state)
      let wide = engine.intercept(whole, in: state)
      return minimal == wide ? nil : "\(state.debug) \(edit): \(minimal) or \(wide)"
    }
    #expect(breach == nil)
  }

  @Test func `a deletion is always let in`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      var scalars = random.text().scalars
      let old = random.state(String(scalars))
      let lower = Int.random(in: 0...scalars.count, using: &random)
      scalars.removeSubrange(lower..<Int.random(in: lower...scalars.count, using: &random))
      let new = random.state(String(scalars))
      let decision = engine.intercept(new, after: old)
      let isLetIn = decision.outcome == .accepted && decision.state.text.scalars == new.text.scalars
      return isLetIn ? nil : "\(old.debug) → \(new.debug): \(decision)"
    }
    #expect(breach == nil)
  }

  @Test func `a rejection leaves the field as it was`() {
    var rejections = 0
    let breach = firstBreach(cases: 20_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor(wild: true, marked: true)
      let baseline = random.chance(50) ? random.state(random.text()) : nil
      let decision = engine.intercept(new, after: old, baseline: baseline)
      guard decision.outcome == .rejected else { return nil }
      rejections += 1
      let before = old.normalized()
      let isCommit =
        engine.composition != .off && before.hasMarkedText && !new.normalized().hasMarkedText
      let expected = isCommit ? (baseline ?? before.withoutMarkedText).normalized() : before
      let isRestored = decision.state == expected && !decision.violations.isEmpty
      return isRestored ? nil : "\(old.debug) → \(new.debug): \(decision)"
    }
    #expect(breach == nil)
    #expect(rejections > 1_000)
  }

  @Test func `the text that results does not depend on the new selection`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor()
      var other = new
      other.selection = random.range(in: new.text, wild: true)
      // The caret decides which of several equally short edits it was; only then it may matter.
      guard TextDiff.edit(from: old, to: new) == TextDiff.edit(from: old, to: other) else {
        return nil
      }
      let first = engine.intercept(new, after: old)
      let second = engine.intercept(other, after: old)
      let isSame =
        first.state.text.scalars == second.state.text.scalars && first.outcome == second.outcome
      return isSame ? nil : "\(old.debug) → \(new.debug) or \(other.debug): \(first), \(second)"
    }
    #expect(breach == nil)
  }

  @Test func `judging a result again changes nothing`() {
    var amendments = 0
    let breach = firstBreach(cases: 20_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor()
      let decision = engine.intercept(new, after: old)
      if decision.outcome == .amended { amendments += 1 }
      let again = engine.intercept(decision.state, after: decision.state)
      // With the ellipsis policy set aside: `.` replaced by `…` by an amendment is not smart punctuation.
      let plain = Intercepter(
        rules: engine.rules, composition: engine.composition, ellipsis: .accept)
      let repeated = plain.intercept(decision.state, after: old)
      let isStable =
        again.outcome == .accepted && again.state == decision.state
        && repeated.outcome == .accepted && repeated.state == decision.state
      return isStable
        ? nil : "\(old.debug) → \(new.debug): \(decision) then \(again) and \(repeated)"
    }
    #expect(breach == nil)
    #expect(amendments > 500)
  }

  @Test func `sanitizing a sanitized text changes nothing, and what is sanitized is not invalid`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let text = random.text()
      let once = engine.sanitize(text)
      let twice = engine.sanitize(once)
      guard once.scalars == twice.scalars else {
        return "\(text.debug): \(once.debug), \(twice.debug)"
      }
      return engine.validate(once).status == .invalid
        ? "\(text.debug): \(once.debug) is \(engine.validate(once))" : nil
    }
    #expect(breach == nil)
  }

  @Test func `every offset that comes back lies on a cluster boundary, whatever came in`() {
    let breach = firstBreach(cases: 20_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor(wild: true, marked: true)
      let decision =
        random.chance(50)
        ? engine.intercept(new, after: old)
        : engine.intercept(
          Edit(range: random.range(in: old.text, wild: true), replacement: new.text), in: old)
      let bounds = decision.state.text.clusterOffsets
      let ranges = [decision.state.selection, decision.state.markedRange].compactMap { $0 }
      let isInside = ranges.allSatisfy {
        bounds.contains($0.lowerBound) && bounds.contains($0.upperBound)
      }
      return isInside ? nil : "\(old.debug) → \(new.debug): \(decision)"
    }
    #expect(breach == nil)
  }

  @Test func `a text that is too long may shrink and change, and may not grow`() {
    let breach = firstBreach { random in
      let unit = random.unit()
      let limit = Int.random(in: 0...4, using: &random)
      let policy: ViolationPolicy = random.pick([.reject, .amend])
      let engine = Intercepter(
        rules: [.maxLength(limit, in: unit, onViolation: policy)], ellipsis: .accept)
      let (old, new) = random.stateAndSuccessor()
      if old.text.becomesByDeletion(new.text) { return nil }
      let before = unit.length(of: old.text)
      let decision = engine.intercept(new, after: old)
      let after = unit.length(of: decision.state.text)
      if after > max(limit, before) { return "\(old.debug) → \(new.debug): \(after) in \(unit)" }
      let fits = unit.length(of: new.text) <= max(limit, before)
      let isAsExpected = fits ? decision.outcome == .accepted : decision.outcome != .accepted
      return isAsExpected
        ? nil : "\(old.debug) → \(new.debug): \(decision) in \(unit) at most \(limit)"
    }
    #expect(breach == nil)
  }

  @Test func `rules run in order, see the same previous state, and a rejection ends the chain`() {
    let first = Rule("first") { proposal in
      guard proposal.insertedText.contains("b") else { return .accept }
      return proposal.rewritingInsertion { $0 == "b" ? "c" : String($0) }
        .map { .amend($0, [proposal.violation(.custom)]) } ?? .accept
    }
    let second = Rule("second") { proposal in
      proposal.previous.text == "a" && proposal.state.text == "ac"
        ? .accept : .reject(proposal.violation(.custom))
    }
    let third = Rule("third") { proposal in
      proposal.state.text.contains("c") ? .reject(proposal.violation(.custom)) : .accept
    }
    let fourth = Rule("fourth") { .reject($0.violation(.custom)) }
    let old = EditingState("a", caret: 1)
    let new = EditingState("ab", caret: 2)
    let accepted = Intercepter(rules: [first, second]).intercept(new, after: old)
    #expect(accepted.outcome == .amended)
    #expect(accepted.state == EditingState("ac", caret: 2))
    #expect(accepted.violations.map(\.rule) == ["first"])
    let rejected = Intercepter(rules: [first, second, third, fourth]).intercept(new, after: old)
    #expect(rejected.outcome == .rejected)
    #expect(rejected.violations.map(\.rule) == ["third"])
  }
}
