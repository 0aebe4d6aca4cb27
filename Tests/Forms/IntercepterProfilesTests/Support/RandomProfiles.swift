import IntercepterICU
import IntercepterProfiles
import TestSupport
import TextInputIntercepter

extension SeededGenerator {
  /// A profile that uses anything that the format has.
  ///
  /// - Parameter withOwnRules: Whether there are custom rules among its rules.
  mutating func profile(withOwnRules: Bool = true) -> Profile {
    var names = ["name", "", "a b", "姓名", "é", "\u{0}", "$", "x.y"]
    names.removeFirst(Int.random(in: 0..<names.count, using: &self))
    names.shuffle(using: &self)
    let formRules = (0..<Int.random(in: 0...2, using: &self)).map { _ in formRule(about: names) }
    names = Array(names.prefix(3))
    let fields = names.map { ($0, field(withOwnRules)) }
    // `KeyValuePairs` has no other initializer.
    let made: KeyValuePairs<String, FieldSpecification> =
      switch fields.count {
      case 1: [fields[0].0: fields[0].1]
      case 2: [fields[0].0: fields[0].1, fields[1].0: fields[1].1]
      default: [fields[0].0: fields[0].1, fields[1].0: fields[1].1, fields[2].0: fields[2].1]
      }
    return Profile(
      fields: made,
      formRules: formRules.filter { Set($0.fields).isSubset(of: names) }
    )
  }

  private mutating func field(_ withOwnRules: Bool) -> FieldSpecification {
    var field = FieldSpecification(
      label: chance(50) ? nil : text(),
      isRequired: chance(30),
      isVisible: chance(30),
      rules: (0..<Int.random(in: 0...4, using: &self)).map { _ in rule(withOwnRules) },
      format: chance(30) ? format() : nil,
      fixes: (0..<Int.random(in: 0...2, using: &self)).map { _ in fix() },
      composition: pick(CompositionPolicy.allCases),
      ellipsis: pick(EllipsisPolicy.allCases)
    )
    if field.digitsFault != nil { field.format = nil }
    return field
  }

  private mutating func fixed() -> GroupedSpecification {
    var grouped = GroupedSpecification(.locale("de"))
    grouped.suffix = pick(["", " €"])
    grouped.fixedDecimals = pick([0, 2, 100])
    grouped.keepsAffixes = chance(50)
    return grouped
  }

  /// Bounds of dates, which are read once.
  private static let dates: (month: DateBound, first: DateBound, last: DateBound) = (
    "2024-05", "1900-01-01", "2100-12-31"
  )

  private mutating func format() -> FormatSpecification {
    pick([
      .pattern("#### #### #### ####"), .pattern("+49 ##[ ##]"),
      .pattern("XX:XX", classes: [.init("X", characters: "0123456789ABCDEF")]),
      .patterns(["###-####", TextMask("(###) ###", startingWith: ["34", "37"])]),
      .grouped(locale: "en-IN", prefix: "₹ "), .grouped(locale: "de", suffix: " %"),
      .grouped(locale: "ar-EG", digits: .any), .paymentCard, .iban,
      .patterns([TextMask("+7 (###) ###", trunkPrefix: "8")]),
      .patterns(["+1 (###) ###", TextMask("+7 ### ###", trunkPrefix: "8", isDefault: true)]),
      .grouped(
        .init(.own(" ", decimalSeparator: pick([".", ","]), sizes: pick([[3], [4], [3, 2]])))),
      .grouped(fixed()),
      .date(
        .init(
          order: pick([nil, .dayMonthYear, .monthDayYear]),
          separator: pick([nil, .fullStop, .space]),
          twoDigitYearsFrom: pick([nil, 1950]))),
      .date(.init(pick([.date, .dateAndTime, .dateRange]), locale: pick(["de", "en-US", "ja"]))),
      .date(.init(.time, separator: pick([nil, .fullStop]), seconds: chance(50))),
      .date(.init(.month, twoDigitYearsFrom: 2000, latest: pick([nil, Self.dates.month]))),
      .date(
        .init(
          earliest: Self.dates.first,
          latest: pick([nil, Self.dates.last, .today(-18, .years), .today(40)]),
          otherOrder: pick([.flag, .warn]))),
      .oneTimeCode(
        digits: Int.random(in: 1...64, using: &self), groups: Int.random(in: 0...64, using: &self)),
    ])
  }

  /// A rule with any arguments, now and then with words of its own.
  mutating func rule(_ withOwnRules: Bool) -> RuleSpecification {
    let rule = plainRule(withOwnRules)
    return chance(20) ? rule.saying(message()) : rule
  }

  private mutating func message() -> RuleMessage {
    pick([
      "", "No.", "{label}: {limit, plural, one {#} other {# of “{limitWithUnit}”}}",
      ["zh-Hans": "不行", "en": "No {actual}"], ["de_AT": "Nein"],
    ])
  }

