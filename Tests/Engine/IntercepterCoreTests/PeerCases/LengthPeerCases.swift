import TextInputIntercepter

/// Limits of length on committed text.
///
/// From Flutter's `text_formatter_test.dart` and `text_field_test.dart`, a UTF-16 length formatter for
/// Flutter, Android's `InputFilter_LengthFilterTest`, WebKit's `textarea-maxlength.js`,
/// react-component's `count.test.tsx`, Maskito's `native-maxlength-attribute.cy.ts`, AnyFormatKit's
/// emoji tests, and the original.
enum LengthPeerCases {
  private static func cutting(_ limit: Int, _ unit: LengthUnit = .graphemes) -> Intercepter {
    Intercepter(rules: [.maxLength(limit, in: unit, onViolation: .amend)])
  }

  private static func refusing(_ limit: Int, _ unit: LengthUnit = .graphemes) -> Intercepter {
    Intercepter(rules: [.maxLength(limit, in: unit)])
  }

  private static let reporting = Intercepter(rules: [
    .maxLength(3, in: .graphemes, onViolation: .warn)
  ])

  private static let shortNumber = Intercepter(rules: [
    .decimal(places: 2, onViolation: .amend), .maxLength(3, in: .utf16, onViolation: .amend),
  ])

  static let flutter: [PeerCase] = [
    .amends("flutter-len-01", cutting(6), "", "a1b‹2c3\nd4e›5f6", to: "a1b‹2c3›"),
    .amends("flutter-len-02", cutting(2), "", "a1b‹2c3\nd4e›5f6", to: "a1|"),
    .accepts("flutter-len-03", cutting(1), "", "|"),
    .amends("flutter-len-04", cutting(2), "", "🦄🦄🦄🦄|", to: "🦄🦄|"),
    .amends("flutter-len-06", cutting(1), "", "X|Y", to: "X|"),
    .sanitizes("flutter-len-07", cutting(10), "01234567890", to: "0123456789"),
    .amends("flutter-len-09", cutting(10), "", "👨‍👩‍👦01234567890|", to: "👨‍👩‍👦012345678|"),
    .accepts("flutter-len-10", cutting(10), "aaa", "aaab"),
    // Typed into the middle of a full field: refused as a whole, and the end is not pushed out.
    .rejects("flutter-len-11", refusing(10), "aaaaaaaaaa", "aaaaabbbbbaaaaa"),
    .amends("flutter-field-01", cutting(10), "", "0123456789101112", to: "0123456789"),
    .rejects("flutter-field-03", cutting(10), "0123456789", "01234567899999999"),
    // Reported, not enforced.
    .accepts("flutter-field-06", reporting, "", "12345"),
  ]

  static let utf16: [PeerCase] = [
    .amends("utf16-01", cutting(10, .utf16), "abc|", "abc0123456789|", to: "abc0123456|"),
    .amends("utf16-02", cutting(10, .utf16), "|", "👍👍👍👍👍👍|", to: "👍👍👍👍👍"),
    // A draft that was longer than the limit may be shortened.
    .accepts("utf16-06", cutting(10, .utf16), "0123456789abcd|", "0123456789abc|"),
    .amends("utf16-09", cutting(10, .utf16), "01234567‹89›", "01234567abcd|", to: "01234567ab"),
    // The whole edit is refused, and the selection comes back.
    .rejects("utf16-10", refusing(10, .utf16), "01234567‹89›", "01234567abcd|"),
    .rejects("fjf-13", refusing(5, .utf16), "ab|cde", "abX|cde"),
    .validates("rc-input-06", refusing(5, .utf16), "123456", as: .invalid),
  ]

  static let insertions: [PeerCase] = [
    // The insertion is cut, and what stood behind it survives.
    .amends("android-len-01", cutting(10, .utf16), "a|bcdefgh", "aabc|bcdefgh", to: "aab|bcdefgh"),
    // What is replaced makes room.
    .accepts("android-len-02", cutting(10, .utf16), "aabbc‹def›gh", "aabbcabc|gh"),
    .accepts("android-len-03", cutting(10, .utf16), "a‹ab›bcabcgh", "a|bcabcgh"),
    .rejects("html-02", cutting(3), "abc|", "abcdef|"),
    .accepts("html-03", cutting(3), "‹abc›", "def|"),
    .accepts("html-10", cutting(3), "|", "AB𐀀|"),
    .amends("html-11", cutting(3), "AB‹𐀀›", "ABCDE|", to: "ABC|"),
    // Six slots, filled no further than the first gap.
    .accepts("afk-21", cutting(6), "|", "😀|"),
    .accepts("afk-22", cutting(6), "😀|", "😀😎|"),
  ]

  static let shortNumbers: [PeerCase] = [
    .rejects("maskito-max-01", shortNumber, "123|", "1234|"),
    .rejects("maskito-max-02", shortNumber, "12|3", "120|3"),
    .rejects("maskito-max-03", shortNumber, "1|23", "10|23"),
    .rejects("maskito-max-04", shortNumber, "|123", "9|123"),
    .amends("maskito-max-05", shortNumber, "|", "123456789|", to: "123|"),
  ]

  static let rows = flutter + utf16 + insertions + shortNumbers
}
