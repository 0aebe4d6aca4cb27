import AppKit
import IntercepterAdapters
import SwiftUI
import Testing
import UIKit

/// Keys of a hardware keyboard among views of SwiftUI.
@MainActor
@Suite struct HardwareKeysTests {
  final class Log {
    var presses: [HardwareKeyPress] = []
  }

  private func window(
    _ allowed: String?, _ log: Log, on platform: StubWindow.Platform = .uiKit
  ) -> StubWindow {
    StubWindow(HardwareKeys(allowed) { log.presses.append($0) }, on: platform)
  }

  private func press(
    _ characters: String, _ flags: UIKeyModifierFlags = [], unmodified: String? = nil
  ) -> UIPress { UIPress(UIKey(.keyboardA, flags, characters, unmodified: unmodified)) }

  @Test func `UIKit: keys that went down, up and away, with what is held down`() {
    let log = Log()
    let window = window("ZXCVASDF", log)
    let view = window.shown[0] as! UIKeyPressView
    let shifted = press("Z", [.shift, .alphaShift], unmodified: "z")
    view.pressesBegan([shifted], with: nil)
    view.pressesEnded([shifted], with: nil)
    view.pressesBegan(
      [press("\u{1}", [.control, .command, .alternate], unmodified: "a")], with: nil)
    view.pressesCancelled([press("ф", unmodified: "f")], with: nil)
    #expect(
      log.presses == [
        HardwareKeyPress(
          .began, "Z", charactersIgnoringModifiers: "z", modifiers: [.shift, .capsLock],
          keyCode: 4),
        HardwareKeyPress(
          .ended, "Z", charactersIgnoringModifiers: "z", modifiers: [.shift, .capsLock],
          keyCode: 4),
        HardwareKeyPress(
          .began, "\u{1}", charactersIgnoringModifiers: "a",
          modifiers: [.control, .command, .option], keyCode: 4),
        HardwareKeyPress(.cancelled, "ф", charactersIgnoringModifiers: "f", keyCode: 4),
      ])
    #expect(view.passedOn == 0)
  }

  @Test func `UIKit: other keys, and buttons, go to the next responder`() {
    let log = Log()
    let window = window("zx", log)
    let view = window.shown[0] as! UIKeyPressView
    view.pressesBegan([press("q"), press("x"), UIPress(nil)], with: nil)
    view.pressesEnded([press("q")], with: nil)
    view.pressesCancelled([press("")], with: nil)
    #expect(log.presses.map(\.characters) == ["x"] && view.passedOn == 4)
    view.allowedCharacters = nil
    view.pressesBegan([press("q")], with: nil)
    #expect(log.presses.map(\.characters) == ["x", "q"])
  }

  @Test func `AppKit: keys that went down, again, up, and away with the focus`() {
    let log = Log()
    let window = window("ZX", log, on: .appKit)
    let view = window.shown[0] as! NSKeyPressView
    func key(_ characters: String, _ code: UInt16, repeats: Bool = false) -> NSEvent {
      NSEvent({ _ in }, characters, [.shift, .option], code: code, repeats: repeats)
    }
    view.keyDown(with: key("Z", 6))
    view.keyDown(with: key("Z", 6, repeats: true))
    view.keyDown(with: key("q", 12))
    view.keyDown(with: key("X", 7))
    view.keyUp(with: key("Z", 6))
    view.keyUp(with: key("q", 12))
    #expect(view.resignFirstResponder())
    view.keyUp(with: key("X", 7))
    #expect(log.presses.map(\.phase) == [.began, .repeated, .began, .ended, .cancelled])
    #expect(log.presses.map(\.characters) == ["Z", "Z", "X", "Z", "X"])
    #expect(log.presses.allSatisfy { $0.modifiers == [.shift, .option] })
    #expect(view.passedOn == 3)
  }

  @Test func `AppKit: every modifier, and a key without characters`() {
    let log = Log()
    let window = window(nil, log, on: .appKit)
    let view = window.shown[0] as! NSKeyPressView
    view.keyDown(with: NSEvent({ _ in }, nil, [.capsLock, .control, .command]))
    #expect(
      log.presses == [HardwareKeyPress(.began, "", modifiers: [.capsLock, .control, .command])])
  }

  @Test func `both say which key it is, and whether it is on the numeric keypad`() {
    let log = Log()
    let phone = window(nil, log).shown[0] as! UIKeyPressView
    phone.pressesBegan([UIPress(UIKey(.keypad1, .numericPad, "1"))], with: nil)
    let mac = window(nil, log, on: .appKit).shown[0] as! NSKeyPressView
    mac.keyDown(with: NSEvent({ _ in }, "1", [.numericPad], code: 83))
    #expect(log.presses.map(\.keyCode) == [89, 83])
    #expect(log.presses.allSatisfy { $0.modifiers == .numericPad })
  }

  @Test func `both take no room among other views`() {
    let (phone, mac) = (window(nil, Log()), window(nil, Log(), on: .appKit))
    #expect(phone.sizes == [.zero] && mac.sizes == [.zero])
    #expect((phone.shown[0] as! UIKeyPressView).intrinsicContentSize == .zero)
    #expect((mac.shown[0] as! NSKeyPressView).intrinsicContentSize == .zero)
  }

  @Test func `UIKit: takes the focus where no text field has it, and when one loses it`() {
    let view = window(nil, Log()).shown[0] as! UIKeyPressView
    view.window = UIWindow(frame: .zero)
    #expect(view.isFirstResponder)
    _ = view.resignFirstResponder()
    let window = UIWindow(frame: .zero)
    let (first, second) = (UITextField(), UITextField())
    let container = UIView(frame: .zero)
    window.addSubview(container)
    for field in [first, second] { container.addSubview(field) }
    first.becomeFirstResponder()
    view.window = window
    #expect(!view.isFirstResponder)
    end(first, UITextField.textDidEndEditingNotification)
    second.becomeFirstResponder()
    RunLoop.main.endTurn()
    #expect(!view.isFirstResponder, "the focus has gone to another text field")
    end(second, UITextField.textDidEndEditingNotification)
    RunLoop.main.endTurn()
    #expect(view.isFirstResponder)
    _ = view.resignFirstResponder()
    view.window = nil
    end(first, UITextField.textDidEndEditingNotification)
    RunLoop.main.endTurn()
    #expect(!view.isFirstResponder)
  }

  @Test func `UIKit: leaves the focus to a view controller`() {
    final class Controller: UIResponder {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class ControlledView: UIView {
      let controller = Controller()
      override var next: UIResponder? { controller }
    }
    let (window, root) = (UIWindow(frame: .zero), ControlledView(frame: .zero))
    window.addSubview(root)
    root.controller.becomeFirstResponder()
    let view = self.window(nil, Log()).shown[0] as! UIKeyPressView
    view.window = window
    #expect(!view.isFirstResponder)
    root.controller.resignFirstResponder()
    view.window = window
    #expect(view.isFirstResponder)
  }

  private func end(_ field: UIView, _ name: NSNotification.Name) {
    _ = field.resignFirstResponder()
    NotificationCenter.default.post(Notification(name: name, object: field))
  }

  @Test func `AppKit: takes the focus where no text field has it, and when one loses it`() {
    let view = window(nil, Log(), on: .appKit).shown[0] as! NSKeyPressView
    let (window, field) = (NSWindow(), NSTextView())
    window.makeFirstResponder(field)
    view.window = window
    #expect(window.firstResponder === field)
    window.makeFirstResponder(window)
    NotificationCenter.default.post(
      Notification(name: NSText.didEndEditingNotification, object: field))
    #expect(window.firstResponder === window, "nobody knows yet who gets the focus")
    RunLoop.main.endTurn()
    #expect(window.firstResponder === view)
  }

  @Test func `the closure of the latest drawing is called`() {
    final class Model {
      var log: [String] = []
      var name = "first"
    }
    struct Keys: View {
      let model: Model
      var body: HardwareKeys {
        let name = model.name
        return HardwareKeys { _ in model.log.append(name) }
      }
    }
    let model = Model()
    let window = StubWindow(Keys(model: model))
    let view = window.shown[0] as! UIKeyPressView
    view.pressesBegan([press("a")], with: nil)
    model.name = "second"
    window.update()
    view.pressesBegan([press("a")], with: nil)
    #expect(model.log == ["first", "second"])
  }
}
