internal import IntercepterTerminal

/// The options for a field that a user fills in.
struct PromptOptions: ParsableArguments {
  @Option("The label of the field; not with --profile.", value: "text")
  var label: String?

  @Option("The initial text of the field. It is not judged before it is edited.", value: "text")
  var value: String?

  @Option("The text to show in the empty field, such as an example.", value: "text")
  var placeholder: String?

  @Flag(help: "Show dots instead of the characters of the field; not with --profile.")
  var password = false

  @Flag(help: "Wrap the text. Enter types a line break, and Alt+Enter submits.")
  var multiline = false

  @Option("Give up after this number of seconds, with status 124.", value: "seconds")
  var timeout: Int?

  @Flag(
    help: """
      Ask line by line without moving the cursor, for screen readers. This is the default if TERM is \
      “dumb”.
      """)
  var plain = false

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
      throw ValidationError("--timeout needs a number of seconds, at least 1, not \(timeout).")
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
