/// The protocol between a text field and an intercepter: events of the host in, actions out.
///
/// Every host reports an edit in an order of its own, and input methods add more orders. A session
/// knows them all, performs nothing, and is a value. ``InterceptedField`` stores one and calls its
/// listeners. A host translates its callbacks to events, and performs the actions.
///
/// ```swift
/// var session = HostSession(digits, state: EditingState("1234", selection: 1..<3))  // 1‹23›4
/// session.handle(.pressed(HostPress()))
/// session.handle(.edited(Edit(range: 1..<3, replacement: "")))  // GTK: 1|4
/// session.handle(.edited(Edit(range: 1..<1, replacement: "한")))  // refused: 1‹23›4
/// ```
public struct HostSession: Sendable {
  /// The intercepter that evaluates the edits.
  public internal(set) var intercepter: Intercepter
  /// The state that the host must show.
  public internal(set) var state: EditingState
  /// The state before the current composition, which a rejected commit may restore.
  public internal(set) var baseline: EditingState

  /// What the host says about the last press and about the text.
  ///
  /// A reason for a refusal stays until the first edit of the next press: one press of a key may
  /// commit a word that is refused, and then type a space.
  public internal(set) var reasons = Violations()

  /// The reasons for what was refused in this press.
  var told = Violations()
  /// A Boolean value that indicates whether the next decision begins a press.
  var isNewStory = true
  var seesPresses = false
  /// The insertion that was refused last, while keys at its place may belong to it.
  var refusal: Refusal?
  /// The last edit, until the next event.
  var last = LastEdit.forgotten
  /// The last state of the current composition whose marked text all rules accept.
  var admitted: EditingState?
  /// A Boolean value that indicates whether deletions keep the baseline, because they may belong to
  /// a composition.
  var holdsBaseline = false
  /// A Boolean value that indicates whether a listener was notified of a text after the baseline.
  var isHeard = false
  /// The press that began last, until it ends.
  var press: HostPress?

  /// The state after an edit that the host was allowed to make.
  var expected: EditingState?
  /// What the end of this turn of the event loop is awaited for.
  var awaited = Awaited.nothing
  /// A Boolean value that indicates whether a change by dictation or Writing Tools is yet to be
  /// evaluated.
  var isOverdue = false
  /// The hash values of texts that the host showed and the session never contained.
  var unaccepted: Set<Int> = []
  /// A Boolean value that indicates whether the host's text was hidden when it was seen last.
  var isSecure = false
  /// A Boolean value that indicates whether nothing was typed since editing or secure entry began.
  var isFresh = false
  /// The rejected edits, which UIKit records for undo nevertheless.
  var refused = RefusedEdits()

  /// The last edit, as far as the next event may refer to it.
  enum LastEdit: Sendable {
    case forgotten
    /// The edit was rejected or amended, and the keyboard may apply it nevertheless.
    case vetoed(Edit, text: String, Decision)
    /// The edit was accepted, and the host may report that it did not apply it.
    case allowed(state: EditingState, baseline: EditingState, admitted: EditingState?)
  }

  /// What the session expects before the end of a turn.
  enum Awaited: Sendable {
    case nothing
    /// The syllable that replaces a deleted one.
    case syllable
    /// The repetition of an undo or redo.
    case history
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - intercepter: The intercepter that evaluates the edits.
  ///   - state: The initial state, which is not evaluated.
  public init(_ intercepter: Intercepter, state: EditingState = EditingState("", caret: 0)) {
    self.intercepter = intercepter
    self.state = intercepter.shown(state.normalized())
    baseline = self.state.withoutMarkedText
  }

  /// Handles an event of the host.
  @discardableResult
  public mutating func handle(_ event: HostEvent) -> HostAction {
    switch event {
    case .pressed(let press): begin(press)
    case .released: press = nil
    case .edited(let edit): return apply(edit)
    case .asked(let edit, let view): return ask(edit, view)
    case .changed(let view): return change(view)
    case .selected(let view): select(view.shown)
    case .looked(let view): return look(view)
    case .set(let view): return replace(by: view)
    case .began(let view):
      isFresh = true
      return look(view)
    case .left(let view): return leave(view)
    case .endOfTurn(let view): return endTurn(view)
    }
    return HostAction(.allow)
  }
}
