/// One contiguous replacement in a text: a range of the old text, and the text that replaces it.
///
/// In notification mode, ``TextDiff`` derives the edit from the texts before and after a change. In
/// delegate mode, the host submits the edit before it applies it.
public struct Edit: Sendable {
  /// The replaced range of the old text, in UTF-16 code units.
  public var range: Range<Int>
  /// The text that replaces the range.
  public var replacement: String

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - range: The replaced range of the old text, in UTF-16 code units.
  ///   - replacement: The text that replaces the range.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// A Boolean value that indicates whether the edit only removes text.
  public var isDeletion: Bool { replacement.isEmpty && !range.isEmpty }

  /// A Boolean value that indicates whether the edit only adds text.
  public var isInsertion: Bool { range.isEmpty && !replacement.isEmpty }

  /// Returns a text with the edit applied.
  ///
  /// Offsets outside the text are clamped. An offset inside a surrogate pair moves out of it, so
  /// that no scalar is split.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func applied(to text: String) -> String {
    text.replacingUTF8(text.utf8Range(utf16: range), with: replacement)
  }

  /// Returns a state with the edit applied and a caret behind the replacement.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func applied(to state: EditingState) -> EditingState { spliced(into: state).state }

  /// Returns the state after the edit, and the ends that both texts are known to have in common.
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
  /// Returns the state with a caret instead of its selection, if the edit only deletes.
  ///
  /// Otherwise the part of the selection that remains would count as typed again.
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
  /// Returns whether both edits replace the same range by the same scalars.
  public static func == (first: Edit, second: Edit) -> Bool {
    first.range == second.range && first.replacement.hasSameScalars(as: second.replacement)
  }

  /// Hashes the range and the scalars of the replacement.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    replacement.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
