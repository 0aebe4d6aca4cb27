import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// An app's delegate behind the adapter: it is asked and told as if the adapter were not there.
@MainActor
@Suite struct UITextFieldDelegateTests {
  final class AppDelegate: NSObject, UITextFieldDelegate {
    var answer = false
    var log: [String] = []

    override func responds(to aSelector: Selector!) -> Bool {
      ["textFieldShouldReturn:", "textFieldDidBeginEditing:"].contains(aSelector)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location) \(range.length) \(string)")
      return answer
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer }
  }

  private func attach(_ delegate: AppDelegate?) -> FakeUITextField {
    let fake = FakeUITextField()
    fake.delegate = delegate
    fake.attach(AdapterCase.digits)
    return fake
  }

  private func shouldReturn(_ fake: FakeUITextField) -> Bool? {
    OptionalRequirement.send("textFieldShouldReturn:", to: fake.delegate) {
      $0.textFieldShouldReturn(fake)
    }
  }

  private func shouldClear(_ fake: FakeUITextField) -> Bool? {
    OptionalRequirement.send("textFieldShouldClear:", to: fake.delegate) {
      $0.textFieldShouldClear(fake)
    }
  }

  @Test func `what the adapter does not implement goes to the app's delegate`() {
    let delegate = AppDelegate()
    let fake = attach(delegate)
    #expect(shouldReturn(fake) == false)
    delegate.answer = true
    #expect(shouldReturn(fake) == true)
    #expect(fake.delegate?.responds(to: "textFieldShouldReturn:") == true)
    _ = OptionalRequirement.send("textFieldDidBeginEditing:", to: fake.delegate) {
      $0.textFieldDidBeginEditing(fake)
    }
    #expect(delegate.log == ["begin"])
  }

  @Test func `what the app's delegate does not implement nobody responds to`() {
    let delegate = AppDelegate()
    let fake = attach(delegate)
    #expect(shouldClear(fake) == nil)
    #expect(fake.delegate?.responds(to: "textFieldShouldClear:") == false)
    #expect(shouldReturn(attach(nil)) == nil)
  }

  @Test func `the app's delegate is asked first, and may refuse what the rules allow`() {
    let delegate = AppDelegate()
    let fake = attach(delegate)
    fake.perform([.paste("12")])
    #expect(fake.shown.description == "|")
    delegate.answer = true
    fake.perform([.paste("12"), .paste("ab")])
    #expect(fake.shown.description == "12|")
    #expect(delegate.log == ["0 0 12", "0 0 12", "selection", "2 0 ab"])
  }

  @Test func `the delegate can be set later, and is back after the adapter is taken away`() {
    let delegate = AppDelegate()
    let fake = attach(nil)
    fake.adapter?.delegate = delegate
    #expect(shouldReturn(fake) == false)
    #expect(fake.delegate !== delegate)
    fake.adapter?.detach()
    #expect(fake.delegate === delegate)
    #expect(fake.actionCount == 0)
    fake.stub.set("ab")
    fake.notifyChange()
    #expect(fake.shown.description == "ab|")
  }

  @Test
  func `listeners that were added before the adapter read the text that the rules have judged`() {
    let fake = FakeUITextField()
    var log: [String] = []
    fake.addAction(UIAction { _ in log.append("1 \(fake.text ?? "")") }, for: .editingChanged)
    fake.addTarget(
      { log.append("2 \(fake.text ?? "")") }, action: "changed", for: .allEditingEvents)
    fake.attach(AdapterCase.picking)
    fake.addAction(UIAction { _ in log.append("3 \(fake.text ?? "")") }, for: .editingChanged)
    fake.perform([.paste("1a")])
    #expect(log == ["1 1", "2 1", "3 1"])
    fake.perform([.end])
    #expect(log.last == "2 1" && log.count == 4)
  }

  @Test func `the adapter keeps neither the app's delegate nor the text field alive`() {
    var delegate: AppDelegate? = AppDelegate()
    var fake: FakeUITextField? = attach(delegate)
    weak let weakDelegate = delegate
    weak let weakFake = fake
    fake?.perform([.type("12"), .paste("ab")])
    delegate = nil
    #expect(weakDelegate == nil)
    #expect(fake.flatMap(shouldReturn) == nil)
    let adapter = fake?.adapter
    fake = nil
    #expect(weakFake == nil)
    adapter?.detach()
  }

  @Test func `the adapter goes when the app lets go of it, and takes the delegate along`() {
    let fake = attach(nil)
    weak let weakAdapter = fake.adapter
    fake.adapter = nil
    #expect(weakAdapter == nil)
    #expect(fake.delegate == nil)
    fake.stub.set("ab")
    fake.notifyChange()
    #expect(fake.shown.description == "ab|")
  }
}
