internal import IntercepterProfiles
internal import TextInputIntercepter

extension RuleSpecification {
  /// The rule in a few words, for the head of a field.
  func words(_ say: (InterfaceText) -> String) -> String {
    switch self {
    case .emoji(.forbidden, _, _): say(.noEmoji)
    case .emoji(.only, _, _): say(.emojiOnly)
    case .emoji(.allowed(let version), _, _): say(.emojiUpTo("\(version)"))
    case .maxLength(let limit, let unit, _): "≤ \(limit) \(say(.unit(unit, limit)))"
    case .minLength(let limit, let unit): "≥ \(limit) \(say(.unit(unit, limit)))"
    case .numbersOnly: say(.digitsOnly)
    case .decimal(let decimal):
      say(.decimals(decimal.places)) + (decimal.locale.map { " (\($0))" } ?? "")
    case .allowedCharacters(let characters, _): say(.onlyCharacters(characters.firstFew))
    case .forbiddenCharacters(let characters, _): say(.noCharacters(characters.firstFew))
    case .matches(let pattern, _, _, _): say(.like(pattern.firstFew))
    case .singleLine: say(.oneLine)
    case .normalizeWidth: say(.halfWidth)
    case .saying(_, let rule): rule.words(say)
    case .custom(let custom): custom.name
    }
  }
}

extension String {
  fileprivate var firstFew: String { count > 12 ? "\(prefix(11))…" : self }
}
