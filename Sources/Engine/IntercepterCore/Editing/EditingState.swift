/// The content of a text field at one moment: its text, its selection and its marked text.
///
/// Marked text is text that an input method has not committed yet.
///
/// Offsets are **UTF-16 code units**, as in UIKit, AppKit, the DOM and LSP. A state may contain any
/// offsets that a host passes; ``normalized()`` documents how they are read. Every state that an
/// ``Intercepter`` returns is normalized.
///
/// ```swift
/// let state = EditingState("张三😀", caret: 4)
/// print(state)  // 张三😀|
/// ```
///
/// Two states are equal only if their texts are equal *scalar for scalar*. A precomposed `é` and an
/// `e` with a combining accent are different texts here, although they are equal as `String`s.
public struct EditingState: Sendable {
  /// The whole text.
  public var text: String
  /// The selected range, in UTF-16 code units.
  ///
  /// An empty range is a caret; `nil` is unknown.
  public var selection: Range<Int>? {
    get { storedSelection.range }
    set { storedSelection = PackedRange(newValue) }
  }
  /// The marked text, in UTF-16 code units, or `nil` if no input method is composing.
  public var markedRange: Range<Int>? {
    get { storedMarkedRange.range }
    set { storedMarkedRange = PackedRange(newValue) }
  }

  private var storedSelection: PackedRange
  private var storedMarkedRange: PackedRange

  /// Creates a state from a text and, if known, its selection and marked text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: The selected range in UTF-16 code units, or `nil` if it is unknown.
  ///   - markedRange: The marked text in UTF-16 code units, or `nil` if there is none.
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
  ///   - markedRange: The marked text in UTF-16 code units, or `nil` if there is none.
  public init(_ text: String, caret: Int, markedRange: Range<Int>? = nil) {
    self.init(text, selection: caret..<caret, markedRange: markedRange)
  }

  /// The caret's offset in UTF-16 code units, or `nil` if the selection is unknown or not empty.
  public var caret: Int? {
    guard let selection, selection.isEmpty else { return nil }
    return selection.lowerBound
  }

  /// A Boolean value that indicates whether there is marked text, and it is not empty.
  public var hasMarkedText: Bool {
    guard let markedRange else { return false }
    return !markedRange.isEmpty
  }

  /// Returns the state with every offset inside the text and on a grapheme cluster boundary.
  ///
  /// Offsets outside the text are clamped. A caret inside a cluster moves behind it. A selection or
  /// marked range that splits a cluster grows to include it. An empty marked range becomes `nil`.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) if the text is ASCII.
  public func normalized() -> EditingState {
    var state = self
    state.selection = selection.map { text.clusterAligned(utf16: $0) }
    state.markedRange = markedRange.map { text.clusterAligned(utf16: $0) }
    if !state.hasMarkedText { state.markedRange = nil }
    return state
  }

  /// Returns the normalized state, without work if nothing is marked and the caret is at a known
  /// boundary.
  ///
  /// - Parameters:
  ///   - first: A known cluster boundary.
  ///   - second: Another known cluster boundary.
  ///   - caret: The caret of the result if the selection is unknown.
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

  /// The state with its marked text removed, and a caret in its place.
  ///
  /// This approximates the state before the composition began. The text that the composition
  /// replaced is lost; a host that remembers it passes it as the baseline instead.
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
  /// Returns whether both states have the same scalars, selection and marked text.
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
