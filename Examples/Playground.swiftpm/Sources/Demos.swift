import IntercepterAdapters
import IntercepterEmojiViews
import IntercepterForms
import SwiftUI
import TextInputIntercepter

/// A name of at most ten bytes of GB 18030: five Chinese characters, which may be composed with
/// pinyin.
struct NameDemo: View {
  static let rules = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
  @State private var name = ""
  @State private var status = FieldStatus()

  var body: some View {
    InterceptedTextField("Name", text: $name, by: Self.rules)
      .status($status)
      .fieldStatus(status)
  }
}

/// An amount of euros, with grouped digits and two decimal places.
struct AmountDemo: View {
  @State private var amount: Decimal?
  @State private var reason = ""

  var body: some View {
    VStack {
      CurrencyField("Amount", amount: $amount, currency: "EUR", locale: "en") {
        reason = $0[0].message
      }
      Text(reason)
    }
  }
}

/// A field for one emoji, and a button with a picker.
struct EmojiDemo: View {
  @State private var emoji = ""
  @State private var mood = "🙂"
  @State private var isPresented = false

  var body: some View {
    VStack {
      OneEmojiField(text: $emoji, fontSize: 80)
        .picker { field in EmojiPickerView(typingInto: field) }
      Button(mood) { isPresented = true }
        .emojiPicker(isPresented: $isPresented, selectedEmoji: $mood)
    }
  }
}

/// The last key of a hardware keyboard.
struct KeysDemo: View {
  @State private var pressed = "Press a key"

  var body: some View {
    VStack {
      Text(pressed)
      HardwareKeys { press in
        pressed = "\(press.phase): \(press.characters), key \(press.keyCode)"
      }
    }
  }
}

/// A form with two fields.
struct SignUpDemo: View {
  @State private var form = InterceptedForm(
    FormValidator(fields: [
      FormField("name", NameDemo.rules, label: "Name", isRequired: true, fixes: [.trimWhitespace]),
      FormField(
        "code", Intercepter(rules: [.numbersOnly(), .maxLength(6, in: .graphemes)]), label: "Code",
        isRequired: true),
    ]))
  @FocusState private var focus: String?
  @State private var answer = ""

  var body: some View {
    VStack {
      InterceptedTextField("name", in: form)
        .onSubmit { focus = "code" }
        .focused($focus, equals: "name")
        .fieldStatus(of: "name", in: form)
      InterceptedTextField("code", in: form)
        .focused($focus, equals: "code")
        .fieldStatus(of: "code", in: form)
      Button("Sign up") {
        let submission = form.submit()
        focus = submission.results.first { !$0.isValid }?.name
        answer = submission.isValid ? "Welcome!" : ""
      }
      Text(answer)
    }
  }
}

#if canImport(DeveloperToolsSupport)
  #Preview("Name") { NameDemo() }
  #Preview("Amount") { AmountDemo() }
  #Preview("One emoji") { EmojiDemo() }
  #Preview("Hardware keys") { KeysDemo() }
  #Preview("Form") { SignUpDemo() }
#endif
