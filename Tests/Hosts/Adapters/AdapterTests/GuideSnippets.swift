import AppKit
import IntercepterAdapters
import IntercepterEmojiViews
import SwiftUI
import TextInputIntercepter
import UIKit

// The Swift code of the guide, word for word.

@MainActor
final class GuideSnippets: UIViewController {
  struct Row {
    let id: Int
    let intercepter: Intercepter
  }

  final class Cell: UICollectionViewCell {
    let textField = UITextField()
  }

  var texts: [Int: String] = [:]
  func save(_ text: String) {}
  func explain(_ message: String) {}
  func draw(_ state: EditingState) {}
  let notes = Intercepter(rules: [])

  func show(_ row: Row, in cell: Cell) {
    cell.textField.intercepter = row.intercepter
    cell.textField.interceptedField?.onChange = { [weak self] state in
      self?.texts[row.id] = state.text
    }
    cell.textField.intercepterAdapter?.setText(texts[row.id, default: ""])
  }

  func uiKit(_ nameField: UITextField, _ notesView: UITextView) {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    let nameAdapter: UITextFieldAdapter
    let notesAdapter: UITextViewAdapter
    nameAdapter = UITextFieldAdapter(nameField, intercepter: nickname)
    nameAdapter.field.onChange = { [weak self] state in self?.save(state.text) }
    nameAdapter.field.onViolation = { [weak self] violations in self?.explain(violations[0].message)
    }
    notesAdapter = UITextViewAdapter(notesView, intercepter: notes)
    _ = notesAdapter

    let reaction = OneEmojiTextField()
    reaction.adapter.field.onChange = { [weak self] state in self?.save(state.text) }

    nameField.intercepter = nickname
    nameField.interceptedField?.onChange = { [weak self] state in self?.save(state.text) }
    nameField.interceptedField?.onViolation = { [weak self] violations in
      self?.explain(violations[0].message)
    }

    let keys = UIHardwareKeyView(frame: .zero, field: InterceptedField(nickname))
    keys.field.onChange = { [weak self] state in self?.draw(state) }
  }

  func appKit(_ nameField: NSTextField, _ notesView: NSTextView, _ nickname: Intercepter) {
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
        .picker { field in EmojiPickerView(typingInto: field) }
    }
  }
}
