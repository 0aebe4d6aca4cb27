/// The language of messages about texts.
struct LanguageOptions: ParsableArguments {
  @Option(
    "The language of the messages about texts: \(Messages.languages.joined(separator: ", ")). (default: en)",
    value: "tag", completion: .list(Messages.languages))
  var language: String?

  /// The localized messages, or `nil` to use the English messages of violations.
  var messages: Messages? { language.flatMap { Messages(language: $0) } }

  /// A function that returns the sentence for a violation.
  var sentence: @Sendable (Violation) -> String { sentence(isForPeople: false) }

  /// Returns a function that returns the sentence for a violation.
  ///
  /// - Parameter isForPeople: `true` to isolate quoted texts that may be written from right to left.
  func sentence(isForPeople: Bool) -> @Sendable (Violation) -> String {
    guard var messages else { return { isForPeople ? $0.isolatedMessage : $0.message } }
    messages.isolatesQuotations = isForPeople
    return { [messages] in messages.text(for: $0) }
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
