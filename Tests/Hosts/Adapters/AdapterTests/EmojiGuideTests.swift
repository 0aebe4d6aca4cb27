import Foundation
import IntercepterEmoji
import IntercepterEmojiViews
import SwiftUI
import Testing
import UIKit

// The Swift code of the guide to emoji that is for UIKit and SwiftUI, word for word.

extension UIViewController {
  func chooseEmoji(_ names: EmojiNames, _ button: UIButton) {
    let picker = EmojiPickerViewController(names: names)
    picker.onChoose = { [weak button] emoji in button?.setTitle(emoji.text, for: .normal) }
    picker.show(from: button)
    present(picker, animated: true)
  }
}

extension UITextView {
  func typeEmoji() {
    let messageView = self
    messageView.inputView = EmojiPickerView(typingInto: messageView)
  }
}

private struct MoodView: View {
  @State var mood = "🙂"
  @State var isPresented = false

  var body: some View {
    Button(mood) { isPresented = true }
      .emojiPicker(isPresented: $isPresented, selectedEmoji: $mood)
  }
}

@MainActor
@Suite struct EmojiGuideTests {
  @Test func `every piece of Swift code for UIKit and SwiftUI is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let guide = tests.appending(path: "../../../../Docs/Guides/EmojiPicker.md").standardized
    let source = withoutLayout(try String(contentsOfFile: #filePath, encoding: .utf8))
    let snippets = try String(contentsOf: guide, encoding: .utf8)
      .components(separatedBy: "```swift unchecked\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(snippets.count == 3)
    for snippet in snippets { #expect(source.contains(withoutLayout(snippet)), "\(snippet)") }
  }

  @Test func `a button of the guide opens the picker`() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.chooseEmoji(.unicode, UIButton(frame: .zero))
    #expect(controller.presented is EmojiPickerViewController)
    let textView = UITextView(frame: .zero)
    textView.typeEmoji()
    #expect(textView.inputView is EmojiPickerView)
    let view = MoodView()
    let window = StubWindow(view)
    view.isPresented = true
    window.update()
    #expect(StubPopover.controller is EmojiPickerViewController)
    view.isPresented = false
    window.update()
  }

  private func withoutLayout(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
