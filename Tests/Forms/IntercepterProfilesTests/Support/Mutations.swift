import IntercepterProfiles
import TestSupport

extension SeededGenerator {
  /// A value that differs from another one in a few places: something is missing, wrong or new there.
  mutating func mutated(_ value: JSONValue) -> JSONValue {
    (0..<Int.random(in: 1...2, using: &self)).reduce(value) { value, _ in mutatedOnce(value) }
  }

  private mutating func mutatedOnce(_ value: JSONValue) -> JSONValue {
    if chance(12) { return anything() }
    switch value {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: 0..<members.count, using: &self)
      switch Int.random(in: 0..<12, using: &self) {
      case 0: members.remove(at: index)
      case 1: members[index].name = name(besides: members)
      case 2:
        members.append(JSONValue.Member(name: name(besides: members), value: anything()))
      default: members[index].value = mutatedOnce(members[index].value)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &self)
      switch Int.random(in: 0..<12, using: &self) {
      case 0: elements.remove(at: index)
      case 1: elements.append(anything())
      case 2: elements.append(elements[index])
      default: elements[index] = mutatedOnce(elements[index])
      }
      return .array(elements)
    default: return anything()
    }
  }

  /// A name that means something in one place and nothing in others.
  private mutating func name(besides members: [JSONValue.Member]) -> String {
    let name = pick([
      "rule", "fix", "policy", "upTo", "counting", "onViolation", "limit", "unit", "digits",
      "places", "integerDigits", "separator", "alternativeSeparators", "groupingSeparators",
      "locale", "negative", "leadingZeros", "leadingSeparator", "minimum", "maximum", "characters",
      "pattern", "options", "timeLimit", "replacement", "label", "required", "rules", "fixes",
      "composition", "ellipsis", "version", "fields", "formRules", "field", "to", "when", "of",
      "format", "kind", "values", "ignoresCase", "patterns", "classes", "prefix", "suffix",
      "prefixes", "X",
      "order", "seconds", "groups",
      "message", "Rule", "limits", "", "x",
    ])
    return members.contains { $0.name == name } ? name + "s" : name
  }

  /// A value that is right in one place and wrong in others.
  private mutating func anything() -> JSONValue {
    let names = [
      "emoji", "maxLength", "minLength", "numbersOnly", "decimal", "allowedCharacters",
      "forbiddenCharacters", "matches", "singleLine", "normalizeWidth", "oneOf",
      "straightPunctuation", "capitals", "checkDigit", "cnpj",
      "trimWhitespace", "nfc", "unifiedIdeographs",
      "collapseWhitespace", "removeLeadingZeros", "padDecimals", "dropTrailingSeparator", "equal",
      "required", "atLeastOne", "custom", "forbidden", "only", "allowed", "displayed", "rgi", "any",
      "ascii", "normalized", "reject", "amend", "flag", "warn", "allow", "remove", "insertZero",
      "whenCommitted", "immediately", "off", "restore", "expand", "accept", "utf8", "gb18030",
      "gb18030-2005", "doubleWidth", "bytes", "caseInsensitive", "comments", "15.1", "15", "1.2.3",
      "grouped", "pattern", "patterns", "##-##", "€ ", "paymentCard", "iban", "date", "time",
      "oneTimeCode", "dayMonthYear", "/",
      ".5", "5", "-5.50", "5.", "-", ".", ",", "", "a", "de-DE", "[a-z]",
    ]
    switch Int.random(in: 0..<12, using: &self) {
    case 0: return .null
    case 1: return .boolean(chance(50))
    case 2, 3:
      return .number(pick(["0", "1", "-1", "2.5", "1000", "1001", "9223372036854775808", "-0"]))
    case 4: return pick([[], [[]], [.number(1)], ["comments"], ["a"]])
    case 5:
      return pick([.object([]), ["rules": []], ["rule": "singleLine"], ["fix": "trimWhitespace"]])
    default: return .string(pick(names))
    }
  }
}
