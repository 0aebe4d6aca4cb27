import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter
import UIKit

/// One table for all adapters and all habits: whatever a platform asks and tells, the text field holds
/// the same in the end, and the app hears the same.
@MainActor
@Suite struct AdapterTests {
  @Test(arguments: AdapterCase.all) func `UITextField`(row: AdapterCase) {
    check(row) { start, habits in
      let fake = FakeUITextField()
      fake.prepare(start, habits)
      fake.adapter = UITextFieldAdapter(fake, intercepter: row.rules)
      return fake
    }
  }

  @Test(arguments: AdapterCase.all) func `UITextView`(row: AdapterCase) {
    check(row) { start, habits in
      let fake = FakeUITextView()
      fake.prepare(start, habits)
      fake.adapter = UITextViewAdapter(fake, intercepter: row.rules)
      return fake
    }
  }

  @Test(arguments: AdapterCase.all) func `NSTextView`(row: AdapterCase) {
    check(row) { start, habits in
      let fake = FakeNSTextView()
      fake.prepare(start, habits)
      fake.adapter = NSTextViewAdapter(fake, intercepter: row.rules)
      return fake
    }
  }

  @Test(arguments: AdapterCase.all) func `NSTextField`(row: AdapterCase) {
    check(row) { start, habits in
      let fake = FakeNSTextField()
      fake.prepare(start, habits)
      fake.adapter = NSTextFieldAdapter(fake, intercepter: row.rules)
      return fake
    }
  }

  private func check(_ row: AdapterCase, _ make: (EditingState, Habits) -> some FakeField) {
    for habits in Habits.all {
      if !row.isEnglish, habits.language == "en-US" { continue }
      if row.needsSteps, !habits.tellsOfMarkedText { continue }
      let fake = make(EditingState(notation: row.start)!, habits)
      var log: [String] = []
      fake.field.onChange = { log.append("now \($0)") }
      fake.field.onViolation = { log += $0.map(\.code.rawValue) }
      fake.perform(row.events)
      #expect(fake.shown.description == row.end, "\(habits)")
      #expect(fake.field.state.description == row.end, "\(habits)")
      if let expected = row.log { #expect(log == expected, "\(habits)") }
    }
  }
}

extension FakeField {
  /// Puts the field where a case begins, before anything is attached to it.
  func prepare(_ start: EditingState, _ habits: Habits) {
    stub.set(start.text)
    let selection = start.selection ?? 0..<0
    stub.selection = NSRange(location: selection.lowerBound, length: selection.count)
    self.habits = habits
  }
}
