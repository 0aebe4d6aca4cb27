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
      return EngineLaws.oneEngine(engine, edit, in: state)
    }
    #expect(breach == nil)
  }

  @Test func `a host's range need not be minimal`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let state = EditingState(random.text(), caret: 0)
      let edit = Edit(range: random.range(in: state.text), replacement: random.text(pieces: 3))
      return EngineLaws.anyRange(engine, edit, in: state)
    }
    #expect(breach == nil)
  }

  @Test func `what is typed at a caret is judged as where no caret is known`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let text = random.text()
      let caret = random.pick(text.clusterOffsets)
      let edit = Edit(range: caret..<caret, replacement: random.text(pieces: 2))
      return EngineLaws.isJudgedInFull(engine, edit, in: EditingState(text, caret: caret))
    }
    #expect(breach == nil)
  }

  @Test func `a deletion is always let in`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let text = random.text()
      let (old, new) = (random.state(text), random.state(random.text(deletingFrom: text)))
      return EngineLaws.deletionIsLetIn(engine, from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `a rejection leaves the field as it was`() {
    var rejections = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor(wild: true, marked: true)
      let baseline = random.chance(50) ? random.state(random.text()) : nil
      if engine.intercept(new, after: old, baseline: baseline).outcome == .rejected {
        rejections += 1
      }
      return EngineLaws.rejectionRestores(engine, from: old, to: new, baseline: baseline)
    }
    #expect(breach == nil)
    #expect(rejections > 100)
  }

  @Test func `the text that results does not depend on the new selection`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor()
      let other = random.range(in: new.text, wild: true)
      return EngineLaws.textIgnoresSelection(engine, from: old, to: new, or: other)
    }
    #expect(breach == nil)
  }

  @Test func `judging a result again changes nothing`() {
    var amendments = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor()
      if engine.intercept(new, after: old).outcome == .amended { amendments += 1 }
      return EngineLaws.isIdempotent(engine, from: old, to: new)
    }
    #expect(breach == nil)
    #expect(amendments > 20)
  }

  @Test func `what is left of a paste stands where it was pasted, with the caret behind it`() {
    var amendments = 0
    let breach = firstBreach(cases: 2_000) { random in
      // These two write the text around it anew.
      let rules = (0..<2).map { _ in random.rule(onViolation: .amend) }
        .filter { !["decimal", "oneOf"].contains($0.identifier) }
      let engine = Intercepter(rules: rules, ellipsis: .accept)
      let text = random.text()
      let places = [random.pick(text.clusterOffsets), random.pick(text.clusterOffsets)]
      let state = EditingState(text, selection: places.min()!..<places.max()!)
      let edit = Edit(range: places.min()!..<places.max()!, replacement: random.text(pieces: 4))
      if engine.intercept(edit, in: state).outcome == .amended { amendments += 1 }
      return EngineLaws.keepsSurroundings(engine, edit, in: state)
    }
    #expect(breach == nil)
    #expect(amendments > 150)
  }

  @Test func `judging a result again reports the same violations`() {
    var reports = 0
    let breach = firstBreach(cases: 2_000) { random in
      let soft = random.softRule()
      let amending = (0..<3).map { _ in random.rule(onViolation: .amend) }
      let rules = [soft] + amending.filter { $0.identifier != soft.identifier }
      let engine = Intercepter(rules: rules.shuffled(using: &random), ellipsis: .accept)
      let (old, new) = random.stateAndSuccessor()
      let decision = engine.intercept(new, after: old)
      let isReported = decision.violations.contains { $0.rule == soft.identifier }
      if decision.outcome == .amended, isReported { reports += 1 }
      return EngineLaws.reportsAgain(engine, soft.identifier, from: old, to: new)
    }
    #expect(breach == nil)
    #expect(reports > 30)
  }

  @Test func `sanitizing a sanitized text changes nothing, and what is changed conforms`() {
    let breach = firstBreach { random in
      EngineLaws.sanitizesOnce(random.intercepter(), random.text())
    }
    #expect(breach == nil)
  }

  @Test func `every offset that comes back lies on a cluster boundary, whatever came in`() {
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor(wild: true, marked: true)
      let decision =
        random.chance(50)
        ? engine.intercept(new, after: old)
        : engine.intercept(
          Edit(range: random.range(in: old.text, wild: true), replacement: new.text), in: old)
      return EngineLaws.liesOnBoundaries(decision).map { "\(old.debug) → \(new.debug): \($0)" }
    }
    #expect(breach == nil)
  }

  @Test func `a text that is too long may shrink and change, and may not grow`() {
    let breach = firstBreach { random in
      let unit = random.unit()
      let limit = Int.random(in: 0...4, using: &random)
      let policy: ViolationPolicy = random.pick([.reject, .amend])
      let (old, new) = random.stateAndSuccessor()
      return EngineLaws.neverGrows(unit, limit: limit, policy, from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `a violation of a character rule records the first clusters of its range`() {
    var recorded = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = Intercepter(rules: [random.characterRule()], ellipsis: .accept)
      let state = EditingState(random.text(), caret: 0)
      // The characters of a value are named without those that show nothing.
      let inserted = engine.cleaned(random.text(pieces: 6))
      let edit = Edit(range: random.range(in: state.text), replacement: inserted)
      recorded += engine.intercept(edit, in: state).violations.count { !$0.characters.isEmpty }
      return EngineLaws.namesCharacters(engine, edit, in: state)
    }
    #expect(breach == nil)
    #expect(recorded > 300)
  }

  @Test func `no rejected edit has removed characters`() {
    let breach = firstBreach { random in
      let engine = random.intercepter()
      let (old, new) = random.stateAndSuccessor(wild: true, marked: true)
      let decision = engine.intercept(new, after: old)
      let removes = decision.violations.contains { $0.variant == .removed }
      return removes && decision.outcome != .amended
        ? "\(old.debug) → \(new.debug): \(decision)" : nil
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
