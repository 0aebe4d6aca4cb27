internal import IntercepterProfiles
internal import TextInputIntercepter

extension RuleSpecification {
  /// The rule in a few words, for the head of a field.
  var words: String {
    switch self {
    case .emoji(.forbidden, _, _): "no emoji"
    case .emoji(.only, _, _): "emoji only"
    case .emoji(.allowed(let version), _, _): "emoji up to \(version)"
    case .maxLength(let limit, let unit, _): "≤ \(limit) \(unit.words(limit))"
    case .minLength(let limit, let unit): "≥ \(limit) \(unit.words(limit))"
    case .numbersOnly: "digits only"
    case .decimal(let decimal):
      "\(decimal.places) decimals" + (decimal.locale.map { " (\($0))" } ?? "")
    case .allowedCharacters(let characters, _): "only \(characters.firstFew)"
    case .forbiddenCharacters(let characters, _): "no \(characters.firstFew)"
    case .matches(let pattern, _, _, _): "like \(pattern.firstFew)"
    case .singleLine: "one line"
    case .normalizeWidth: "half-width"
    case .saying(_, let rule): rule.words
    case .custom(let custom): custom.name
    }
  }
}

extension UnitName {
  /// The unit behind a number: `byte GB18030`, `bytes GB18030`.
  func words(_ count: Int) -> String {
    let s = count == 1 ? "" : "s"
    return switch self {
    case .graphemes: "character\(s)"
    case .scalars: "scalar\(s)"
    case .utf16: "UTF-16 unit\(s)"
    case .utf8: "byte\(s) UTF-8"
    case .gb18030, .gb18030Of2022: "byte\(s) GB18030"
    case .gb18030Of2000: "byte\(s) GB18030-2000"
    case .gb18030Of2005: "byte\(s) GB18030-2005"
    case .doubleWidth: "column\(s)"
    case .terminalColumns: "terminal column\(s)"
    }
  }
}

extension String {
  fileprivate var firstFew: String { count > 12 ? "\(prefix(11))…" : self }
}
