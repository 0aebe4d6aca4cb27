/// The reason why a rule objects: the rule, the offending part of the text, and the amount.
///
/// `IntercepterMessages` adds `message`, an English sentence, and writes it in other languages from
/// properties such as ``code``, ``limit``, ``actual`` and ``unit``. So can an app.
public struct Violation: Hashable, Sendable {
  /// The offending part of the evaluated text, in UTF-16 code units.
  ///
  /// The evaluated text is the proposed text with the amendments of earlier rules.
  public let range: Range<Int>
  /// The limit that is violated, such as a length or a number of digits, or `nil` if the code has
  /// none.
  public var limit: Int? { packedLimit.value }
  /// The actual value, such as the length of the text, or `nil` if the code has none.
  public var actual: Int? { packedActual.value }
  /// The identifier of the rule that objects.
  ///
  /// The intercepter sets it.
  public internal(set) var rule: String

  private let packedLimit: PackedInt
  private let packedActual: PackedInt
  private var named = NamedCharacters()
  private var boxed: BoxedWords

  // The single bytes are last, so they share one word.

  /// The severity, which decides whether a finished text with this violation is valid.
  public internal(set) var severity: Severity
  /// The special case of the code, or `nil` if the code's standard sentence applies.
  public private(set) var variant: Variant?
  /// The code if it is one of this library's, otherwise `.custom`.
  let standardCode: Code.Standard
  /// The unit if it is one of this library's.
  private let unitName: LengthUnit.Name?

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - code: The kind of violation.
  ///   - range: The offending part of the evaluated text, in UTF-16 code units.
  ///   - message: A custom sentence, or `nil` for the standard sentence of the code.
  ///   - limit: The limit that is violated.
  ///   - actual: The actual value, such as the length of the text.
  ///   - unit: The unit of `limit` and `actual`.
  ///   - severity: The severity, which decides whether a finished text with this violation is
  ///     valid.
  ///   - variant: The special case of the code, if it has its own sentence.
  ///   - bound: The limit as the field writes it, for variants that name one.
  public init(
    _ code: Code,
    range: Range<Int>,
    message: String? = nil,
    limit: Int? = nil,
    actual: Int? = nil,
    unit: LengthUnit? = nil,
    severity: Severity = .error,
    variant: Variant? = nil,
    bound: String? = nil
  ) {
    self.init(
      code, byRule: "", range: range, message: message, limit: limit, actual: actual,
      unit: unit?.identifier, severity: severity, variant: variant, bound: bound)
  }

  /// Creates a violation from its recorded properties, for example from JSON.
  ///
  /// - Parameters:
  ///   - code: The kind of violation.
  ///   - rule: The identifier of the rule that objects.
  ///   - range: The offending part of the evaluated text, in UTF-16 code units.
  ///   - message: A custom sentence, or `nil` for the standard sentence of the code.
  ///   - limit: The limit that is violated.
  ///   - actual: The actual value, such as the length of the text.
  ///   - unit: The identifier of the unit of `limit` and `actual`.
  ///   - severity: The severity, which decides whether a finished text with this violation is
  ///     valid.
  ///   - variant: The special case of the code, if it has its own sentence.
  ///   - bound: The limit as the field writes it, for variants that name one.
  ///   - characters: The characters that the rule objects to; see ``characters``.
  ///   - hasMoreCharacters: Whether the rule objects to more characters than these.
  public init(
    _ code: Code, byRule rule: String, range: Range<Int>, message: String? = nil, limit: Int? = nil,
    actual: Int? = nil, unit: String? = nil, severity: Severity = .error, variant: Variant? = nil,
    bound: String? = nil, characters: [String] = [], hasMoreCharacters: Bool = false
  ) {
    self.range = range
    self.rule = rule
    self.severity = severity
    self.variant = variant
    packedLimit = PackedInt(limit)
    packedActual = PackedInt(actual)
    standardCode = code.standard ?? .custom
    unitName = unit.flatMap { LengthUnit.Name(utf8Of: $0) }
    boxed = BoxedWords(
      Words(
        code: code.standard == nil ? code : nil, unit: unitName == nil ? unit : nil,
        message: message, bound: bound))
    named = NamedCharacters(characters, hasMore: hasMoreCharacters)
  }

  /// Creates a violation of a rule of this library.
  ///
  /// It allocates nothing, unless the unit is a custom one.
  init(
    _ code: Code.Standard, of rule: String, range: Range<Int>, limit: Int? = nil,
    actual: Int? = nil, unit: LengthUnit? = nil, variant: Variant? = nil
  ) {
    self.range = range
    self.rule = rule
    severity = .error
    self.variant = variant
    packedLimit = PackedInt(limit)
    packedActual = PackedInt(actual)
    standardCode = code
    unitName = unit?.name
    boxed = unit == nil || unitName != nil ? .none : .some(Words(unit: unit?.identifier))
  }

