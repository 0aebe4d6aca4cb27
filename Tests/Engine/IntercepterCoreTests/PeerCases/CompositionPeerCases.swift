import TextInputIntercepter

/// Text that an input method is still composing, and its commit.
///
/// From Flutter's `editable_text_test.dart` and `text_formatter_test.dart`, a UTF-16 length formatter
/// for Flutter, and WebKit's tests of input methods.
enum CompositionPeerCases {
  private static func cutting(_ limit: Int, _ unit: LengthUnit) -> Intercepter {
    Intercepter(rules: [.maxLength(limit, in: unit, onViolation: .amend)])
  }

  private static let immediateFive = Intercepter(
    rules: [.maxLength(5, in: .graphemes, onViolation: .amend)], composition: .immediately)

  private static let immediateFilter = Intercepter(
    rules: [.forbiddenCharacters("B", onViolation: .amend)], composition: .immediately)

  static let rows: [PeerCase] = [
    // Text that is there already may be composed again, though the field is full.
    .accepts("flutter-ime-05", immediateFive, "abcde", "abc[de]"),
    .rejects("flutter-ime-06", immediateFive, "abc[de]", "abc[def]"),
    .amends("flutter-region-15", immediateFilter, "", "AAA[BBB]CCC", to: "AAACCC"),
    .composes("utf16-11", cutting(10, .utf16), "12345678[か]|", "12345678[かなか]|"),
    .composes("html-12", cutting(2, .graphemes), "|", "[abcd]|"),
    // The commit is judged as a whole.
    .amends("html-13", cutting(2, .graphemes), "[abcd]|", "abcd|", to: "ab"),
    .amends("rc-input-04", cutting(3, .utf16), "[你好世界]", "你好世界", to: "你好世"),
  ]
}
