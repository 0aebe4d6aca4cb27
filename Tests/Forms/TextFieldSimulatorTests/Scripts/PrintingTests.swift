import TestSupport
import Testing
import TextFieldSimulator

/// A script that is printed and read again is the same script.
@Suite struct PrintingTests {
  static let lines: [ScriptCase] = [
    ScriptCase("  Type   '张三'   #  hm ", "Type \"张三\"  #  hm "),
    ScriptCase("#!x", "#!x"),
    ScriptCase("\u{3000}", ""),
    ScriptCase("Left 1", "Left"),
    ScriptCase("Left 02", "Left 2"),
    ScriptCase("Press 'a' 1", "Press a"),
    ScriptCase("Press Control+Alt+LEFT 2", "Press Ctrl+Option+Left 2"),
    ScriptCase("Press ' '", "Press Space"),
    ScriptCase("Press '#'", "Press \"#\""),
    ScriptCase(#"Press "'""#, #"Press "'""#),
    ScriptCase("Paste", "Paste"),
    ScriptCase("Type 'a\"b'", "Type `a\"b`"),
    ScriptCase(#"Type "\\d""#, #"Type `\d`"#),
    ScriptCase(#"Type "\\`""#, #"Type "\\`""#),
    ScriptCase(#"Type "\"\n""#, #"Type "\"\n""#),
    ScriptCase("Type '\t\u{1B}\u{2028}\u{202E}'", #"Type "\t\u{1B}\u{2028}\u{202E}""#),
    ScriptCase("Type '\u{301}a\u{600}'", #"Type "\u{301}a\u{600}""#),
    ScriptCase("Type `\u{301}\\`", #"Type "\u{301}\\""#),
    ScriptCase("Type '\u{1F468}\u{200D}\u{1F469}'", "Type \"\u{1F468}\u{200D}\u{1F469}\""),
    ScriptCase("Expect '\u{301}|\"'", #"Expect "\u{301}|\"""#),
    ScriptCase("Expect `a\\|\\\\[b]|`", #"Expect "a\|\\[b]|""#),
    ScriptCase("Expect '\\n|'", #"Expect "\n|""#),
    ScriptCase("Expect '|\u{301}'", #"Expect "|\u{301}""#),
    ScriptCase("ExpectViolation 'my own'", #"ExpectViolation "my own""#),
    ScriptCase("ExpectInvalid", "ExpectInvalid"),
    ScriptCase("ExpectInvalid tooLong", "ExpectInvalid tooLong"),
    ScriptCase(
      "Set  Rule maxLength  10 utf8 onViolation:'amend'",
      #"Set Rule maxLength 10 utf8 onViolation:"amend""#),
    ScriptCase("Set Rule decimal 2 separator:','", #"Set Rule decimal 2 separator:",""#),
    ScriptCase(
      "Set Rule decimal 2 separator:\u{1B}", #"Set Rule decimal 2 separator:"\u{1B}""#),
    ScriptCase("Set IgnoresVeto off", "Set IgnoresVeto off"),
  ]

  @Test(arguments: lines) func `a line has one style`(row: ScriptCase) throws {
    row.compare(try KeystrokeScript(row.source).lines.map(\.description).joined())
  }

  @Test func `lines and comments stay`() throws {
    let source = "# Name\n\nSet Rule emoji forbidden\n\nType \"张\"  # one\n# end\n"
    #expect(try KeystrokeScript(source).description == source)
  }

  @Test func `printing and reading is the identity`() {
    let breach = firstBreach(cases: 500) { generator in
      let written = generator.script()
      do {
        let script = try KeystrokeScript(written)
        let printed = script.description
        let again = try KeystrokeScript(printed)
        let (first, second) = (script.commands.map(\.action), again.commands.map(\.action))
        guard first == second, first.map(\.exact) == second.map(\.exact),
          script.lines.map(\.comment) == again.lines.map(\.comment),
          again.description.utf8.elementsEqual(printed.utf8)
        else { return "\(written)\n--- became ---\n\(printed)\n--- and ---\n\(again)" }
        return nil
      } catch {
        return "\(written)\n--- has errors ---\n\(error)"
      }
    }
    #expect(breach == nil)
  }
}
