public import TextInputIntercepter

/// The laws of formats.
///
/// Each function returns a violation of its law, or `nil`.
///
/// A custom format obeys the laws if every function returns `nil` for your texts.
public enum FormatLaws {
  /// Formatting and then unformatting an unformatted text returns it unchanged, but for what the
  /// format adds to it.
  ///
  /// If it is also the formatted text of another one, it is read as that one.
  public static func readsWhatItShows(_ format: TextFormat, _ raw: String) -> String? {
    let canonical = format.unformattedText(of: raw)
    let shown = format.formattedText(of: canonical)
    let read = format.unformattedText(of: shown)
    let isKept =
      read.scalars.starts(with: canonical.scalars)
      && read.dropFirst(canonical.count).allSatisfy { !$0.isLetter && $0.decimalDigit ?? 0 == 0 }
    if !isKept, format.fits(canonical) {
      return "\(canonical.debug) is shown as \(shown.debug), and that is read as \(read.debug)"
    }
    return read.scalars == format.unformattedText(of: format.formattedText(of: read)).scalars
      ? nil : "\(raw.debug): \(shown.debug), \(read.debug)"
  }

  /// The engine returns a text as the format shows it.
  public static func showsWhatItReturns(
    _ engine: Intercepter, from old: EditingState, to new: EditingState
  ) -> String? {
    let decision = engine.intercept(new, after: old)
    if decision.outcome == .rejected || decision.state.hasMarkedText { return nil }
    if decision.outcome == .accepted, decision.edit == nil { return nil }
    let state = decision.state
    // The beginning of a literal stays as typed.
    if new.text.scalars.starts(with: state.text.scalars),
      engine.unformattedText(of: state.text).isEmpty
    {
      return nil
    }
    // A key that makes no value stays as typed, with its reason.
    if state.text.visible.scalars == new.text.visible.scalars,
      decision.violations.contains(where: { $0.rule == "format" })
    {
      return nil
    }
    func again(_ text: String) -> String {
      engine.formattedText(of: engine.unformattedText(of: text))
    }
    // Digits that may begin with the calling code, or with the zeros before it, stay as typed.
    let shown = again(state.text)
    if state.text.scalars == new.text.scalars, shown.hasPrefix("+"),
      let first = state.text.lazy.compactMap(\.decimalDigit).first,
      first == 0 || shown.dropFirst().first?.decimalDigit == first
    {
      return nil
    }
    // What a deletion leaves of a text without the format stays as the host has it.
    if decision.edit?.replacement.isEmpty == true {
      let fits = engine.format?.fits(engine.unformattedText(of: old.text)) == true
      if decision.outcome == .accepted || !fits { return nil }
    }
    // So does what an insertion that shows nothing leaves. A rule may drop a control character of it.
    if state.text.printed == new.text.printed {
      if state.text.scalars == old.text.scalars { return nil }
      let deleted = engine.intercept(EditingState(state.text), after: old)
      if old.text.becomesByDeletion(state.text), deleted.state.text.scalars == state.text.scalars {
        return nil
      }
    }
    return shown.scalars == state.text.scalars
      ? nil : "\(old.debug) → \(new.debug): \(decision), \(shown.debug)"
  }

  /// Typing a character and deleting it restores the text and the caret.
  public static func typingIsUndone(
    _ engine: Intercepter, _ character: Character, in state: EditingState
  ) -> String? {
    guard let caret = state.caret else { return nil }
    let typed = engine.intercept(
      Edit(range: caret..<caret, replacement: String(character)), in: state)
    let raw = engine.unformattedText(of: state.text)
    let rawTyped = engine.unformattedText(of: typed.state.text)
    // Only for a character that was neither rejected nor changed, and that is not an existing
    // literal.
    guard typed.outcome != .rejected, typed.violations.isEmpty,
      rawTyped.count == raw.count + 1, let behind = typed.state.caret,
      let before = typed.state.text.clusterOffsets.last(where: { $0 < behind })
    else { return nil }
    let back = engine.intercept(Edit(range: before..<behind, replacement: ""), in: typed.state)
    return back.state == state
      ? nil : "\(state.debug) + \(character): \(typed.state.debug) → \(back.state.debug)"
  }

  /// A deletion only removes text: the unformatted text gets no longer and has nothing new.
  public static func deletionOnlyRemoves(
    _ engine: Intercepter, from old: EditingState, removing range: Range<Int>
  ) -> String? {
    let decision = engine.intercept(Edit(range: range, replacement: ""), in: old)
    if decision.outcome == .rejected { return "\(old.debug) less \(range): \(decision)" }
    let (before, after) = (
      engine.unformattedText(of: old.text), engine.unformattedText(of: decision.state.text)
    )
    // If the text did not fit the format, its rest may be a formatted text by chance.
    guard engine.format?.fits(before) == true else { return nil }
    if before.scalars == after.scalars || before.becomesByDeletion(after) { return nil }
    // What a deletion leaves where the caret was not stays as the host has it, if it is no other text.
    if old.normalized().selection.map({ !range.touches($0) }) == true, decision.outcome == .accepted
    {
      return nil
    }
    return "\(old.debug) less \(range): \(before.debug) → \(after.debug)"
  }
}

extension String {
  /// The visible scalars that are not control characters.
  fileprivate var printed: [Unicode.Scalar] {
    visible.scalars.filter { $0.properties.generalCategory != .control }
  }
}

extension Range<Int> {
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && upperBound >= other.lowerBound
  }
}
