extension RecordedInputMethodTests {
  /// What was typed into fields of GTK 4.
  static let gtkRows: [Row] = [
    (
      ["gtk4-best-aa", "gtk4-delegate-aa", "gtk4-notify-aa"],
      """
      Set Rule maxLength 3 graphemes
      Set SplitsReplacements on
      Set ReportsOldCaret on
      Type "aaa"
      Expect "aaa|"
      Type "a"
      Expect "aaa|"
      Select 2..2
      Type "a"
      Expect "aa|a"
      Paste "xyz"
      Expect "aa|a"
      SelectAll
      Paste "wxyz"
      ExpectViolation tooLong
      Expect "‹aaa›"
      """
    ),
    (
      ["gtk4-best-roll", "gtk4-delegate-hangul", "gtk4-delegate-pinyin"],
      """
      Set Rule maxLength 2 graphemes
      Set MarksBesideText on
      Set SplitsReplacements on
      Compose "한"
      Expect "|"
      Commit "한"
      Compose "章"
      Commit "章"
      Expect "한章|"
      Compose "하"
      Commit "하"
      ExpectViolation tooLong
      Expect "한章|"
      """
    ),
    (
      ["gtk4-notify-hangul", "gtk4-notify-pinyin"],
      """
      Set Rule maxLength 2 graphemes
      Set ComposesHangul on
      Set SplitsReplacements on
      Set ReportsOldCaret on
      Type "한글안녕"
      Commit "녕"
      ExpectViolation tooLong
      Expect "한글|"
      Type " "
      Expect "한글|"
      """
    ),
    (
      [
        "gtk4-best-select", "gtk4-best-selecthangul", "gtk4-delegate-select",
        "gtk4-delegate-selecthangul", "gtk4-notify-select", "gtk4-notify-selecthangul",
      ],
      """
      Set Rule numbersOnly
      Set MarksBesideText on
      Set SplitsReplacements on
      Set ReportsOldCaret on
      Set Text "1234"
      Select 1..3
      Compose "了"
      Expect "1|4"
      Compose "里"
      Commit "里"
      ExpectViolation notADigit
      Expect "1‹23›4"
      Compose "한"
      Cancel
      Expect "1|4"
      Type " "
      Expect "1|4"
      """
    ),
    (
      ["gtk4-best-telex", "gtk4-notify-telex"],
      """
      Set Rule maxLength 4 graphemes
      Set Rule allowedCharacters "vietệnêt"
      Set SplitsReplacements on
      Set ReportsOldCaret on
      Type "vie"
      Substitute "e" "ê"
      Substitute "ê" "ệ"
      Type "tn"
      ExpectViolation tooLong
      Expect "việt|"
      Substitute "t" "d"
      ExpectViolation characterNotAllowed
      Expect "việt|"
      """
    ),
    (
      ["gtk4-best-unikey", "gtk4-best-unikeyamend"],
      """
      Set Rule maxLength 4 graphemes
      Set SplitsReplacements on
      Compose "v"
      Compose "việt"
      Commit "việt "
      ExpectViolation tooLong
      Expect "việt|"
      """
    ),
    (
      ["gtk4-fcitx-hangul"],
      """
      Set Rule maxLength 2 graphemes
      Set ComposesHangul on
      Set RollsOver on
      Type "안녕하"
      Expect "안녕[하]|"
      Type "ㅅ"
      Type "ㅔ"
      ExpectViolation tooLong
      Expect "안녕|"
      """
    ),
    (
      ["gtk4-notify-digits"],
      """
      Set Rule numbersOnly
      Set ReportsOldCaret on
      Type "１２３"
      Expect "123|"
      Left
      Type "４"
      Expect "124|3"
      """
    ),
    (
      ["gtk4-ibus-avro-ten_bytes_of_GB_18030"],
      """
      Set Rule maxLength 10 gb18030
      Compose "আমি"
      Type " "
      ExpectViolation tooLong
      Expect " |"
      Type "b"
      ExpectNoViolation
      """
    ),
    (
      ["chromium-m17n_hi_inscript2-limit_2_hindi_consonant_refused_its_vowe"],
      """
      Set Rule maxLength 2 graphemes
      Type "कर"
      Type "स"
      Type "े"
      ExpectViolation tooLong
      Expect "कर|"
      Backspace
      Type "े"
      Expect "के|"
      """
    ),
    (
      ["webkitgtk-table_cangjie5-digits_only_over_a_selection"],
      """
      Set Rule maxLength 4 utf8
      Set SplitsReplacements on
      Set Text "1234"
      Select 1..3
      Compose "人"
      Commit "你"
      ExpectViolation tooLong
      Expect "1‹23›4"
      """
    ),
  ]
}
