import IntercepterProfiles
import Testing
import TextFieldSimulator
import TextInputIntercepter

@Suite struct VerbTests {
  typealias Action = KeystrokeScript.Action

  static let commands: [(String, Action)] = [
    (#"Type "张三""#, .type("张三")),
    (#"Type """#, .type("")),
    ("Press Tab", .press(KeyPress(.tab), times: 1)),
    ("Press Ctrl+A 3", .press(KeyPress(.character("A"), modifiers: .control), times: 3)),
    ("Press Shift+Left", .press(KeyPress(.left, modifiers: .shift), times: 1)),
    ("Press '#'", .press(KeyPress(.character("#")), times: 1)),
    ("Backspace", .backspace(times: 1)),
    ("Backspace 1000000", .backspace(times: 1_000_000)),
    ("Delete 2", .delete(times: 2)),
    ("Left 2", .move(.left, times: 2)),
    ("Up", .press(KeyPress(.up), times: 1)), ("Down 2", .press(KeyPress(.down), times: 2)),
    ("Right 007", .move(.right, times: 7)),
    ("WordLeft", .move(.wordLeft, times: 1)),
    ("WordRight", .move(.wordRight, times: 1)),
    ("Home", .move(.home, times: 1)),
    ("End 2", .move(.end, times: 2)),
    ("Undo 2", .undo(times: 2)),
    ("Redo", .redo(times: 1)),
    ("Paste", .paste(nil)),
    (#"Paste "a\nb""#, .paste("a\nb")),
    ("Drop 'a'", .drop("a")),
    ("Dictate 'a'", .dictate("a")),
    ("Predict 'a'", .predict("a")),
    ("Cut", .cut),
    ("Copy", .copy),
    ("Select 0..2", .select(0..<2)),
    ("Select 2..2", .select(2..<2)),
    ("SelectAll", .selectAll),
    ("Compose 'ni'", .compose("ni")),
    ("Commit `你`", .commit("你")),
    ("Commit", .commit(nil)),
    ("Cancel", .cancel),
    (#"Substitute "teh" "the""#, .substitute("teh", with: "the")),
    (#"Autofill "123456""#, .autofill("123456")),
    (#"SetText """#, .setText("")),
    ("Submit", .submit),
    ("Mode notification", .mode(.notification)),
    ("Mode delegate", .mode(.delegate)),
    (#"Expect "a|b""#, .expect(EditingState("ab", caret: 1))),
    (#"Expect "a‹b›[c]""#, .expect(EditingState("abc", selection: 1..<2, markedRange: 2..<3))),
    (#"Expect "ab""#, .expect(EditingState("ab"))),
    ("ExpectViolation tooLong", .expectViolation(.tooLong)),
    ("ExpectViolation 'my own'", .expectViolation(.init(rawValue: "my own"))),
    ("ExpectNoViolation", .expectNoViolation),
    ("ExpectOutcome composing", .expectOutcome(.composing)),
    ("ExpectLength 0 doubleWidth", .expectLength(0, .doubleWidth)),
    ("ExpectLength 12 gb18030-2005", .expectLength(12, .gb18030Of2005)),
    ("ExpectValid", .expectValid),
    ("ExpectInvalid", .expectInvalid(nil)),
    ("ExpectInvalid tooShort", .expectInvalid(.tooShort)),
    ("Set Composition immediately", .set(.composition(.immediately))),
    ("Set Format pattern \"## ##\"", .set(.format(.pattern("## ##")))),
    (
      "Set Format pattern \"XX\" startingWith:\"1,2\" \"XXX\" X:\"012\"",
      .set(
        .format(
          .patterns(
            [TextMask("XX", startingWith: ["1", "2"]), "XXX"],
            classes: [.init("X", characters: "012")])))
    ),
    (
      "Set Format grouped en-IN prefix:\"₹ \" digits:\"any\"",
      .set(.format(.grouped(locale: "en-IN", prefix: "₹ ", digits: .any)))
    ),
    (
      "Set Format grouped de suffix:\" €\" fixedDecimals:\"2\" keepsAffixes:\"true\"",
      .set(.format(.grouped(fixed)))
    ),
    ("Set Ellipsis expand", .set(.ellipsis(.expand))),
    ("Set Text 'a'", .set(.text("a"))),
    ("Set SmartPunctuation on", .set(.keyboard(.smartPunctuation, isOn: true))),
    ("Set ComposesAlways off", .set(.keyboard(.composesAlways, isOn: false))),
    ("Set ComposesHangul on", .set(.keyboard(.composesHangul, isOn: true))),
    ("Set ComposesNineKeyPinyin on", .set(.keyboard(.composesNineKeyPinyin, isOn: true))),
    ("Set IgnoresVeto on", .set(.keyboard(.ignoresVeto, isOn: true))),
    ("Set ReportsWholeWords on", .set(.keyboard(.reportsWholeWords, isOn: true))),
  ]

  private static var fixed: GroupedSpecification {
    var grouped = GroupedSpecification(.locale("de"))
    (grouped.suffix, grouped.fixedDecimals, grouped.keepsAffixes) = (" €", 2, true)
    return grouped
  }

  @Test(arguments: commands) func `a command is read as its action`(source: String, action: Action)
  {
    #expect(actions(source) == [action])
  }

  @Test func `every verb is read above or in another suite`() {
    let read = Set(Self.commands.map(\.1.verb))
    let missing = KeystrokeScript.Verb.allCases.filter { !read.contains($0) }
    #expect(missing == [.source])
  }

  @Test func `a script is its commands in order, with their places`() throws {
    let script = try KeystrokeScript(
      """
      # 姓名
      Set Text '张'\t# 一个字

      \tType "三"
      """, file: "name.keys")
    #expect(script.commands.map(\.action) == [.set(.text("张")), .type("三")])
    #expect(script.commands.map { "\($0.location)" } == ["name.keys:2:1", "name.keys:4:2"])
    #expect(script.commands.map(\.line) == [2, 4])
    #expect(script.lines.map(\.comment) == [" 姓名", " 一个字", nil, nil])
  }

  @Test func `lines end with LF, CR LF or CR, and the last may have no end`() throws {
    let script = try KeystrokeScript("Cut\nCopy\r\nCut\rCopy\n\r\nCut")
    #expect(script.commands.map(\.line) == [1, 2, 3, 4, 6])
    #expect(try KeystrokeScript("Cut\n").lines.count == 1)
    #expect(try KeystrokeScript("").lines.isEmpty)
  }

  @Test func `words are separated by any white space`() {
    #expect(actions("\u{3000}Left\u{A0}2\u{2003}") == [.move(.left, times: 2)])
  }

  @Test func `a byte order mark is no part of the script`() throws {
    #expect(actions("\u{FEFF}Cut") == [.cut])
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x43, 0x75, 0x74]
    #expect(try KeystrokeScript(utf8: bytes).commands.map(\.action) == [.cut])
  }

  @Test func `only expectations compare`() {
    let comparing = Set(Self.commands.map(\.1).filter(\.isExpectation).map(\.verb.name))
    let named = Set(KeystrokeScript.Verb.allCases.map(\.name).filter { $0.hasPrefix("Expect") })
    #expect(comparing == named)
  }
}
