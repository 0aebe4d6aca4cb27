import Testing
import TextFieldSimulator

/// What is wrong with the arguments of a verb, as people see it.
@Suite struct ArgumentErrorTests {
  static let arguments: [ScriptCase] = [
    ScriptCase(
      "Type",
      """
      script:1:5: error: expected a text in quotes here; the usage is “Type TEXT”
      Type
          ^
      """),
    ScriptCase(
      #"Substitute "teh"  # oh"#,
      """
      script:1:17: error: expected a text in quotes here; the usage is “Substitute OLD NEW”
      Substitute "teh"  # oh
                      ^
      """),
    ScriptCase(
      "Type abc",
      """
      script:1:6: error: expected a text in quotes, found “abc”
      Type abc
           ^~~
      """),
    ScriptCase(
      "Type a:'b'",
      """
      script:1:6: error: expected a text in quotes, found “a:'b'”
      Type a:'b'
           ^~~~~
      """),
    ScriptCase(
      "Type “张三”",
      """
      script:1:6: error: a text is quoted with ", ' or `, not with “
      Type “张三”
           ^~~~~~
      """),
    ScriptCase(
      "Expect 「张三|」",
      """
      script:1:8: error: a text is quoted with ", ' or `, not with 「
      Expect 「张三|」
             ^~~~~~~~~
      """),
    ScriptCase(
      "Cut 2",
      """
      script:1:5: error: this is one argument too many; the usage is “Cut”
      Cut 2
          ^
      """),
    ScriptCase(
      "Backspace 0",
      """
      script:1:11: error: expected a count from 1 to 1000000, found “0”
      Backspace 0
                ^
      """),
    ScriptCase(
      "Press a 1000001",
      """
      script:1:9: error: expected a count from 1 to 1000000, found “1000001”
      Press a 1000001
              ^~~~~~~
      """),
    ScriptCase(
      "Left 99999999999999999999",
      """
      script:1:6: error: expected a count from 1 to 1000000, found “99999999999999999999”
      Left 99999999999999999999
           ^~~~~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Left -1",
      """
      script:1:6: error: expected a count from 1 to 1000000, found “-1”
      Left -1
           ^~
      """),
    ScriptCase(
      "Select 3",
      """
      script:1:8: error: expected a range of grapheme clusters such as 0..2, found “3”
      Select 3
             ^
      """),
    ScriptCase(
      "Select 0..1..2",
      """
      script:1:8: error: expected a range of grapheme clusters such as 0..2, found “0..1..2”
      Select 0..1..2
             ^~~~~~~
      """),
    ScriptCase(
      "Select 2..0",
      """
      script:1:8: error: this range ends before it begins; write 0..2
      Select 2..0
             ^~~~
      """),
    ScriptCase(
      "Press Ctl+A",
      """
      script:1:7: error: expected a key such as Tab, Ctrl+A, Shift+Left or a, found “Ctl+A”
      Press Ctl+A
            ^~~~~
      """),
    ScriptCase(
      "Press ''",
      """
      script:1:7: error: expected a key, found “''”
      Press ''
            ^~
      """),
    ScriptCase(
      "Press key:'a'",
      """
      script:1:7: error: expected a key, found “key:'a'”
      Press key:'a'
            ^~~~~~~
      """),
    ScriptCase(
      "Mode fast",
      """
      script:1:6: error: expected “delegate” or “notification”, found “fast”
      Mode fast
           ^~~~
      """),
    ScriptCase(
      "ExpectOutcome",
      """
      script:1:14: error: expected “accepted”, “amended”, “rejected” or “composing” here; \
      the usage is “ExpectOutcome accepted|amended|rejected|composing”
      ExpectOutcome
                   ^
      """),
    ScriptCase(
      "ExpectLength viele utf8",
      """
      script:1:14: error: expected a length, found “viele”
      ExpectLength viele utf8
                   ^~~~~
      """),
    ScriptCase(
      "ExpectLength 3 bytes",
      """
      script:1:16: error: expected “graphemes”, “scalars”, “utf16”, “utf8”, “gb18030”, \
      “gb18030-2000”, “gb18030-2005”, “gb18030-2022”, “doubleWidth” or \
      “terminalColumns”, found “bytes”
      ExpectLength 3 bytes
                     ^~~~~
      """),
    ScriptCase(
      "ExpectViolation",
      """
      script:1:16: error: expected a violation’s code here; the usage is “ExpectViolation CODE”
      ExpectViolation
                     ^
      """),
    ScriptCase(
      #"Expect "a|b|""#,
      #"""
      script:1:8: error: this is not a state: it can have one caret | or one selection ‹…›, \#
      and at most one marked text […], none of them inside a grapheme cluster; \ before a marker \#
      makes it text
      Expect "a|b|"
             ^~~~~~
      """#),
  ]

  @Test(arguments: arguments) func `an argument that is not right is told`(row: ScriptCase) {
    row.compare(errors(row.source))
  }
}
