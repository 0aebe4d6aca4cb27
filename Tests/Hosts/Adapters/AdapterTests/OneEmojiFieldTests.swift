import AppKit
import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The field for one emoji among views of SwiftUI.
@MainActor
@Suite(.serialized) struct OneEmojiFieldTests {
  /// What the view is bound to.
  final class Model {
    var emoji = "😀"
    var log: [String] = []
    var binding: Binding<String> { .stub(get: { self.emoji }, set: { self.emoji = $0 }) }

    @MainActor
    func view(upTo version: EmojiVersion? = nil) -> OneEmojiField {
      OneEmojiField(text: binding, fontSize: 80, upTo: version) {
        self.log += $0.map(\.code.rawValue)
      }
    }
  }

  private func field(_ view: OneEmojiField) -> OneEmojiTextField {
    StubWindow(view).shown[0] as! OneEmojiTextField
  }

  @Test func `the last emoji takes the place of the one before, in the binding, too`() {
    let model = Model()
    let window = StubWindow(model.view())
    let field = window.shown[0] as! OneEmojiTextField
    #expect(field.text == "😀" && field.font?.pointSize == 80 && field.textAlignment == .center)
    insertText("👍", into: field)
    #expect(model.emoji == "👍")
    insertText("a", into: field)
    #expect(model.emoji == "👍" && field.text == "👍" && model.log == ["emojiRequired"])
    model.emoji = ""
    window.update()
    #expect(field.text == "")
  }

  @Test func `emoji that are too new are refused`() {
    let model = Model()
    let window = StubWindow(model.view(upTo: EmojiVersion(15)))
    let field = window.shown[0] as! OneEmojiTextField
    insertText("🫩", into: field)
    #expect(model.emoji == "😀" && model.log == ["emojiTooNew"])
    insertText("🫠", into: field)
    #expect(model.emoji == "🫠")
  }

  @Test func `where there is no emoji keyboard, a picker takes the keyboard's place`() throws {
    let model = Model()
    let picker = UIView(frame: .zero)
    var chosen: OneEmojiTextField?
    UITextInputMode.installed = [UITextInputMode("en-US")]
    let window = StubWindow(
      model.view().picker { field in
        chosen = field
        return picker
      })
    let field = window.shown[0] as! OneEmojiTextField
    #expect(!OneEmojiField.hasEmojiKeyboard && field.inputView === picker)
    let picked = try #require(chosen)
    picked.choose("🇯🇵")
    picked.choose("hi")
    #expect(model.emoji == "🇯🇵" && field.text == "🇯🇵" && model.log == ["emojiRequired"])
    UITextInputMode.installed.append(UITextInputMode("emoji"))
    #expect(OneEmojiField.hasEmojiKeyboard && field.inputView == nil)
    field.inputView = picker
    #expect(field.inputView === picker)
    UITextInputMode.installed = []
  }

  @Test func `AppKit: the palette is shown with the focus`() {
    let model = Model()
    let window = StubWindow(model.view(), on: .appKit)
    let field = window.shown[0] as! NSOneEmojiTextField
    #expect(field.stringValue == "😀" && field.font?.pointSize == 80)
    let count = NSApplication.shared.paletteCount
    #expect(field.becomeFirstResponder())
    #expect(NSApplication.shared.paletteCount == count + 1)
    field.showsPalette = false
    #expect(field.becomeFirstResponder())
    #expect(NSApplication.shared.paletteCount == count + 1)
    field.choose("👍")
    #expect(model.emoji == "👍" && field.stringValue == "👍")
    field.choose("a")
    #expect(model.emoji == "👍" && field.stringValue == "👍")
    model.emoji = "🫠"
    window.update()
    #expect(field.stringValue == "🫠")
    #expect(NSOneEmojiTextField(coder: NSCoder())?.intercepter != nil)
  }
}
