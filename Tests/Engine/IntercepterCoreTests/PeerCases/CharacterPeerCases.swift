import TextInputIntercepter

/// Filters of characters, digits and emoji.
///
/// From Flutter's `text_formatter_test.dart`, Android's `DigitsKeyListenerTest`, the filters of
/// vanniktech/Emoji, and the original.
enum CharacterPeerCases {
  private static let digits = Intercepter(rules: [.numbersOnly()])
  private static let keptDigits = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
  private static let onlyEmoji = Intercepter(rules: [.emoji(.only)])
  private static let free = Intercepter(rules: [])

  private static let address = Intercepter(rules: [
    .allowedCharacters(onViolation: .amend) { character in
      character.isASCII && (character.isLetter || character.isNumber || ".@-".contains(character))
    }
  ])

  /// The peer denies the word BBB; to drop each B is the same here.
  private static let withoutB = Intercepter(rules: [.forbiddenCharacters("B", onViolation: .amend)])

  static let rows: [PeerCase] = [
    .accepts("flutter-filter-06", digits, "|123", "123456|"),
    .amends("flutter-filter-09", address, "", "ab&&ca@bcabc", to: "abca@bcabc"),
    .amends("flutter-region-05", withoutB, "", "AAA‹BBB›CCC", to: "AAA|CCC"),
    .amends("android-digits-01", keptDigits, "|", "a1b2c3d|", to: "123"),
    .accepts("emoji-01", onlyEmoji, "😀|", "😀😎|"),
    .rejects("emoji-02", onlyEmoji, "😀|", "😀a|"),
    .accepts("fjf-03", free, "a..|", "a.|"),
    .rejects("fjf-04", digits, "123|", "123a|"),
  ]
}
