/// The language of messages about texts.
struct LanguageOptions: ParsableArguments {
  @Option(
    "The language of the messages about texts: \(Messages.languages.joined(separator: ", ")). (default: en)",
    value: "tag", completion: .list(Messages.languages))
  var language: String?

  /// The localized messages, or `nil` to use the English messages of violations.
  var messages: Messages? { language.flatMap { Messages(language: $0) } }

  /// A function that returns the sentence for a violation.
  var sentence: @Sendable (Violation) -> String {
    guard let messages else { return { $0.message } }
    return { messages.text(for: $0) }
  }

  func verify() throws {
    guard let language, messages == nil else { return }
    throw ValidationError(
      """
      There are no messages in “\(language)”; --language is one of \
      \(Messages.languages.joined(separator: ", ")).
      """)
  }
}
