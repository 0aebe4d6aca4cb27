internal import TextTools

/// The options for rules, by their names on the command line.
enum RuleOption: String {
  case emoji
  case numbersOnly = "numbers-only"
  case decimal
  case allow
  case forbid
  case singleLine = "single-line"
  case maxLength = "max-length"
  case minLength = "min-length"
  case matches
  case oneOf = "one-of"
  case straightPunctuation = "straight-punctuation"

  var takesValue: Bool {
    self != .numbersOnly && self != .singleLine && self != .straightPunctuation
  }

  func specification(
    _ value: String, unit: UnitName, locale: String?, onViolation: ViolationPolicy
  ) throws -> RuleSpecification {
    switch self {
    case .emoji: .emoji(try emojiPolicy(value), onViolation: onViolation)
    case .numbersOnly: .numbersOnly(onViolation: onViolation)
    case .decimal: .decimal(try decimal(places: value, locale, onViolation))
    case .allow: .allowedCharacters(value, onViolation: onViolation)
    case .forbid: .forbiddenCharacters(value, onViolation: onViolation)
    case .singleLine: .singleLine(onViolation: onViolation)
    case .maxLength: .maxLength(try number(value), in: unit, onViolation: onViolation)
    case .minLength: .minLength(try number(value), in: unit)
    case .matches: .matches(value, onViolation: onViolation)
    case .oneOf: .oneOf(try values(value), onViolation: onViolation)
    case .straightPunctuation: .straightPunctuation
    }
  }

  private func emojiPolicy(_ value: String) throws -> EmojiPolicy {
    switch value {
    case "forbidden": .forbidden
    case "only": .only
    default: throw ValidationError("--\(rawValue) is “forbidden” or “only”, not “\(value)”.")
    }
  }

  private func decimal(
    places: String, _ locale: String?, _ onViolation: ViolationPolicy
  ) throws -> DecimalSpecification {
    var specification = DecimalSpecification(places: try number(places), locale: locale)
    specification.onViolation = onViolation
    return specification
  }

  private func values(_ list: String) throws -> [String] {
    let values = list.elementsOfList
    if !values.isEmpty { return values }
    throw ValidationError("--\(rawValue) needs at least one value, as in “S,M,L”.")
  }

  private func number(_ value: String) throws -> Int {
    if let number = Int(value), number >= 0 { return number }
    throw ValidationError(
      "--\(rawValue) needs a whole number from 0 to \(Int.max), not “\(value)”.")
  }
}
