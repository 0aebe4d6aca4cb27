@_exported public import FoundationStub

/// A rectangle.
public typealias NSRect = CGRect

/// What events are sent to.
@MainActor
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Creates a responder from a nib.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the responder takes keys.
  open var acceptsFirstResponder: Bool { false }
  /// What undoes.
  open var undoManager: UndoManager? { nil }

  /// A key went down.
  open func keyDown(with event: NSEvent) {}
  /// Finds out what keys stand for, and calls one of the methods below.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray { event.interpretation(self) }
  }
  /// Inserts text.
  open func insertText(_ insertString: Any) {}
  /// Deletes back.
  open func deleteBackward(_ sender: Any?) {}
  /// Deletes on.
  open func deleteForward(_ sender: Any?) {}
  /// Moves left.
  open func moveLeft(_ sender: Any?) {}
  /// Moves right.
  open func moveRight(_ sender: Any?) {}
  /// Moves to the beginning of the line.
  open func moveToBeginningOfLine(_ sender: Any?) {}
  /// Moves to the end of the line.
  open func moveToEndOfLine(_ sender: Any?) {}
}

/// A key, and what the user's key bindings make of it.
@MainActor
open class NSEvent: NSObject {
  let interpretation: (NSResponder) -> Void

  /// Creates a key.
  public init(_ interpretation: @escaping (NSResponder) -> Void) {
    self.interpretation = interpretation
  }
}

/// A view.
@MainActor
open class NSView: NSResponder {
  /// Creates a view.
  public init(frame frameRect: NSRect) { super.init() }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What keys go through.
  open var inputContext: NSTextInputContext? { nil }
}

/// The name of a keyboard layout or an input method.
public typealias NSTextInputSourceIdentifier = String

/// What keys go through.
@MainActor
open class NSTextInputContext: NSObject {
  /// How often the marked text was discarded.
  public private(set) var discardCount = 0
  /// The keyboard layout or input method.
  open var selectedKeyboardInputSource: NSTextInputSourceIdentifier?

  /// Has the input method forget the marked text.
  open func discardMarkedText() { discardCount += 1 }
}
