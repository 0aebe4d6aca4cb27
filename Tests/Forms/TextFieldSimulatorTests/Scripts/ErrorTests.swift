import Testing
import TextFieldSimulator

/// What is wrong with verbs, quotes and bytes, as people see it.
@Suite struct ErrorTests {
  static let words: [ScriptCase] = [
    ScriptCase(
      #"Tipe "a""#,
      """
      script:1:1: error: unknown verb “Tipe”; did you mean “Type”?
      Tipe "a"
      ^~~~
      """),
    ScriptCase(
      "  type 'a'",
      """
      script:1:3: error: unknown verb “type”; did you mean “Type”?
        type 'a'
        ^~~~
      """),
    ScriptCase(
      "Schreibe 'a'",
      """
      script:1:1: error: unknown verb “Schreibe”
      Schreibe 'a'
      ^~~~~~~~
      """),
    ScriptCase(
      "Enter 2",
      """
      script:1:1: error: unknown verb “Enter”; “Press Enter” presses that key
      Enter 2
      ^~~~~
      """),
    ScriptCase(
      "Ctrl+A",
      """
      script:1:1: error: unknown verb “Ctrl+A”; “Press Ctrl+A” presses that key
      Ctrl+A
      ^~~~~~
      """),
    ScriptCase(
      "left",
      """
      script:1:1: error: unknown verb “left”; did you mean “Left”?
      left
      ^~~~
      """),
    ScriptCase(
      "'Type' 'a'",
      """
      script:1:1: error: expected a verb, found “'Type'”
      'Type' 'a'
      ^~~~~~
      """),
    ScriptCase(
      #"Type "张三"#,
      """
      script:1:6: error: this quote has no closing " on its line
      Type "张三
           ^~~~~
      """),
    ScriptCase(
      #"Type 'a\'"#,
      #"""
      script:1:6: error: this quote has no closing ' on its line
      Type 'a\'
           ^~~~
      """#),
    ScriptCase(
      "Type `",
      """
      script:1:6: error: this quote has no closing ` on its line
      Type `
           ^
      """),
    ScriptCase(
      #"Type "a"b"#,
      """
      script:1:9: error: expected a space after the closing quote
      Type "a"b
              ^
      """),
    ScriptCase(
      #"Type "一\d""#,
      #"""
      script:1:8: error: “\d” is not an escape; write “\\” for a backslash, or quote the text with `
      Type "一\d"
              ^~
      """#),
    ScriptCase(
      "Type \"\\\u{7}\"",
      #"""
      script:1:7: error: “\␇” is not an escape; write “\\” for a backslash, or quote the text with `
      Type "\␇"
            ^~
      """#),
    ScriptCase(
      #"Type "\u{D800}""#,
      #"""
      script:1:7: error: expected a scalar in hexadecimal, such as \u{1F600}
      Type "\u{D800}"
            ^~
      """#),
    ScriptCase(
      #"Type "\u{+41}""#,
      #"""
      script:1:7: error: expected a scalar in hexadecimal, such as \u{1F600}
      Type "\u{+41}"
            ^~
      """#),
    ScriptCase(
      #"Type "\u41""#,
      #"""
      script:1:7: error: expected a scalar in hexadecimal, such as \u{1F600}
      Type "\u41"
            ^~
      """#),
    ScriptCase(
      "Type " + Array(repeating: "a", count: 70).joined(separator: " "),
      """
      script:1:132: error: a command has at most 64 words; is this a script?
      …a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a
                                                                               ^
      """),
  ]

  @Test(arguments: words) func `an error is told at its place`(row: ScriptCase) {
    row.compare(errors(row.source))
  }

  @Test func `all errors of a script are told, in the order of the text`() throws {
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript("Tpye 'a'\nCut\nLeft 0\n\nType 'a", file: "signup.keys")
    }
    #expect(
      error?.errors.map { "\($0.location)" }
        == ["signup.keys:1:1", "signup.keys:3:6", "signup.keys:5:6"])
    #expect(
      error?.description == """
        signup.keys:1:1: error: unknown verb “Tpye”; did you mean “Type”?
        Tpye 'a'
        ^~~~
        signup.keys:3:6: error: expected a count from 1 to 1000000, found “0”
        Left 0
             ^
        signup.keys:5:6: error: this quote has no closing ' on its line
        Type 'a
             ^~
        """)
  }

  @Test func `a binary file is one error`() {
    #expect(
      errors("Type 'a'\nTpye \u{0}\u{1}\u{0}") == """
        script:2:6: error: there is a NUL character here; this is not a script
        Tpye ␀␁␀
             ^
        """)
  }

  @Test func `bytes that are not UTF-8 are an error where they begin`() {
    let bytes = Array("Type 'a'\nType '张".utf8) + [0xFF, 0xFE] + Array("'\n".utf8)
    let error = #expect(throws: KeystrokeScriptErrors.self) { try KeystrokeScript(utf8: bytes) }
    #expect(
      error?.description == """
        script:2:8: error: this is not UTF-8 text: byte 0xFF
        Type '张�
                ^
        """)
  }
}
