package import IntercepterProfiles
internal import TextInputIntercepter

extension FormatSpecification {
  /// The format in script notation: `grouped en-IN prefix:"₹ "`.
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
    case .grouped(let grouped): ["grouped"] + grouped.words
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

extension GroupedSpecification {
  fileprivate var words: [String] {
    let marks: [String] =
      switch marks {
      case .locale(let locale, .normalized): [locale.asWord]
      case .locale(let locale, let digits):
        [locale.asWord] + FormatSpecification.words("digits", digits.rawValue)
      case .own(let mark, let decimalSeparator, let sizes):
        [
          ("by", String(mark)),
          ("decimalSeparator", decimalSeparator == "." ? "" : String(decimalSeparator)),
          ("sizes", sizes == [3] ? "" : sizes.map(String.init).joined(separator: ",")),
        ].flatMap { FormatSpecification.words($0, $1) }
      }
    let labelled = [
      ("prefix", prefix), ("suffix", suffix),
      ("fixedDecimals", fixedDecimals == 0 ? "" : "\(fixedDecimals)"),
      ("keepsAffixes", keepsAffixes ? "true" : ""),
    ]
    return marks + labelled.flatMap { FormatSpecification.words($0, $1) }
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
