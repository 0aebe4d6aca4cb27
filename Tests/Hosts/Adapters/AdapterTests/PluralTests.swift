import AppKit
import Testing
import TextInputIntercepter
import UIKit

/// The question about several ranges, which iOS 26 and AppKit prefer to the one about a range.
@MainActor
@Suite struct PluralTests {
  /// An app's delegate that answers the plural questions, and responds to nothing else.
  final class PluralDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, NSTextViewDelegate
  {
    var answer = true
    var log: [String] = []

    override func responds(to aSelector: Selector!) -> Bool {
      [
        "textField:shouldChangeCharactersInRanges:replacementString:",
        "textView:shouldChangeTextInRanges:replacementText:",
        "textView:shouldChangeTextInRanges:replacementStrings:",
      ].contains(aSelector)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool { note(ranges, [string]) }

    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool { note(ranges, [text]) }

    func textView(
      _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
      replacementStrings: [String]?
    ) -> Bool { note(affectedRanges, replacementStrings) }

    private func note(_ ranges: [NSValue], _ strings: [String]?) -> Bool {
      let ranges = ranges.map { "\($0.rangeValue.location) \($0.rangeValue.length)" }
      log.append((ranges + (strings ?? ["attributes"])).joined(separator: " "))
      return answer
    }
  }

  /// An app's delegate that answers the questions about one range.
  final class SingularDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate,
    NSTextViewDelegate
  {
    var answer = true
    var log: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { note(range, string) }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { note(range, text) }

    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
      replacementString: String?
    ) -> Bool { note(affectedCharRange, replacementString ?? "attributes") }

    private func note(_ range: NSRange, _ string: String) -> Bool {
      log.append("\(range.location) \(range.length) \(string)")
      return answer
    }
  }

  nonisolated static let start = EditingState("abcd", caret: 4)
  nonisolated static let habits = Habits(asksInPlural: true)
  nonisolated static let pair = [NSRange(location: 0, length: 1), NSRange(location: 2, length: 1)]

  private func fakes<Delegate>(
    _ delegate: Delegate?
  ) -> [any FakeField]
  where Delegate: UITextFieldDelegate & UITextViewDelegate & NSTextViewDelegate {
    let (field, view, desktop) = (FakeUITextField(), FakeUITextView(), FakeNSTextView())
    (field.delegate, view.delegate, desktop.delegate) = (delegate, delegate, delegate)
    let fakes: [any FakeField] = [field, view, desktop]
    for fake in fakes {
      fake.habits = Self.habits
      fake.stub.set("abcd")
      fake.attach(AdapterCase.four)
    }
    return fakes
  }

  @Test func `the plural question is answered by the rules`() {
    for fake in fakes(nil as SingularDelegate?) {
      #expect(!fake.ask(NSRange(location: 4, length: 0), "x😀"))
      #expect(fake.ask(NSRange(location: 2, length: 2), "xy"))
    }
  }

  @Test func `an app's delegate that answers it does not switch the rules off`() {
    let delegate = PluralDelegate()
    for fake in fakes(delegate) {
      fake.perform([.paste("xy")])
      #expect(fake.shown.description == "abcd|")
      #expect(delegate.log == ["4 0 xy"])
      delegate.log = []
    }
    delegate.answer = false
    for fake in fakes(delegate) {
      fake.perform([.backspace])
      #expect(fake.shown.description == "abcd|")
    }
  }

  @Test func `an app's delegate that answers the singular one is asked about the whole`() {
    let delegate = SingularDelegate()
    let all = fakes(delegate)
    #expect((all[0] as! FakeUITextField).ask(Self.pair, "") == true)
    #expect((all[1] as! FakeUITextView).ask(Self.pair, "") == true)
    #expect((all[2] as! FakeNSTextView).ask(Self.pair, ["x", "yz"]) == false)
    #expect(delegate.log == ["0 3 ", "0 3 ", "0 3 xbyz"])
    delegate.answer = false
    for fake in fakes(delegate) { #expect(!fake.ask(NSRange(location: 3, length: 1), "")) }
  }

  @Test func `what several ranges become is judged as one edit`() {
    let all = fakes(nil as SingularDelegate?)
    let (field, view) = (all[0] as! FakeUITextField, all[1] as! FakeUITextView)
    let desktop = all[2] as! FakeNSTextView
    #expect(desktop.ask(Self.pair, ["x", "y"]) == true)
    #expect(desktop.ask(Self.pair, ["x", "yz"]) == false)
    #expect(desktop.ask(Self.pair, nil) == true)
    #expect(desktop.ask([Self.pair[0], NSRange(location: 9, length: 1)], ["", ""]) == false)
    // Where UIKit puts the text is not documented: it is judged afterwards.
    #expect(field.ask(Self.pair, "xyzxyz") == true)
    #expect(view.ask(Self.pair, "xyzxyz") == true)
    #expect(field.ask([Self.pair[0], NSRange(location: 9, length: 1)], "") == false)
    for fake in all { #expect(fake.shown.description == "abcd|") }
  }
}
