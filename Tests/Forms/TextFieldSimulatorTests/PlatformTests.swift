import Testing
import TextFieldSimulator
import TextInputIntercepter

/// What the field of iOS does otherwise.
@Suite struct PlatformTests {
  static let syllables: [FieldCase] = [
    FieldCase("|", "ㅎ|") { $0.type("ㅎ") },
    FieldCase("|", "하|") { $0.type("ㅎㅏ") },
    FieldCase("|", "한|") { $0.type("한") },
    FieldCase("|", "하나|") { $0.type("ㅎㅏㄴㅏ") },
    FieldCase("가|나", "가닭|나") { $0.type("ㄷㅏㄹㄱ") },
    FieldCase("가|나", "가달가|나") { $0.type("ㄷㅏㄹㄱㅏ") },
    FieldCase("‹가›나", "하|나") { $0.type("ㅎㅏ") },
    FieldCase("|", "하 |") { $0.type("ㅎㅏ ") },
    // Backspace takes a letter of the syllable at the caret, and else the whole.
    FieldCase("|", "하|", { $0.type("한") }, { $0.backspace() }),
    FieldCase("|", "|", { $0.type("ㅎ") }, { $0.backspace() }),
    FieldCase("|", "한|", { $0.type("한국") }, { $0.backspace(3) }),
    FieldCase("한|", "|") { $0.backspace() },
    // Whoever moves the caret, or changes the text, ends the syllable.
    FieldCase("|", "한ㅏ|", { $0.type("한") }, { $0.select(1..<1) }, { $0.type("ㅏ") }),
    FieldCase("|", "|", { $0.type("한") }, { $0.select(1..<1) }, { $0.backspace() }),
    FieldCase("|", "간ㅏ|", { $0.type("한") }, { $0.setText("간") }, { $0.type("ㅏ") }),
    FieldCase("|", "한aㄱ|") { $0.type("한aㄱ") },
    // A refused key leaves the syllable as it was.
    FieldCase("가나다|", "가나다앉|", { $0.type("앉ㅏ") }, { $0.backspace() }, { $0.type("ㅈ") }),
  ]

  @Test(arguments: syllables) func `Korean is not marked`(row: FieldCase) {
    #expect(
      row.failure(
        [.maxLength(4, in: .graphemes)], keyboard: [.composesHangul], platform: .iOS) == nil)
  }

  @Test(arguments: SimulatedTextField.HostMode.allCases)
  func `each key is one decision`(mode: SimulatedTextField.HostMode) {
    let field = SimulatedTextField(
      Intercepter(rules: []), mode: mode, keyboard: [.composesHangul])
    field.platform = .iOS
    var outcomes: [Decision.Outcome] = []
    field.onDecision = { outcomes.append($0.outcome) }
    field.type("하나")
    #expect(outcomes == [.accepted, .accepted, .accepted, .accepted])
  }

  static let refusals: [FieldCase] = [
    FieldCase(
      "ab|", "ab|", { $0.type("c") }, { $0.paste("de") }, { $0.undo() }, { $0.redo() },
      { $0.undo() }, { $0.undo() }),
    FieldCase("ab|", "abc|", { $0.type("c") }, { $0.paste("de") }, { $0.undo() }),
    FieldCase(
      "ab|", "abc|", { $0.paste("cde") }, { $0.type("cd") }, { $0.backspace() },
      { $0.undo() }, { $0.undo() }, { $0.undo() }, { $0.undo() }, { $0.type("c") }),
    // It ends redo, as every other change does.
    FieldCase("ab|", "ab|", { $0.type("c") }, { $0.undo() }, { $0.paste("cde") }, { $0.redo() }),
    // What was typed before stays a step of its own.
    FieldCase("ab|", "abc|", { $0.type("c") }, { $0.paste("xy") }, { $0.type("d") }, { $0.undo() }),
  ]

  @Test(arguments: refusals) func `a refused paste is a step that leads nowhere`(row: FieldCase) {
    #expect(row.failure([.maxLength(4, in: .graphemes)], platform: .iOS) == nil)
  }

  @Test func `elsewhere it is none`() {
    let row = FieldCase("ab|", "ab|", { $0.type("c") }, { $0.paste("de") }, { $0.undo() })
    #expect(row.failure([.maxLength(4, in: .graphemes)]) == nil)
  }

  static let inserted: [FieldCase] = [
    FieldCase("a‹b›c", "ade|c") { $0.insertText("de") },
    FieldCase("a[b]|", "abde|") { $0.insertText("de") },
    FieldCase("abc|", "abc|") { $0.insertText("de") },
    FieldCase("a|", "a|") { $0.insertText("") },
    FieldCase("‹ab›", "ba|", { $0.cut() }, { $0.insertText("b") }, { $0.insertText("a") }),
  ]

  @Test(arguments: inserted) func `what is dropped or dictated is one edit`(row: FieldCase) {
    #expect(row.failure([.maxLength(4, in: .graphemes)]) == nil)
  }
}
