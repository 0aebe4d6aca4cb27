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
}
