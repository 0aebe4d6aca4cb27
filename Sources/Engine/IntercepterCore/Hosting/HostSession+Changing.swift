// What a host has changed, with or without a report.

extension HostSession {
  /// Evaluates a change that the host has reported.
  mutating func change(_ view: HostView) -> HostAction {
    let shown = view.shown
    if isKnown(shown) { return HostAction(.allow) }
    if view.traits.contains(.isReserved) || awaitsWords(view) {
      isOverdue = true
      unaccepted.insert(shown.text.hashValue)
      return HostAction(.allow)
    }
    if awaitsSyllable(view) { return HostAction(.wait) }
    return judge(view)
  }

  /// Finds changes that were not reported.
  ///
  /// Such changes are a text that the program set, a composition that ended, and a moved selection.
  ///
  /// - Parameter isAsked: A Boolean value that indicates whether the host is asking about an edit.
  ///   If so, a text that the program set is not formatted before that edit.
  mutating func look(_ view: HostView, isAsked: Bool = false) -> HostAction {
    let shown = view.shown
    if case .syllable = awaited, !isAsked { return endTurn(view) }
    if isReserved(view) { return HostAction(.allow) }
    if shown.hasSameText(as: state) {
      if state.hasMarkedText && !shown.hasMarkedText { return change(view) }
      select(shown)
      return HostAction(.allow)
    }
    if shown.hasMarkedText || isOverdue || expected?.hasSameText(as: shown) == true {
      return change(view)
    }
    set(shown)
    // A format shows an unformatted text differently.
    return HostAction(isAsked || shown.hasSameText(as: state) ? .allow : .show)
  }

  /// Keeps a text that the program has set.
  mutating func replace(by view: HostView) -> HostAction {
    (expected, isOverdue, isFresh) = (nil, false, false)
    (awaited, unaccepted) = (.nothing, [])
    let shown = view.shown
    set(shown)
    return HostAction(shown.hasSameText(as: state) ? .allow : .show)
  }

  /// Evaluates an overdue change when editing, dictation or Writing Tools end.
  ///
  /// The system reports nothing else of a word that it corrects then.
  mutating func leave(_ view: HostView) -> HostAction {
    isOverdue || state.isAutocorrected(as: view.shown) ? judge(view) : look(view)
  }

  /// Evaluates a syllable, or what repeated undo has left.
  mutating func endTurn(_ view: HostView) -> HostAction {
    switch awaited {
    case .nothing: return HostAction(.allow)
    case .syllable:
      awaited = .nothing
      return isKnown(view.shown) ? HostAction(.allow) : judge(view)
    case .history:
      awaited = .nothing
      return HostAction(refuses(view) ? .show : .allow)
    }
  }

  /// Passes a moved selection on, unless the text has changed too.
  mutating func select(_ shown: EditingState) {
    guard shown.hasSameText(as: state), !shown.hasMarkedText, !state.hasMarkedText,
      let selection = shown.selection
    else { return }
    select(selection)
  }

  /// Evaluates the text that a host shows.
  mutating func judge(_ view: HostView) -> HostAction {
    let shown = view.shown
    if view.isUndoing {
      if unaccepted.contains(shown.text.hashValue) { return skip() }
      isOverdue = false
      set(shown)
      return HostAction(.show, notifiesOfText: true)
    }
    let rules = isOverdue ? intercepter.keepingWhatFits : nil
    (expected, isOverdue, isFresh) = (nil, false, false)
    let current = autofilled(shown) ?? shown
    var action = judge(current, by: rules)
    if action.step == .allow, current != shown { action.step = .show }
    if action.step == .allow {
      unaccepted.remove(shown.text.hashValue)
    } else {
      unaccepted.insert(shown.text.hashValue)
    }
    return action
  }

  /// Undoes or redoes further, because the session has never contained this text.
  private mutating func skip() -> HostAction {
    if case .history = awaited { return HostAction(.allow) }
    awaited = .history
    return HostAction(.repeatHistory)
  }

  /// Returns whether the host shows a text that the session has never contained.
  public func refuses(_ view: HostView) -> Bool {
    let shown = view.shown
    return !shown.hasSameText(as: state) && unaccepted.contains(shown.text.hashValue)
  }

  /// Returns whether the session contains the text already, because the host displayed it.
  private mutating func isKnown(_ shown: EditingState) -> Bool {
    guard shown.hasSameText(as: state), !shown.hasMarkedText, !state.hasMarkedText else {
      return false
    }
    expected = nil
    select(shown)
    return true
  }
}

extension EditingState {
  /// Returns whether both texts consist of the same scalars.
  package func hasSameText(as other: EditingState) -> Bool {
    text.hasSameScalars(as: other.text)
  }

  /// Returns whether another text replaces nothing but the word before the caret.
  ///
  /// A text replacement may be much longer than the word: `omw` becomes `On my way!`.
  fileprivate func isAutocorrected(as shown: EditingState) -> Bool {
    guard let caret, !hasMarkedText, !shown.hasMarkedText,
      let edit = TextDiff.edit(to: shown, after: self), !edit.isDeletion,
      edit.range.upperBound <= caret
    else { return false }
    let before = text[..<String.Index(utf16Offset: caret, in: text)]
    let start = before.lastIndex { $0.isWhitespace }.map { before.index(after: $0) }
    let word = before[(start ?? before.startIndex)...]
    return word.contains { $0.isLetter }
      && word.startIndex.utf16Offset(in: text) <= edit.range.lowerBound
  }
}
