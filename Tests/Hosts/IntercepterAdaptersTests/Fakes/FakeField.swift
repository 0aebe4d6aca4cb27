import TextInputIntercepter

@testable import IntercepterAdapters

/// A text field of a platform in the hands of a user, and the order in which that platform asks and
/// tells.
///
/// | what happens | in this order |
/// |---|---|
/// | a key, Backspace, a paste, dictation, autocorrect | question, change, selection told, change told |
/// | a step of a composition | question (iOS asks for the letter), marked text, selection, change told, or not |
/// | a candidate | no question, change, selection, change told |
/// | a composition that is let go | the mark is gone, and nothing is told |
/// | the program sets the text | nothing is told |
/// | undo | question, change, selection, change told; the undo manager says that it is undoing |
@MainActor
class FakeField {
  /// What the field contains.
  var stub = StubText()
  /// What the platform does in its own way.
  var habits = Habits()
  var past = Past()
  var adapter: FakeAdapter?
  var field: InterceptedField { adapter!.field }
  var isUndoing = false
  var hasFocus = true
  var isWriting = false
  var isSecureTextEntry = false
  var clearsOnInsertion = false
  /// What waits for the end of the turn.
  private var turn: [@MainActor () -> Void] = []

  required init() {}

  /// Creates a field that held a state before rules were attached to it.
  required convenience init(_ start: EditingState, _ habits: Habits = Habits(), rules: Intercepter)
  {
    self.init()
    stub.set(start.text)
    stub.selection = start.selection ?? 0..<0
    self.habits = habits
    attach(rules)
  }

  func attach(_ rules: Intercepter) { adapter = FakeAdapter(self, rules) }

  /// Asks whether a range may be replaced.
  @discardableResult
  func ask(_ range: Range<Int>, _ replacement: String) -> Bool {
    adapter?.shouldChange(Edit(range: range, replacement: replacement)) ?? true
  }

  func notifySelection() { adapter?.selectionDidChange() }
  func notifyChange() { adapter?.textDidChange() }
  func notifyBegin() { adapter?.editingDidBegin() }
  func notifyEnd() { adapter?.editingDidEnd() }
  func setThroughAdapter(_ text: String) { adapter?.setText(text) }
  /// Sets the text, as the program does.
  func setByProgram(_ text: String) { stub.set(text) }
  /// Inserts what is pasted or dropped; `false` if the text field does it.
  func performPaste(_ text: String) -> Bool { false }

  func endTurn() {
    while !turn.isEmpty { turn.removeFirst()() }
  }
}

/// A text field that asks before each change.
final class FakeTextField: FakeField {}

/// A text view that asks before each change, and leaves a paste to its adapter.
final class FakeTextView: FakeField {
  override func performPaste(_ text: String) -> Bool {
    guard let adapter else { return false }
    let before = stub.string
    _ = adapter.insert(Edit(range: stub.selection, replacement: text))
    if stub.string == before { return true }
    notifySelection()
    notifyChange()
    return true
  }
}

/// A text field that asks nobody.
final class FakeSilentField: FakeField {
  override func ask(_ range: Range<Int>, _ replacement: String) -> Bool { true }

  // Without a question before a change, nothing distinguishes what the program sets.
  override func setByProgram(_ text: String) {
    setThroughAdapter(text)
    stub.set(text)
    notifySelection()
  }
}

/// The adapter of a fake.
@MainActor
final class FakeAdapter: FieldAdapter {
  let field: InterceptedField
  private(set) weak var display: FakeField?
  var isShowing = false
  var isInTurn = false

  init(_ display: FakeField, _ rules: Intercepter) {
    (self.display, field) = (display, InterceptedField(rules))
    begin()
  }

  func setText(_ text: String) {
    set(text) {
      guard let display else { return }
      let end = display.stub.string.utf16.count
      let asks = display.habits.quirks.contains(.asksOfPrograms)
      if !asks || display.ask(0..<end, text) { display.stub.set(text) }
    }
  }

  func detach() { display = nil }
}

extension FakeField: EditableText {
  var editingState: EditingState {
    var state = shown
    if !hasFocus { (state.selection, state.markedRange) = (nil, nil) }
    return state
  }
  var isUndoingOrRedoing: Bool { isUndoing }
  var keyboard: HostKeyboard { HostKeyboard(language: habits.language) }
  var isReserved: Bool { isWriting || habits.language == "dictation" }
  var hasPlaceholder: Bool { !stub.isAttachment && stub.string.utf16.contains(0xFFFC) }

  func replaceText(in range: Range<Int>, with replacement: String) {
    past.steps.append(.change(stub))
    stub.replace(range, with: replacement)
    notifyOfProgram()
  }

  func selectText(in range: Range<Int>) { stub.selection = range }
  func endComposition() { stub.unmark() }
  func removeMarkedText() { stub.mark("") }

  func repeatUndo(while condition: @escaping @MainActor () -> Bool) {
    atEndOfTurn { while condition(), !self.past.steps.isEmpty { self.undo() } }
  }

  func atEndOfTurn(_ body: @escaping @MainActor () -> Void) { turn.append(body) }
}

/// What a platform remembers of what happened to a text field.
struct Past {
  /// A step that Undo takes back.
  enum Step {
    /// A change, by what was there before it.
    case change(StubText)
    /// A paste that was refused, and where it would have been.
    case refusedPaste(text: String, start: Int)
  }

  /// What Undo takes back, the last step first.
  var steps: [Step] = []
  /// Refused pastes that were taken back.
  var undonePastes: [(text: String, start: Int)] = []
  /// The exceptions that an app would not have survived.
  private(set) var exceptions: [String] = []

  mutating func raises(_ exception: String, unless isFine: Bool) {
    if !isFine { exceptions.append(exception) }
  }
}

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
