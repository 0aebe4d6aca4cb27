internal import IntercepterForms
internal import IntercepterMessages
internal import TextInputIntercepter

/// A reader of the parts of a compiled profile, in the order of `ProfileWriter`.
struct ProfileReader {
  var bytes: ByteReader
  let messages: MessageSet

  init(_ body: UnsafeBufferPointer<UInt8>) {
    bytes = ByteReader(body)
    messages = MessageSet(from: &bytes)
  }

  /// Reads the form, or returns `nil` if it is damaged.
  mutating func form() -> FormValidator? {
    let fields = array { $0.field() }
    var names: Set<FieldName> = []
    for field in fields where !names.insert(FieldName(field.name)).inserted { bytes.fail() }
    let rules = array { $0.formRule(fields) }
    guard bytes.isAtEnd, !bytes.isDamaged else { return nil }
    return FormValidator(fields: fields, rules: rules.compactMap { $0 })
  }

  private mutating func field() -> FormField {
    let name = bytes.text()
    let label = bytes.optional { $0.text() }
    let isRequired = bytes.flag()
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
      isSecret: isSecret, fixes: fixes)
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
    case .decimal: return decimal(onViolation)
    case .allowedCharacters: return .allowedCharacters(bytes.text(), onViolation: onViolation)
    case .forbiddenCharacters: return .forbiddenCharacters(bytes.text(), onViolation: onViolation)
    case .matches: return .matches(from: &bytes, onViolation: onViolation)
    case .singleLine: return .singleLine(replacement: bytes.text(), onViolation: onViolation)
    case .normalizeWidth: return .normalizeWidth()
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
    let minimum = bytes.optional { DecimalNumber($0.text()) }
    let maximum = bytes.optional { DecimalNumber($0.text()) }
    return .decimal(
      places: places, integerDigits: integerDigits, separator: separator,
      alternativeSeparators: alternatives, groupingSeparators: grouping, digits: digits,
      negative: negative, leadingZeros: leadingZeros, leadingSeparator: leadingSeparator,
      minimum: minimum ?? nil, maximum: maximum ?? nil, onViolation: onViolation)
  }

  /// Reads a decimal separator, which is neither a digit nor a minus sign.
  private mutating func separator() -> Character {
    let separator = bytes.character()
    if separator != "-", separator.decimalDigit == nil { return separator }
    bytes.fail()
    return "."
  }

  // MARK: Formats

  /// Reads a format with the rules of its preset, or returns `nil` if it is damaged.
  private mutating func preset() -> Intercepter? {
    let kind: FormatKind = bytes.choice()
    switch kind {
    case .patterns:
      let patterns = bytes.array { bytes in
        FormatPattern(
          bytes.text(), startingWith: bytes.array { $0.text() }, trunkPrefix: bytes.text())
      }
      var classes: [Character: SlotClass] = [:]
      for _ in 0..<bytes.number() where !bytes.isDamaged {
        classes[bytes.character()] = .characters(bytes.text())
      }
      do throws(PatternError) {
        return Intercepter(
          rules: [], format: try TextFormat(patterns: patterns, classes: classes))
      } catch {
        bytes.fail()
        return nil
      }
    case .grouped:
      return Intercepter(rules: [], format: TextFormat(GroupedArguments(from: &bytes)))
    case .paymentCard: return .paymentCard()
    case .iban: return .iban()
    case .date:
      let layout = DateLayout(from: &bytes)
      return .date(layout, earliest: dateBound(), latest: dateBound())
    case .oneTimeCode:
      let digits = bytes.number(in: 1...FormatSpecification.mostDigits)
      return .oneTimeCode(digits: digits, groups: bytes.number(in: 0...FormatSpecification.mostDigits))
    }
  }

  private mutating func dateBound() -> DateValue? {
    bytes.optional { bytes in
      var parts: [Int?] = []
      for most in [9999, 12, 31, 23, 59, 59] {
        parts.append(bytes.optional { $0.number(in: 0...most) })
      }
      return DateValue(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5])
    }
  }

  // MARK: Normalizers and rules across fields

  private mutating func fix() -> Normalizer {
    let kind: FixKind = bytes.choice()
    switch kind {
    case .normalized: return .normalized
    case .verbatim: return .verbatim
    case .trimWhitespace: return .trimWhitespace
    case .collapseWhitespace: return .collapseWhitespace
    case .removeLeadingZeros:
      return .removeLeadingZeros(separator: optional { $0.separator() })
    case .padDecimals:
      let places = bytes.number(in: 1...1000)
      return .padDecimals(places: places, separator: optional { $0.separator() })
    case .dropTrailingSeparator:
      return .dropTrailingSeparator(separator: optional { $0.separator() })
    }
  }

  private mutating func formRule(_ fields: [FormField]) -> FormRule? {
    let kind = bytes.number(in: 0...2)
    let numbers = bytes.array { $0.number(in: 0...max(0, fields.count - 1)) }
    let message = optional { $0.messages.message(from: &$0.bytes) }
    let names = fields.isEmpty ? [] : numbers.map { fields[$0].name }
    guard !names.isEmpty, kind == 2 || names.count == 2 else {
      bytes.fail()
      return nil
    }
    switch kind {
    case 0: return FormRuleSpecification.equal(names[0], to: names[1], message: message).rule
    case 1: return FormRuleSpecification.required(names[0], when: names[1], message: message).rule
    default: return FormRuleSpecification.atLeastOne(of: names, message: message).rule
    }
  }

  // MARK: Parts with messages

  private mutating func array<Value>(_ read: (inout ProfileReader) -> Value) -> [Value] {
    let count = bytes.number()
    var values: [Value] = []
    while values.count < count, !bytes.isDamaged { values.append(read(&self)) }
    return values
  }

  private mutating func optional<Value>(_ read: (inout ProfileReader) -> Value) -> Value? {
    bytes.flag() ? read(&self) : nil
  }
}
