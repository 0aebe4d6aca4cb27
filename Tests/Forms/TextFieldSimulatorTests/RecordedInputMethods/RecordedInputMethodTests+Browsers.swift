extension RecordedInputMethodTests {
  /// What was typed into Chromium and Firefox.
  static let browserRows: [Row] = [
    (
      inBrowsers("vietnamese_limit"),
      """
      Set Rule maxLength 4 graphemes
      Set RepeatsCommit on
      Compose "v"
      Compose "việt"
      Commit "việt "
      ExpectOutcome amended
      ExpectViolation tooLong
      Expect "việt|"
      Undo
      Expect "|"
      """
    ),
    (
      inBrowsers("vietnamese_limit"),
      """
      Set Rule maxLength 4 graphemes
      Set Composition immediately
      Set RepeatsCommit on
      Set Text "abc"
      Compose "x"
      Commit "x "
      ExpectViolation tooLong
      Expect "abcx|"
      """
    ),
    (
      inBrowsers("vietnamese_limit"),
      """
      Set Rule matches `[\\p{L}]{1,10}`
      Set RepeatsCommit on
      Compose "việt"
      Commit "việt "
      ExpectViolation patternMismatch
      Expect "việt|"
      """
    ),
    (
      inBrowsers("unikey"),
      """
      Set Rule maxLength 10 gb18030
      Set RepeatsCommit on
      Compose "việt"
      Commit "việt "
      Expect "việt |"
      Compose "n"
      Compose "na"
      Compose "nam"
      Commit "nam "
      ExpectViolation tooLong
      Expect "việt na|"
      """
    ),
    (
      inBrowsers("unikey"),
      """
      Set Rule numbersOnly
      Set RepeatsCommit on
      Compose "1"
      Compose "1a"
      Compose "1a2"
      Commit "1a2 "
      ExpectViolation notADigit
      Expect "1|"
      """
    ),
    (
      inBrowsers("unikey"),
      """
      Set Format paymentCard
      Set RepeatsCommit on
      Set Text "4111"
      Compose "5111"
      Compose "5111a"
      Commit "5111a "
      Expect "4111 5111|"
      """
    ),
    (
      inBrowsers("selection_lost"),
      """
      Set Rule allowedCharacters "0123456789"
      Set RepeatsCommit on
      Set Text "1234"
      Select 1..3
      Compose "li"
      Commit "里"
      ExpectViolation characterNotAllowed
      Expect "1‹23›4"
      Compose "as"
      Compose "á"
      Commit "á "
      Expect "1‹23›4"
      """
    ),
    (
      inBrowsers("selection_lost"),
      """
      Set Rule allowedCharacters "0123456789"
      Set SplitsReplacements on
      Set Text "1234"
      Select 1..3
      Compose "하"
      Expect "1[하]|4"
      Compose "한"
      Commit "한"
      ExpectOutcome rejected
      ExpectViolation characterNotAllowed
      Expect "1‹23›4"
      Type " "
      Expect "1‹23›4"
      Backspace
      Type "x"
      Expect "1|4"
      """
    ),
    (
      inBrowsers("selection_lost"),
      """
      Set Rule numbersOnly
      Set SplitsReplacements on
      Set ComposesHangul on
      Set Text "1234"
      Select 1..3
      Type "한"
      Expect "1‹23›4"
      """
    ),
    (
      inBrowsers("hangul"),
      """
      Set Rule maxLength 5 graphemes
      Set SplitsReplacements on
      Set ComposesHangul on
      Set Text "안녕요"
      Select 2..2
      Type "하세"
      Expect "안녕하[세]|요"
      Commit "세"
      Expect "안녕하세|요"
      Type "ㅇ"
      Commit "ㅇ"
      ExpectViolation tooLong
      Expect "안녕하세|요"
      Backspace
      Expect "안녕하|요"
      """
    ),
    (
      inBrowsers("hangul_roll"),
      """
      Set Rule maxLength 3 graphemes
      Set SplitsReplacements on
      Set ComposesHangul on
      Type "안녕하세요"
      Commit "요"
      ExpectViolation tooLong
      Expect "안녕하|"
      """
    ),
    (
      inBrowsers("hangul_roll"),
      """
      Set Rule maxLength 1 graphemes
      Set Composition immediately
      Set SplitsReplacements on
      Set ComposesHangul on
      Type "안녕하세요"
      Expect "안|"
      """
    ),
    (
      inBrowsers("pinyin_basic"),
      """
      Set Rule maxLength 10 gb18030
      Set RepeatsCommit on
      Compose "zhang"
      Compose "zhangsan"
      Commit "章三"
      Expect "章三|"
      Undo
      Expect "|"
      Redo
      Expect "章三|"
      """
    ),
    (
      inBrowsers("pinyin_over"),
      """
      Set Rule maxLength 10 gb18030
      Set RepeatsCommit on
      Set Text "张三李四"
      Compose "w"
      Compose "wangwu"
      Commit "王五"
      ExpectViolation tooLong
      Expect "张三李四|"
      Compose "a"
      Commit "a"
      Expect "张三李四a|"
      """
    ),
    (
      inBrowsers("emoji"),
      """
      Set Rule emoji forbidden
      Set RepeatsCommit on
      Set Text "张三"
      Compose "@"
      Compose "@smile"
      Commit "😃"
      ExpectViolation emojiForbidden
      Expect "张三|"
      Type "a"
      Expect "张三a|"
      """
    ),
    (
      inBrowsers("anthy"),
      """
      Set Rule maxLength 10 gb18030
      Set RepeatsCommit on
      Set CaretBeforeMarkedText on
      Compose "にほんご"
      Compose "日本語"
      Expect "|[日本語]"
      Commit "日本語"
      Expect "日本語|"
      Compose "k"
      Compose "か"
      Compose "火火火"
      Commit "火火火"
      ExpectViolation tooLong
      Expect "日本語|"
      """
    ),
    (
      inBrowsers("anthy"),
      """
      Set Rule numbersOnly
      Set RepeatsCommit on
      Compose "１"
      Compose "１２３"
      Expect "[１２３]|"
      Commit "１２３"
      ExpectNoViolation
      Expect "123|"
      """
    ),
    (
      inBrowsers("anthy"),
      """
      Set Rule decimal 2 locale:en
      Set Format grouped en prefix:"$ "
      Set RepeatsCommit on
      Compose "１２３４"
      Commit "１２３４"
      Expect "$ 1,234|"
      Compose "５"
      Commit "５"
      Expect "$ 12,345|"
      """
    ),
    (
      inBrowsers("deadkeys"),
      """
      Set Rule maxLength 3 graphemes
      Set RepeatsCommit on
      Compose "´"
      Commit "é"
      Expect "é|"
      Type "'e"
      Compose "´"
      Commit "é"
      ExpectViolation tooLong
      Expect "é'e|"
      """
    ),
    (
      inBrowsers("deadkeys"),
      """
      Set Rule emoji forbidden
      Set RepeatsCommit on
      Compose "u"
      Compose "u1f600"
      Commit "😀"
      ExpectViolation emojiForbidden
      Expect "|"
      """
    ),
  ]

  private static func inBrowsers(_ name: String) -> [String] {
    ["chromium", "firefox"].map { "\($0)-\(name)" }
  }
}
