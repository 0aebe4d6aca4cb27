import Testing
import TextInputIntercepter

/// What a failed expectation shows.
@Suite struct DescriptionTests {
  private static let name = Intercepter(rules: [.emoji(.forbidden), .maxLength(2, in: .gb18030)])

  static let descriptions: [(told: String, wanted: String)] = [
    ("\(Violation.Code.tooLong)", "tooLong"),
    ("\(Edit(range: 2..<2, replacement: "a\n\"b\""))", #""a\n\"b\"" at 2"#),
    ("\(Edit(range: 2..<4, replacement: ""))", "2..<4 removed"),
    ("\(Edit(range: 2..<4, replacement: "x"))", #"2..<4 replaced by "x""#),
    ("\(Edit(range: 0..<0, replacement: ""))", #""" at 0"#),
    ("\(Validity(.valid))", "valid"),
    (
      "\(name.validate("张三"))",
      """
      invalid [tooLong at 1..<2 by maxLength: At most 2 bytes are allowed here, not 4; a Chinese \
      character counts 2.]
      """
    ),
    (
      "\(Validity(.valid, [Violation(.custom, range: 0..<1, message: "Hm.", severity: .warning)]))",
      "valid [custom at 0..<1 (warning): Hm.]"
    ),
    (
      "\([Violation(.required, range: 0..<0), Violation(.custom, range: 0..<1, message: "Hm.")] as Violations)",
      "[required at 0..<0: This field is required. | custom at 0..<1: Hm.]"
    ),
    (
      "\(name.intercept(Edit(range: 1..<1, replacement: "😀"), in: EditingState("张", caret: 1)))",
      #"rejected: 张| ("😀" at 1) [emojiForbidden at 1..<3 by emoji: Emoji are not allowed here: “😀”.]"#
    ),
    (
      "\(name.intercept(Edit(range: 0..<1, replacement: "a"), in: EditingState("张", selection: 0..<1)))",
      #"accepted: a| (0..<1 replaced by "a")"#
    ),
    (
      "\(name.intercept(EditingState("a"), after: EditingState("a", caret: 1)))", "accepted: a|"
    ),
  ]

  @Test(arguments: descriptions)
  func `answers say what they are`(told: String, wanted: String) {
    #expect(told == wanted)
  }
}
