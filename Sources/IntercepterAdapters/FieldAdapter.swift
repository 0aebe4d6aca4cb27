internal import TextInputIntercepter

/// An intercepted field, and a text field that shows what it holds.
///
/// The text field may ask before a change, must tell of it afterwards, and need not tell of what the
/// program sets.
@MainActor
protocol FieldAdapter: AnyObject {
  /// The state that the text field must hold.
  var field: InterceptedField { get }
  /// The text field; `nil` once it is gone.
  var display: Display? { get }
  /// The traffic between the text field and the adapter.
  var progress: AdapterProgress { get set }

  associatedtype Display: EditableText
}

/// The traffic between a text field and its adapter.
struct AdapterProgress {
  /// The adapter changes the text field: what the text field says of that is no news.
  var isShowing = false
  /// The state that an edit leads to that the text field was allowed to make.
  var expected: EditingState?
  /// A syllable was deleted in this turn of the run loop: what becomes of it is awaited.
  var awaitsSyllable = false
  /// Dictation or Writing Tools have changed the text, which has not been judged since.
  var isOverdue = false
  /// The edits that were refused since the text has changed last: UIKit remembers even these for undo.
  var refused: [Edit] = []
}

extension Edit {
  /// Whether another edit removes what this one has inserted.
  fileprivate func isTakenBack(by undo: Edit) -> Bool {
    undo.range == range.lowerBound..<range.lowerBound + replacement.utf16.count
      && undo.replacement.utf16.count == range.count
  }
}

extension FieldAdapter {
  /// What the text field holds, without what the keyboard predicts.
  private var shownState: EditingState? {
    guard let state = display?.editingState else { return nil }
    return inlinePrediction.map(state.removing) ?? state
  }
  private var inlinePrediction: Range<Int>? { display?.editingState.inlinePrediction(typing) }
  private var isUndoing: Bool { display?.isUndoingOrRedoing ?? false }
  private var typing: TypingMode { display?.typing ?? .composing }

  /// Whether the text field may make an edit.
  ///
  /// Only what is refused outright is kept from it, for nothing changes then: what would be amended is
  /// put right afterwards, or a keyboard that ignores the answer would insert it twice. An input
  /// method that may be about to compose is let be, for the text alone says what is marked. What an
  /// undo brings back was there before, unless it is an edit that never happened.
  ///
  /// - Parameter edit: The edit; `nil` where its range is nowhere.
  func shouldChange(_ edit: Edit?) -> Bool {
    guard !progress.isShowing, let display, let shown = shownState else { return true }
    // The system raises an exception where it gets its way beyond the text.
    guard var edit, edit.range.upperBound <= display.editingState.text.utf16.count else {
      return false
    }
    if let inlinePrediction { edit.range = edit.range.removing(inlinePrediction) }
    if isUndoing { return !progress.refused.contains { $0 == edit || $0.isTakenBack(by: edit) } }
    if isReserved(shown) || edit.replacement == .placeholder { return true }
    if progress.awaitsSyllable { return expect(edit, in: shown) }
    if field.state.isReplacedByCandidate(edit, in: shown) { return expect(edit, in: shown) }
    synchronize()
    // What came before was put right only now: the edit's range is of another text.
    guard shownState?.hasSameText(as: shown) == true else { return false }
    expect(edit, in: shown)
    if shown.hasMarkedText || edit.mayBeginComposition(typing) { return true }
    let decision = field.intercepter.intercept(edit, in: field.state, baseline: field.baseline)
    guard decision.outcome == .rejected else { return true }
    progress.expected = nil
    progress.refused = progress.refused.suffix(15) + [edit]
    field.shouldApply(edit)
    return false
  }

  @discardableResult
  private func expect(_ edit: Edit, in shown: EditingState) -> Bool {
    progress.expected = edit.applied(to: shown)
    return true
  }

  /// Makes an edit in the place of the text field, as far as the rules let it.
  ///
  /// - Returns: The range of what was inserted, in UTF-16 code units; empty where nothing was.
  func insert(_ edit: Edit) -> Range<Int> {
    synchronize()
    let before = field.state
    guard field.shouldApply(edit).outcome != .rejected else {
      return edit.range.upperBound..<edit.range.upperBound
    }
    show(field.state)
    let made = TextDiff.edit(from: before, to: field.state)
    let start = made?.range.lowerBound ?? edit.range.upperBound
    return start..<start + (made?.replacement.utf16.count ?? 0)
  }

  /// The text field has changed its text.
  func textDidChange() {
    guard !progress.isShowing, let shown = shownState, !isKnown(shown) else { return }
    if isReserved(shown) {
      progress.isOverdue = true
    } else if !awaitsSyllable(in: shown) {
      judge(shown)
    }
  }

