import Foundation

struct Options {
  var locale = "en"
  /// The language of the messages, or `nil` for the language of the locale.
  var language: String?
  var typesKeyByKey = false

  static let usage = """
    usage: payment-amount [LOCALE] [--keys] [--language TAG]

    Reads amounts from standard input, one in each line, and pastes each into an empty
    field. Prints what the field holds, and what becomes of it when the focus leaves it.

      LOCALE           how amounts are written, such as de-CH or ar-EG; en
      --keys           types the amounts, and shows the field after each key
      --language TAG   the language of the messages, such as ja; that of the locale

    The exit status is 0 if all amounts were taken, 1 if not, 64 for a wrong call.

    """

  /// Parses the arguments, or returns `nil` for invalid usage.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    var locales: [String] = []
    while let argument = rest.next() {
      switch argument {
      case "--keys": typesKeyByKey = true
      case "--language":
        guard let tag = rest.next() else { return nil }
        language = tag
      case _ where argument.hasPrefix("-"): return nil
      default: locales.append(argument)
      }
    }
    if locales.count > 1 { return nil }
    locale = locales.first ?? locale
  }
}
