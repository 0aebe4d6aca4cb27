import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// An app's delegate behind a text view's adapter.
@MainActor
@Suite struct UITextViewDelegateTests {
  final class AppDelegate: NSObject, UITextViewDelegate {
    var answer = true
    var log: [String] = []

    override func responds(to aSelector: Selector!) -> Bool { aSelector == "scrollViewDidScroll:" }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("asked \(text)")
      return answer
    }

    func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text!)") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private func attach(_ delegate: AppDelegate?) -> FakeUITextView {
    let fake = FakeUITextView()
    fake.delegate = delegate
    fake.attach(AdapterCase.picking)
    return fake
  }

  @Test func `the app's delegate hears all, and of a change once it is put right`() {
    let delegate = AppDelegate()
    let fake = attach(delegate)
    _ = OptionalRequirement.send("textViewDidBeginEditing:", to: fake.delegate) {
      $0.textViewDidBeginEditing(fake)
    }
    fake.perform([.paste("1a"), .end])
    _ = OptionalRequirement.send("scrollViewDidScroll:", to: fake.delegate) {
      $0.scrollViewDidScroll(fake)
    }
    #expect(
      delegate.log == ["begin", "asked 1a", "selection", "changed 1", "end", "scroll"])
    delegate.answer = false
    fake.perform([.paste("2")])
    #expect(fake.shown.description == "1|")
  }

  @Test func `the delegate can be set later, and is back after the adapter is taken away`() {
    let delegate = AppDelegate()
    let fake = attach(nil)
    fake.adapter?.delegate = delegate
    #expect(fake.adapter?.delegate === delegate)
    fake.adapter?.detach()
    #expect(fake.delegate === delegate)
  }

  @Test func `a text that is set through the adapter is known at once`() {
    let fake = attach(nil)
    fake.adapter?.setText("ab")
    #expect(fake.field.state.description == "ab|")
    #expect(fake.shown.description == "ab|")
  }

  private func drop(_ text: String, on fake: FakeUITextView) { fake.perform([.drop(text)]) }

  @Test func `what is dropped is judged before it is in the text view`() {
    let fake = attach(nil)
    drop("1a2", on: fake)
    #expect(fake.shown.description == "12|")
    let refusing = attach(nil)
    drop("ab", on: refusing)
    #expect(refusing.shown.description == "|")
  }

  @Test func `the app's delegate is asked about a drop, and may refuse what the rules allow`() {
    let delegate = AppDelegate()
    let fake = attach(delegate)
    delegate.answer = false
    drop("12", on: fake)
    #expect(fake.shown.description == "|")
    #expect(delegate.log == ["asked 12"])
  }

  final class PasteDelegate: NSObject, UITextPasteDelegate {
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:"
    }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { NSAttributedString(string: "7x") }
  }

  @Test func `an app's paste delegate goes on to be asked, and is back in the end`() {
    let (fake, delegate) = (FakeUITextView(), PasteDelegate())
    fake.pasteDelegate = delegate
    fake.attach(AdapterCase.picking)
    #expect(fake.pasteDelegate !== delegate)
    // The rules judge what the app's delegate makes of the text.
    drop("12", on: fake)
    #expect(fake.shown.description == "7|")
    fake.adapter?.detach()
    #expect(fake.pasteDelegate === delegate)
  }

  @Test(arguments: [false, true])
  func `a text view that keeps attributes pastes by itself`(keepsAttributes: Bool) {
    let fake = FakeUITextView()
    fake.allowsEditingTextAttributes = keepsAttributes
    fake.attach(AdapterCase.picking)
    #expect((fake.pasteDelegate == nil) == keepsAttributes)
  }
}
