// What a field says about a press, and which keys belong to a letter that was refused.

extension HostSession {
  /// An insertion that was refused, and what the input method believes of it.
  struct Refusal: Sendable {
    /// The selection that the insertion would have replaced.
    var selection: Range<Int>
    /// The refused text, which the input method takes for the text before the caret.
    var text: String
    var violations: Violations
  }

  /// Begins a press, unless it is the same one.
  ///
  /// The press goes on if the same key is reported again before it went up: an input method sends
  /// a key on in a second event. The state at its beginning is kept as the one before a
  /// composition.
  mutating func begin(_ press: HostPress) {
    if let key = press.key, key == self.press?.key, !press.isRepeat { return }
    self.press = press
    (seesPresses, isNewStory) = (true, true)
    if state.hasMarkedText || press.isComposing { return }
    endComposition()
    holdsBaseline = true
  }

  /// Keeps what the field says about the press, and says what is wrong with the text.
  ///
  /// A host that sees no presses reports one edit in each of them.
  mutating func say(_ decision: Decision) {
    if isNewStory { told = Violations() }
    isNewStory = !seesPresses
    if decision.keepsChange {
      reasons = told
      reasons.append(contentsOf: decision.violations)
    } else {
      if !decision.violations.isEmpty { told = decision.violations }
      reasons = told
    }
  }

  /// Remembers a refused insertion that ends in a letter, with those that were refused before it.
  mutating func remember(_ decision: Decision) {
    guard decision.outcome == .rejected, let selection = state.selection,
      let inserted = decision.edit?.replacement, inserted.last?.isLetter == true
    else {
      if decision.outcome == .accepted || decision.outcome == .amended { refusal = nil }
      return
    }
    let before = refusal?.selection == selection ? refusal?.text ?? "" : ""
    refusal = Refusal(
      selection: selection, text: before + inserted, violations: decision.violations)
  }

  /// Returns the rejection of a change that belongs to a refused letter, or `nil`.
  ///
  /// Marks and joiners that are inserted in the place of the letter have nothing else to extend
  /// (law 17). A deletion that the pressed key did not ask for is a deletion of that letter, by an
  /// input method that counts it.
  mutating func rejection(of current: EditingState) -> Decision? {
    // A commit takes the place of the selection before its composition.
    let previous = state.hasMarkedText ? baseline : state
    guard var refusal, refusal.selection == previous.selection, !current.hasMarkedText else {
      return nil
    }
    if let inserted = current.text.inserted(in: previous.text, replacing: refusal.selection) {
      guard inserted.extendsCluster else { return nil }
      self.refusal?.text += inserted
      return previous.rejected(current, refusal.violations)
    }
    guard press?.typesText == true, refusal.selection.isEmpty,
      let edit = TextDiff.edit(to: current, after: previous), edit.isDeletion,
      edit.range.upperBound == refusal.selection.lowerBound
    else { return nil }
    let count = previous.text.scalarCount(utf16: edit.range)
    guard count <= refusal.text.unicodeScalars.count else { return nil }
    refusal.text.unicodeScalars.removeLast(count)
    self.refusal = refusal
    return previous.rejected(current, refusal.violations)
  }

  /// Returns an edit without the deletion of a refused letter that an input method counts.
  func withoutRefusedText(_ edit: Edit) -> Edit {
    guard let refusal, press?.typesText == true, refusal.selection == state.selection,
      refusal.selection.isEmpty, !edit.range.isEmpty, !edit.replacement.isEmpty,
      edit.range.upperBound == refusal.selection.lowerBound
    else { return edit }
    let count = state.text.scalarCount(utf16: edit.range)
    return count > refusal.text.unicodeScalars.count
      ? edit : Edit(range: refusal.selection, replacement: edit.replacement)
  }
}

extension EditingState {
  /// Returns a rejection that restores this state.
  fileprivate func rejected(_ current: EditingState, _ violations: Violations) -> Decision? {
    Change(judging: self, became: current).map {
      Decision(.rejected, violations, of: Proposal(self, became: current, by: $0))
    }
  }
}

extension EditingState {
  /// Returns the state with the caret behind the text that was inserted since another state, or
  /// `nil` if the caret is not in front of it.
  ///
  /// GTK reports typed text with the caret before the change.
  func withCaretBehindInsertion(in old: EditingState) -> EditingState? {
    guard let selection = old.selection, caret == selection.lowerBound, !hasMarkedText,
      let inserted = text.inserted(in: old.text, replacing: selection)
    else { return nil }
    return EditingState(text, caret: selection.lowerBound + inserted.utf16Length)
  }
}

extension String {
  fileprivate func scalarCount(utf16 range: Range<Int>) -> Int {
    substring(utf8: utf8Range(utf16: range)).unicodeScalars.count
  }

  /// Returns the text that stands in the place of a range of another text, or `nil` if the texts
  /// differ elsewhere or nothing stands there.
  fileprivate func inserted(in old: String, replacing range: Range<Int>) -> String? {
    let bytes = old.utf8Range(utf16: range)
    let end = utf8.count - (old.utf8.count - bytes.upperBound)
    guard end > bytes.lowerBound,
      String(old.substring(utf8: 0..<bytes.lowerBound))
        .hasSameScalars(as: String(substring(utf8: 0..<bytes.lowerBound))),
      String(old.substring(utf8: bytes.upperBound..<old.utf8.count))
        .hasSameScalars(as: String(substring(utf8: end..<utf8.count)))
    else { return nil }
    return String(substring(utf8: bytes.lowerBound..<end))
  }

  /// A Boolean value that indicates whether the text only extends the grapheme cluster before it
  /// (UAX #29, GB9 and GB9a).
  fileprivate var extendsCluster: Bool {
    !isEmpty && ("a" + self).dropFirst().isEmpty
  }
}
