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
