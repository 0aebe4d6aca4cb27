/// What takes keys.
@MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes what is before the caret.
  func deleteBackward()
}

/// A place in a text.
@MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@MainActor
open class UITextRange: NSObject {
  private let from: UITextPosition
  private let to: UITextPosition

  init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }

  /// Where the range begins.
  open var start: UITextPosition { from }
  /// Where it ends.
  open var end: UITextPosition { to }

  var range: NSRange { NSRange(location: from.offset, length: to.offset - from.offset) }
}

/// What edits text.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection; `nil` without the focus.
  var selectedTextRange: UITextRange? { get set }
  /// The marked text.
  var markedTextRange: UITextRange? { get }
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// Replaces a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Replaces the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the marked text for ordinary text.
  func unmarkText()
  /// The range between two places.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// The place some UTF-16 code units further on.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The UTF-16 code units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A class of the stub whose text is a `StubText`.
@MainActor
public protocol StubTextInput: UITextInput {
  /// What it holds.
  var stub: StubText { get set }
  /// Whether it is the first responder.
  var hasFocus: Bool { get set }
}

extension StubTextInput {
  /// Whether there is any text.
  public var hasText: Bool { !stub.string.isEmpty }
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The selection.
  public var selectedTextRange: UITextRange? {
    get { hasFocus ? textRange(stub.selection) : nil }
    set { if let newValue { stub.selection = newValue.range } }
  }
  /// The marked text.
  public var markedTextRange: UITextRange? { stub.marked.map(textRange) }

  /// Inserts text at the caret.
  public func insertText(_ text: String) { stub.replace(stub.selection, with: text) }
  /// Deletes what is before the caret.
  public func deleteBackward() {
    var range = stub.selection
    if range.length == 0, range.location > 0 {
      let text = stub.string
      let caret = String.Index(utf16Offset: range.location, in: text)
      range.length = text[text.index(before: caret)].utf16.count
      range.location -= range.length
    }
    stub.replace(range, with: "")
  }
  /// Replaces the marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    stub.mark(markedText ?? "")
  }
  /// Takes the marked text for ordinary text.
  public func unmarkText() { stub.unmark() }

  /// The range between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { hasFocus ? UITextRange(fromPosition, toPosition) : nil }

  /// The place some UTF-16 code units further on; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...stub.string.utf16.count ~= place ? UITextPosition(place) : nil
  }

  /// The UTF-16 code units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  private func textRange(_ range: NSRange) -> UITextRange {
    UITextRange(
      UITextPosition(range.location), UITextPosition(range.location + range.length))
  }
}
