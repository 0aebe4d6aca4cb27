import TextInputIntercepter

@testable import IntercepterAdapters

extension StubText {
  /// Whether what is marked stands behind the caret.
  fileprivate var isPredicting: Bool { marked?.lowerBound == selection.lowerBound }

  /// Shows how the text goes on.
  fileprivate mutating func predict(_ text: String) {
    mark(text)
    if let marked { selection = marked.lowerBound..<marked.lowerBound }
  }
}

extension FakeField {
  /// What the field holds.
  var shown: EditingState {
    EditingState(stub.string, selection: stub.selection, markedRange: stub.marked)
  }

  func perform(_ events: [Event]) { for event in events { perform(event) } }

  /// Performs an event in a turn of the run loop.
  func perform(_ event: Event) {
    performInTurn(event)
    endTurn()
  }

  private func performInTurn(_ event: Event) {
    switch event {
    case .type(let text): for character in text { edit(stub.selection, String(character)) }
    case .typePredicting(let text, let prediction):
      let range = stub.selection
      edit(range, text) {
        $0.mark("")
        $0.replace(range, with: text)
        $0.predict(prediction)
      }
    case .paste(let text): paste(text)
    case .drop(let text): if !performPaste(text) { drop(text) }
    case .backspace: edit(rangeBeforeCaret, "")
    case .compose(let text):
      let letter = text.last.map(String.init) ?? ""
      edit(stub.selection, letter) { $0.mark(text) }
    case .commit(let text): commit(text)
    case .predict(let text): change { $0.predict(text) }
    case .acceptPrediction:
      guard let marked = stub.marked else { return }
      let text = Array(stub.string.utf16)[marked]
      edit(marked, String(decoding: text, as: UTF16.self) + " ")
    case .attach:
      stub.isAttachment = true
      change { $0.replace($0.selection, with: "\u{FFFC}") }
    case .mumble: change { $0.replace($0.selection, with: "\u{FFFC}") }
    case .correctAtEnd(let old, let new):
      stub.replace(rangeBeforeCaret(of: old), with: new)
      notifyEnd()
    case .letGo: stub.unmark()
    case .accent(let key, let letter):
      let previous = rangeBeforeCaret
      edit(stub.selection, key) { $0.replace(previous, with: letter) }
    case .syllable(let old, let new):
      if !old.isEmpty { edit(rangeBeforeCaret, "") }
      if !new.isEmpty { edit(stub.selection, new) }
    case .dictate(let text): dictate(text)
    case .autocorrect(let old, let new):
      edit(rangeBeforeCaret(of: old), new)
    case .select(let range):
      stub.selection = range
      notifySelection()
    case .set(let text): setByProgram(text)
    case .undo: undo()
    case .redo: redo()
    case .begin: notifyBegin()
    case .end:
      if stub.isPredicting { stub.mark("") }
      notifyEnd()
    }
  }

  private func rangeBeforeCaret(of text: String) -> Range<Int> {
    let caret = stub.selection.lowerBound
    return caret - text.utf16.count..<caret
  }

  private var rangeBeforeCaret: Range<Int> {
    if !stub.selection.isEmpty { return stub.selection }
    let before = String(
      decoding: stub.string.utf16.prefix(stub.selection.lowerBound), as: UTF16.self)
    return rangeBeforeCaret(of: before.last.map { String($0) } ?? "")
  }

  private func commit(_ text: String) {
    let marked = stub.marked ?? stub.selection
    let asked = habits.quirks.candidateQuestion(marked)
    if asked != nil { stub.unmark() }
    guard asked.map({ ask($0, text) }) ?? true else { return }
    change { $0.replace(marked, with: text) }
  }

  private func drop(_ text: String) {
    let isFragile = habits.quirks.contains(.crashesOnCorrectedDrops) && stub.string.isEmpty
    let isDone = edit(stub.selection, text)
    if isFragile {
      past.raises("NSInternalInconsistencyException", unless: isDone && stub.string == text)
    }
  }

  /// Nobody is asked about the placeholder.
  private func dictate(_ text: String) {
    change { $0.replace($0.selection, with: "\u{FFFC}") }
    edit(rangeBeforeCaret, text)
  }

  private func paste(_ text: String) {
    let start = stub.selection.lowerBound
    let isDone = edit(stub.selection, text)
    if !isDone, habits.quirks.contains(.recordsRefusedPastes) {
      past.steps.append(.refusedPaste(text: text, start: start))
    }
    if isDone, habits.quirks.contains(.movesCaretAfterPaste) {
      let caret = min(start + text.utf16.count, stub.string.utf16.count)
      stub.selection = caret..<caret
      notifySelection()
    }
  }

  /// Asks, and changes.
  @discardableResult
  private func edit(
    _ range: Range<Int>, _ replacement: String, _ body: ((inout StubText) -> Void)? = nil
  ) -> Bool {
    let isAllowed = ask(range, replacement) || habits.ignoresVeto
    // A prediction goes with the next key, whatever becomes of that.
    if isAllowed {
      change { text in
        if body == nil, text.isPredicting { text.mark("") }
        if let body { body(&text) } else { text.replace(range, with: replacement) }
      }
    } else if stub.isPredicting {
      stub.mark("")
    }
    return isAllowed
  }

  /// Changes, and tells of it.
  private func change(_ body: (inout StubText) -> Void) {
    past.steps.append(.change(stub))
    body(&stub)
    notifySelection()
    if habits.notifiesOfMarkedText || stub.marked == nil { notifyChange() }
  }

  /// What a change by program tells.
  func notifyOfProgram() {
    guard habits.notifiesOfPrograms else { return }
    notifySelection()
    notifyChange()
  }

  private func redo() {
    guard let (text, start) = past.undonePastes.popLast() else { return }
    isUndoing = true
    let isDone = edit(start..<start, text)
    isUndoing = false
    if !isDone { past.steps.append(.refusedPaste(text: text, start: start)) }
  }

  func undo() {
    isUndoing = true
    defer { isUndoing = false }
    switch past.steps.popLast() {
    case nil: break
    case .refusedPaste(let text, let start):
      past.undonePastes.append((text, start))
      let range = start..<start + text.utf16.count
      guard ask(range, "") else { return }
      past.raises("NSRangeException", unless: range.upperBound <= stub.string.utf16.count)
      let steps = past.steps
      change { $0.replace(range, with: "") }
      past.steps = steps
    case .change(let last):
      if ask(0..<stub.string.utf16.count, last.string) {
        stub = last
        notifySelection()
        notifyChange()
      }
    }
  }
}
