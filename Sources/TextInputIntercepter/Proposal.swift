/// The edit that a rule judges: the state before it, and the state that is proposed.
///
/// Rules run in order. Each sees the same ``previous`` state, and in ``state`` what the host proposed
/// or, where an earlier rule has amended that, what became of it. Both are normalized, and the
/// proposed selection is known.
public struct Proposal: Sendable {
  /// The state before the edit: the same for every rule.
  public let previous: EditingState
  /// The state proposed so far.
  public private(set) var state: EditingState
  /// The change between the two, in UTF-8 offsets.
  let change: Change

  /// The text that the edit adds: whole grapheme clusters of the proposed text.
  ///
  /// It is a text of its own, whose indices are not those of ``state``.
  ///
  /// - Complexity: O(*n*) in its length.
  public var insertedText: Substring { state.text.copy(utf8: change.inserted) }

  /// The text that the edit takes away: whole grapheme clusters of the previous text.
  ///
  /// It is a text of its own, whose indices are not those of ``previous``.
  ///
  /// - Complexity: O(*n*) in its length.
  public var removedText: Substring { previous.text.copy(utf8: change.removed) }

  /// The edit from the previous to the proposed text.
  ///
  /// - Complexity: O(*n*) in the length of the text, for its offsets are UTF-16 code units.
  public var edit: Edit { Edit(change, from: previous.text, to: state.text) }

  /// The range of the inserted text in the proposed text, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var insertedRange: Range<Int> { utf16Range(change.inserted) }

  /// Whether all of the previous text was selected and replaced: what an empty field would be asked
  /// about, where nothing of the previous text is left to be excused.
  public var replacesWholeText: Bool {
    let whole = 0..<previous.text.utf8.count
    return change.kind == .replacementOfSelection && change.removed == whole
      && previous.selection == 0..<previous.text.utf16Length(inUTF8: whole)
  }

  /// A violation of the rule that is asked, about the inserted text.
  public func violation(_ code: Violation.Code, message: String? = nil) -> Violation {
    Violation(code, range: insertedRange, message: message)
  }

  /// A violation of the rule that is asked, about the inserted text: a case of a code.
  func violation(_ code: Violation.Code, _ variant: Violation.Variant?) -> Violation {
    Violation(code, range: insertedRange, variant: variant)
  }

  /// A violation about the whole insertion, with its characters if its sentence names any.
  func naming(_ violation: Violation) -> Violation {
    state.text.withUTF8Bytes {
      violation.naming(UnsafeBufferPointer(rebasing: $0[change.inserted]))
    }
  }

  /// A part of the inserted text in UTF-16 code units, from UTF-8 offsets.
  func utf16Range(_ range: Range<Int>) -> Range<Int> {
    let start =
      change.utf16Prefix + state.text.utf16Length(inUTF8: change.prefix..<range.lowerBound)
    return start..<start + state.text.utf16Length(inUTF8: range)
  }
}

extension Proposal {
  /// The proposal to make a change that leads from one state to another.
  init(_ previous: EditingState, became current: EditingState, by change: Change) {
    // Both ends of the change are cluster boundaries, and most carets are at one of them.
    let start = change.utf16Prefix
    let oldEnd = start + previous.text.utf16Length(inUTF8: change.removed)
    let newEnd = start + current.text.utf16Length(inUTF8: change.inserted)
    self.previous = previous.normalized(knowing: start, oldEnd)
    self.state = current.normalized(knowing: start, newEnd, default: newEnd)
    self.change = change
  }

  /// The proposal to leave the text as it is: only the selection or the marked range can move.
  init(_ previous: EditingState, keptTextAs current: EditingState) {
    self.previous = previous
    state = current
    change = Change(prefix: 0, oldEnd: 0, newEnd: 0, utf16Prefix: 0, kind: .replacement)
    if state.selection == nil { state.selection = previous.selection }
    state = state.normalized()
  }

  /// The same proposal with other marked text.
  func marking(_ markedRange: Range<Int>?) -> Proposal {
    var proposal = self
    proposal.state.markedRange = markedRange
    return proposal
  }

  /// The proposal to put a whole text into an empty field, as validation makes it.
  init(wholeText text: String) {
    let end = text.utf8.count
    previous = EditingState("", caret: 0)
    state = EditingState(text, caret: text.utf16Length(inUTF8: 0..<end))
    change = Change(prefix: 0, oldEnd: 0, newEnd: end, utf16Prefix: 0, kind: .insertion)
  }
}

extension String {
  /// The text in a range of UTF-8 offsets, as a string of its own.
  ///
  /// Walking through regional indicators in a part of a longer string takes time that grows with the
  /// square of their number.
  fileprivate func copy(utf8 range: Range<Int>) -> Substring {
    range == 0..<utf8.count ? self[...] : String(substring(utf8: range))[...]
  }
}
