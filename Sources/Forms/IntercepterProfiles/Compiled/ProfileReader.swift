internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A reader of the parts of a compiled profile, in the order of `ProfileWriter`.
struct ProfileReader {
  var bytes: ByteReader
  let messages: MessageSet
  private var tableCount = 0

  /// The greatest number of tables, each of which takes 9 KB of memory or more.
  private static let mostTables = 1000

  init(_ body: UnsafeBufferPointer<UInt8>) {
    bytes = ByteReader(body)
    _ = bytes.number()
    messages = MessageSet(from: &bytes)
  }

  /// Reads the form, or returns `nil` if it is damaged.
  mutating func form() -> FormValidator? {
    let fields = array { $0.field() }
    let names = OrderedFieldDictionary(fields.enumerated().map { (key: $1.name, value: $0) })
    if names.count < fields.count { bytes.fail() }
    let rules = array { $0.formRule(fields) }
    guard bytes.isAtEnd, !bytes.isDamaged else { return nil }
    return FormValidator(fields: fields, rules: rules.compactMap { $0 })
  }

  private mutating func field() -> FormField {
    let name = bytes.text()
    let label = bytes.optional { $0.text() }
    let isRequired = bytes.flag()
    let isVisible = bytes.flag()
    let isSecret = bytes.flag()
    let composition: CompositionPolicy = bytes.choice()
    let ellipsis: EllipsisPolicy = bytes.choice()
    let preset = optional { $0.preset() } ?? nil
    let rules = array { $0.rule() }
    let fixes = array { $0.fix() }
    let intercepter = Intercepter(
      preset: preset, rules: rules.compactMap { $0 }, composition: composition, ellipsis: ellipsis)
    return FormField(
      name, label.map(intercepter.labelled) ?? intercepter, label: label, isRequired: isRequired,
      isVisible: isVisible, isSecret: isSecret, fixes: fixes)
  }

  // MARK: Rules

  /// Reads a rule, or returns `nil` if it is damaged.
  private mutating func rule() -> Rule? {
    let kind: RuleKind = bytes.choice()
    let message = optional { $0.messages.message(from: &$0.bytes) }
    guard let rule = rule(kind) else {
      bytes.fail()
      return nil
    }
    return message.map(rule.saying) ?? rule
  }

  private mutating func rule(_ kind: RuleKind) -> Rule? {
    let onViolation: ViolationPolicy = bytes.choice()
    switch kind {
    case .emoji:
      return .emoji(emojiPolicy(), counting: bytes.choice(), onViolation: onViolation)
    case .maxLength:
      let unit: UnitName = bytes.choice()
      return .maxLength(bytes.number(), in: unit.unit, onViolation: onViolation)
    case .minLength:
      let unit: UnitName = bytes.choice()
      return .minLength(bytes.number(), in: unit.unit)
    case .numbersOnly: return .numbersOnly(bytes.choice(), onViolation: onViolation)
    case .decimal:
      return EngineParts.linked.contains(.numbers) ? decimal(onViolation) : nil
    case .allowedCharacters: return .allowedCharacters(bytes.text(), onViolation: onViolation)
    case .forbiddenCharacters: return .forbiddenCharacters(bytes.text(), onViolation: onViolation)
    case .matches:
      tableCount += 1
      if tableCount > Self.mostTables { return nil }
      return .matches(from: &bytes, onViolation: onViolation)
    case .singleLine: return .singleLine(replacement: bytes.text(), onViolation: onViolation)
    case .normalizeWidth: return .normalizeWidth()
    case .oneOf:
      let values = bytes.array { $0.text() }
      return .oneOf(values, ignoresCase: bytes.flag(), onViolation: onViolation)
    case .straightPunctuation: return .straightPunctuation()
    }
  }

  private mutating func emojiPolicy() -> EmojiPolicy {
    switch bytes.number(in: 0...2) {
    case 0: .forbidden
    case 1: .only
    default: .allowed(upTo: EmojiVersion(bytes.number(), bytes.number()))
    }
  }

  private mutating func decimal(_ onViolation: ViolationPolicy) -> Rule? {
    let places = bytes.number()
    let integerDigits = bytes.optional { $0.number() }
    let separator = separator()
    let (alternatives, grouping) = (bytes.text(), bytes.text())
    let digits: DigitPolicy = bytes.choice()
    let negative = bytes.flag()
    let leadingZeros: LeadingZeroPolicy = bytes.choice()
    let leadingSeparator: LeadingSeparatorPolicy = bytes.choice()
    let (minimum, maximum) = (bound(), bound())
    return .decimal(
      places: places, integerDigits: integerDigits, separator: separator,
      alternativeSeparators: alternatives, groupingSeparators: grouping, digits: digits,
      negative: negative, leadingZeros: leadingZeros, leadingSeparator: leadingSeparator,
      minimum: minimum, maximum: maximum, onViolation: onViolation)
  }

  private mutating func bound() -> DecimalNumber? {
    bytes.optional { bytes in
      let number = DecimalNumber(bytes.text())
      if number == nil { bytes.fail() }
      return number ?? 0
    }
  }

  /// Reads a decimal separator, which is neither a digit nor a minus sign.
  mutating func separator() -> Character {
    let separator = bytes.character()
    if separator != "-", separator.decimalDigit == nil { return separator }
    bytes.fail()
    return "."
  }

  // MARK: Parts with messages

  private mutating func array<Value>(_ read: (inout ProfileReader) -> Value) -> [Value] {
    let count = bytes.number()
    var values: [Value] = []
    while values.count < count, !bytes.isDamaged { values.append(read(&self)) }
    return values
  }

  mutating func optional<Value>(_ read: (inout ProfileReader) -> Value) -> Value? {
    bytes.flag() ? read(&self) : nil
  }
}
