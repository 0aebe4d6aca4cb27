/// A step of the checklist in the guide "Devices", word for word.
struct Step: Hashable {
  /// The time of the step, in minutes.
  let minute: Int
  let todo: String
  let expectation: String
  /// The fields that the step needs.
  let fields: Fields

  /// The fields for a step.
  enum Fields {
    /// A text field, a text view and a search bar of UIKit, and the text field of SwiftUI.
    case all
    /// A text view.
    case views
    /// The two text fields of SwiftUI.
    case swiftUI
    /// A field for one emoji.
    case emoji
    /// Hardware keys.
    case keys
    /// A search bar.
    case search
    /// No field here, because the step is for a Mac.
    case mac
  }

  static let all = [
    Step(
      minute: 0, todo: "type `abcdef` into each text field",
      expectation: "`abcde`, one `tooLong`, no flicker",
      fields: .all),
    Step(
      minute: 1, todo: "move the caret to the middle, type `x`; select two letters, type `xyz`",
      expectation: "nothing changes; then one `x` in their place, and `tooLong` for the rest",
      fields: .all),
    Step(
      minute: 2, todo: "paste `12345678` into an empty field, shake or Undo, Redo",
      expectation: "refused; Undo does not crash and restores nothing",
      fields: .all),
    Step(
      minute: 4, todo: "emoji keyboard: 😀 into each",
      expectation: "nothing shows, `emojiForbidden` once",
      fields: .all),
    Step(
      minute: 5,
      todo:
        "Chinese (Pinyin): `zhang` in a full field; choose a candidate; tap elsewhere while `li` is marked",
      expectation:
        "the letters show while marked; the candidate is refused and the text restored; `li` is judged when the composition ends",
      fields: .all),
    Step(
      minute: 7,
      todo: "Japanese and Chinese in the `InterceptedTextField`, then in the `TextField`",
      expectation: "marked text is kept in the first; judged at each step in the second",
      fields: .swiftUI),
    Step(
      minute: 9, todo: "Korean: type to the limit, then one more vowel",
      expectation: "the last syllable is not lost",
      fields: .all),
    Step(
      minute: 10, todo: "English with inline predictions on: type `hello w` at limit 5",
      expectation: "the prediction does not count and does not remain",
      fields: .all),
    Step(
      minute: 11, todo: "dictate a sentence longer than the limit",
      expectation:
        "what fits is kept when dictation ends, and dictation is not interrupted; Undo restores the text before",
      fields: .all),
    Step(
      minute: 12, todo: "Writing Tools, \"Proofread\", in the text view",
      expectation: "what fits is kept when it ends; Undo restores the text before",
      fields: .views),
    Step(
      minute: 13, todo: "drag text from another app onto the empty text view, then onto a full one",
      expectation: "no crash; refused or truncated before it shows",
      fields: .views),
    Step(
      minute: 14,
      todo:
        "`TextField` with a selection: select all, type a refused emoji; let the program set the text to `\"\"`",
      expectation: "no trap; the selection is restored",
      fields: .swiftUI),
    Step(
      minute: 15,
      todo:
        "`OneEmojiField`: tap it; choose two emoji; remove the emoji keyboard in the settings and tap it again",
      expectation:
        "the emoji keyboard opens; the last one stays; the picker opens, or a keyboard whose letters are refused",
      fields: .emoji),
    Step(
      minute: 16, todo: "hardware keyboard: Z, Shift+Z, Q, hold X and switch apps",
      expectation: "`z`, `Z` and Shift began and ended; nothing for Q; X is cancelled",
      fields: .keys),
    Step(
      minute: 17, todo: "search bar: type too much; watch what its delegate prints",
      expectation: "the text is right; note whether `textDidChange` precedes the correction",
      fields: .search),
    Step(
      minute: 18, todo: "set a delegate after the rules; `intercepter = nil`; dismiss the screen",
      expectation: "the rules still apply; the app's delegate returns; no leaks (memory graph)",
      fields: .all),
    Step(
      minute: 19,
      todo:
        "on a Mac: an `NSTextField` with `IntercepterFormatter`, Pinyin in it; Tab out of an invalid text; the character palette",
      expectation: "marked letters are judged; the field keeps the focus; 😀 is refused",
      fields: .mac),
  ]
}
