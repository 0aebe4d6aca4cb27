import TestSupport
import Testing
import TextInputIntercepter

@Suite struct EmojiRuleTests {
  static let forbidding: [StateCase] = [
    .rejects("张三|", "张三😀|", "emojiForbidden"),
    .rejects("|", "👨‍👩‍👧‍👦|", "emojiForbidden"),
    .rejects("|", "🏴󠁧󠁢󠁥󠁮󠁧󠁿|", "emojiForbidden"),
    .rejects("|", "1️⃣|", "emojiForbidden"),
    .rejects("|", "⌚|", "emojiForbidden"),
    .rejects("❤|", "❤️|", "emojiForbidden"),
    .rejects("🇨|", "🇨🇳|", "emojiForbidden"),
    .rejects("a|", "a😀b😀|", "emojiForbidden", "emojiForbidden"),
    .rejects("‹abc›", "😀|", "emojiForbidden"),
    .rejects("|", "😀\u{301}|", "emojiForbidden"),
    .accepts("|", "é|"), .accepts("|", "Ж€가|"), .accepts("|", "➋|"), .accepts("|", "1#*|"),
    .accepts("|", "©®™☺❤☎|"), .accepts("|", "क्‍ष|"), .accepts("|", "🇨|"),
    // What was there is not judged.
    .accepts("😀|", "😀a|"), .accepts("😀a|", "😀|"), .accepts("👨‍👩‍👧|", "👨‍👩|"),
  ]

  static let only: [StateCase] = [
    .accepts("|", "😀|"), .accepts("😀|", "😀👨‍👩‍👧‍👦|"), .accepts("👍|", "👍🏽|"),
    .rejects("😀|", "😀a|", "emojiRequired"),
    .rejects("|", "❤|", "emojiRequired"),
    .rejects("|", "1|", "emojiRequired"),
    .rejects("|", "😀\u{301}|", "emojiRequired"),
    .rejects("😀|", "😀 |", "emojiRequired"),
  ]

  @Test(arguments: forbidding) func `forbids`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.emoji(.forbidden)])) == nil)
  }

  @Test(arguments: only) func `admits nothing else`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.emoji(.only)])) == nil)
  }

  @Test func `amends by dropping them`() {
    let engine = Intercepter(rules: [.emoji(.forbidden, onViolation: .amend)])
    #expect(
      StateCase.amends("a|b", "a张😀三👨‍👩‍👧‍👦|b", to: "a张三|b", "emojiForbidden", "emojiForbidden")
        .failure(engine) == nil)
    #expect(engine.sanitize("张三😀🏴󠁧󠁢󠁥󠁮󠁧󠁿é") == "张三é")
    let only = Intercepter(rules: [.emoji(.only)])
    #expect(only.sanitize("张三😀a🏴󠁧󠁢󠁥󠁮󠁧󠁿é") == "😀🏴󠁧󠁢󠁥󠁮󠁧󠁿")
  }

  @Test func `neighbouring emoji are one violation`() {
    let violations = Intercepter(rules: [.emoji(.forbidden)]).validate("张😀👨‍👩‍👧‍👦三😀").violations
    #expect(violations.map(\.range) == [1..<14, 15..<17])
    #expect(violations.first?.message == "Emoji are not allowed here: “😀” and others.")
  }

  @Test func `counts what the scope says`() {
    #expect(
      Intercepter(rules: [.emoji(.forbidden, counting: .any)]).validate("❤").status == .invalid)
    #expect(Intercepter(rules: [.emoji(.forbidden, counting: .rgi)]).validate("👩‍⚕").isValid)
    #expect(
      Intercepter(rules: [.emoji(.forbidden, counting: .rgi)]).validate("👩‍⚕️").status == .invalid)
  }

  @Test func `admits emoji up to a version`() {
    let engine = Intercepter(rules: [.emoji(.allowed(upTo: EmojiVersion(13, 0)))])
    #expect(StateCase.accepts("|", "a😀👨‍👩‍👧‍👦🥲|").failure(engine) == nil)
    #expect(StateCase.rejects("|", "🫠|", "emojiTooNew").failure(engine) == nil)
    #expect(StateCase.rejects("|", "👩🏽‍❤️‍👨🏽|", "emojiTooNew").failure(engine) == nil)
    #expect(engine.sanitize("a🫠b😀") == "ab😀")
  }

  /// A skin tone forms a cluster with the letter before it, though it modifies emoji alone.
  @Test(arguments: [("x🏽y", "xy"), ("O🏿", "O"), ("1🏽", "1"), ("☺🏽a", "a"), ("1️⃣🏽", "1️⃣🏽"), ("a👍🏽", "a")])
  func `the letter before a skin tone stays`(text: String, expected: String) {
    #expect(Intercepter(rules: [.emoji(.forbidden)]).sanitize(text) == expected)
  }

}
