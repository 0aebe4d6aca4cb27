extension RuleSpecification {
  /// A short description of the rule, for the title of a field.
  var words: String {
    switch self {
    case .emoji(.forbidden, _, _): "no emoji"
    case .emoji(.only, _, _): "emoji only"
    case .emoji(.allowed(let version), _, _): "emoji up to \(version)"
    case .maxLength(let limit, let unit, _): "≤ \(limit) \(unit.noun(for: limit))"
    case .minLength(let limit, let unit): "≥ \(limit) \(unit.noun(for: limit))"
    case .numbersOnly: "digits only"
    case .decimal(let decimal):
      "\(decimal.places) decimal\(decimal.places == 1 ? "" : "s")"
        + (decimal.locale.map { " (\($0))" } ?? "")
    case .allowedCharacters(let characters, _): "only \(characters.firstFew)"
    case .forbiddenCharacters(let characters, _): "no \(characters.firstFew)"
    case .matches(let pattern, _, _, _) where !pattern.choices.isEmpty:
      "one of \(pattern.choices.joined(separator: ", "))"
    case .matches(let pattern, _, _, _): "like \(pattern.firstFew)"
    case .oneOf(let values, _, _): "one of \(values.joined(separator: ", ").firstFew)"
    case .singleLine: "one line"
    case .normalizeWidth: "half-width"
    case .straightPunctuation: "straight quotes"
    case .saying(_, let rule): rule.words
    case .custom(let custom): custom.name
    }
  }
}

extension String {
  fileprivate var firstFew: String { count > 12 ? "\(prefix(11))…" : self }
}

extension UnitName {
  /// Returns the noun for a number of units: `byte GB18030`, `bytes GB18030`.
  func noun(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .graphemes: isOne ? "character" : "characters"
    case .scalars: isOne ? "scalar" : "scalars"
    case .utf16: isOne ? "UTF-16 unit" : "UTF-16 units"
    case .utf8: isOne ? "byte UTF-8" : "bytes UTF-8"
    case .gb18030, .gb18030Of2022: isOne ? "byte GB18030" : "bytes GB18030"
    case .gb18030Of2000: isOne ? "byte GB18030-2000" : "bytes GB18030-2000"
    case .gb18030Of2005: isOne ? "byte GB18030-2005" : "bytes GB18030-2005"
    case .doubleWidth: isOne ? "column" : "columns"
    case .terminalColumns: isOne ? "terminal column" : "terminal columns"
    }
  }
}
