/// The edit that a rule evaluates: the state before it, and the proposed state.
///
/// Rules run in order. Each gets the same ``previous`` state. ``state`` is the state that the host
/// proposed, with the amendments of earlier rules. Both states are normalized, and the proposed
/// selection is never `nil`.
public struct Proposal: Sendable {
  /// The state before the edit, the same for every rule.
  public let previous: EditingState
  /// The proposed state, with the amendments of earlier rules.
  public private(set) var state: EditingState
  /// The change between the two states, in UTF-8 offsets.
  let change: Change

  /// The text that the edit inserts, in whole grapheme clusters of the proposed text.
  ///
  /// It is a copy: its indices are not valid in the text of ``state``.
  ///
  /// - Complexity: O(*n*) in its length.
  public var insertedText: Substring { state.text.copy(utf8: change.inserted) }

  /// The text that the edit removes, in whole grapheme clusters of the previous text.
  ///
  /// It is a copy: its indices are not valid in the text of ``previous``.
  ///
  /// - Complexity: O(*n*) in its length.
  public var removedText: Substring { previous.text.copy(utf8: change.removed) }

  /// The edit from the previous to the proposed text.
  ///
  /// - Complexity: O(*n*) in the length of the text, because its offsets are UTF-16 code units.
  public var edit: Edit { Edit(change, from: previous.text, to: state.text) }

  /// The range of the inserted text in the proposed text, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var insertedRange: Range<Int> { utf16Range(change.inserted) }

  /// The range of the inserted text in the proposed text, in UTF-8 offsets.
  public var insertedUTF8Range: Range<Int> { change.inserted }

  /// The range of the removed text in the previous text, in UTF-8 offsets.
  public var removedUTF8Range: Range<Int> { change.removed }

  /// A Boolean value that indicates whether the edit replaces a selection of the whole text.
  ///
  /// A rule evaluates such an edit like an insertion into an empty field: no earlier text remains
  /// to be tolerated.
  public var replacesWholeText: Bool {
    let whole = 0..<previous.text.utf8.count
    return change.kind == .replacementOfSelection && change.removed == whole
      && previous.selection == 0..<previous.text.utf16Length(inUTF8: whole)
  }

  /// Creates a violation whose range is the inserted text.
  public func violation(_ code: Violation.Code, message: String? = nil) -> Violation {
    Violation(code, range: insertedRange, message: message)
  }

  /// Creates a violation with a sentence of its own, whose range is the inserted text.
  func violation(
    _ code: Violation.Code.Standard, of rule: String = "", _ variant: Violation.Variant?
  ) -> Violation {
    Violation(code, of: rule, range: insertedRange, variant: variant)
  }

  /// Converts a range in the inserted text from UTF-8 offsets to UTF-16 code units.
  func utf16Range(_ range: Range<Int>) -> Range<Int> {
    let start =
      change.utf16Prefix + state.text.utf16Length(inUTF8: change.prefix..<range.lowerBound)
    return start..<start + state.text.utf16Length(inUTF8: range)
  }
}

extension Proposal {
  /// Creates a proposal from two states and the change between their texts.
  init(_ previous: EditingState, became current: EditingState, by change: Change) {
    // Both ends of the change are cluster boundaries, and most carets are at one of them.
    let start = change.utf16Prefix
    let oldEnd = start + previous.text.utf16Length(inUTF8: change.removed)
    let newEnd = start + current.text.utf16Length(inUTF8: change.inserted)
    self.previous = previous.normalized(knowing: start, oldEnd)
    self.state = current.normalized(knowing: start, newEnd, default: newEnd)
    self.change = change
  }

  /// Creates a proposal that keeps the text: only the selection or the marked range can move.
  init(_ previous: EditingState, keptTextAs current: EditingState) {
    self.previous = previous
    state = current
    change = Change(prefix: 0, oldEnd: 0, newEnd: 0, utf16Prefix: 0, kind: .replacement)
    if state.selection == nil { state.selection = previous.selection }
    state = state.normalized()
  }

  func marking(_ markedRange: Range<Int>?) -> Proposal {
    var proposal = self
    proposal.state.markedRange = markedRange
    return proposal
  }

  /// Creates a proposal that inserts a whole text into an empty field, as validation does.
  init(wholeText text: String) {
    let end = text.utf8.count
    previous = EditingState("", caret: 0)
    state = EditingState(text, caret: text.utf16Length(inUTF8: 0..<end))
    change = Change(prefix: 0, oldEnd: 0, newEnd: end, utf16Prefix: 0, kind: .insertion)
  }
}

extension String {
  /// Returns the text in a range of UTF-8 offsets, copied unless it is the whole string.
  ///
  /// Iterating over regional indicators in a part of a longer string takes time that grows with the
  /// square of their number.
  fileprivate func copy(utf8 range: Range<Int>) -> Substring {
    if range == 0..<utf8.count { return self[...] }
    return text(utf8: range)[...]
  }
}
