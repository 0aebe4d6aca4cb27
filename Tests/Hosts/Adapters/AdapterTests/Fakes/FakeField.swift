import FoundationStub
import TextInputIntercepter

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
protocol FakeField: AnyObject {
  /// What the field holds.
  var stub: StubText { get set }
  /// What the platform does in its own way.
  var habits: Habits { get set }
  /// What undoes; a `FakeUndoManager` undoes by itself.
  var undoing: UndoManager { get }
  /// What stands between it and its text.
  var adapter: Adapter? { get set }
  /// What is attached to it.
  var field: InterceptedField { get }
  /// What the platform remembers of what happened.
  var past: Past { get set }

  associatedtype Adapter: AnyObject

  init()

  /// Attaches rules to it.
  func attach(_ rules: Intercepter)
  /// Asks whether a range may be replaced.
  @discardableResult
  func ask(_ range: NSRange, _ replacement: String) -> Bool
  /// Tells that the selection changed.
  func notifySelection()
  /// Tells that the text changed.
  func notifyChange()
  /// Tells that editing began.
  func notifyBegin()
  /// Tells that editing ended.
  func notifyEnd()
  /// Has the adapter set the text.
  func setThroughAdapter(_ text: String)
  /// Has somebody else insert what is pasted or dropped; whether there is somebody.
  func performPaste(_ text: String) -> Bool
  /// Sets the text, as the program does.
  func setByProgram(_ text: String)
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
  fileprivate var isPredicting: Bool { marked?.location == selection.location }

  /// Shows how the text goes on.
  fileprivate mutating func predict(_ text: String) {
    mark(text)
    if let marked { selection.location = marked.location }
  }
}

extension FakeField {
  /// Creates a field that held a state before rules were attached to it.
  init(_ start: EditingState, _ habits: Habits = Habits(), rules: Intercepter) {
    self.init()
    stub.set(start.text)
    let selection = start.selection ?? 0..<0
    stub.selection = NSRange(selection)
    self.habits = habits
    attach(rules)
  }

  /// What the field holds.
  var shown: EditingState {
    EditingState(
      stub.string, selection: Range(stub.selection), markedRange: stub.marked.flatMap(Range.init))
  }

  func setByProgram(_ text: String) { stub.set(text) }

  func performPaste(_ text: String) -> Bool { false }

  func perform(_ events: [Event]) { for event in events { perform(event) } }

  /// Performs an event in a turn of the run loop.
  func perform(_ event: Event) {
    performInTurn(event)
    RunLoop.main.endTurn()
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
      let text = Array(stub.string.utf16)[Range(marked)!]
      edit(marked, String(decoding: text, as: UTF16.self) + " ")
    case .attach(let key):
      stub.attributes = [key: 0]
      change { $0.replace($0.selection, with: "\u{FFFC}") }
    case .mumble: change { $0.replace($0.selection, with: "\u{FFFC}") }
    case .correctAtEnd(let old, let new):
      let caret = stub.selection.location
      let range = NSRange(location: caret - old.utf16.count, length: old.utf16.count)
      stub.replace(range, with: new)
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
      let caret = stub.selection.location
      edit(NSRange(location: caret - old.utf16.count, length: old.utf16.count), new)
    case .select(let range):
      stub.selection = NSRange(range)
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

  private var rangeBeforeCaret: NSRange {
    let selection = stub.selection
    if selection.length > 0 { return selection }
    let text = stub.string
    let caret = String.Index(utf16Offset: selection.location, in: text)
    guard caret > text.startIndex else { return selection }
    let length = text[text.index(before: caret)].utf16.count
    return NSRange(location: selection.location - length, length: length)
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
    edit(NSRange(location: stub.selection.location - 1, length: 1), text)
  }

  private func paste(_ text: String) {
    let start = stub.selection.location
    let isDone = edit(stub.selection, text)
    if !isDone, habits.quirks.contains(.recordsRefusedPastes) {
      past.steps.append(.refusedPaste(text: text, start: start))
    }
    if isDone, habits.quirks.contains(.movesCaretAfterPaste) {
      stub.selection.location = min(start + text.utf16.count, stub.string.utf16.count)
      notifySelection()
    }
  }

  /// Asks, and changes.
  @discardableResult
  private func edit(
    _ range: NSRange, _ replacement: String, _ body: ((inout StubText) -> Void)? = nil
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
    undoing.isRedoing = true
    let isDone = edit(NSRange(location: start, length: 0), text)
    undoing.isRedoing = false
    if !isDone { past.steps.append(.refusedPaste(text: text, start: start)) }
  }

  fileprivate func undo() {
    undoing.isUndoing = true
    defer { undoing.isUndoing = false }
    switch past.steps.popLast() {
    case nil: break
    case .refusedPaste(let text, let start):
      past.undonePastes.append((text, start))
      let range = NSRange(location: start, length: text.utf16.count)
      guard ask(range, "") else { return }
      past.raises("NSRangeException", unless: Range(range)!.upperBound <= stub.string.utf16.count)
      let steps = past.steps
      change { $0.replace(range, with: "") }
      past.steps = steps
    case .change(let last):
      if ask(NSRange(location: 0, length: stub.string.utf16.count), last.string) {
        stub = last
        notifySelection()
        notifyChange()
      }
    }
  }
}

/// Undoes what a fake remembers.
final class FakeUndoManager<Fake: FakeField>: UndoManager {
  private unowned let fake: Fake

  init(_ fake: Fake) {
    self.fake = fake
    super.init()
  }

  override var canUndo: Bool { !fake.past.steps.isEmpty }
  override func undo() { fake.undo() }
}
