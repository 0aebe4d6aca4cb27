internal import TextInputIntercepter

// The Korean keyboard of iOS marks nothing. It deletes the syllable before the caret and inserts
// the new one. A host sees both in one turn of its run loop, and therefore as one edit.

/// An unmarked syllable before the caret that a keyboard is composing.
struct UnmarkedSyllable {
  var composer: HangulComposer
  /// The end of the syllable in UTF-16 code units.
  var end: Int
}

extension SimulatedTextField {
  /// Types a jamo on the keyboard of iOS.
  func typeUnmarkedHangul(_ jamo: Unicode.Scalar) -> Decision {
    var composer = unmarkedComposer ?? HangulComposer()
    let old = composer.text
    let finished = composer.insert(jamo) ?? ""
    return replaceSyllable(old, by: finished, composer)
  }

  /// Removes the last jamo of the syllable, or returns `nil` if no syllable is being composed.
  func shortenSyllable() -> Decision? {
    guard var composer = unmarkedComposer else { return nil }
    let old = composer.text
    composer.deleteLast()
    return replaceSyllable(old, by: "", composer)
  }

  private func replaceSyllable(
    _ old: String, by finished: String, _ composer: HangulComposer
  ) -> Decision {
    let selection = snapshot.selection
    let range = selection.lowerBound - old.utf16Length..<selection.upperBound
    let before = syllable
    let decision = change(Edit(range: range, replacement: finished + composer.text), as: .typing)
    if decision.outcome == .rejected {
      syllable = before
    } else {
      let isLeft = decision.outcome == .accepted && !composer.isEmpty
      syllable = isLeft ? state.caret.map { UnmarkedSyllable(composer: composer, end: $0) } : nil
    }
    return decision
  }

  /// The state of the keyboard, or `nil` if the syllable that it composes is not before the caret.
  private var unmarkedComposer: HangulComposer? {
    guard let syllable, state.caret == syllable.end,
      rangeBeforeCaret(of: syllable.composer.text) != nil
    else { return nil }
    return syllable.composer
  }
}
