import TextInputIntercepter

extension Rule {
  /// Keeps the emoji that came last, so that typing another one replaces it, as icon pickers do.
  ///
  /// A skin tone, or half of a family, joins the emoji before it: the two are one grapheme cluster,
  /// there is nothing to replace.
  static let newestOnly = Rule("newestOnly") { proposal in
    guard proposal.state.text.count > 1, let newest = proposal.insertedText.last else {
      return .accept
    }
    return .amend(EditingState(String(newest), caret: newest.utf16.count), [])
  }
}

/// A field that holds one emoji, or nothing yet.
struct OneEmojiField {
  private let field = InterceptedField(
    Intercepter(rules: [
      .emoji(.only), .newestOnly, .maxLength(1, in: .graphemes), .minLength(1, in: .graphemes),
    ]))

  var text: String { field.state.text }

  /// Whether the field holds an emoji.
  var isFilled: Bool { field.validity.isValid }

  /// Types a text behind what is there.
  ///
  /// - Returns: Why it was refused; `nil` where it was not.
  func type(_ text: String) -> String? {
    let end = field.state.text.utf16.count
    let decision = field.shouldApply(Edit(range: end..<end, replacement: text))
    return decision.outcome == .rejected ? decision.violations[0].message : nil
  }

  /// Deletes the emoji: all of it, however many scalars it is made of.
  func delete() {
    field.shouldApply(Edit(range: 0..<field.state.text.utf16.count, replacement: ""))
  }
}
