import TextInputIntercepter

extension Rule {
  /// Keeps the last emoji, so that typing another one replaces it, as in icon pickers.
  ///
  /// A skin tone or half of a family joins the preceding emoji. Both are then one grapheme cluster,
  /// and nothing is replaced.
  static let newestOnly = Rule("newestOnly") { proposal in
    guard proposal.state.text.count > 1, let newest = proposal.insertedText.last else {
      return .accept
    }
    return .amend(EditingState(String(newest), caret: newest.utf16.count), [])
  }
}

/// A field that contains at most one emoji.
struct OneEmojiField {
  private let field = InterceptedField(
    Intercepter(rules: [
      .emoji(.only), .newestOnly, .maxLength(1, in: .graphemes), .minLength(1, in: .graphemes),
    ]))

  var text: String { field.state.text }

  /// A Boolean value that indicates whether the field contains an emoji.
  var isFilled: Bool { field.validity.isValid }

  /// Types a text at the end.
  ///
  /// - Returns: The reason for a rejection, or `nil` if the text was accepted.
  func type(_ text: String) -> String? {
    let end = field.state.text.utf16.count
    let decision = field.shouldApply(Edit(range: end..<end, replacement: text))
    return decision.outcome == .rejected ? decision.violations[0].message : nil
  }

  /// Deletes the emoji with all of its scalars.
  func delete() {
    field.shouldApply(Edit(range: 0..<field.state.text.utf16.count, replacement: ""))
  }
}
