import SwiftUI
import UIKit

/// The fields to try, the steps of the checklist, and the report.
struct ContentView: View {
  @State private var results = Results()

  var body: some View {
    NavigationStack {
      List {
        Section("Fields") {
          NavigationLink("A name, for pinyin too") { NameDemo() }
          NavigationLink("An amount") { AmountDemo() }
          NavigationLink("One emoji") { EmojiDemo() }
          NavigationLink("Hardware keys") { KeysDemo() }
          NavigationLink("A form") { SignUpDemo() }
        }
        Section("Twenty minutes with a device") {
          ForEach(Step.all, id: \.minute) { step in
            NavigationLink(results.mark(step) + step.todo) {
              StepView(step: step, result: $results[step])
            }
          }
        }
        Section("Report") {
          Text(results.summary)
          Button("Copy the report") {
            UIPasteboard.general.string = results.report(system: UIDevice.current.systemVersion)
          }
        }
      }
    }
  }
}
