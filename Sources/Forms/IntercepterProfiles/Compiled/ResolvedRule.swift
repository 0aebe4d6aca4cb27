internal import TextBytes
internal import TextInputIntercepter

/// A rule whose arguments are resolved: separators in place of a locale.
///
/// Code size: the arguments of all kinds are members, because copies of an enumeration are long.
struct ResolvedRule {
  /// The kinds, in the order of their numbers in a compiled profile.
  private enum Kind: CaseIterable {
    case emoji, maxLength, minLength, numbersOnly, decimal, allowedCharacters, forbiddenCharacters
    case matches, oneOf, singleLine, normalizeWidth, straightPunctuation
  }

  private var kind = Kind.normalizeWidth
  private var onViolation = ViolationPolicy.reject
  private var emoji = EmojiPolicy.forbidden
  private var scope = EmojiScope.displayed
  private var limit = 0
  private var unit = UnitName.graphemes
  private var digits = DigitPolicy.ascii
  private var decimal = DecimalSpecification(places: 0)
  private var text = ""
  private var values: [String] = []
  private var ignoresCase = false
  private var pattern: (text: String, options: PatternOptions)?
  private var table: Rule?

  /// Creates a rule to read another into.
  init() {}

  /// - Precondition: The rule can be compiled.
  init(_ rule: RuleSpecification) {
    switch rule {
    case .emoji(let emoji, let scope, let onViolation):
      (kind, self.emoji, self.scope, self.onViolation) = (.emoji, emoji, scope, onViolation)
    case .maxLength(let limit, let unit, let onViolation):
      (kind, self.limit, self.unit, self.onViolation) = (.maxLength, limit, unit, onViolation)
    case .minLength(let limit, let unit): (kind, self.limit, self.unit) = (.minLength, limit, unit)
    case .numbersOnly(let digits, let onViolation):
      (kind, self.digits, self.onViolation) = (.numbersOnly, digits, onViolation)
    case .decimal(let decimal):
      (kind, self.decimal, onViolation) = (.decimal, decimal.resolved, decimal.onViolation)
    case .allowedCharacters(let text, let onViolation):
      (kind, self.text, self.onViolation) = (.allowedCharacters, text, onViolation)
    case .forbiddenCharacters(let text, let onViolation):
      (kind, self.text, self.onViolation) = (.forbiddenCharacters, text, onViolation)
    case .matches(let pattern, let options, _, let onViolation):
      (kind, self.pattern, self.onViolation) = (.matches, (pattern, options), onViolation)
    case .oneOf(let values, let ignoresCase, let onViolation):
      (kind, self.values, self.onViolation) = (.oneOf, values, onViolation)
      self.ignoresCase = ignoresCase
    case .singleLine(let text, let onViolation):
      (kind, self.text, self.onViolation) = (.singleLine, text, onViolation)
    case .normalizeWidth: kind = .normalizeWidth
    case .straightPunctuation: kind = .straightPunctuation
    case .saying(_, let rule): self = ResolvedRule(rule)
    case .custom: preconditionFailure()
    }
  }

  mutating func code<Coder: ProfileCoding>(_ coder: inout Coder, message: inout RuleMessage?) {
    coder.code(choice: &kind)
    coder.code(message: &message)
    coder.code(choice: &onViolation)
    switch kind {
    case .emoji:
      coder.use(.emoji)
      emoji.code(&coder)
      coder.code(choice: &scope)
    case .maxLength, .minLength:
      coder.code(choice: &unit)
      coder.code(&limit)
    case .numbersOnly: coder.code(choice: &digits)
    case .decimal:
      coder.use(.number)
      if coder.need(.numbers) { decimal.code(resolved: &coder) }
    case .allowedCharacters, .forbiddenCharacters, .singleLine: coder.code(&text)
    case .matches:
      coder.use(.pattern)
      coder.code(table: &table, of: pattern, onViolation)
    case .oneOf:
      coder.use(.oneOf)
      coder.code(&values)
      coder.code(&ignoresCase)
    case .normalizeWidth, .straightPunctuation: break
    }
  }

  /// The rule, or `nil` for a pattern that was not read.
  var rule: Rule? {
    switch kind {
    case .emoji: .emoji(emoji, counting: scope, onViolation: onViolation)
    case .maxLength: .maxLength(limit, in: unit.unit, onViolation: onViolation)
    case .minLength: .minLength(limit, in: unit.unit)
    case .numbersOnly: .numbersOnly(digits, onViolation: onViolation)
    // Code size: a small engine of a page has no numbers.
    case .decimal: EngineParts.linked.contains(.numbers) ? decimal.rule(onViolation) : nil
    case .allowedCharacters: .allowedCharacters(text, onViolation: onViolation)
    case .forbiddenCharacters: .forbiddenCharacters(text, onViolation: onViolation)
    case .matches: table
    case .oneOf: .oneOf(values, ignoresCase: ignoresCase, onViolation: onViolation)
    case .singleLine: .singleLine(replacement: text, onViolation: onViolation)
    case .normalizeWidth: .normalizeWidth()
    case .straightPunctuation: .straightPunctuation()
    }
  }
}
