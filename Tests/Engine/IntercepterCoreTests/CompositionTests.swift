import TestSupport
import Testing
import TextInputIntercepter

@Suite struct CompositionTests {
  static let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(6, in: .gb18030)])

  @Test func `pinyin is not counted before it is committed`() {
    let field = InterceptedField(Self.nickname, state: EditingState("张三", caret: 2))
    #expect(field.compose("张三[l]|").outcome == .composing)
    #expect(field.compose("张三[lisi]|").outcome == .composing)
    #expect(field.state.description == "张三[lisi]|")
    #expect(field.compose("张三李|").outcome == .accepted)
    #expect(field.state.description == "张三李|")
  }

  @Test func `a refused commit brings the state before the composition back`() {
    let field = InterceptedField(Self.nickname, state: EditingState("张三", selection: 1..<2))
    field.compose("张[l]|")
    field.compose("张[li si]|")
    let decision = field.compose("张李四王|")
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.code) == [.tooLong])
    #expect(field.state.description == "张‹三›")
  }

  @Test func `a cancelled composition leaves the rest`() {
    let field = InterceptedField(Self.nickname, state: EditingState("张三", caret: 2))
    field.compose("张三[li]|")
    #expect(field.compose("张三|").outcome == .accepted)
    #expect(field.state.description == "张三|")
  }

  @Test func `the nine-key pinyin keyboard's placeholders are no emoji`() {
    for policy in CompositionPolicy.allCases where policy != .off {
      let engine = Intercepter(rules: [.emoji(.forbidden, counting: .any)], composition: policy)
      let composing = engine.intercept(state("[➋➌]|"), after: state("|"))
      #expect(composing.outcome == (policy == .immediately ? .accepted : .composing))
      let committed = engine.intercept(state("你|"), after: state("[➋➌]|"))
      #expect(committed.outcome == .accepted)
      let emoji = engine.intercept(state("😀|"), after: state("[➋➌]|"))
      #expect(emoji.outcome == .rejected)
      // The commit replaces the marked text, so nothing of it stays.
      #expect(emoji.state == state("|"))
    }
  }

  @Test(arguments: ["😀", "❤️", "🇩🇪", "👨‍👩‍👧", "1️⃣"])
  func `an emoji is marked text as well until it is committed`(emoji: String) {
    let engine = Intercepter(rules: [.emoji(.forbidden)], composition: .immediately)
    #expect(engine.intercept(state("a[\(emoji)]|b"), after: state("a|b")).outcome == .accepted)
    let committed = engine.intercept(state("a\(emoji)|b"), after: state("a[\(emoji)]|b"))
    #expect(committed.outcome == .rejected)
    #expect(committed.state == state("a|b"))
  }

  @Test func `a keyboard that composes all the time is held to the limit at every step`() {
    let engine = Intercepter(rules: [.maxLength(3, in: .graphemes)], composition: .immediately)
    let field = InterceptedField(engine)
    for text in ["[h]|", "[he]|", "[hel]|"] { #expect(field.compose(text).outcome == .accepted) }
    #expect(field.compose("[hell]|").outcome == .rejected)
    #expect(field.state.description == "[hel]|")
    #expect(field.compose("hel|").outcome == .accepted)
  }

  @Test func `a digits-only field refuses letters while they are composed`() {
    let field = InterceptedField(Intercepter(rules: [.numbersOnly()]))
    #expect(field.compose("[n]|").outcome == .rejected)
    #expect(field.state.description == "|")
  }

  @Test func `digits of a Japanese input method stay as they are until they are committed`() {
    for rule in [
      Rule.numbersOnly(), .numbersOnly(onViolation: .amend), .decimal(places: 2, locale: "ja"),
    ] {
      let field = InterceptedField(Intercepter(rules: [rule]))
      for text in ["[１]|", "[１２]|", "[１２３]|"] {
        #expect(field.compose(text).outcome == .composing)
        #expect(field.state.description == text)
      }
      #expect(field.compose("１２３|").outcome == .amended)
      #expect(field.state.description == "123|")
    }
  }

  @Test func `switched off, marked text is ordinary text`() {
    let engine = Intercepter(
      rules: [.emoji(.forbidden), .maxLength(3, in: .utf16)], composition: .off)
    #expect(engine.intercept(state("[abcd]|"), after: state("|")).outcome == .rejected)
    #expect(engine.intercept(state("[😀]|"), after: state("|")).outcome == .rejected)
    let accepted = engine.intercept(state("[abc]|"), after: state("|"))
    #expect(accepted.outcome == .accepted)
    #expect(accepted.state == state("[abc]|"))
  }

  @Test func `without a baseline, it is the previous text less its marked text`() {
    let decision = Self.nickname.intercept(state("张三李四|"), after: state("张三[lisi]|"))
    #expect(decision.outcome == .rejected)
    #expect(decision.state == state("张三|"))
    let baseline = Self.nickname.intercept(
      state("张三李四|"), after: state("张[lisi]|"), baseline: state("张‹三›"))
    #expect(baseline.state == state("张‹三›"))
  }

  @Test func `an empty marked range is none`() {
    let empty = EditingState("张三李四", caret: 4, markedRange: 4..<4)
    #expect(Self.nickname.intercept(empty, after: state("张三|")).outcome == .rejected)
    let outside = EditingState("张三李四", caret: 4, markedRange: 10..<12)
    #expect(Self.nickname.intercept(outside, after: state("张三|")).outcome == .rejected)
  }

  @Test func `a text set during a composition ends it, with everything that was admitted`() {
    let field = InterceptedField(Intercepter(rules: [.maxLength(2, in: .graphemes)]))
    field.compose("[ab]|")
    field.setState(EditingState("", caret: 0))
    // The rules do not accept this marked text, so nothing of a commit is kept.
    field.compose("[abc]|")
    #expect(field.compose("abcd|").outcome == .rejected)
    #expect(field.state.description == "|")
  }

  @Test func `a report of the same selection leaves a deletion part of the composition`() {
    let field = InterceptedField(
      Intercepter(rules: [.maxLength(2, in: .graphemes)]), state: state("‹ab›"))
    field.handle(.pressed(HostPress()))
    field.shouldApply(Edit(range: 0..<2, replacement: ""))
    field.selectionDidChange(to: 0..<0)
    #expect(field.shouldApply(Edit(range: 0..<0, replacement: "abc")).outcome == .rejected)
    #expect(field.state.description == "‹ab›")
  }

  private func state(_ notation: String) -> EditingState { EditingState(notation: notation)! }
}

extension InterceptedField {
  @discardableResult
  fileprivate func compose(_ notation: String) -> Decision {
    textDidChange(to: EditingState(notation: notation)!)
  }
}
