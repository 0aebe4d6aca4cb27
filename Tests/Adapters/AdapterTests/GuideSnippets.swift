import AppKit
import IntercepterAdapters
import SwiftUI
import TextInputIntercepter
import UIKit

// The Swift code of the guide, word for word.

@MainActor
enum GuideSnippets {
  static func save(_ text: String) {}
  static func explain(_ message: String) {}
  static func draw(_ state: EditingState) {}
  static let notes = Intercepter(rules: [])

  static func uiKit(_ nameField: UITextField, _ notesView: UITextView) {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    let nameAdapter: UITextFieldAdapter
    let notesAdapter: UITextViewAdapter
    nameAdapter = UITextFieldAdapter(nameField, intercepter: nickname)
    nameAdapter.field.onChange = { state in save(state.text) }
    nameAdapter.field.onViolation = { violations in explain(violations[0].message) }
    notesAdapter = UITextViewAdapter(notesView, intercepter: notes)
    _ = notesAdapter

    let reaction = OneEmojiTextField()
    reaction.adapter.field.onChange = { state in save(state.text) }

    nameField.intercepter = nickname
    nameField.interceptedField?.onChange = { state in save(state.text) }
    nameField.interceptedField?.onViolation = { violations in explain(violations[0].message) }

    let keys = UIHardwareKeyView(frame: .zero, field: InterceptedField(nickname))
    keys.field.onChange = { state in draw(state) }
  }

  static func appKit(_ nameField: NSTextField, _ notesView: NSTextView, _ nickname: Intercepter) {
    let nameAdapter: NSTextFieldAdapter
    let notesAdapter: NSTextViewAdapter
    nameAdapter = NSTextFieldAdapter(nameField, intercepter: nickname)
    notesAdapter = NSTextViewAdapter(notesView, intercepter: notes)
    _ = (nameAdapter, notesAdapter)
    let (amountField, amount) = (nameField, nickname)
    amountField.formatter = IntercepterFormatter(amount)
  }

  struct NameView: View {
    @State var name = ""
    @State var selection: TextSelection? = nil
    @State var reason = ""
    let nickname: Intercepter

    var body: some View {
      TextField("Name", text: $name, selection: $selection)
        .intercepted($name, selection: $selection, by: nickname) { violations in
          reason = violations[0].message
        }
    }
  }

  struct WholeName: View {
    @State var name = ""
    @State var reason = ""
    let nickname: Intercepter

    var body: some View {
      InterceptedTextField("Name", text: $name, by: nickname) { violations in
        reason = violations[0].message
      }
      .configured { (field: UITextField) in field.font = .systemFont(ofSize: 20) }
    }
  }

  struct Reaction: View {
    @State var reaction = ""

    var body: some View {
      OneEmojiField(text: $reaction, fontSize: 80, upTo: EmojiVersion(15))
        .picker { field in makePicker { emoji in field.choose(emoji) } }
    }
  }

  static func makePicker(_ choose: @escaping (String) -> Void) -> UIView { UIView(frame: .zero) }
}