  /// Editing has ended, and whatever was at work on the text as well.
  func editingDidEnd() {
    if progress.isOverdue, !progress.isShowing, let shown = shownState { judge(shown) }
    synchronize()
  }

  /// Whether somebody else is at work on the text: what was said last is a placeholder in it until it is
  /// understood.
  private func isReserved(_ shown: EditingState) -> Bool {
    if display?.isReserved == true { return true }
    return shown.placeholderCount > field.state.placeholderCount
      && progress.expected?.hasSameText(as: shown) != true
  }

  private func judge(_ shown: EditingState) {
    (progress.expected, progress.isOverdue) = (nil, false)
    if isUndoing {
      field.setState(shown)
      field.onChange?(field.state)
      return
    }
    progress.refused = []
    let decision = field.textDidChange(to: shown)
    switch decision.outcome {
    case .accepted, .composing: break
    case .amended, .rejected: show(decision.state)
    }
  }

  /// Whether the field holds the text already: the adapter has made the change itself.
  private func isKnown(_ shown: EditingState) -> Bool {
    guard shown.hasSameText(as: field.state), !shown.hasMarkedText, !field.state.hasMarkedText
    else { return false }
    progress.expected = nil
    selectionDidChange()
    return true
  }

  /// Whether what happens to a syllable is judged once the turn of the run loop is over.
  private func awaitsSyllable(in shown: EditingState) -> Bool {
    if progress.awaitsSyllable { return true }
    guard typing == .syllables, !isUndoing, let display, !shown.hasMarkedText,
      !field.state.hasMarkedText, let edit = TextDiff.edit(from: field.state, to: shown),
      edit.removesSyllable(from: field.state.text)
    else { return false }
    progress.awaitsSyllable = true
    display.atEndOfTurn { [weak self] in self?.judgeSyllable() }
    return true
  }

  private func judgeSyllable() {
    guard progress.awaitsSyllable, let shown = shownState else { return }
    progress.awaitsSyllable = false
    if !isKnown(shown) { judge(shown) }
  }

  /// The selection has moved, or is about to be reported together with a change.
  func selectionDidChange() {
    guard !progress.isShowing, let shown = shownState, shown.hasSameText(as: field.state),
      !shown.hasMarkedText, !field.state.hasMarkedText, let selection = shown.selection
    else { return }
    field.selectionDidChange(to: selection)
  }

  /// Finds changes that were not reported: the program set the text, an input method let go of its marked
  /// text, the selection moved.
  func synchronize() {
    judgeSyllable()
    guard !progress.isShowing, let shown = shownState, !isReserved(shown) else { return }
    if shown.hasSameText(as: field.state) {
      let isCommitted = field.state.hasMarkedText && !shown.hasMarkedText
      if isCommitted { textDidChange() } else { selectionDidChange() }
    } else if shown.hasMarkedText || progress.isOverdue
      || progress.expected?.hasSameText(as: shown) == true
    {
      textDidChange()
    } else {
      field.setState(shown)
      // A format shows a raw text otherwise.
      if !shown.hasSameText(as: field.state) { show(field.state) }
    }
  }

  /// Makes the text field hold a state: the difference alone, so that its undo history stays whole.
  private func show(_ state: EditingState) {
    progress.isShowing = true
    if inlinePrediction != nil {
      display?.removeMarkedText()
    } else if shownState?.hasMarkedText == true {
      display?.endComposition()
    }
    if let shown = shownState, let edit = TextDiff.edit(from: shown, to: state) {
      display?.replaceText(in: edit.range, with: edit.replacement)
    }
    if let selection = state.selection, shownState?.selection != selection {
      display?.selectText(in: selection)
    }
    progress.isShowing = false
    // No text field can be made to go on composing.
    if state.hasMarkedText { textDidChange() }
  }
}

extension EditingState {
  /// Whether an edit puts a candidate in the place of this state's marked text, where the text field
  /// itself has unmarked that already: neither the letters nor the candidate are judged yet.
  fileprivate func isReplacedByCandidate(_ edit: Edit, in shown: EditingState) -> Bool {
    guard let markedRange, !shown.hasMarkedText, !edit.replacement.isEmpty else { return false }
    return hasSameText(as: shown) && edit.range.lowerBound <= markedRange.upperBound
      && markedRange.lowerBound <= edit.range.upperBound
  }

  /// Whether both texts hold the same scalars.
  func hasSameText(as other: EditingState) -> Bool {
    EditingState(text) == EditingState(other.text)
  }

  /// The number of placeholders: U+FFFC, which is an attachment in other texts.
  fileprivate var placeholderCount: Int {
    text.unicodeScalars.count { $0 == "\u{FFFC}" }
  }
}

extension String {
  /// What stands for speech that has not been understood yet.
  fileprivate static var placeholder: String { "\u{FFFC}" }
}
