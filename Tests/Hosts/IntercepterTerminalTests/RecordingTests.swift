import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing
import TextFieldSimulator
import TextInputIntercepter

struct RecordingTests {
  @Test func `a recording is a script that says what was done`() throws {
    var terminal = try Terminal(.emoji(.forbidden), .maxLength(10, in: .gb18030))
    terminal.type("张")
    terminal.command("smart on")
    terminal.command("record s.keys")
    terminal.type("三")
    terminal.paste("😀")
    terminal.press(.left, times: 2)
    terminal.press(.shiftRight, .backspace, .controlZ, .end)
    terminal.command("compose li")
    terminal.command("commit 李")
    terminal.press(.controlW)
    terminal.command("stop")
    #expect(
      terminal.files["s.keys"] == """
        Set Rule emoji forbidden
        Set Rule maxLength 10 gb18030
        Set SmartPunctuation on
        Set Text "张"

        Type "三"
        Paste "😀"
        Left 2
        Press Shift+Right
        Backspace
        Undo
        End
        Compose "li"
        Commit "李"
        Press Ctrl+Backspace
        Expect "|"

        """)
  }

  @Test func `whatever was done, a recording leads to the same state`() {
    let broken = firstBreach(cases: 80) { generator in
      do { return try breach(in: &generator) } catch { return "\(error)" }
    }
    #expect(broken == nil)
  }

  private func breach(in generator: inout SeededGenerator) throws -> String? {
    var specification = FieldSpecification(rules: generator.rules())
    specification.composition = generator.pick(CompositionPolicy.allCases)
    specification.ellipsis = generator.pick(EllipsisPolicy.allCases)
    var terminal = try Terminal(fields: [("", specification)])
    for flag in SimulatedTextField.KeyboardFeature.allCases where generator.chance(15) {
      terminal.command("set \(flag.rawValue) on")
    }
    terminal.command("Mode \(generator.pick(["delegate", "notification"]))")
    for _ in 0..<Int.random(in: 0...6, using: &generator) { generator.act(on: &terminal) }
    terminal.command("record s.keys")
    for _ in 0..<Int.random(in: 0...30, using: &generator) { generator.act(on: &terminal) }
    let state = terminal.repl.state
    terminal.command("stop")

    guard let text = terminal.files["s.keys"] else { return "nothing was written" }
    let transcript = try KeystrokeScript(text).run()
    if let failure = transcript.failures.first { return "\(failure)\n\(text)" }
    guard let last = transcript.steps.last?.state, last == state else {
      return "\(state) is \(transcript.steps.last.map { "\($0.state)" } ?? "nothing") in\n\(text)"
    }
    return nil
  }

  @Test func `a file that is there stays, unless it is said to go`() throws {
    var terminal = try Terminal(files: ["s.keys": "mine"])
    terminal.command("record s.keys")
    #expect(terminal.row(5) == " :record → s.keys already exists")
    #expect(terminal.files["s.keys"] == "mine")
    terminal.command("record! s.keys")
    #expect(terminal.files["s.keys"] == "\nExpect \"|\"\n")
  }

  @Test func `rules stay as they are while they are recorded`() throws {
    var terminal = try Terminal()
    terminal.command("record s.keys")
    terminal.command("set maxLength 3")
    #expect(terminal.row(5).contains("stop the recording first"))
    terminal.type("abcd")
    #expect(terminal.repl.finish().isEmpty)
    #expect(terminal.files["s.keys"] == "\nType \"abcd\"\nExpect \"abcd|\"\n")
  }

  @Test func `a replay leaves the field of the script`() throws {
    let script = "Set Rule maxLength 3 graphemes\nType \"abcd\"\nExpect \"abc|\"\nExpect \"|\"\n"
    var terminal = try Terminal(files: ["s.keys": script])
    terminal.command("replay s.keys")
    #expect(terminal.state == "abc|")
    #expect(terminal.row(5).hasSuffix("1 of 4 commands failed"))
    #expect(terminal.row(0).hasSuffix("≤ 3 characters"))
    terminal.type("d")
    #expect(
      terminal.row(5) == " Type \"d\" → rejected: At most 3 characters are allowed here, not 4.")
  }
}

extension SeededGenerator {
  /// A few rules.
  mutating func rules() -> [RuleSpecification] {
    var rules: [RuleSpecification] = []
    let policy = pick(ViolationPolicy.allCases)
    if chance(30) { rules.append(.emoji(pick([.forbidden, .only]), onViolation: policy)) }
    if chance(10) { rules.append(.numbersOnly(pick(DigitPolicy.allCases), onViolation: policy)) }
    if chance(15) { rules.append(.forbiddenCharacters("a张\"'`", onViolation: policy)) }
    if chance(20) { rules.append(.singleLine(replacement: pick([" ", ""]), onViolation: policy)) }
    if chance(60) {
      rules.append(
        .maxLength(
          Int.random(in: 0...12, using: &self), in: pick(LengthUnit.Name.allCases),
          onViolation: policy))
    }
    return rules
  }

  /// Presses a key, types, pastes or composes something.
  mutating func act(on terminal: inout Terminal) {
    let keys: [Keys] = [
      .left, .right, .shiftLeft, .shiftRight, .controlLeft, .controlRight, .home, .end, .shiftHome,
      .delete, .backspace, .backspace, .tab, .controlA, .controlE, .controlK, .controlU, .controlV,
      .controlW, .controlX, .controlY, .controlZ, .controlZ, .altA, .altC, .up, .down,
    ]
    switch Int.random(in: 0..<100, using: &self) {
    case ..<35: terminal.type(text(pieces: 3).withoutControls)
    case ..<45: terminal.paste(text(pieces: 5).replacing("\u{1B}", with: ""))
    case ..<80: terminal.press(pick(keys))
    case ..<88: terminal.command("compose \(text(pieces: 3))")
    case ..<92: terminal.command("commit \(text(pieces: 3))")
    case ..<94: terminal.command(pick(["commit", "cancel", "clear", "Mode notification"]))
    case ..<96: terminal.command("text \(text(pieces: 4))")
    case ..<98: terminal.command("Substitute \"\(pick(["a", "张", "b"]))\" \"c…\"")
    default: terminal.command("Autofill \"abc张\"")
    }
  }
}

extension String {
  /// The text without what terminals send for keys.
  fileprivate var withoutControls: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}
