import Testing
import TextInputIntercepter

@Suite struct InterceptedFieldTests {
  private final class Log {
    var changes: [String] = []
    var violations: [Violation.Code] = []
  }

  private func field(_ rules: [Rule], _ state: String = "|") -> (InterceptedField, Log) {
    let field = InterceptedField(Intercepter(rules: rules), state: EditingState(notation: state)!)
    let log = Log()
    field.onChange = { log.changes.append($0.description) }
    field.onViolation = { log.violations += $0.map(\.code) }
    return (field, log)
  }

  @Test func `a refused edit calls onViolation, never onChange`() {
    let (field, log) = field([.emoji(.forbidden)], "张三|")
    let decision = field.textDidChange(to: EditingState("张三😀", caret: 4))
    #expect(decision.outcome == .rejected)
    #expect(log.changes == [])
    #expect(log.violations == [.emojiForbidden])
    #expect(field.state.description == "张三|")
  }

  @Test func `an amended edit calls both, an accepted one only onChange`() {
    let (field, log) = field([.maxLength(3, in: .utf16, onViolation: .amend)])
    field.shouldApply(Edit(range: 0..<0, replacement: "ab"))
    #expect(log.changes == ["ab|"])
    field.shouldApply(Edit(range: 2..<2, replacement: "cde"))
    #expect(log.changes == ["ab|", "abc|"])
    #expect(log.violations == [.tooLong])
  }

  @Test func `moving the selection calls nothing and is remembered`() {
    let (field, log) = field([.numbersOnly()], "123|")
    field.selectionDidChange(to: 0..<3)
    field.textDidChange(to: EditingState("a", caret: 1))
    #expect(field.state.description == "‹123›")
    field.selectionDidChange(to: 40..<99)
    #expect(field.state.description == "123|")
    #expect(log.changes == [])
  }

  @Test func `a text set by program is not judged, may shrink and may not grow`() {
    let (field, log) = field([.maxLength(2, in: .utf16)])
    field.setState(EditingState("abcd", caret: 4))
    #expect(field.state.description == "abcd|")
    #expect(field.validity.status == .invalid)
    field.textDidChange(to: EditingState("abcde", caret: 5))
    #expect(field.state.description == "abcd|")
    field.textDidChange(to: EditingState("abc", caret: 3))
    #expect(field.state.description == "abc|")
    #expect(log.changes == ["abc|"])
    #expect(log.violations == [.tooLong])
  }

  @Test func `composing calls nothing, the commit calls onChange once`() {
    let (field, log) = field([.maxLength(4, in: .gb18030)])
    for step in ["[z]|", "[zh]|", "[zhang]|"] {
      field.textDidChange(to: EditingState(notation: step)!)
    }
    #expect(log.changes == [])
    field.textDidChange(to: EditingState("张", caret: 1))
    #expect(log.changes == ["张|"])
  }

  @Test(arguments: [
    ("ab|", ["ab[ㄱ]|", "ab[ㄳ]|", "ab[ㄱ]|", "ab|"]), ("|", ["[x]|", "|"]),
    ("a‹b›c", ["a[x]|c", "a|c"]),
  ])
  func `listeners that heard of a composition hear that it was cancelled`(
    start: String, steps: [String]
  ) {
    let field = InterceptedField(
      Intercepter(rules: [], composition: .immediately), state: EditingState(notation: start)!)
    var heard: [String] = []
    field.onChange = { heard.append($0.description) }
    for step in steps { field.textDidChange(to: EditingState(notation: step)!) }
    #expect(heard == steps)
  }

  @Test func `a veto that the keyboard ignores is one violation, not two`() {
    let (field, log) = field([.emoji(.forbidden), .maxLength(3, in: .utf16, onViolation: .amend)])
    let smile = Edit(range: 0..<0, replacement: "😀")
    for _ in 0..<2 {
      let asked = field.shouldApply(smile)
      #expect(field.textDidChange(to: smile.applied(to: EditingState("", caret: 0))) == asked)
    }
    #expect(log.violations == [.emojiForbidden, .emojiForbidden])
    let paste = Edit(range: 0..<0, replacement: "abcd")
    let asked = field.shouldApply(paste)
    #expect(field.textDidChange(to: EditingState("abcd", caret: 4)) == asked)
    #expect(field.state.description == "abc|")
    #expect(log.changes == ["abc|"])
    #expect(log.violations.count == 3)
    // Anything in between makes it a change of its own.
    field.shouldApply(Edit(range: 3..<3, replacement: "d"))
    field.selectionDidChange(to: 3..<3)
    field.textDidChange(to: EditingState("abcd", caret: 4))
    #expect(log.violations.count == 5)
  }

