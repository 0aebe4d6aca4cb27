internal import Foundation
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The arguments of the program.
struct Options {
  let rules: Intercepter
  var text = ""
  /// The selection at first, in UTF-16 code units, or `nil` for all of the text, as GTK has it.
  var selection: Range<Int>?
  /// The file to which each step is appended as JSON.
  var log: FileHandle?

  static let usage = """
    usage: gtk-field name|amount|digits|card|PROFILE FIELD [--text TEXT] [--select A-B] [--log FILE]

      name           at most ten bytes of GB 18030, no emoji
      amount         a decimal number with two places
      digits         digits only
      card           sixteen digits, shown in fours
      PROFILE FIELD  a field of a profile in JSON
      --text TEXT    the text at first
      --select A-B   the selection at first, in UTF-16 code units
      --log FILE     appends a JSON object a line to the file, for a machine that types

    """

  /// Parses the arguments, or returns `nil` for invalid usage.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    var names: [String] = []
    while let argument = rest.next() {
      switch argument {
      case "--text":
        guard let text = rest.next() else { return nil }
        self.text = text
      case "--select":
        let bounds = rest.next()?.split(separator: "-").compactMap { Int($0) } ?? []
        guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
        selection = bounds[0]..<bounds[1]
      case "--log":
        guard let path = rest.next() else { return nil }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        if descriptor < 0 { return nil }
        log = FileHandle(fileDescriptor: descriptor)
      case _ where argument.hasPrefix("-"): return nil
      default: names.append(argument)
      }
    }
    guard let rules = Self.rules(names) else { return nil }
    self.rules = rules
  }

  private static func rules(_ names: [String]) -> Intercepter? {
    switch names {
    case ["name"]: Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    case ["amount"]: Intercepter(rules: [.decimal(places: 2)])
    case ["digits"]: Intercepter(rules: [.numbersOnly()])
    case ["card"]:
      Intercepter(
        rules: [.numbersOnly(), .maxLength(16, in: .graphemes)],
        format: .pattern("#### #### #### ####"))
    case _ where names.count == 2:
      (try? String(contentsOfFile: names[0], encoding: .utf8)).flatMap {
        try? Profile(json: $0).intercepter(for: names[1])
      }
    default: nil
    }
  }
}
