import TestSupport
import Testing
import TextInputIntercepter

/// Rules that pass over printable characters without asking about each, beside the same rules by a closure, which
/// are asked about every one.
@Suite struct PassedOverTests {
  static let pairs: [@Sendable (ViolationPolicy) -> (Rule, Rule)] = [
    {
      (
        .allowedCharacters("ab1;", onViolation: $0),
        .allowedCharacters(onViolation: $0) { "ab1;".contains($0) }
      )
    },
    {
      (
        .forbiddenCharacters("ab1;", onViolation: $0),
        .forbiddenCharacters(onViolation: $0) { character in
          "ab1;".contains(character)
            || character.unicodeScalars.contains { "1;".unicodeScalars.contains($0) }
        }
      )
    },
    {
      (
        .numbersOnly(onViolation: $0),
        .allowedCharacters(onViolation: $0) { $0.isASCII && $0.isNumber }
      )
    },
    { (.singleLine(onViolation: $0), .forbiddenCharacters(onViolation: $0) { $0.isNewline }) },
    {
      (
        .emoji(.forbidden, onViolation: $0),
        .forbiddenCharacters(onViolation: $0) { EmojiScope.displayed.contains($0) }
      )
    },
  ]

  @Test(arguments: pairs.indices)
  func `what they list and leave is the same`(index: Int) {
    // A control character has a code of its own under `singleLine`, and so ends a run.
    let keys =
      (index == 3 ? [] : ["\u{7F}"]) + [
        "a", "b", "c", "1", "2", ";", "\u{37E}", "#", "\u{FE0F}\u{20E3}", "\u{301}", "\u{200D}",
        "中",
        "é", "😀", "\n", "\r\n", "\r",
      ]
    let breach = firstBreach(cases: 1_000) { random in
      let written = (0..<Int.random(in: 0...9, using: &random)).map { _ in random.pick(keys) }
      // Digits lose characters that show nothing, and free text keeps them.
      let text = Intercepter(rules: [Self.pairs[index](.flag).0]).cleaned(written.joined())
      let flagging = Self.pairs[index](.flag)
      let found = Intercepter(rules: [flagging.0]).validate(text).violations.map(\.range)
      let expected = Intercepter(rules: [flagging.1]).validate(text).violations.map(\.range)
      guard found == expected else { return "\(text.debug): \(found), not \(expected)" }
      let amending = Self.pairs[index](.amend)
      let left = Intercepter(rules: [amending.0]).sanitize(text)
      // What takes the place of a line break is a space.
      if index == 3 { return nil }
      let kept = Intercepter(rules: [amending.1]).sanitize(text)
      return left.scalars == kept.scalars ? nil : "\(text.debug): \(left.debug), not \(kept.debug)"
    }
    #expect(breach == nil)
  }
}