  /// A value for a slot that has no violation.
  static var placeholder: Violation { Violation(.custom, of: "", range: 0..<0) }

  /// Creates a copy with another range and another actual value.
  package init(_ violation: Violation, range: Range<Int>, actual: Int?) {
    self.range = range
    packedActual = PackedInt(actual)
    rule = violation.rule
    severity = violation.severity
    variant = violation.variant
    packedLimit = violation.packedLimit
    named = violation.named
    standardCode = violation.standardCode
    unitName = violation.unitName
    boxed = violation.boxed
  }

  /// Creates the violation of a rule for one of its faults.
  ///
  /// - Parameter template: The violation that the rule reports.
  @inline(__always)
  init(_ template: Violation, _ objection: Objection) {
    let fault = objection.fault
    range = objection.range
    packedLimit = fault.limit.map { PackedInt($0) } ?? template.packedLimit
    packedActual = PackedInt(fault.actual)
    rule = template.rule
    severity = template.severity
    variant = fault.variant
    named = objection.named
    standardCode = fault.code ?? template.standardCode
    unitName = template.unitName
    boxed = template.boxed
  }

  /// The severity of a violation.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A finished text with the violation is invalid.
    case error
    /// A finished text with the violation is valid. A counter may turn orange.
    case warning
  }

  /// The code of the violation.
  public var code: Code {
    standardCode == .custom ? boxed.words?.code ?? .custom : Code(standardCode)
  }

  /// The identifier of the unit of ``limit`` and ``actual``, for lengths.
  public var unit: String? { unitName?.rawValue ?? boxed.words?.unit }

  /// The custom sentence that replaces the code's standard sentence, if any.
  public var customMessage: String? { boxed.words?.message }

  /// The limit as the field writes it, for a date or a time outside its bounds; the calling code of a
  /// foreign telephone number; the values of which a text is none.
  public var bound: String? { boxed.words?.bound }

  /// The first distinct characters that the rule rejects, removes or reports, in the order of the
  /// text.
  ///
  /// There are at most three, in at most eight bytes of UTF-8 with a byte between two characters. Only
  /// rules that judge single characters record them, from the first 256 bytes of the range. The
  /// array is empty for other rules, if the first character is longer, and if the text is secret.
  ///
  /// The rule `maxLength` with a limit in bytes or columns records the character that counts most, if
  /// that is not a Chinese character of the usual length.
  public var characters: [String] { named.characters }

  /// A Boolean value that indicates whether the rule objects to more characters than
  /// ``characters`` contains.
  ///
  /// The value is `false` if the characters fill all eight bytes.
  public var hasMoreCharacters: Bool { named.hasMore }

  /// The number of characters that a sentence names, at least 2 if there are more than it names.
  public var characterCount: Int { named.count }

  /// The rule's message, which replaces all standard sentences, if any; see
  /// ``Rule/saying(_:)``.
  public package(set) var ruleMessage: RuleMessage? {
    get { boxed.words?.ruleMessage }
    set { setMessages(custom: customMessage, ofRule: newValue) }
  }

  /// Replaces the custom sentence and the rule's message.
  @inline(never)
  mutating func setMessages(custom message: String?, ofRule ruleMessage: RuleMessage?) {
    var words = boxed.words ?? Words()
    (words.message, words.ruleMessage) = (message, ruleMessage)
    boxed = BoxedWords(words)
  }

  /// A Boolean value that indicates whether the violation has custom words.
  var hasOwnWords: Bool { if case .none = boxed { false } else { true } }

  /// Returns whether another violation of the same field is the same, or `false` if words would have
  /// to be compared.
  func isKnown(as other: Violation, isSecret: Bool) -> Bool {
    (isSecret || range == other.range && packedActual == other.packedActual)
      && packedLimit == other.packedLimit && rule.hasSameScalars(as: other.rule)
      && standardCode == other.standardCode && variant == other.variant
      && unitName == other.unitName && severity == other.severity && named == other.named
      && boxed.areKnown(as: other.boxed)
  }
}

extension Violation {
  /// Returns the same violation with the first ``characters`` of the offending text, if the code
  /// names any.
  public func naming(_ text: UnsafeBufferPointer<UInt8>) -> Violation {
    guard standardCode.namesCharacters else { return self }
    return naming(NamedCharacters(text))
  }

  /// Returns the same violation with other characters.
  func naming(_ named: NamedCharacters) -> Violation {
    var violation = self
    violation.named = named
    return violation
  }

  /// Records that the characters were removed or, if the amended edit is rejected, that they were not.
  mutating func markRemoved(_ isRemoved: Bool) {
    guard !hasOwnWords, named != NamedCharacters(), variant == (isRemoved ? nil : .removed) else {
      return
    }
    variant = isRemoved ? .removed : nil
  }

  /// Returns the same violation with a custom sentence.
  public func saying(_ sentence: String) -> Violation {
    var violation = self
    violation.setMessages(custom: sentence, ofRule: nil)
    return violation
  }
}
