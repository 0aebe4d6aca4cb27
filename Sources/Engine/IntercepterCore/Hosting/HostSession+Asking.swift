// What a host asks before it changes its text.

extension HostSession {
  /// Returns whether the host may make an edit.
  ///
  /// Only an edit that the rules reject is refused, because it changes nothing. An edit that they
  /// amend is allowed and corrected afterwards: a keyboard that ignores a refusal would insert the
  /// text twice. An edit that may begin a composition is allowed, because only the changed text
  /// shows which part is marked. An undo is allowed, because it restores an earlier text, unless it
  /// reverses a rejected edit.
  mutating func ask(_ edit: Edit?, _ view: HostView) -> HostAction {
    let shown = view.shown
    if view.isUndoing, let edit, refused.contains(edit, of: shown.text) {
      return HostAction(.refuse)
    }
    // The system raises an exception if an edit beyond the end of the text is allowed.
    guard var edit, edit.range.upperBound <= view.state.text.utf16Length else {
      return HostAction(.refuse)
    }
    if clearsText(for: edit, view) { edit.range = 0..<view.state.text.utf16Length }
    if let prediction = view.inlinePrediction { edit.range = edit.range.removing(prediction) }
    if view.isUndoing || view.traits.contains(.isReserved) { return HostAction(.allow) }
    if awaitsWords(view) {
      if isRecognition(edit, in: shown) {
        isOverdue = true
        return HostAction(.allow)
      }
      // Any other edit shows that nobody is dictating.
      if isOverdue { return judge(view).askingAgain }
    }
    var waits = false
    if case .syllable = awaited { waits = true }
    if waits || state.isReplacedByCandidate(edit, in: shown) {
      expected = edit.applied(to: shown)
      return HostAction(.allow)
    }
    let looked = look(view, isAsked: true)
    if looked.decision != nil { return looked.askingAgain }
    let proposed = edit.applied(to: shown)
    expected = proposed
    // The program set an unformatted text, which is formatted after this edit.
    if looked.step == .wait || !shown.hasSameText(as: state) || shown.hasMarkedText
      || edit.mayBeginComposition(view.keyboard)
    {
      return HostAction(looked.step)
    }
    // AutoFill asks about a space, and inserts something else.
    if edit.replacement.hasSameScalars(as: " "), shown.text.isEmpty { return HostAction(.allow) }
    let decision = intercepter.intercept(edit, in: state, baseline: baseline)
    guard decision.outcome == .rejected, autofilled(proposed) == nil else {
      return HostAction(.allow)
    }
    expected = nil
    refused.insert(edit, of: shown.text)
    var action = apply(edit)
    action.step = .refuse
    return action
  }

  /// Returns whether the text field removes all of its text before an edit.
  ///
  /// UIKit asks about the typed key alone. A secure text field removes its text at the first key,
  /// also at Backspace.
  private mutating func clearsText(for edit: Edit, _ view: HostView) -> Bool {
    if view.isUndoing { return false }
    let isSecure = view.traits.contains(.isSecure)
    if isSecure, !self.isSecure { isFresh = true }
    self.isSecure = isSecure
    return isSecure && isFresh || view.traits.contains(.clearsOnInsertion) && !edit.isDeletion
  }

  /// Returns a text that the system inserted in an empty field, without the space behind it, if the
  /// rules reject only that.
  func autofilled(_ shown: EditingState) -> EditingState? {
    guard state.text.isEmpty, !shown.hasMarkedText, shown.text.utf8.last == 0x20 else {
      return nil
    }
    let text = String(shown.text.dropLast())
    let trimmed = EditingState(text, caret: text.utf16Length)
    func isRejected(_ proposed: EditingState) -> Bool {
      intercepter.intercept(proposed, after: state).outcome == .rejected
    }
    return text.dropFirst().isEmpty || !isRejected(shown) || isRejected(trimmed) ? nil : trimmed
  }
}

// Dictation shows a placeholder for words that it has not recognized yet. Nobody is asked about it.

extension HostSession {
  /// Returns whether the program may set the host's text.
  ///
  /// It must not while dictation, Writing Tools or a keyboard are changing the text.
  public func maySet(_ view: HostView) -> Bool {
    if case .syllable = awaited { return false }
    return !isOverdue && !isReserved(view)
  }

  /// Returns whether dictation or Writing Tools are changing the text.
  func isReserved(_ view: HostView) -> Bool {
    view.traits.contains(.isReserved) || isOverdue && awaitsWords(view)
  }

  /// Returns whether the text may contain a placeholder.
  func awaitsWords(_ view: HostView) -> Bool {
    guard view.traits.contains(.hasPlaceholder), !view.isUndoing,
      view.shown.placeholderCount > state.placeholderCount
    else { return false }
    return expected?.hasSameText(as: view.shown) != true
  }

  /// Returns whether an edit replaces the placeholder of dictation.
  ///
  /// The placeholder may not have been reported. It is then all that was inserted.
  private func isRecognition(_ edit: Edit, in shown: EditingState) -> Bool {
    let replaced = shown.text.substring(utf8: shown.text.utf8Range(utf16: edit.range))
    guard replaced.unicodeScalars.contains("\u{FFFC}") else { return false }
    return isOverdue
      || TextDiff.edit(to: shown, after: state)?.replacement.hasSameScalars(as: "\u{FFFC}") == true
  }
}

extension HostAction {
  /// The action, after which the host asks again.
  fileprivate var askingAgain: HostAction {
    var action = self
    action.step = .askAgain
    return action
  }
}

extension EditingState {
  /// The number of U+FFFC, which are placeholders or attachments.
  fileprivate var placeholderCount: Int { text.utf16.reduce(0) { $0 + ($1 == 0xFFFC ? 1 : 0) } }

  /// Returns whether an edit replaces this state's marked text by a candidate after the text field
  /// has unmarked it.
  ///
  /// Neither the marked letters nor the candidate have been evaluated by then.
  fileprivate func isReplacedByCandidate(_ edit: Edit, in shown: EditingState) -> Bool {
    guard let markedRange, !shown.hasMarkedText, !edit.replacement.isEmpty else { return false }
    return hasSameText(as: shown) && edit.range.lowerBound <= markedRange.upperBound
      && markedRange.lowerBound <= edit.range.upperBound
  }
}
