internal import ArgumentParser
internal import IntercepterProfiles
internal import IntercepterTerminal

/// The options for a field that a user fills in.
struct PromptOptions: ParsableArguments {
  @Option("What a field of these options is called.", value: "text")
  var label: String?

  @Option(
    "The text that the field begins with. It is not judged before it is edited.", value: "text")
  var value: String?

  @Option("What the empty field shows, such as an example.", value: "text")
  var placeholder: String?

  @Flag(help: "Show dots for the characters of a field of these options.")
  var password = false

  @Flag(help: "Wrap the text. Enter types a line break, and Alt+Enter is what Enter is elsewhere.")
  var multiline = false

  @Option("Give up after so many seconds, with status 124.", value: "seconds")
  var timeout: Int?

  @Flag(
    help: """
      Ask line by line and move no cursor, as screen readers need it. It is the default where TERM is \
      “dumb”.
      """)
  var plain = false

  /// Throws an error if the options are wrong.
  func verify(hasProfile: Bool, fieldCount: Int) throws {
    if hasProfile, label != nil || password {
      let option = label == nil ? "--password" : "--label"
      throw ValidationError("\(option): the fields of a profile have their own.")
    }
    if fieldCount > 1, value != nil || placeholder != nil {
      let option = value == nil ? "--placeholder" : "--value"
      throw ValidationError("\(option) is for one field; name it with --field NAME.")
    }
    if let timeout, timeout < 1 {
      throw ValidationError("--timeout needs a number of seconds from 1 on, not \(timeout).")
    }
  }

  /// Sets the label of a field, and whether it is secret.
  func describe(_ field: inout FieldSpecification) {
    if let label { field.label = label }
    if password { field.isSecret = true }
  }

  /// Sets the initial text, the placeholder and the wrapping of a session.
  func prepare(_ repl: inout Repl) {
    if let value { repl.prefill(value) }
    repl.placeholder = placeholder ?? ""
    repl.isMultiline = multiline
  }
}