  private mutating func plainRule(_ withOwnRules: Bool) -> RuleSpecification {
    let onViolation = pick(ViolationPolicy.allCases)
    switch pick(RuleSpecification.ruleNames + (withOwnRules ? ["custom"] : [])) {
    case "emoji":
      let policy = pick([EmojiPolicy.forbidden, .only, .allowed(upTo: EmojiVersion(13, 1))])
      return .emoji(policy, counting: pick(EmojiScope.allCases), onViolation: onViolation)
    case "maxLength": return .maxLength(number(), in: unit(), onViolation: onViolation)
    case "minLength": return .minLength(number(), in: unit())
    case "numbersOnly":
      return .numbersOnly(pick(DigitPolicy.allCases), onViolation: onViolation)
    case "decimal": return .decimal(decimal())
    case "allowedCharacters": return .allowedCharacters(text(), onViolation: onViolation)
    case "forbiddenCharacters": return .forbiddenCharacters(text(), onViolation: onViolation)
    case "matches":
      return .matches(
        pick(["[a-z]+", "\\p{L}{2}\\d", "张|\"三\"", " # "]),
        options: PatternOptions(options.filter { _ in chance(30) }),
        engine: pick([
          .automaton, .library(.icu, timeLimit: 1), .library(.icu),
          .library(.icu, timeLimit: 200),
        ]),
        onViolation: onViolation
      )
    case "singleLine":
      return .singleLine(replacement: pick(["", " ", "/\n", "é"]), onViolation: onViolation)
    case "normalizeWidth": return .normalizeWidth
    case "straightPunctuation": return .straightPunctuation
    case "capitals": return .capitals
    case "checkDigit":
      return .checkDigit(
        pick(CheckDigit.allCases), weights: pick([[2, 3, 4, 5, 6, 7], [1], [100, 3]]),
        length: pick([nil, 2, 11]))
    case "oneOf":
      return .oneOf(
        pick([["a"], ["S", "M, L", "é\"\\"]]), ignoresCase: chance(50), onViolation: onViolation)
    default:
      let arguments: KeyValuePairs<String, JSONValue> =
        chance(50) ? [:] : ["b": .number(number()), "a": [.string(text()), .null, ["c": []]]]
      return .custom(CustomRule("own", arguments: arguments, rule: Rule("own") { _ in .accept }))
    }
  }

  private var options: [PatternOptions] {
    [
      .caseInsensitive, .comments, .dotMatchesLineBreaks, .anchorsMatchLines,
      .unicodeWordBoundaries,
    ]
  }

  private mutating func decimal() -> DecimalSpecification {
    let locale: String? = chance(50) ? pick(["de", "ar-EG-u-nu-latn", "pt_BR"]) : nil
    var decimal = DecimalSpecification(places: number(), locale: locale)
    if chance(50) { decimal.integerDigits = max(1, number()) }
    if locale == nil {
      if chance(50) { decimal.separator = separator() }
      if chance(50) { decimal.alternativeSeparators = text() }
      if chance(50) { decimal.groupingSeparators = text() }
    }
    decimal.digits = pick(DigitPolicy.allCases)
    decimal.negative = chance(50)
    decimal.leadingZeros = pick(LeadingZeroPolicy.allCases)
    decimal.leadingSeparator = pick(LeadingSeparatorPolicy.allCases)
    if chance(50) { decimal.minimum = pick(["-0.00000000000000000001", "-12", "0", "0.10"]) }
    if chance(50) { decimal.maximum = pick(["0.1", "123456789012345678901234567890", "1"]) }
    decimal.onViolation = pick(ViolationPolicy.allCases)
    return decimal
  }

  private mutating func fix() -> FixSpecification {
    pick([
      .trimWhitespace, .collapseWhitespace, .nfc, .removeLeadingZeros(separator: separator()),
      .padDecimals(places: pick([1, 2, 1_000]), separator: separator()),
      .dropTrailingSeparator(separator: separator()),
    ])
  }

  private mutating func formRule(about names: [String]) -> FormRuleSpecification {
    let message = chance(50) ? nil : message()
    switch pick([0, 1, 2]) {
    case 0: return .equal(pick(names), to: pick(names), message: message)
    case 1: return .required(pick(names), when: pick(names), message: message)
    default: return .atLeastOne(of: [pick(names), pick(names)], message: message)
    }
  }

  private mutating func number() -> Int { pick([0, 1, 2, 10, .max]) }

  private mutating func unit() -> LengthUnit.Name { pick(LengthUnit.Name.allCases) }

  private mutating func separator() -> Character { pick([".", ",", "٫", "\"", "·"]) }
}

/// Custom rules that take anything.
let anyOwnRules: RuleLibrary = [
  "own": { arguments in
    _ = arguments["a"]
    _ = arguments["b"]
    return Rule("own") { _ in .accept }
  }
]
