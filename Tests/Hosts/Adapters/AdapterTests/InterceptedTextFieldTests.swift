import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter

/// The SwiftUI modifier, in a window that calls the actions of what changed until nothing changes.
@MainActor
@Suite struct InterceptedTextFieldTests {
  /// What the view is bound to.
  @MainActor
  final class Model {
    var text: String { didSet { draw() } }
    var selection: TextSelection? { didSet { draw() } }
    var log: [String] = []
    /// How often the bindings were read.
    var reads = 0
    /// The states that were drawn with a selection beyond the text, where SwiftUI traps.
    var traps = 0
    var window: StubWindow?

    var textBinding: Binding<String> {
      .stub(get: { self.read(self.text) }, set: { self.text = $0 })
    }

    var selectionBinding: Binding<TextSelection?> {
      .stub(get: { self.read(self.selection) }, set: { self.selection = $0 })
    }

    init(_ state: EditingState) {
      text = state.text
      select(state.selection)
    }

    func select(_ range: Range<Int>?) {
      selection = range.map { range in
        let lower = String.Index(utf16Offset: range.lowerBound, in: text)
        let upper = String.Index(utf16Offset: range.upperBound, in: text)
        return TextSelection(range: lower..<upper)
      }
    }

    /// The text field tells what it has become.
    func become(_ notation: String) {
      let state = EditingState(notation: notation)!
      selection = nil
      text = state.text
      select(state.selection)
      window?.update()
    }

    private func read<Value>(_ value: Value) -> Value {
      reads += 1
      return value
    }

    /// As a text field does that is drawn at once.
    private func draw() {
      guard case .selection(let range)? = selection?.indices else { return }
      if range.upperBound > text.endIndex { traps += 1 }
    }

    var shown: String {
      guard case .selection(let range)? = selection?.indices else { return text }
      let lower = range.lowerBound.utf16Offset(in: text)
      let upper = range.upperBound.utf16Offset(in: text)
      return EditingState(text, selection: lower..<upper).description
    }
  }

  private func model(_ start: String, _ rules: Intercepter, keepsSelection: Bool = true) -> Model {
    let model = Model(EditingState(notation: start)!)
    let report = { (violations: Violations) in model.log += violations.map(\.code.rawValue) }
    model.window =
      keepsSelection
      ? StubWindow(
        TextField("Name", text: model.textBinding, selection: model.selectionBinding)
          .intercepted(
            model.textBinding, selection: model.selectionBinding, by: rules, onViolation: report))
      : StubWindow(
        TextField("Name", text: model.textBinding)
          .intercepted(model.textBinding, by: rules, onViolation: report))
    return model
  }

  /// What the field holds, what it becomes step by step, what it must hold then, and why.
  nonisolated static let rows: [(start: String, steps: [String], end: String, log: [String])] = [
    ("|", ["1|", "12|"], "12|", []),
    ("12|", ["12a|"], "12|", ["notADigit"]),
    ("1|2", ["1a|2"], "1|2", ["notADigit"]),
    ("1|2", ["1a2|"], "1|2", ["notADigit"]),
    ("12|", ["‹12›", "x|"], "‹12›", ["notADigit"]),
    ("1|2", ["|12", "a|12"], "|12", ["notADigit"]),
    ("12|", ["1|"], "1|", []),
    ("12|", ["12a|", "12b|"], "12|", ["notADigit", "notADigit"]),
    ("ab|", ["abc|", "a|"], "a|", ["notADigit"]),
  ]

  @Test(arguments: rows) func `keeps text and selection as the rules say`(
    row: (start: String, steps: [String], end: String, log: [String])
  ) {
    let model = model(row.start, AdapterCase.digits)
    for step in row.steps { model.become(step) }
    #expect(model.shown == row.end)
    #expect(model.log == row.log)
    #expect(model.traps == 0)
  }

  @Test func `who applies the modifier does not read the text, and is not drawn again for a key`() {
    let model = Model(EditingState(notation: "12|")!)
    model.reads = 0
    _ = TextField("Name", text: model.textBinding, selection: model.selectionBinding)
      .intercepted(
        model.textBinding, selection: model.selectionBinding, by: AdapterCase.digits)
    #expect(model.reads == 0)
  }

  @Test func `a key draws the field once, and once more where it is put right`() {
    let model = model("12|", AdapterCase.digits)
    let reads = model.reads
    model.become("123|")
    // The text and the selection; when they changed, and to find that nothing more did.
    #expect(model.reads - reads == 4)
  }

  @Test func `amends, with the caret behind what was let in`() {
    let model = model("a|b", AdapterCase.three)
    model.become("axyz|b")
    #expect(model.shown == "ax|b")
    #expect(model.log == ["tooLong"])
  }

  @Test func `without a selection, the text is kept`() {
    let model = model("12|", AdapterCase.digits, keepsSelection: false)
    model.text = "12a"
    model.window?.update()
    #expect(model.text == "12")
    #expect(model.log == ["notADigit"])
  }

  @Test func `texts differ where their scalars do`() {
    let model = model("é|", Intercepter(rules: [.maxLength(1, in: .scalars)]))
    model.become("e\u{301}|")
    #expect(model.text.unicodeScalars.count == 1)
    #expect(model.log == ["tooLong"])
  }

  @Test func `a selection of a text that is gone does no harm`() {
    let model = model("12345|", AdapterCase.digits)
    model.text = "1"
    model.window?.update()
    #expect(model.text == "1")
    model.selection = nil
    model.become("1x|")
    #expect(model.text == "1")
  }

  @Test func `keeps the model alive no longer than the window`() {
    var model: Model? = model("12|", AdapterCase.digits)
    weak let weakModel = model
    model?.become("12a|")
    model?.window = nil
    model = nil
    #expect(weakModel == nil)
  }
}
