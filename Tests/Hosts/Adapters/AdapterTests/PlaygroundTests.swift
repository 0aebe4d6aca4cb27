import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Playground

/// The app of the examples: the checklist of the guide as screens, and a report.
@MainActor
@Suite struct PlaygroundTests {
  @Test func `the steps are those of the guide, word for word`() throws {
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Docs/Guides/Devices.md").standardized
    let text = try String(contentsOf: guide, encoding: .utf8)
    let rows = text.matches(of: #/(?m)^\| (\d+) \| (.*?) \| (.*?) \|$/#)
      .map { "\($0.1) \($0.2) \($0.3)" }
    #expect(rows.count == 17)
    #expect(Step.all.map { "\($0.minute) \($0.todo) \($0.expectation)" } == rows)
  }

  @Test func `a step is tried, and the report is copied`() {
    UIPasteboard.general.string = nil
    let window = StubWindow(ContentView())
    #expect(window.texts.contains("0 of 17 tried, 0 as expected"))
    window.opened = Step.all[0].todo
    window.update()
    #expect(window.texts.contains("`abcde`, one `tooLong`, no flicker"))
    window.press("As expected")
    #expect(window.texts.contains("1 of 17 tried, 1 as expected"))
    window.press("Copy the report")
    let report = UIPasteboard.general.string ?? ""
    #expect(report.contains("TextInputIntercepter on 26.4: 1 of 17 tried, 1 as expected"))
    #expect(report.contains("| 0 | type `abcdef` into each text field | as expected |  |"))
    #expect(report.contains("| 19 |") && report.contains("not tried"))
  }

  @Test func `every screen shows its fields`() {
    let fields = Step.all.map { step in
      StubWindow(FieldsView(fields: step.fields) { _ in }).shown.count
    }
    #expect(fields == [4, 4, 4, 4, 4, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1, 4, 0])
  }

  @Test func `the fields keep their rules`() {
    let window = StubWindow(NameDemo())
    let field = window.shown[0] as! UITextField
    insertText("张三李四王五", into: field)
    window.update()
    #expect(field.text == "" && window.texts[0].contains("10"))
    let amount = StubWindow(AmountDemo()).shown[0] as! UITextField
    insertText("1234.5", into: amount)
    #expect(amount.text == "€1,234.5")
    let keys = StubWindow(KeysDemo())
    (keys.shown[0] as? UIView)?.pressesBegan([UIPress(UIKey(.keyboardA, [], "a"))], with: nil)
    keys.update()
    #expect(keys.texts == ["began: a, key 4"])
    let form = StubWindow(SignUpDemo())
    form.press("Sign up")
    #expect(form.texts[0] == "This field is required.")
  }
}
