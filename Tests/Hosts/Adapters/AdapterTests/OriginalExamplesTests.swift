import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The examples of the originals do here what they promise there.
@MainActor
@Suite(.serialized) struct OriginalExamplesTests {
  private func typed(_ text: String, into field: FakeUITextField) -> String {
    OriginalExamples.log = []
    field.perform([.type(text)])
    return field.shown.description
  }

  @Test func `onDecision hears of every input, as inputBlock does`() {
    let fake = FakeUITextField(
      EditingState("", caret: 0), Habits(language: "zh-Hans"), rules: AdapterCase.three)
    var log: [Decision.Outcome] = []
    fake.field.onDecision = { log.append($0.outcome) }
    fake.perform([.compose("l"), .compose("li"), .commit("李"), .paste("abc"), .paste("😀")])
    #expect(log == [.composing, .composing, .accepted, .amended, .rejected])
  }

  @Test func `a preset text is cut`() {
    let (field, rules) = (UITextField(), AdapterCase.three)
    field.intercepter = rules
    field.intercepterAdapter?.setText(rules.sanitize("abcdef"))
    #expect(field.text == "abc")
  }

  @Test func `an amount of at most nine characters with two decimals`() {
    let field = FakeUITextField()
    OriginalExamples.money(field)
    #expect(typed("12345.678a", into: field) == "12345.67|")
    #expect(OriginalExamples.log.isEmpty)
    field.intercepter = nil
    field.stub.set("")
    OriginalExamples.money(field)
    #expect(typed("1234567890", into: field) == "123456789|")
    #expect(OriginalExamples.log == ["最多只能输入9位数字"])
  }

  @Test func `a name of at most ten`() {
    let field = FakeUITextField()
    OriginalExamples.name(field)
    #expect(typed("张三李四王五😀abcde", into: field) == "张三李四王五abcd|")
    #expect(OriginalExamples.log.count == 2)
  }

  @Test func `one emoji, or a text where there is no emoji keyboard`() {
    UITextInputMode.installed = []
    let window = StubWindow(OriginalExamples.ProfileView())
    #expect(window.texts == ["🙂"] && window.shown.isEmpty)
    UITextInputMode.installed = [UITextInputMode("emoji")]
    let other = StubWindow(OriginalExamples.ProfileView())
    #expect(other.texts.isEmpty && other.shown[0] is OneEmojiTextField)
    UITextInputMode.installed = []
  }

  @Test func `the key that was pressed`() {
    let window = StubWindow(OriginalExamples.PressedKeyView())
    let keys = window.shown[0] as! UIKeyPressView
    keys.pressesBegan([UIPress(UIKey(.keyboardA, [.shift], "A", unmodified: "a"))], with: nil)
    window.update()
    #expect(window.texts == ["Press ZXCVASDF", "A"])
    keys.pressesBegan([UIPress(UIKey(.keyboardA, [], "q"))], with: nil)
    window.update()
    #expect(window.texts == ["Press ZXCVASDF", "A"])
  }
}
