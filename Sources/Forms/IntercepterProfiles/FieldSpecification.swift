internal import IntercepterForms
public import TextInputIntercepter

/// A field of a profile: its rules and how its text is validated.
public struct FieldSpecification: Hashable, Sendable {
  /// The name of the field in the user interface.
  public var label: String?
  /// A Boolean value that indicates whether the field must have a text.
  public var isRequired: Bool
  /// A Boolean value that indicates whether a text of invisible characters is incomplete, although
  /// the field may be empty.
  public var isVisible: Bool
  /// A Boolean value that indicates whether the text is secret, such as a password.
  ///
  /// The field shows dots, and JSON and reports omit the text and its length.
  public var isSecret: Bool
  /// A Boolean value that indicates whether the field accepts control characters other than tabs and
  /// line breaks.
  public var allowsControlCharacters: Bool
  /// The rules, in the order in which they are evaluated.
  public var rules: [RuleSpecification]
  /// The format of the field, or `nil` to show its text unformatted.
  ///
  /// The rules of a preset are evaluated before ``rules``.
  public var format: FormatSpecification?
  /// The fixes that run when the user has finished with the field, in this order.
  public var fixes: [FixSpecification]
  /// The policy that determines when the rules evaluate marked text.
  public var composition: CompositionPolicy
  /// The policy for an ellipsis that smart punctuation substitutes for typed full stops.
  public var ellipsis: EllipsisPolicy

  /// Creates a specification.
  public init(
    label: String? = nil,
    isRequired: Bool = false,
    isVisible: Bool = false,
    isSecret: Bool = false,
    allowsControlCharacters: Bool = false,
    rules: [RuleSpecification],
    format: FormatSpecification? = nil,
    fixes: [FixSpecification] = [],
    composition: CompositionPolicy = .whenCommitted,
    ellipsis: EllipsisPolicy = .expand
  ) {
    self.label = label
    self.isRequired = isRequired
    self.isVisible = isVisible
    self.isSecret = isSecret
    self.allowsControlCharacters = allowsControlCharacters
    self.rules = rules
    self.format = format
    self.fixes = fixes
    self.composition = composition
    self.ellipsis = ellipsis
  }

  /// Creates the intercepter for the field.
  ///
  /// - Throws: `PatternError` if a rule or the format has an invalid pattern. A profile that was
  ///   read from JSON has none.
  public func makeIntercepter() throws(PatternError) -> Intercepter {
    let made = try rules.map { rule throws(PatternError) in try rule.makeRule() }
    var intercepter = Intercepter(
      preset: try format?.makePreset(), rules: made, composition: composition, ellipsis: ellipsis)
    intercepter.insertionFixes = fixes.map { $0.fix }.ofInsertions
    return label.map(intercepter.labelled) ?? intercepter
  }
}
