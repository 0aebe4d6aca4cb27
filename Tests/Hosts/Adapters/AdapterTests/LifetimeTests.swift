import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// Delegates that come later, and adapters that go sooner.
@MainActor
@Suite struct LifetimeTests {
  final class AppDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, NSTextViewDelegate,
    NSTextFieldDelegate
  {
    var log: [String] = []
    /// What it passes everything on to, as the proxies of reactive frameworks do.
    nonisolated(unsafe) weak var next: (any NSObjectProtocol)?

    override func responds(to aSelector: Selector!) -> Bool {
      next?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("field \(string)")
      return (next as? any UITextFieldDelegate)?.textField?(
        textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    func textViewDidChange(_ textView: UITextView) {
      log.append("view \(textView.text ?? "")")
      (next as? any UITextViewDelegate)?.textViewDidChange?(textView)
    }

    func textDidChange(_ notification: Notification) { log.append("desktop view") }
    func controlTextDidChange(_ obj: Notification) { log.append("desktop field") }
  }

  private func each(_ body: (any FakeField, AppDelegate) -> Void) {
    let (field, view) = (FakeUITextField(), FakeUITextView())
    let (desktopView, desktopField) = (FakeNSTextView(), FakeNSTextField())
    let fakes: [any FakeField] = [field, view, desktopView, desktopField]
    for fake in fakes { body(fake, AppDelegate()) }
  }

  private func delegate(of fake: any FakeField) -> (any NSObjectProtocol)? {
    switch fake {
    case let fake as FakeUITextField: fake.delegate
    case let fake as FakeUITextView: fake.delegate
    case let fake as FakeNSTextView: fake.delegate
    case let fake as FakeNSTextField: fake.delegate
    default: nil
    }
  }

  private func setDelegate(of fake: any FakeField, to delegate: AppDelegate) {
    switch fake {
    case let fake as FakeUITextField: fake.delegate = delegate
    case let fake as FakeUITextView: fake.delegate = delegate
    case let fake as FakeNSTextView: fake.delegate = delegate
    case let fake as FakeNSTextField: fake.delegate = delegate
    default: break
    }
  }

  @Test func `a delegate that is set later stands behind the adapter when editing begins`() {
    each { fake, app in
      fake.attach(AdapterCase.digits)
      setDelegate(of: fake, to: app)
      fake.perform([.begin, .paste("12"), .paste("ab")])
      #expect(fake.shown.description == "12|", "\(type(of: fake))")
      #expect(delegate(of: fake) !== app)
      #expect(!app.log.isEmpty)
    }
  }

  @Test
  func `a delegate that is set while somebody types stands behind it from the next change on`() {
    each { fake, app in
      fake.attach(AdapterCase.picking)
      fake.perform([.begin, .type("1")])
      setDelegate(of: fake, to: app)
      fake.perform([.paste("2a"), .paste("3b")])
      #expect(fake.shown.description == "123|", "\(type(of: fake))")
      #expect(delegate(of: fake) !== app)
      #expect(!app.log.isEmpty)
    }
  }

  @Test func `a delegate that passes everything on to the adapter stays in front of it`() {
    let (fake, app) = (FakeUITextField(), AppDelegate())
    fake.attach(AdapterCase.digits)
    app.next = fake.delegate
    fake.delegate = app
    fake.perform([.begin, .paste("12"), .paste("ab")])
    #expect(fake.delegate === app)
    #expect(fake.shown.description == "12|")
  }

  @Test func `an adapter that is dropped gives the delegate back`() {
    each { fake, app in
      setDelegate(of: fake, to: app)
      fake.attach(AdapterCase.digits)
      drop(fake)
      #expect(delegate(of: fake) === app, "\(type(of: fake))")
      fake.stub.set("ab")
      fake.notifyChange()
      #expect(fake.shown.description == "ab|")
    }
  }

  private func drop<Fake: FakeField>(_ fake: Fake) { fake.adapter = nil }

  @Test func `an adapter that is dropped gives the paste delegate back`() {
    final class Delegate: NSObject, UITextPasteDelegate {}
    let (fake, delegate) = (FakeUITextView(), Delegate())
    fake.pasteDelegate = delegate
    fake.attach(AdapterCase.digits)
    #expect(fake.pasteDelegate !== delegate)
    fake.adapter = nil
    #expect(fake.pasteDelegate === delegate)
  }

  @Test func `a text field of a nib gets its delegate after it has made its adapter`() {
    let (field, app) = (OneEmojiTextField(), AppDelegate())
    field.delegate = app
    field.sendActions(for: .editingDidBegin)
    #expect(field.delegate !== app)
    #expect(field.adapter.delegate === app)
    let isAllowed = field.delegate?.textField?(
      field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "ab")
    #expect(isAllowed == false)
    #expect(app.log == ["field ab"])
  }
}