  @Test func `a callback may use the field`() {
    let (field, _) = field([.maxLength(3, in: .utf16)])
    field.onChange = { [unowned field] state in
      if state.text == "a" { field.textDidChange(to: EditingState("ab", caret: 2)) }
    }
    field.textDidChange(to: EditingState("a", caret: 1))
    #expect(field.state.description == "ab|")
  }
}

/// What a host hears of an edit, and what it can take back.
@Suite struct HostTests {
  private final class Log {
    var entries: [String] = []

    init(_ field: InterceptedField) {
      field.onChange = { [unowned self] in entries.append("change \($0)") }
      field.onViolation = { [unowned self] in entries.append("violation \($0[0].code.rawValue)") }
      field.onDecision = { [unowned self] in entries.append("decision \($0.outcome.rawValue)") }
    }
  }

  @Test func `every judged edit is told, and that all is well again`() {
    let field = InterceptedField(
      Intercepter(rules: [.maxLength(2, in: .graphemes, onViolation: .flag), .singleLine()]))
    let log = Log(field)
    field.textDidChange(to: EditingState("abc", caret: 3))
    field.textDidChange(to: EditingState("ab", caret: 2))
    field.textDidChange(to: EditingState("ab\n", caret: 3))
    #expect(
      log.entries == [
        "change abc|", "violation tooLong", "decision accepted", "change ab|",
        "decision accepted", "violation lineBreak", "decision rejected",
      ])
  }

  @Test func `one keystroke is one call, also where it is told again with another selection`() {
    let field = InterceptedField(Intercepter(rules: [.numbersOnly()]))
    let log = Log(field)
    field.shouldApply(Edit(range: 0..<0, replacement: "a"))
    field.textDidChange(to: EditingState("a"))
    #expect(log.entries == ["violation notADigit", "decision rejected"])
    field.textDidChange(to: EditingState("a", caret: 0))
    #expect(log.entries.count == 4)
  }

  @Test func `an edit that the host did not make is taken back`() {
    let field = InterceptedField(
      Intercepter(rules: [.maxLength(3, in: .graphemes)]), state: EditingState("ab", caret: 1))
    field.shouldApply(Edit(range: 1..<1, replacement: "x"))
    #expect(field.state.description == "ax|b")
    #expect(field.revert())
    #expect(field.state.description == "a|b" && field.baseline.description == "a|b")
    #expect(!field.revert())
    field.shouldApply(Edit(range: 1..<1, replacement: "x"))
    field.textDidChange(to: EditingState("axb", caret: 2))
    #expect(!field.revert())
    field.shouldApply(Edit(range: 0..<0, replacement: "refused"))
    #expect(!field.revert())
    for event in [
      { $0.selectionDidChange(to: 0..<0) }, { $0.setState(EditingState("ab", caret: 2)) },
    ] as [(InterceptedField) -> Void] {
      field.setState(EditingState("ab", caret: 1))
      field.shouldApply(Edit(range: 1..<1, replacement: "x"))
      event(field)
      #expect(!field.revert())
    }
  }

  @Test func `a counter has its length, limit and unit from the field`() {
    let field = InterceptedField(
      Intercepter(rules: [
        .maxLength(10, in: .gb18030(edition: .v2005)), .numbersOnly(),
        .maxLength(2, in: .graphemes, onViolation: .warn),
      ]), state: EditingState("张三李", caret: 3))
    #expect(field.lengthCounts.map(\.length) == [6, 3])
    #expect(field.lengthCounts.map(\.limit) == [10, 2])
    #expect(field.lengthCounts.map(\.unit) == ["gb18030-2005", "graphemes"])
    #expect(field.lengthCounts.map(\.isExceeded) == [false, true])
    #expect(field.lengthCounts.map(\.remaining) == [4, 0])
  }
}
