import Testing
import TextFieldSimulator

/// The underline is below its place on a terminal, whatever stands before it.
@Suite struct ExcerptTests {
  static let excerpts: [ScriptCase] = [
    // Wide characters and emoji are two columns, each cluster one column number.
    ScriptCase(
      "Substitute '张三' 李四",
      """
      script:1:17: error: expected a text in quotes, found “李四”
      Substitute '张三' 李四
                        ^~~~
      """),
    ScriptCase(
      "Substitute '👨‍👩‍👧‍👦🇨🇳e\u{301}ﾊﾟ' ☎",
      """
      script:1:19: error: expected a text in quotes, found “☎”
      Substitute '👨‍👩‍👧‍👦🇨🇳e\u{301}ﾊﾟ' ☎
                           ^
      """),
    // A tab is a column, as a symbol.
    ScriptCase(
      "\tLeft\t0",
      """
      script:1:7: error: expected a count from 1 to 1000000, found “0”
      ⇥Left⇥0
            ^
      """),
    // What a terminal would act on is shown as a symbol.
    ScriptCase(
      "Type 'a\u{1B}[31m\u{7F}\u{85}\u{202E}\u{2028}' b",
      """
      script:1:19: error: this is one argument too many; the usage is “Type TEXT”
      Type 'a␛[31m␡<85><202E><2028>' b
                                     ^
      """),
    ScriptCase(
      "\u{202E}Type\u{1B}",
      """
      script:1:1: error: unknown verb “<202E>Type␛”
      <202E>Type␛
      ^~~~~~~~~~~
      """),
    ScriptCase(
      "Set Rule decimal \u{1E}:2 \u{1E}:3",
      """
      script:1:22: error: “␞” is given twice
      Set Rule decimal ␞:2 ␞:3
                           ^~~
      """),
    // Of a cluster of a thousand scalars, only the first are repeated.
    ScriptCase(
      "Type a\(String(repeating: "\u{301}", count: 1000))",
      """
      script:1:6: error: expected a text in quotes, found “a\(String(repeating: "\u{301}", count: 23))…”
      Type a\(String(repeating: "\u{301}", count: 23))
           ^
      """),
    // A long word is shortened in the message, and a long line around the place.
    ScriptCase(
      String(repeating: "长", count: 100),
      """
      script:1:1: error: unknown verb “\(String(repeating: "长", count: 24))…”
      \(String(repeating: "长", count: 36))…
      ^\(String(repeating: "~", count: 71))
      """),
    ScriptCase(
      "Substitute '\(String(repeating: "a", count: 200))' b '\(String(repeating: "c", count: 200))'",
      """
      script:1:215: error: expected a text in quotes, found “b”
      …\(String(repeating: "a", count: 70))' b '\(String(repeating: "c", count: 69))…
      \(String(repeating: " ", count: 73))^
      """),
    // So is one of characters that take no room, which are named.
    ScriptCase(
      "Type \(String(repeating: "\u{200B}", count: 500))x",
      """
      script:1:6: error: expected a text in quotes, found “\(
        String(repeating: "<200B>", count: 24))…”
      Type \(String(repeating: "<200B>", count: 12))…
           ^\(String(repeating: "~", count: 71))
      """),
  ]

  @Test(arguments: excerpts) func `an error points at its place`(row: ScriptCase) {
    row.compare(errors(row.source))
  }

  @Test func `a script in the middle of a file has the lines of the file`() {
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript("Cut\nTpye", file: "notes.md", line: 41)
    }
    #expect(error?.errors.first.map { "\($0.location)" } == "notes.md:42:1")
  }
}
