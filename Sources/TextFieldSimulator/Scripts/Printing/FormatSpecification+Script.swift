package import IntercepterProfiles
internal import TextInputIntercepter

extension FormatSpecification {
  /// The format as scripts have it: `grouped en-IN prefix:"₹ "`.
  package var script: String { words.joined(separator: " ") }

  private var words: [String] {
    switch self {
    case .pattern(let pattern, let classes): ["pattern", pattern.inQuotes] + Self.words(classes)
    case .patterns(let patterns, let classes):
      ["pattern"]
        + patterns.flatMap { pattern in
          [pattern.text.inQuotes]
            + Self.words("startingWith", pattern.prefixes.joined(separator: ","))
            + Self.words("trunkPrefix", pattern.trunkPrefix)
        } + Self.words(classes)
    case .grouped(let locale, let prefix, let suffix, let digits):
      ["grouped", locale.asWord] + Self.words("prefix", prefix) + Self.words("suffix", suffix)
        + (digits == .normalized ? [] : Self.words("digits", digits.rawValue))
    case .groupedBy(let mark, let decimalSeparator, let sizes, let prefix, let suffix):
      ["grouped"] + Self.words("by", String(mark))
        + (decimalSeparator == "."
          ? [] : Self.words("decimalSeparator", String(decimalSeparator)))
        + (sizes == [3] ? [] : Self.words("sizes", sizes.map(String.init).joined(separator: ",")))
        + Self.words("prefix", prefix) + Self.words("suffix", suffix)
    case .paymentCard, .iban: [name]
    case .date(let date): date.words
    case .oneTimeCode(6, 3): [name]
    case .oneTimeCode(let digits, 3): [name, "\(digits)"]
    case .oneTimeCode(let digits, let groups): [name, "\(digits)", "\(groups)"]
    }
  }

  private static func words(_ classes: [SlotSpecification]) -> [String] {
    classes.map { "\($0.slot):\($0.characters.inQuotes)" }
  }

  fileprivate static func words(_ label: String, _ value: String) -> [String] {
    value.isEmpty ? [] : ["\(label):\(value.inQuotes)"]
  }
}

extension DateSpecification {
  fileprivate var words: [String] {
    let labelled = [
      ("separator", separator?.rawValue), ("twoDigitYearsFrom", twoDigitYearsFrom.map(String.init)),
      ("earliest", earliest?.description), ("latest", latest?.description),
    ]
    return [kind.rawValue] + (locale.map { [$0.asWord] } ?? [])
      + (order.map { [$0.rawValue] } ?? [])
      + (seconds ? ["seconds"] : [])
      + labelled.flatMap { FormatSpecification.words($0, $1 ?? "") }
  }
}
