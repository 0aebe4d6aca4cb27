/// The content of a text field at one moment: its text, its selection, and the part of the text that
/// an input method has not committed yet.
///
/// Offsets are **UTF-16 code units**, as UIKit, AppKit, the DOM and LSP count them. A state may hold
/// any offsets a host hands over; ``normalized()`` says how they are read, and every state that an
/// ``Intercepter`` returns is normalized.
///
/// ```swift
/// let state = EditingState("张三😀", caret: 4)
/// print(state)  // 张三😀|
/// ```
///
/// Two states are equal when their texts are equal *scalar for scalar*: a precomposed `é` and an `e`
/// with a combining accent are two texts here, although they are equal as `String`s.
public struct EditingState: Sendable {
  /// The whole text.
  public var text: String
  /// The selected range, in UTF-16 code units; an empty range is a caret, `nil` is unknown.
  public var selection: Range<Int>? {
    get { storedSelection.range }
    set { storedSelection = PackedRange(newValue) }
  }
  /// The marked text, in UTF-16 code units: what an input method is still composing.
  ///
  /// `nil`: nothing.
  public var markedRange: Range<Int>? {
    get { storedMarkedRange.range }
    set { storedMarkedRange = PackedRange(newValue) }
  }

  private var storedSelection: PackedRange
  private var storedMarkedRange: PackedRange

  /// Creates a state from a text and, where they are known, its selection and marked text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: The selected range in UTF-16 code units; `nil` when it is unknown.
  ///   - markedRange: The marked text in UTF-16 code units; `nil` when nothing is being composed.
  public init(_ text: String, selection: Range<Int>? = nil, markedRange: Range<Int>? = nil) {
    self.text = text
    storedSelection = PackedRange(selection)
    storedMarkedRange = PackedRange(markedRange)
  }

  /// Creates a state whose selection is a caret.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - caret: The caret's offset in UTF-16 code units.
  ///   - markedRange: The marked text in UTF-16 code units; `nil` when nothing is being composed.
  public init(_ text: String, caret: Int, markedRange: Range<Int>? = nil) {
    self.init(text, selection: caret..<caret, markedRange: markedRange)
  }

  /// The caret's offset in UTF-16 code units, when the selection is known and empty.
  public var caret: Int? {
    guard let selection, selection.isEmpty else { return nil }
    return selection.lowerBound
  }

  /// Whether an input method is composing: there is marked text, and it is not empty.
  public var hasMarkedText: Bool {
    guard let markedRange else { return false }
    return !markedRange.isEmpty
  }

  /// The same state with every offset inside the text and on a grapheme cluster boundary.
  ///
  /// Offsets beyond the text become its nearest end. A caret inside a cluster moves behind the
  /// cluster; a selection or marked range that cuts a cluster grows to hold all of it. An empty
  /// marked range is no marked range.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) where the text is ASCII.
  public func normalized() -> EditingState {
    var state = self
    state.selection = selection.map { text.clusterAligned(utf16: $0) }
    state.markedRange = markedRange.map { text.clusterAligned(utf16: $0) }
    if !state.hasMarkedText { state.markedRange = nil }
    return state
  }

  /// The normalized state, which it is already where nothing is marked and the caret is at one of two
  /// known cluster boundaries.
  ///
  /// - Parameter caret: Where an unknown selection is put.
  @inline(__always)
  func normalized(
    knowing first: Int, _ second: Int, default caret: Int? = nil
  ) -> EditingState {
    let selection = self.selection ?? caret.map { $0..<$0 }
    let isNormalized =
      markedRange == nil && selection?.isEmpty != false
      && (selection == nil || selection?.lowerBound == first || selection?.lowerBound == second)
    let state = EditingState(text, selection: selection, markedRange: markedRange)
    return isNormalized ? state : state.normalized()
  }

  /// The state as it was before the composition began, as far as this one shows it: the text
  /// without its marked text, with a caret in its place.
  ///
  /// The text that the composition replaced is not in the state; a host that remembers it passes it
  /// as the baseline instead.
  public var withoutMarkedText: EditingState {
    guard hasMarkedText, let markedRange else { return self }
    let bytes = text.utf8Range(utf16: markedRange)
    return EditingState(
      text.replacingUTF8(bytes, with: ""),
      caret: text.utf16Length(inUTF8: 0..<bytes.lowerBound)
    ).normalized()
  }
}

extension EditingState: Hashable {
  /// Whether both states hold the same scalars, selection and marked text.
  public static func == (first: EditingState, second: EditingState) -> Bool {
    first.selection == second.selection && first.markedRange == second.markedRange
      && first.text.hasSameScalars(as: second.text)
  }

  /// Hashes the scalars, the selection and the marked text.
  public func hash(into hasher: inout Hasher) {
    text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(selection)
    hasher.combine(markedRange)
  }
}
