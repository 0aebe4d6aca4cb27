/// The reason why a rule objects: the rule, the offending part of the text, and the amount.
///
/// ``message`` is an English sentence. `IntercepterMessages` writes it in other languages from the
/// other properties, such as ``code``, ``limit``, ``actual`` and ``unit``, and so can an app.
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
  private let standardCode: Code.Standard
  /// The unit if it is one of this library's.
  private let unitName: UnitName?

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

  /// Creates a violation of a rule, in a unit with a name.
  init(
    _ code: Code, byRule rule: String, range: Range<Int>, message: String? = nil, limit: Int? = nil,
    actual: Int? = nil, unit: String? = nil, severity: Severity = .error, variant: Variant? = nil,
    bound: String? = nil
  ) {
    self.range = range
    self.rule = rule
    self.severity = severity
    self.variant = variant
    packedLimit = PackedInt(limit)
    packedActual = PackedInt(actual)
    standardCode = code.standard ?? .custom
    unitName = unit.flatMap { UnitName(utf8Of: $0) }
    boxed = BoxedWords(
      Words(
        code: code.standard == nil ? code : nil, unit: unitName == nil ? unit : nil,
        message: message, bound: bound))
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
    standardCode == .custom ? boxed.words.code ?? .custom : Code(standardCode)
  }

  /// The identifier of the unit of ``limit`` and ``actual``, for lengths.
  public var unit: String? { unitName?.rawValue ?? boxed.words.unit }

  /// The custom sentence that replaces the code's standard sentence, if any.
  public var customMessage: String? { boxed.words.message }

  /// The limit as the field writes it, for a date or a time outside its bounds.
  public var bound: String? { boxed.words.bound }

  /// The first distinct characters that the rule rejects, removes or reports, in the order of the
  /// text.
  ///
  /// There are at most three, in at most eight bytes of UTF-8 with a byte between two characters. Only
  /// rules that judge single characters record them, from the first 256 bytes of the range. The
  /// array is empty for other rules, if the first character is longer, and if the text is secret.
  public var characters: [String] { named.characters }

  /// A Boolean value that indicates whether the rule objects to more characters than
  /// ``characters`` contains.
  ///
  /// The value is `false` if the characters fill all eight bytes.
  public var hasMoreCharacters: Bool { named.hasMore }

  /// The rule's message, which replaces all standard sentences, if any; see
  /// ``Rule/saying(_:)``.
  public internal(set) var ruleMessage: RuleMessage? {
    get { boxed.words.ruleMessage }
    set { setMessages(custom: customMessage, ofRule: newValue) }
  }

  /// Replaces the custom sentence and the rule's message.
  @inline(never)
  mutating func setMessages(custom message: String?, ofRule ruleMessage: RuleMessage?) {
    var words = boxed.words
    (words.message, words.ruleMessage) = (message, ruleMessage)
    boxed = BoxedWords(words)
  }

  /// A Boolean value that indicates whether the violation has custom words.
  var hasOwnWords: Bool { if case .none = boxed { false } else { true } }
}

extension Violation {
  /// Returns the same violation with the characters of the offending text if the code names any.
  func naming(_ text: UnsafeBufferPointer<UInt8>) -> Violation {
    guard standardCode.namesCharacters else { return self }
    return naming(NamedCharacters(text))
  }

  /// Returns the same violation with other characters.
  func naming(_ named: NamedCharacters) -> Violation {
    var violation = self
    violation.named = named
    return violation
  }

  /// A Boolean value that indicates whether no character is recorded, and not that there are any.
  var namesNothing: Bool { named == NamedCharacters() }

  /// Records that the characters were removed or, if the amended edit is rejected, that they were not.
  mutating func markRemoved(_ isRemoved: Bool) {
    guard !hasOwnWords, !namesNothing, variant == (isRemoved ? nil : .removed) else { return }
    variant = isRemoved ? .removed : nil
  }

  /// Returns the same violation with a custom sentence.
  public func saying(_ sentence: String) -> Violation {
    var violation = self
    violation.setMessages(custom: sentence, ofRule: nil)
    return violation
  }
}

