import IntercepterAdapters
import IntercepterForms
import SwiftUI
import TextInputIntercepter

// The form of the guide to SwiftUI, word for word.

let signup = FormValidator(fields: [
  FormField(
    "name", Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .graphemes)]),
    label: "Name", isRequired: true, fixes: [.trimWhitespace]),
  FormField(
    "code", Intercepter(rules: [.numbersOnly(), .maxLength(6, in: .graphemes)]), label: "Code",
    isRequired: true),
  FormField("about", Intercepter(rules: [.maxLength(100, in: .graphemes)]), label: "About you"),
])

struct SignUpView: View {
  @State private var form = InterceptedForm(signup)
  @FocusState private var focus: String?
  @State private var answer = ""

  var body: some View {
    VStack {
      InterceptedTextField("name", in: form)
        .onSubmit { focus = "code" }
        .focused($focus, equals: "name")
        .fieldStatus(of: "name", in: form)
      InterceptedTextField("code", in: form)
        .onSubmit { focus = "about" }
        .focused($focus, equals: "code")
        .fieldStatus(of: "code", in: form)
      InterceptedTextField("about", in: form, axis: .vertical)
        .focused($focus, equals: "about")
        .fieldStatus(of: "about", in: form)
      Text(answer)
      Button("Sign up") {
        let submission = form.submit()
        focus = submission.results.first { !$0.isValid }?.name
        answer = submission.isValid ? "Welcome, \(form.texts["name"]?.string ?? "")!" : ""
      }
    }
  }
}
