import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct HostModeTests {
  @Test(arguments: SimulatedTextField.HostMode.allCases)
  func `the field's callbacks hear of every change`(mode: SimulatedTextField.HostMode) {
    let field = SimulatedTextField(
      Intercepter(rules: [.emoji(.forbidden), .maxLength(3, in: .utf16, onViolation: .amend)]),
      mode: mode)
    let log = Log(field)
    field.type("ab😀")
    field.paste("cde")
    field.move(.left)
    field.undo()
    #expect(log.lines == ["a|", "ab|", "emojiForbidden", "abc|", "tooLong"])
    #expect(field.state.description == "ab|")
  }

  @Test(arguments: SimulatedTextField.HostMode.allCases)
  func `a veto that is ignored is reported once, and undone`(mode: SimulatedTextField.HostMode) {
    let field = SimulatedTextField(
      Intercepter(rules: [.emoji(.forbidden), .maxLength(3, in: .utf16, onViolation: .amend)]),
      mode: mode, keyboard: [.ignoresVeto])
    let log = Log(field)
    field.type("a😀")
    field.type("😀")
    field.paste("bcd")
    field.type("e")
    #expect(
      log.lines == ["a|", "emojiForbidden", "emojiForbidden", "abc|", "tooLong", "tooLong"])
    #expect(field.state.description == "abc|")
  }

  @Test func `the field is that of the app`() {
    let intercepted = InterceptedField(Intercepter(rules: []), state: EditingState("abc"))
    let field = SimulatedTextField(attachedTo: intercepted)
    #expect(field.state.description == "abc|")
    intercepted.setState(EditingState("xy", selection: 0..<2))
    field.type("z")
    #expect(intercepted.state.description == "z|")
  }

  @Test func `modes and keyboards can be changed while somebody types`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    field.keyboard.insert(.composesHangul)
    field.type("ㅎㅏ")
    field.mode = .notification
    field.type("ㄴ")
    #expect(field.state.description == "[한]|")
    field.keyboard.remove(.composesHangul)
    field.type("ㄴ")
    #expect(field.state.description == "한ㄴ|")
  }

  private final class Log {
    var lines: [String] = []

    init(_ field: SimulatedTextField) {
      field.field.onChange = { [unowned self] in lines.append($0.description) }
      field.field.onViolation = { [unowned self] in lines += $0.map(\.code.rawValue) }
    }
  }
}
