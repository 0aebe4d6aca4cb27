import FoundationStub
import TextInputIntercepter

/// A text field of a platform in the hands of a user.
///
/// It asks its delegate, changes its text, and notifies its delegate. The orders of other devices
/// are tested without a delegate, in `IntercepterAdaptersTests`.
@MainActor
protocol FakeField: AnyObject {
  /// What the field holds.
  var stub: StubText { get set }
  var habits: Habits { get set }
  /// What stands between it and its text.
  var adapter: Adapter? { get set }
  /// What is attached to it.
  var field: InterceptedField { get }

  associatedtype Adapter: AnyObject

  init()

  /// Attaches rules to it.
  func attach(_ rules: Intercepter)
  /// Asks whether a range may be replaced.
  @discardableResult
  func ask(_ range: NSRange, _ replacement: String) -> Bool
  func notifySelection()
  func notifyChange()
  func notifyBegin()
  func notifyEnd()
  /// Has somebody else insert what is dropped; whether there is somebody.
  func performPaste(_ text: String) -> Bool
}

extension FakeField {
  /// Creates a field that held a state before rules were attached to it.
  init(_ start: EditingState, _ habits: Habits = Habits(), rules: Intercepter) {
    self.init()
    stub.set(start.text)
    stub.selection = NSRange(start.selection ?? 0..<0)
    self.habits = habits
    attach(rules)
  }

  /// What the field holds.
  var shown: EditingState {
    EditingState(
      stub.string, selection: Range(stub.selection), markedRange: stub.marked.flatMap(Range.init))
  }

  func performPaste(_ text: String) -> Bool { false }

  /// Performs each event in a turn of the run loop.
  func perform(_ events: [Event]) {
    for event in events {
      perform(event)
      RunLoop.main.endTurn()
    }
  }

  private func perform(_ event: Event) {
    switch event {
    case .type(let text): for character in text { edit(stub.selection, String(character)) }
    case .paste(let text): edit(stub.selection, text)
    case .drop(let text): if !performPaste(text) { edit(stub.selection, text) }
    case .backspace:
      var range = stub.selection
      if range.length == 0, range.location > 0 {
        (range.location, range.length) = (range.location - 1, 1)
      }
      edit(range, "")
    case .compose(let text): edit(stub.selection, String(text.suffix(1))) { $0.mark(text) }
    case .commit(let text): change { $0.replace($0.marked ?? $0.selection, with: text) }
    case .begin: notifyBegin()
    case .end: notifyEnd()
    }
  }

  private func edit(
    _ range: NSRange, _ replacement: String, _ body: ((inout StubText) -> Void)? = nil
  ) {
    guard ask(range, replacement) else { return }
    change { text in
      if let body { body(&text) } else { text.replace(range, with: replacement) }
    }
  }

  private func change(_ body: (inout StubText) -> Void) {
    body(&stub)
    notifySelection()
    notifyChange()
  }
}
