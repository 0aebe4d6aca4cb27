/// One contiguous replacement: a range of the old text and what stands there afterwards.
///
/// An edit comes from ``TextDiff`` (for a host in notification mode, which reports the text after a
/// change) or from the host itself (in delegate mode, where it submits the edit first).
public struct Edit: Sendable {
  /// The replaced range of the old text, in UTF-16 code units.
  public var range: Range<Int>
  /// The text that stands there afterwards.
  public var replacement: String

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - range: The replaced range of the old text, in UTF-16 code units.
  ///   - replacement: The text that stands there afterwards.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Whether the edit only removes text.
  public var isDeletion: Bool { replacement.isEmpty && !range.isEmpty }

  /// Whether the edit only adds text.
  public var isInsertion: Bool { range.isEmpty && !replacement.isEmpty }

  /// The text after the edit.
  ///
  /// Offsets beyond the text become its nearest end; an offset inside a surrogate pair moves out of
  /// it, so that no scalar is ever cut.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func applied(to text: String) -> String {
    text.replacingUTF8(text.utf8Range(utf16: range), with: replacement)
  }

  /// The state after the edit: the new text with a caret behind the replacement.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func applied(to state: EditingState) -> EditingState { spliced(into: state).state }

  /// The state after the edit, and what both texts are known to have in common.
  func spliced(into state: EditingState) -> (state: EditingState, known: KnownEnds) {
    let start = state.text.place(utf16: range.lowerBound, roundingUp: range.isEmpty)
    let end = range.isEmpty ? start : state.text.place(utf16: range.upperBound, roundingUp: true)
    let bytes = start.utf8..<max(start.utf8, end.utf8)
    let text = state.text.replacingUTF8(bytes, with: replacement)
    let caret = text.clusterBoundary(atOrAfter: start.utf8 + replacement.utf8.count)
    let known = KnownEnds(
      prefix: start.utf8, suffix: state.text.utf8.count - bytes.upperBound,
      utf16Prefix: start.utf16)
    return (
      EditingState(text, caret: start.utf16 + text.utf16Length(inUTF8: start.utf8..<caret)), known
    )
  }
}

extension Edit {
  /// The state with a caret in the place of its selection where the edit deletes: what stays of a selection is not
  /// typed again.
  func withoutSelectionOfDeletion(in state: EditingState) -> EditingState {
    guard replacement.isEmpty, state.markedRange == nil, state.selection?.isEmpty == false else {
      return state
    }
    var state = state
    state.selection = range.upperBound..<range.upperBound
    return state
  }
}

extension Edit: Hashable {
  /// Whether both edits replace the same range by the same scalars.
  public static func == (first: Edit, second: Edit) -> Bool {
    first.range == second.range && first.replacement.hasSameScalars(as: second.replacement)
  }

  /// Hashes the range and the scalars of the replacement.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    replacement.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
