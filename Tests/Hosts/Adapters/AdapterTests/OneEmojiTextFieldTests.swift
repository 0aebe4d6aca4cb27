import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

@MainActor
@Suite struct OneEmojiTextFieldTests {
  /// What the field holds, what is typed or pasted, and what it holds then.
  nonisolated static let rows: [(start: String, inserted: String, end: String)] = [
    ("|", "😀", "😀|"),
    ("😀|", "👍", "👍|"),
    ("|😀", "👍", "👍|"),
    ("‹😀›", "👍", "👍|"),
    ("👍|", "👍", "👍|"),
    ("👍|", "🏽", "👍🏽|"),
    ("🇨🇳|", "🇯🇵", "🇯🇵|"),
    ("👨‍👩‍👧|", "1️⃣", "1️⃣|"),
    ("|", "😀👍", "👍|"),
    ("😀|", "hi 👍!", "👍|"),
    ("😀|", "a", "😀|"),
    ("‹😀›", "a", "‹😀›"),
    ("😀|", "", "😀|"),
  ]

  @Test(arguments: rows) func `the last emoji takes the place of the one before`(
    row: (start: String, inserted: String, end: String)
  ) {
    let field = OneEmojiTextField()
    let start = EditingState(notation: row.start)!
    field.adapter.setText(start.text)
    let selection = start.selection!
    field.stub.selection = NSRange(location: selection.lowerBound, length: selection.count)
    let isAllowed =
      OptionalRequirement.send("textField:…", to: field.delegate) {
        $0.textField(
          field, shouldChangeCharactersIn: field.stub.selection, replacementString: row.inserted)
      } ?? false
    if isAllowed {
      field.insertText(row.inserted)
      field.sendActions(for: .editingChanged)
    }
    #expect(field.adapter.field.state.description == row.end)
    #expect(field.text == field.adapter.field.state.text)
  }

  @Test func `the first emoji is kept where the field asks for that`() {
    let rules = Intercepter.oneEmoji(keeping: .first)
    for (text, end) in [("😀👍", "😀|"), ("hi 😀 and 👍", "😀|"), ("👍", "👍|")] {
      let fake = FakeUITextField()
      fake.attach(rules)
      fake.perform([.paste(text), .type("🚀")])
      #expect(fake.shown.description == end)
    }
    #expect(rules.sanitize("hi 😀 and 👍") == "😀")
    let window = StubWindow(OneEmojiField(text: .constant("😀"), keeping: .first))
    let field = window.shown[0] as! OneEmojiTextField
    insertText("👍", into: field)
    #expect(field.text == "😀")
  }

  @Test func `validation and old data`() {
    let intercepter = OneEmojiTextField.intercepter
    #expect(intercepter.validate("👨‍👩‍👧").isValid)
    #expect(!intercepter.validate("😀😀").isValid)
    #expect(!intercepter.validate("a").isValid)
    #expect(intercepter.sanitize("hi 😀 and 👍") == "👍")
    #expect(intercepter.sanitize(intercepter.sanitize("hi 😀 and 👍")) == "👍")
  }

  @Test func `asks for the emoji keyboard where the user has it`() {
    let modes = ["en-US", "emoji", "zh-Hans"].map { UITextInputMode($0) }
    UITextInputMode.installed = modes
    let field = OneEmojiTextField()
    #expect(field.textInputMode === modes[1])
    UITextInputMode.installed = [modes[0]]
    #expect(field.textInputMode === modes[0])
    UITextInputMode.installed = []
    #expect(field.textInputMode == nil)
    #expect(field.textInputContextIdentifier != nil)
  }

  @Test func `an emoji by the conversion of kana`() {
    UITextInputMode.installed = ["emoji", "ja-JP"].map { UITextInputMode($0) }
    defer { UITextInputMode.installed = [] }
    let field = OneEmojiTextField()
    let start = NSRange(location: 0, length: 0)
    #expect(
      field.delegate!.textField(field, shouldChangeCharactersIn: start, replacementString: "え"))
    field.stub.mark("え")
    field.sendActions(for: .editingChanged)
    #expect(field.text == "え")
    field.stub.replace(field.stub.marked!, with: "😊")
    field.sendActions(for: .editingChanged)
    #expect(field.adapter.field.state.description == "😊|")
  }

  @Test func `keeps nothing alive, and comes from a storyboard as well`() {
    var field: OneEmojiTextField? = OneEmojiTextField(coder: NSCoder())
    weak let weakField = field
    #expect(field?.delegate != nil)
    field = nil
    #expect(weakField == nil)
  }
}
