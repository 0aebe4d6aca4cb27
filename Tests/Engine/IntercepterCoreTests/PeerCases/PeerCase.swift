import TextInputIntercepter

/// One fact that a peer's own test suite asserts: the peer's rule in the words of this library, an
/// input, and what has to come of it.
///
/// States are in their notation. An expected state without a caret leaves the selection open, as the
/// peer's test does.
struct PeerCase: Sendable, CustomStringConvertible {
  /// The name of the row: the peer, and what it is about.
  let id: String
  /// The row's line in its file.
  let line: Int
  private let question: Question

  private enum Question: Sendable {
    case edit(Intercepter, previous: String, current: String, Decision.Outcome, expected: String)
    case validation(Intercepter, String, Validity.Status)
    case sanitizing(Intercepter, String, expected: String)
    case difference(old: String, new: String, Edit)
  }

  private init(_ id: String, _ question: Question, _ line: Int) {
    (self.id, self.question, self.line) = (id, question, line)
  }

  /// The row's name and place.
  var description: String { "\(id), line \(line)" }
}

extension PeerCase {
  /// The edit is let in as it is.
  static func accepts(
    _ id: String, _ intercepter: Intercepter, _ previous: String, _ current: String,
    line: Int = #line
  ) -> Self {
    Self(
      id, .edit(intercepter, previous: previous, current: current, .accepted, expected: current),
      line)
  }

  /// The edit is refused, and the field is as it was.
  static func rejects(
    _ id: String, _ intercepter: Intercepter, _ previous: String, _ current: String,
    line: Int = #line
  ) -> Self {
    Self(
      id, .edit(intercepter, previous: previous, current: current, .rejected, expected: previous),
      line)
  }

  /// Something else is let in.
  static func amends(
    _ id: String, _ intercepter: Intercepter, _ previous: String, _ current: String,
    to expected: String, line: Int = #line
  ) -> Self {
    Self(
      id, .edit(intercepter, previous: previous, current: current, .amended, expected: expected),
      line)
  }

  /// An input method is composing, and nothing is enforced.
  static func composes(
    _ id: String, _ intercepter: Intercepter, _ previous: String, _ current: String,
    line: Int = #line
  ) -> Self {
    Self(
      id, .edit(intercepter, previous: previous, current: current, .composing, expected: current),
      line)
  }

  /// A finished text is judged.
  static func validates(
    _ id: String, _ intercepter: Intercepter, _ text: String, as status: Validity.Status,
    line: Int = #line
  ) -> Self {
    Self(id, .validation(intercepter, text, status), line)
  }

  /// A finished text is mended.
  static func sanitizes(
    _ id: String, _ intercepter: Intercepter, _ text: String, to expected: String,
    line: Int = #line
  ) -> Self {
    Self(id, .sanitizing(intercepter, text, expected: expected), line)
  }

  /// The edit between two states is found.
  static func finds(
    _ id: String, _ old: String, _ new: String, _ range: Range<Int>, _ replacement: String,
    line: Int = #line
  ) -> Self {
    Self(id, .difference(old: old, new: new, Edit(range: range, replacement: replacement)), line)
  }
}

extension PeerCase {
  /// The difference between what the peer asserts and what happens here, or `nil`.
  func failure() throws -> String? {
    switch question {
    case .edit(let intercepter, let previous, let current, let outcome, let expected):
      let (old, new) = (try state(previous), try state(current))
      var decisions = [intercepter.intercept(new, after: old)]
      // Where the host could as well have asked before, it must have got the same answer.
      if let edit = TextDiff.edit(to: new, after: old), edit.applied(to: old) == new {
        decisions.append(intercepter.intercept(edit, in: old))
      }
      let wanted = try state(expected)
      return decisions.lazy.compactMap { decision in
        decision.outcome == outcome && decision.state.conforms(to: wanted)
          ? nil : mismatch("\(outcome) \(expected)", "\(decision.outcome) \(decision.state)")
      }.first
    case .validation(let intercepter, let text, let status):
      let actual = intercepter.validate(text).status
      return actual == status ? nil : mismatch("\(status)", "\(actual)")
    case .sanitizing(let intercepter, let text, let expected):
      let actual = intercepter.sanitize(text)
      return actual == expected ? nil : mismatch(expected, actual)
    case .difference(let old, let new, let edit):
      let actual = TextDiff.edit(to: try state(new), after: try state(old))
      return actual == edit ? nil : mismatch("\(edit)", "\(actual as Edit?)")
    }
  }

  private func mismatch(_ expected: String, _ actual: String) -> String {
    "\(description)\n  expected \(expected)\n  actual   \(actual)"
  }

  private func state(_ notation: String) throws -> EditingState {
    guard let state = EditingState(notation: notation) else { throw NotAState(notation: notation) }
    return state
  }

  private struct NotAState: Error { let notation: String }
}

extension EditingState {
  /// Whether this is the expected state, as far as that one is known.
  fileprivate func conforms(to expected: EditingState) -> Bool {
    EditingState(
      text, selection: expected.selection == nil ? nil : selection, markedRange: markedRange)
      == expected
  }
}
