import Foundation

struct Options {
  var checksBody = false
  /// The file with the form.
  var profile = "Examples/signup.json"
  /// The language tags, the preferred one first.
  var languages = Self.languagesOfUser

  static let usage = """
    usage: signup-form [OPTIONS]             asks for the fields of the form
           signup-form check-body [OPTIONS]  checks a JSON object on standard input

      --profile FILE   the form; Examples/signup.json
      --language TAG   the language of the messages, such as zh-Hans; the environment's

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
        languages = [tag]
      default: return nil
      }
    }
  }

  /// The languages of the user, without an encoding as in `zh_CN.UTF-8`.
  private static var languagesOfUser: [String] {
    let environment = ProcessInfo.processInfo.environment
    return ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .map { String($0.prefix { $0 != "." && $0 != "@" }) }
  }
}
