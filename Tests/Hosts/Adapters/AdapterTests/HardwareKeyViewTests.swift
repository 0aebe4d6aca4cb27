import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// Keys without a text field.
@MainActor
@Suite struct HardwareKeyViewTests {
  enum Key: Sendable {
    case text(String)
    case backspace, delete, left, right, home, end
  }

  nonisolated static let rows: [(start: String, keys: [Key], end: String)] = [
    ("|", [.text("1"), .text("2")], "12|"),
    ("12|", [.text("a")], "12|"),
    ("1‹23›4", [.text("5")], "15|4"),
    ("1‹23›4", [.text("x")], "1‹23›4"),
    ("12|", [.backspace], "1|"),
    ("a👍🏽|", [.backspace], "a|"),
    ("|12", [.backspace], "|12"),
    ("1‹23›4", [.backspace], "1|4"),
    ("|👍🏽2", [.delete], "|2"),
    ("12|", [.delete], "12|"),
    ("‹12›3", [.delete], "|3"),
    ("1👍🏽|", [.left], "1|👍🏽"),
    ("|12", [.left], "|12"),
    ("1‹23›4", [.left], "1|234"),
    ("1‹23›4", [.right], "123|4"),
    ("|e\u{301}2", [.right], "e\u{301}|2"),
    ("12|", [.right], "12|"),
    ("1|2", [.home], "|12"),
    ("1|2", [.end], "12|"),
    ("12", [.text("3"), .left, .left, .text("0")], "10|23"),
  ]

  @Test(arguments: rows) func `UIKit`(row: (start: String, keys: [Key], end: String)) {
    let view = UIHardwareKeyView(frame: .zero, field: field(row.start))
    for key in row.keys {
      switch key {
      case .text(let text): view.insertText(text)
      case .backspace: view.deleteBackward()
      case .delete: press(view, .keyboardDeleteForward)
      case .left: press(view, .keyboardLeftArrow)
      case .right: press(view, .keyboardRightArrow)
      case .home: press(view, .keyboardHome)
      case .end: press(view, .keyboardEnd)
      }
    }
    #expect(view.field.state.description == row.end)
    #expect(view.hasText == !view.field.state.text.isEmpty)
  }

  @Test(arguments: rows) func `AppKit`(row: (start: String, keys: [Key], end: String)) {
    let view = NSHardwareKeyView(frame: .zero, field: field(row.start))
    for key in row.keys {
      view.keyDown(
        with: NSEvent { responder in
          switch key {
          case .text(let text): responder.insertText(text)
          case .backspace: responder.deleteBackward(nil)
          case .delete: responder.deleteForward(nil)
          case .left: responder.moveLeft(nil)
          case .right: responder.moveRight(nil)
          case .home: responder.moveToBeginningOfLine(nil)
          case .end: responder.moveToEndOfLine(nil)
          }
        })
    }
    #expect(view.field.state.description == row.end)
  }

  @Test func `keys with a modifier, other keys and buttons are left to UIKit`() {
    let view = UIHardwareKeyView(frame: .zero, field: field("1|2"))
    for modifier: UIKeyModifierFlags in [.shift, .control, .alternate, .command] {
      press(view, .keyboardLeftArrow, modifier)
    }
    press(view, .keyboardA)
    view.pressesBegan([UIPress(nil)], with: nil)
    #expect(view.field.state.description == "1|2")
    press(view, .keyboardLeftArrow, .numericPad)
    #expect(view.field.state.description == "|12")
  }

  @Test func `both take the focus, and come from a nib as well`() {
    #expect(UIHardwareKeyView(coder: NSCoder())?.canBecomeFirstResponder == true)
    #expect(NSHardwareKeyView(coder: NSCoder())?.acceptsFirstResponder == true)
  }

  private func field(_ start: String) -> InterceptedField {
    InterceptedField(AdapterCase.digits, state: EditingState(notation: start)!)
  }

  private func press(
    _ view: UIHardwareKeyView, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) {
    view.pressesBegan([UIPress(UIKey(key, modifiers))], with: nil)
  }
}
