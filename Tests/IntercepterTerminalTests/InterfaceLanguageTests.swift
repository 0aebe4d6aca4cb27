import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// The interface in the language of the messages.
struct InterfaceLanguageTests {
  static let languages = ["zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es"]

  /// The screen of a form in a language: a refused edit, then a submission.
  private func screens(_ language: String) throws -> [String] {
    var terminal = try Terminal(
      fields: [
        ("a", FieldSpecification(isRequired: true, rules: [.maxLength(2, in: .utf16)])),
        ("b", FieldSpecification(rules: [.emoji(.forbidden), .singleLine()])),
      ], language: InterfaceLanguage(language), saying: { _ in "!" })
    terminal.type("abc")
    var screens = [terminal.screen()]
    terminal.command("clear")
    terminal.press(.enter)
    screens.append(terminal.screen())
    terminal.type("a\t")
    screens.append(terminal.screen())
    terminal.press(.enter)
    return screens + [terminal.screen()]
  }

  @Test(arguments: languages) func `nothing around a field stays English`(language: String) throws {
    let words = [
      "accepted", "rejected", "valid", "field", "Esc command", "next", "submits", "help", "quits",
      "What is wrong", "no emoji", "one line", "units",
    ]
    for (screen, english) in zip(try screens(language), try screens("en")) {
      // Romance languages say `valide`, and have `emoji` in common.
      let said = screen.split { !$0.isLetter && $0 != " " }.map(String.init)
      for word in words {
        #expect(
          !said.contains { $0.split(separator: " ").joined(separator: " ") == word }, "\(screen)")
      }
      #expect(screen != english)
      #expect(screen.split(separator: "\n").last != english.split(separator: "\n").last)
    }
  }

  @Test func `units are in the singular where they must be`() throws {
    let expected = ["en": "1 UTF-16 unit", "de": "1 UTF-16-Einheit", "fr": "0/1 unité UTF-16"]
    for (language, text) in expected {
      let terminal = try Terminal(
        fields: [("", FieldSpecification(rules: [.maxLength(1, in: .utf16)]))],
        language: InterfaceLanguage(language))
      #expect(terminal.screen().contains(text + "  "), "\(terminal.screen())")
      #expect(terminal.row(0).hasSuffix("≤ 1 UTF-16 unit") == (language == "en"))
    }
  }

  @Test func `commands are English in every language`() throws {
    var terminal = try Terminal(
      fields: [("", FieldSpecification(rules: []))], language: InterfaceLanguage("ja"))
    #expect(terminal.row(0) == " テキスト")
    terminal.type(":s\t")
    #expect(terminal.screen().contains("   set     change a rule, a policy or the keyboard"))
    terminal.press(.controlC)
    terminal.command("nope")
    #expect(terminal.screen().contains("there is no command :nope"))
  }
}
