public import TextInputIntercepter

extension Rule: KindProduct {
  /// `rule`.
  public static var kindKey: String { "rule" }

  /// `true`.
  public static var haveMessages: Bool { true }

  /// The kinds of rules.
  public static let kinds: [AnyKind<Rule>] = [
    AnyKind(EmojiKind()), AnyKind(MaxLengthKind()), AnyKind(MinLengthKind()),
    AnyKind(NumbersOnlyKind()), AnyKind(DecimalKind()), AnyKind(AllowedCharactersKind()),
    AnyKind(ForbiddenCharactersKind()), AnyKind(MatchesKind()), AnyKind(OneOfKind()),
    AnyKind(SingleLineKind()), AnyKind(NormalizeWidthKind()), AnyKind(StraightPunctuationKind()),
    AnyKind(CapitalsKind()), AnyKind(CheckDigitKind()),
  ]
}

extension AnyKind where Product == Rule {
  /// Creates a rule from its kind.
  public init(_ kind: some RuleKind) {
    self.init(kind) { kind throws(PatternError) in try kind.rule }
  }

  /// The names of the kinds of this library.
  package static let ruleNames = Rule.kinds.names()

  /// Creates the rule, with its message.
  ///
  /// - Throws: `PatternError` if this is `matches` with an invalid pattern.
  package func makeRule() throws(PatternError) -> Rule {
    let rule = try made()
    return message.map(rule.saying) ?? rule
  }

  /// No emoji, only emoji, or emoji up to a version.
  public static func emoji(
    _ policy: EmojiPolicy, counting scope: EmojiScope = .displayed,
    onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = EmojiKind()
    (kind.policy, kind.scope, kind.onViolation) = (policy, scope, onViolation)
    return AnyKind(kind)
  }

  /// A maximum length.
  public static func maxLength(
    _ limit: Int, in unit: LengthUnit.Name, onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = MaxLengthKind()
    (kind.limit, kind.unit, kind.onViolation) = (limit, unit, onViolation)
    return AnyKind(kind)
  }

  /// A minimum length.
  public static func minLength(_ limit: Int, in unit: LengthUnit.Name) -> AnyKind {
    var kind = MinLengthKind()
    (kind.limit, kind.unit) = (limit, unit)
    return AnyKind(kind)
  }

  /// Digits only.
  public static func numbersOnly(
    _ digits: DigitPolicy = .normalized, onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = NumbersOnlyKind()
    (kind.digits, kind.onViolation) = (digits, onViolation)
    return AnyKind(kind)
  }

  /// A decimal number.
  public static func decimal(_ decimal: DecimalKind) -> AnyKind { AnyKind(decimal) }

  /// Only the characters of a list.
  public static func allowedCharacters(
    _ characters: String, onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = AllowedCharactersKind()
    (kind.characters, kind.onViolation) = (characters, onViolation)
    return AnyKind(kind)
  }

  /// None of the characters of a list.
  public static func forbiddenCharacters(
    _ characters: String, onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = ForbiddenCharactersKind()
    (kind.characters, kind.onViolation) = (characters, onViolation)
    return AnyKind(kind)
  }

  /// A pattern that the finished text must match.
  public static func matches(
    _ pattern: String, options: PatternOptions = [], engine: MatchingEngine = .automaton,
    onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = MatchesKind()
    (kind.pattern, kind.options) = (pattern, options)
    (kind.engine, kind.onViolation) = (engine, onViolation)
    return AnyKind(kind)
  }

  /// Only the values of a list, of which there is at least one.
  public static func oneOf(
    _ values: [String], ignoresCase: Bool = false, onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = OneOfKind()
    (kind.values, kind.ignoresCase, kind.onViolation) = (values, ignoresCase, onViolation)
    return AnyKind(kind)
  }

  /// No line breaks.
  public static func singleLine(
    replacement: String = " ", onViolation: ViolationPolicy = .reject
  ) -> AnyKind {
    var kind = SingleLineKind()
    (kind.replacement, kind.onViolation) = (replacement, onViolation)
    return AnyKind(kind)
  }

  /// A conversion of full-width forms to ASCII.
  public static var normalizeWidth: AnyKind { AnyKind(NormalizeWidthKind()) }

  /// A conversion of typographic quotation marks and dashes to ASCII.
  public static var straightPunctuation: AnyKind { AnyKind(StraightPunctuationKind()) }

  /// A conversion of letters to capitals.
  public static var capitals: AnyKind { AnyKind(CapitalsKind()) }

  /// A check digit.
  public static func checkDigit(
    _ scheme: CheckDigit, weights: [Int] = CheckDigitKind().weights, length: Int? = nil
  ) -> AnyKind {
    var kind = CheckDigitKind()
    (kind.scheme, kind.weights, kind.length) = (scheme, weights, length)
    return AnyKind(kind)
  }
}
