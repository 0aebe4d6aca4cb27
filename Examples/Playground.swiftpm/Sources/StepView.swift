import IntercepterAdapters
import SwiftUI
import TextInputIntercepter

/// A step of the checklist: the action, its fields and the tester's result.
struct StepView: View {
  let step: Step
  @Binding var result: Results.Result
  @State private var log = ""

  var body: some View {
    List {
      Section("Do") { Text(step.todo) }
      Section("Expected") { Text(step.expectation) }
      Section("Fields") { FieldsView(fields: step.fields) { log += $0 + "\n" } }
      Section("Reported") { Text(log) }
      Section("Result") {
        Toggle("As expected", isOn: isAsExpected)
        TextField("What was different", text: $result.note)
      }
    }
  }

  private var isAsExpected: Binding<Bool> {
    Binding(
      get: { @MainActor in result.isAsExpected ?? false },
      set: { @MainActor in result.isAsExpected = $0 })
  }
}

/// The fields that a step needs.
struct FieldsView: View {
  let fields: Step.Fields
  let report: (String) -> Void
  @State private var text = ""
  @State private var emoji = ""
  @State private var plain = ""
  @State private var selection: TextSelection? = nil

  static let rules = Intercepter(rules: [.emoji(.forbidden), .maxLength(5, in: .graphemes)])

  var body: some View {
    VStack(alignment: .leading) {
      if fields == .all || fields == .views {
        Text("UITextView")
        NativeField(kind: .textView, rules: Self.rules, report: report)
      }
      if fields == .all {
        Text("UITextField")
        NativeField(kind: .textField, rules: Self.rules, report: report)
      }
      if fields == .all || fields == .search {
        Text("UISearchBar")
        NativeField(kind: .searchBar, rules: Self.rules, report: report)
      }
      if fields == .all || fields == .swiftUI {
        InterceptedTextField("InterceptedTextField", text: $text, by: Self.rules) {
          report("InterceptedTextField: \($0[0].message)")
        }
      }
      if fields == .swiftUI {
        TextField("TextField", text: $plain, selection: $selection)
          .intercepted($plain, selection: $selection, by: Self.rules) {
            report("TextField: \($0[0].message)")
          }
        Button("Set the TextField to \"\"") { (selection, plain) = (nil, "") }
      }
      if fields == .emoji { EmojiDemo() }
      if fields == .keys { HardwareKeys("ZXCV") { report("\($0.phase) \($0.characters)") } }
      if fields == .mac { Text("Build an app for macOS with the guide “Adapters”.") }
    }
  }
}
