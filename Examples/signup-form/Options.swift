struct Options {
  var checksBody = false
  /// The file with the form.
  var profile = "Examples/signup.json"
  /// The language of the messages: by default that of the profile's labels.
  var language = "en"

  static let usage = """
    usage: signup-form [OPTIONS]             asks for the fields of the form
           signup-form check-body [OPTIONS]  checks a JSON object on standard input

      --profile FILE   the form; Examples/signup.json
      --language TAG   the language of the messages, such as zh-Hans; en

    """

  /// Parses the arguments, or returns `nil` for invalid usage.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "check-body": checksBody = true
      case "--profile":
        guard let file = rest.next() else { return nil }
        profile = file
      case "--language":
        guard let tag = rest.next() else { return nil }
        language = tag
      default: return nil
      }
    }
  }
}