extension Violation {
  /// The violation as one English sentence.
  public var message: String {
    if let ruleMessage { return ruleMessage.text(for: self) }
    if let customMessage { return customMessage }
    if let namedMessage { return namedMessage }
    if let variant { return variant.message(bound) }
    switch code {
    case .tooLong: return lengthMessage("At most", "allowed")
    case .tooShort: return lengthMessage("At least", "needed")
    case .emojiForbidden: return "Emoji are not allowed here."
    case .emojiRequired: return "Only emoji are allowed here."
    case .emojiTooNew: return "This emoji is too new to be shown everywhere."
    case .notADigit: return "Only digits are allowed here."
    case .notANumber: return "This is not a decimal number."
    case .tooManyDecimalPlaces where limit ?? 0 == 0: return "Only whole numbers are allowed here."
    case .tooManyDecimalPlaces:
      let places = limit(" decimal place", " decimal places")
      return "At most \(places) allowed here\(notActual)."
    case .tooManyIntegerDigits:
      let digits = limit(" digit", " digits")
      return "At most \(digits) allowed before the decimal separator\(notActual)."
    case .leadingSeparator: return "A number cannot begin with its decimal separator here."
    case .leadingZero: return "Unnecessary leading zeros are not allowed here."
    case .negativeNotAllowed: return "Negative numbers are not allowed here."
    case .outOfRange: return "This number is out of range."
    case .characterNotAllowed: return "This character is not allowed here."
    case .lineBreak: return "Line breaks are not allowed here."
    case .patternMismatch: return "This does not match the required pattern."
    case .ellipsis: return "The keyboard replaced “...” with “…”; the dots were restored."
    case .required: return "This field is required."
    case .oneRequired: return "At least one of these fields is required."
    case .notEqual: return "The two entries are not the same."
    default: return "This is not allowed here."
    }
  }

  /// The sentence that names the characters, or `nil` if there are none.
  private var namedMessage: String? {
    let count = characterCount
    if count == 0 { return nil }
    let names = Enumeration.english.text(self)
    if code == .emojiForbidden, variant == nil { return "Emoji are not allowed here: \(names)." }
    let (one, many) =
      switch code {
      case _ where variant == .removed: (" was removed.", " were removed.")
      case .emojiRequired: (" is not an emoji.", " are not emoji.")
      case .emojiTooNew:
        (" is too new to be shown everywhere.", " are too new to be shown everywhere.")
      case .notADigit where !objectsToDigits: (" is not a digit.", " are not digits.")
      default: (" is not allowed here.", " are not allowed here.")
      }
    return names + (count == 1 ? one : many)
  }

  /// The number of characters that a sentence names, at least 2 if there are more than it names.
  public var characterCount: Int { named.count }

  private func lengthMessage(_ beginning: String, _ participle: String) -> String {
    let (one, many, hint) = englishUnit
    let end = hint.isEmpty ? "." : "; \(hint)."
    return "\(beginning) \(limit(one, many)) \(participle) here\(notActual)\(end)"
  }

  private var notActual: String { actual.map { ", not \($0)" } ?? "" }

  private func limit(_ one: String, _ many: String) -> String {
    limit == 1 ? "1\(one) is" : "\(limit ?? 0)\(many) are"
  }

  /// The English words for the unit, each with a space before it, and a hint about how much a
  /// character counts where that may surprise.
  public var englishUnit: (one: String, many: String, hint: String) {
    switch unit.map({ UnitName(rawValue: $0)?.family }) {
    case .graphemes: (" character", " characters", "")
    case .scalars: (" character", " characters", "some emoji count several")
    case .utf16: (" character", " characters", "most emoji count 2")
    case .utf8: (" byte", " bytes", "a Chinese character counts 3")
    case .gb18030: (" byte", " bytes", "a Chinese character counts 2")
    case .doubleWidth: (" column", " columns", "a Chinese character takes 2")
    case .some: (" (\(unit ?? ""))", " (\(unit ?? ""))", "")
    case nil: ("", "", "")
    }
  }
}
