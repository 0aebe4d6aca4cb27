/// A text that a rule evaluates: the text after an edit, or a finished one.
///
/// It is lent for the duration of a call. Keep neither the value nor a copy of it: its memory is
/// reused afterwards. All offsets are UTF-8 offsets.
public struct EditedText {
  /// The whole text, in valid UTF-8.
  public let utf8: UnsafeBufferPointer<UInt8>
  /// The text before the edit; empty if the edit removed nothing.
  let previous: UnsafeBufferPointer<UInt8>
  /// The edit; for a finished text, the insertion of all of it.
  var change: Change
  /// The text that an input method is composing, if there is any.
  let marked: Range<Int>?
  /// A Boolean value that indicates whether the edit replaces a selection of the whole text.
  let replacesWholeText: Bool
  /// A Boolean value that indicates whether the text is finished, and not being edited.
  public let isFinished: Bool
  /// A Boolean value that indicates whether the rule evaluates the whole text, and not only what
  /// the edit inserts.
  ///
  /// `true` for a finished text and for an advisory rule.
  var isWhole: Bool

  /// Creates the text after an edit that removes nothing and marks nothing.
  @inline(__always)
  init(_ utf8: UnsafeBufferPointer<UInt8>, after change: Change) {
    self.init(
      utf8, after: change, of: UnsafeBufferPointer(start: nil, count: 0), marked: nil,
      replacesWholeText: false)
  }

  @inline(__always)
  init(
    _ utf8: UnsafeBufferPointer<UInt8>, after change: Change,
    of previous: UnsafeBufferPointer<UInt8>, marked: Range<Int>?, replacesWholeText: Bool
  ) {
    self.utf8 = utf8
    self.previous = previous
    self.change = change
    self.marked = marked
    self.replacesWholeText = replacesWholeText
    isFinished = false
    isWhole = false
  }

  /// Creates a whole text.
  init(whole utf8: UnsafeBufferPointer<UInt8>, isFinished: Bool) {
    self.utf8 = utf8
    previous = UnsafeBufferPointer(start: nil, count: 0)
    change = Change(
      prefix: 0, oldEnd: 0, newEnd: utf8.count, utf16Prefix: 0, kind: .insertion)
    marked = nil
    replacesWholeText = false
    self.isFinished = isFinished
    isWhole = true
  }

  /// The part that the rule evaluates: the inserted text, or the whole text if it is finished or
  /// the rule is advisory.
  ///
  /// Its ends are boundaries of grapheme clusters.
  @inline(__always)
  public var evaluated: Range<Int> { isWhole ? 0..<utf8.count : change.inserted }

  /// The part that the edit inserts; all of a finished text.
  public var inserted: Range<Int> { change.inserted }

  /// The number of bytes.
  @inlinable public var count: Int { utf8.count }

  /// Returns the byte at an offset.
  ///
  /// - Precondition: The offset is within the text.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < utf8.count, "the offset is outside the text")
    return utf8[offset]
  }

  /// Returns the end of the grapheme cluster that begins at an offset.
  ///
  /// - Precondition: The offset is within the text, at the beginning of a grapheme cluster.
  /// - Complexity: O(*n*) in the length of the cluster.
  public func endOfCharacter(from offset: Int) -> Int {
    precondition(offset >= 0 && offset < utf8.count, "the offset is outside the text")
    precondition(!utf8.isInsideScalar(offset), "the offset is inside a scalar")
    return utf8.endOfCluster(from: offset)
  }

  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: utf8[range])
  }
}

extension Proposal {
  /// Calls `body` with the proposed text.
  func withEditedText<Result>(_ body: (EditedText) -> Result) -> Result {
    let marked = state.markedRange.map { state.text.utf8Range(utf16: $0) }
    return state.text.withUTF8Bytes { text in
      previous.text.withUTF8Bytes { previous in
        body(
          EditedText(
            text, after: change, of: previous, marked: marked,
            replacesWholeText: replacesWholeText))
      }
    }
  }
}
