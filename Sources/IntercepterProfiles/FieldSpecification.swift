public import TextInputIntercepter

/// One field of a profile: its rules, and how its text is judged.
public struct FieldSpecification: Hashable, Sendable {
  /// The name of the field in the user interface.
  public var label: String?
  /// Whether a form without a text in this field is incomplete.
  public var isRequired: Bool
  /// Whether the text must not be seen, such as a password: it is drawn as dots, and what is written about it has
  /// neither the text nor its length.
  public var isSecret: Bool
  /// The rules, in the order in which they are evaluated.
  public var rules: [RuleSpecification]
  /// How the field shows its text; `nil` shows it as it is.
  ///
  /// A preset's rules judge before ``rules``.
  public var format: FormatSpecification?
  /// The fixes that are made when the user has finished with the field, in this order.
  public var fixes: [FixSpecification]
  /// The time at which the rules judge marked text.
  public var composition: CompositionPolicy
  /// The policy where smart punctuation replaces typed full stops.
  public var ellipsis: EllipsisPolicy

  /// Creates a specification.
  public init(
    label: String? = nil,
    isRequired: Bool = false,
    isSecret: Bool = false,
    rules: [RuleSpecification],
    format: FormatSpecification? = nil,
    fixes: [FixSpecification] = [],
    composition: CompositionPolicy = .whenCommitted,
    ellipsis: EllipsisPolicy = .expand
  ) {
    self.label = label
    self.isRequired = isRequired
    self.isSecret = isSecret
    self.rules = rules
    self.format = format
    self.fixes = fixes
    self.composition = composition
    self.ellipsis = ellipsis
  }

  /// The intercepter for the field.
  ///
  /// - Throws: `PatternError` if a rule or the format has a pattern that cannot be read. A profile that was read from
  ///   JSON has no such rule.
  public func makeIntercepter() throws(PatternError) -> Intercepter {
    var made: [Rule] = []
    for rule in rules { made.append(try rule.makeRule()) }
    let intercepter = Intercepter(
      preset: try format?.makePreset(), rules: made, composition: composition, ellipsis: ellipsis)
    return label.map(intercepter.labelled) ?? intercepter
  }
}
