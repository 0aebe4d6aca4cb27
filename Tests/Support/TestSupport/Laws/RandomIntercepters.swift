public import TextInputIntercepter

extension SeededGenerator {
  /// Returns an intercepter with random rules and policies.
  public mutating func intercepter() -> Intercepter {
    Intercepter(
      rules: (0..<Int.random(in: 0...4, using: &self)).map { _ in rule() },
      composition: pick(CompositionPolicy.allCases),
      ellipsis: pick(EllipsisPolicy.allCases))
  }

  /// Returns a random rule of the library that only reports its violations.
  public mutating func softRule() -> Rule { rule(onViolation: pick([.flag, .warn])) }

  /// Returns a random rule of the library.
  public mutating func rule() -> Rule {
    rule(onViolation: pick(ViolationPolicy.allCases + [.amend, .amend]))
  }

  /// Returns a random rule of the library with a policy, if it has one.
  public mutating func rule(onViolation policy: ViolationPolicy) -> Rule {
    let limit = Int.random(in: 0...12, using: &self)
    switch Int.random(in: 0..<11, using: &self) {
    case 0: return .maxLength(limit, in: unit(), onViolation: policy)
    case 1: return .minLength(limit, in: unit())
    case 2:
      return .emoji(.forbidden, counting: pick([.displayed, .rgi, .any]), onViolation: policy)
    case 3: return .emoji(.only, onViolation: policy)
    case 4: return .emoji(.allowed(upTo: EmojiVersion(12, 0)), onViolation: policy)
    case 5: return .numbersOnly(pick(DigitPolicy.allCases), onViolation: policy)
    case 6: return decimal(policy)
    case 7: return .allowedCharacters("ae1.…张三か한👍 ", onViolation: policy)
    case 8: return .forbiddenCharacters("b,\n李🇨🇳", onViolation: policy)
    case 9: return .singleLine(replacement: pick(["", " "]), onViolation: policy)
    default: return .normalizeWidth()
    }
  }

  /// A rule that judges single characters.
  public mutating func characterRule() -> Rule {
    let policy = pick(ViolationPolicy.allCases)
    switch Int.random(in: 0..<6, using: &self) {
    case 0:
      return .emoji(.forbidden, counting: pick([.displayed, .rgi, .any]), onViolation: policy)
    case 1: return .emoji(.only, onViolation: policy)
    case 2: return .emoji(.allowed(upTo: EmojiVersion(1, 0)), onViolation: policy)
    case 3: return .numbersOnly(pick([.ascii, .any]), onViolation: policy)
    case 4: return .allowedCharacters("ae1.…张三か한👍 ", onViolation: policy)
    default: return .forbiddenCharacters("b,\n李🇨🇳", onViolation: policy)
    }
  }

  private mutating func decimal(_ policy: ViolationPolicy) -> Rule {
    .decimal(
      places: Int.random(in: 0...2, using: &self),
      integerDigits: pick([nil, 3]),
      separator: pick([".", ","]),
      groupingSeparators: pick(["", ",", ". \u{A0}"]),
      digits: pick(DigitPolicy.allCases),
      negative: chance(50),
      leadingZeros: pick(LeadingZeroPolicy.allCases),
      leadingSeparator: pick(LeadingSeparatorPolicy.allCases),
      minimum: pick([nil, 1]),
      maximum: pick([nil, "50.5"]),
      onViolation: policy)
  }

  /// Returns a random unit.
  public mutating func unit() -> LengthUnit {
    pick([
      .graphemes, .scalars, .utf16, .utf8, .gb18030, .gb18030(edition: .v2005),
      .perScalar("marks") { $0.properties.isGraphemeExtend ? 1 : 2 },
      .perCharacter("wide") { $0.isASCII ? 1 : 2 },
    ])
  }
}
