import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct KeyTests {
  static let rows: [FieldCase] = [
    FieldCase("a|", "ab|") { $0.tap("b") },
    FieldCase("a|", "aB|") { $0.tap("Shift+b") },
    FieldCase("a|", "a |") { $0.tap("Space") },
    FieldCase("a|", "a+|") { $0.tap("+") },
    FieldCase("ab|", "a|b") { $0.tap("Left") },
    FieldCase("ab|", "a‹b›") { $0.tap("Shift+Left") },
    FieldCase("one two|", "one |two") { $0.tap("Ctrl+Left") },
    FieldCase("one two|", "one ‹two›") { $0.tap("Shift+Option+Left") },
    FieldCase("one two|", "|one two") { $0.tap("Cmd+Left") },
    FieldCase("|one two", "o|ne two") { $0.tap("Right") },
    FieldCase("|one two", "one| two") { $0.tap("Alt+Right") },
    FieldCase("|one two", "‹one two›") { $0.tap("Shift+Cmd+Right") },
    FieldCase("on|e", "|one") { $0.tap("Home") },
    FieldCase("on|e", "|one") { $0.tap("Up") },
    FieldCase("on|e", "one|") { $0.tap("End") },
    FieldCase("on|e", "on‹e›") { $0.tap("Shift+Down") },
    FieldCase("one two|", "one tw|") { $0.tap("Backspace") },
    FieldCase("one two|", "one |") { $0.tap("Ctrl+Backspace") },
    FieldCase("one two|", "|") { $0.tap("Cmd+Backspace") },
    FieldCase("|one two", "|ne two") { $0.tap("Delete") },
    FieldCase("|one two", "| two") { $0.tap("Option+Delete") },
    FieldCase("|one two", "|") { $0.tap("Cmd+Delete") },
    FieldCase("a|", "a\n|") { $0.tap("Enter") },
    FieldCase("a[b]|", "ab|") { $0.tap("Return") },
    FieldCase("a[b]|", "ab|") { $0.tap("Tab") },
    FieldCase("a|", "a|") { $0.tap("Tab") },
    FieldCase("a[b]|", "a|") { $0.tap("Esc") },
    FieldCase("ab|", "‹ab›") { $0.tap("Ctrl+A") },
    FieldCase("‹ab›", "abab|", { $0.tap("Ctrl+C") }, { $0.tap("Right") }, { $0.tap("Ctrl+V") }),
    FieldCase("‹ab›", "|") { $0.tap("Cmd+X") },
    FieldCase("|", "|", { $0.tap("a") }, { $0.tap("Ctrl+Z") }),
    FieldCase("|", "a|", { $0.tap("a") }, { $0.tap("Ctrl+Z") }, { $0.tap("Ctrl+Y") }),
    FieldCase("|", "a|", { $0.tap("a") }, { $0.tap("Cmd+Z") }, { $0.tap("Shift+Cmd+Z") }),
    FieldCase("a|", "a|") { $0.tap("Ctrl+Q") },
  ]

  @Test(arguments: rows) func `a key does what it does on a desktop`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  @Test(arguments: ["a", "+", "Ctrl++", "Ctrl+A", "Shift+Left", "Ctrl+Option+Shift+Cmd+Space", "👍🏽"])
  func `a key press reads its own name`(name: String) {
    #expect(KeyPress(name: name)?.description == name)
  }

  @Test(arguments: ["", "ab", "Ctrl+", "Hyper+A", "Ctrl+Nowhere", "+A", "Ctrl++A"])
  func `an unknown name is no key press`(name: String) {
    #expect(KeyPress(name: name) == nil)
  }

  @Test func `names are read in any case, and there are other names`() {
    #expect(KeyPress(name: "control+alt+ESC")?.description == "Ctrl+Option+Escape")
    #expect(KeyPress(name: "Meta+return") == KeyPress(.enter, modifiers: .command))
    let names = "Left Right Up Down Home End Backspace Delete Tab Enter Return Escape Esc Space"
    for name in names.split(separator: " ") { #expect(Key(name: String(name)) != nil) }
  }

  @Test func `a handler hears of the keys that pass its filter`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    var heard: [String] = []
    field.keyHandler = KeyHandler(.allowedCharacters("zxcvasdf")) { key in
      heard.append("\(key) \(key.phase.rawValue)")
      return .handled
    }
    field.press(KeyPress(.character("z")))
    field.press(KeyPress(.character("z")))
    field.press(KeyPress(.character("a"), modifiers: .control))
    field.tap("q")
    field.tap("Left")
    field.release(KeyPress(.character("z")))
    field.release(KeyPress(.character("z")))
    field.release(KeyPress(.character("q")))
    #expect(heard == ["z began", "z repeated", "Ctrl+a began", "z ended"])
    #expect(field.state.description == "|q")
  }

  @Test func `a handler may leave a key to the field, and hear of all`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    var heard: [String] = []
    field.keyHandler = KeyHandler { key in
      heard.append("\(key) \(key.phase.rawValue)")
      return key.key == .left ? .handled : .ignored
    }
    for name in ["a", "Left", "b"] { field.tap(name) }
    #expect(
      heard == [
        "a began", "a ended", "Left began", "Left ended", "b began", "b ended",
      ])
    #expect(field.state.description == "ab|")
  }
}

extension SimulatedTextField {
  fileprivate func tap(_ name: String) { tap(KeyPress(name: name)!) }
}
