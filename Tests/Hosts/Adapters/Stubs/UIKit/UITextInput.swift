@MainActor
public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

@MainActor
open class UITextRange: NSObject {
  private let from: UITextPosition
  private let to: UITextPosition

  init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }

  open var start: UITextPosition { from }
  open var end: UITextPosition { to }

  var range: NSRange { NSRange(location: from.offset, length: to.offset - from.offset) }
}

@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  func replace(_ range: UITextRange, withText text: String)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

@MainActor
public protocol StubTextInput: UITextInput {
  var stub: StubText { get set }
  var hasFocus: Bool { get set }
}

extension StubTextInput {
  public var hasText: Bool { !stub.string.isEmpty }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var selectedTextRange: UITextRange? {
    get { hasFocus ? textRange(stub.selection) : nil }
    set { if let newValue { stub.selection = newValue.range } }
  }
  public var markedTextRange: UITextRange? { stub.marked.map(textRange) }

  public func insertText(_ text: String) { stub.replace(stub.selection, with: text) }
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
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    stub.mark(markedText ?? "")
  }
  public func unmarkText() { stub.unmark() }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { hasFocus ? UITextRange(fromPosition, toPosition) : nil }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...stub.string.utf16.count ~= place ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  private func textRange(_ range: NSRange) -> UITextRange {
    UITextRange(
      UITextPosition(range.location), UITextPosition(range.location + range.length))
  }
}
