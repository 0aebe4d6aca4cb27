internal import ArgumentParser
internal import IntercepterMessages

/// The language of what is said about texts.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the messages: \(Messages.languages.joined(separator: ", ")). (default: en)",
      valueName: "tag"
    )
  )
  var language: String?

  /// The messages; `nil` for plain English ones.
  var messages: Messages? { language.flatMap { Messages(language: $0) } }

  func validate() throws {
    guard let language, messages == nil else { return }
    throw ValidationError(
      """
      There are no messages in “\(language)”; --language is one of \
      \(Messages.languages.joined(separator: ", ")).
      """
    )
  }
}
