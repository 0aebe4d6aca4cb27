internal import ArgumentParser
internal import IntercepterMessages
internal import TextInputIntercepter

/// The language of what is said about texts.
struct LanguageOptions: ParsableArguments {
  @Option(
    "The language of the messages about texts: \(Messages.languages.joined(separator: ", ")). (default: en)",
    value: "tag", completion: .list(Messages.languages))
  var language: String?

  /// The messages; `nil` for plain English ones.
  var messages: Messages? { language.flatMap { Messages(language: $0) } }

  /// The sentence about a violation.
  var sentence: @Sendable (Violation) -> String {
    guard let messages else { return { $0.message } }
    return { messages.text(for: $0) }
  }

  /// Finds wrong usage.
  func verify() throws {
    guard let language, messages == nil else { return }
    throw ValidationError(
      """
      There are no messages in “\(language)”; --language is one of \
      \(Messages.languages.joined(separator: ", ")).
      """
    )
  }
}
