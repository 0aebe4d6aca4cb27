import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// `textField.intercepter = …`, as the library is used that this one is modelled on.
@MainActor
@Suite struct OneLineTests {
  @Test func `UITextField`() {
    let field = FakeUITextField()
    field.intercepter = AdapterCase.digits
    field.perform([.paste("12"), .paste("ab")])
    #expect(field.shown.description == "12|")
    #expect(field.interceptedField?.state.description == "12|")
    #expect(field.intercepterAdapter?.textField === field)
    field.intercepter = nil
    field.perform([.paste("ab")])
    #expect(field.shown.description == "12ab|")
    #expect(field.actionCount == 0)
  }

  @Test func `UITextView`() {
    let view = FakeUITextView()
    view.intercepter = AdapterCase.digits
    view.perform([.paste("12"), .paste("ab")])
    #expect(view.shown.description == "12|")
    view.intercepter = nil
    view.perform([.paste("ab")])
    #expect(view.shown.description == "12ab|")
  }

  @Test func `NSTextView`() {
    let view = FakeNSTextView()
    view.intercepter = AdapterCase.digits
    view.perform([.paste("12"), .paste("ab")])
    #expect(view.shown.description == "12|")
    view.intercepter = nil
    view.perform([.paste("ab")])
    #expect(view.shown.description == "12ab|")
  }

  @Test func `NSTextField`() {
    let field = FakeNSTextField()
    field.intercepter = AdapterCase.digits
    field.perform([.paste("12"), .paste("ab")])
    #expect(field.shown.description == "12|")
    field.intercepter = nil
    field.perform([.paste("ab")])
    #expect(field.shown.description == "12ab|")
    #expect(NotificationCenter.default.observerCount(of: field.editor) == 0)
  }

  @Test func `other rules leave the callbacks in place`() {
    let field = FakeUITextField()
    var log: [String] = []
    field.intercepter = AdapterCase.digits
    field.interceptedField?.onViolation = { log += $0.map(\.code.rawValue) }
    field.intercepter = AdapterCase.four
    field.perform([.paste("ab"), .paste("cde")])
    #expect(field.shown.description == "ab|")
    #expect(log == ["tooLong"])
  }

  @Test func `an adapter that the app has attached is the one`() {
    let field = OneEmojiTextField()
    #expect(field.intercepterAdapter === field.adapter)
    field.intercepter = nil
    #expect(field.delegate == nil && field.intercepter == nil)
  }

  @Test func `the app's delegate is asked meanwhile, and is back afterwards`() {
    let delegate = UITextFieldDelegateTests.AppDelegate()
    let field = FakeUITextField()
    field.delegate = delegate
    field.intercepter = AdapterCase.digits
    field.perform([.paste("12")])
    #expect(delegate.log == ["0 0 12"])
    #expect(field.delegate !== delegate)
    field.intercepter = nil
    #expect(field.delegate === delegate)
  }

  @Test func `adapter and intercepted field go with the text field`() {
    checkLifetime(FakeUITextField.self) {
      $0.intercepter = AdapterCase.digits
    } of: {
      ($0.intercepterAdapter, $0.interceptedField)
    }
    checkLifetime(FakeUITextView.self) {
      $0.intercepter = AdapterCase.digits
    } of: {
      ($0.intercepterAdapter, $0.interceptedField)
    }
    checkLifetime(FakeNSTextField.self) {
      $0.intercepter = AdapterCase.digits
    } of: {
      ($0.intercepterAdapter, $0.interceptedField)
    }
    checkLifetime(FakeNSTextView.self) {
      $0.intercepter = AdapterCase.digits
    } of: {
      ($0.intercepterAdapter, $0.interceptedField)
    }
  }

  private func checkLifetime<Fake: FakeField>(
    _: Fake.Type, attach: (Fake) -> Void, of parts: (Fake) -> (AnyObject?, InterceptedField?)
  ) {
    var fake: Fake? = Fake()
    attach(fake!)
    fake!.perform([.type("12"), .paste("ab")])
    weak let adapter = parts(fake!).0
    weak let field = parts(fake!).1
    #expect(adapter != nil && field != nil)
    fake = nil
    #expect(adapter == nil && field == nil, "\(Fake.self)")
  }

  @Test func `a search bar's delegate gets the judged text`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append(searchText)
      }
    }
    let (bar, delegate) = (UISearchBar(frame: .zero), Delegate())
    bar.delegate = delegate
    bar.searchTextField.stub.set("1")
    bar.intercepter = AdapterCase.picking
    bar.searchTextField.insertText("2a")
    bar.searchTextField.sendActions(for: .editingChanged)
    #expect(delegate.log == ["12"])
  }

  @Test func `a reused cell shows the texts and the rules of its row`() {
    let controller = GuideSnippets(nibName: nil, bundle: nil)
    let cell = GuideSnippets.Cell(frame: .zero)
    controller.texts[2] = "ab"
    controller.show(.init(id: 1, intercepter: AdapterCase.digits), in: cell)
    insertText("1", into: cell.textField)
    controller.show(.init(id: 2, intercepter: AdapterCase.three), in: cell)
    #expect(cell.textField.text == "ab")
    insertText("c", into: cell.textField)
    #expect(controller.texts == [1: "1", 2: "abc"])
  }

  @Test func `a search bar's text field, whose delegate the search bar is`() {
    let delegate = UITextFieldDelegateTests.AppDelegate()
    let bar = UISearchBar(frame: .zero)
    bar.searchTextField.delegate = delegate
    bar.intercepter = AdapterCase.digits
    delegate.answer = true
    let isAllowed =
      OptionalRequirement.send("textField:…", to: bar.searchTextField.delegate) {
        $0.textField(
          bar.searchTextField, shouldChangeCharactersIn: NSRange(0..<0), replacementString: "ab")
      } ?? true
    #expect(!isAllowed)
    #expect(delegate.log == ["0 0 ab"])
    #expect(bar.intercepter != nil && bar.interceptedField === bar.searchTextField.interceptedField)
    bar.intercepter = nil
    #expect(bar.searchTextField.delegate === delegate)
  }
}
