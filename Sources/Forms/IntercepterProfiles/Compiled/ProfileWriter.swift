internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A writer of the parts of a compiled profile, which `ProfileReader` reads.
struct ProfileWriter {
  var bytes = ByteWriter()
  private var messages: MessageSetWriter
  private let tables: PatternTables
  /// The messages that the written rules and formats report.
  var used: [MessageFamily] = []
  /// The parts of the engine that reads the profile.
  var needed: EngineParts = []
  /// The reasons for which parts cannot be written.
  private(set) var errors: [ProfileError] = []

  init(_ messages: Messages, _ tables: PatternTables) {
    self.messages = MessageSetWriter(messages)
    self.tables = tables
  }

  /// The compiled profile of everything that was written.
  var profile: [UInt8] {
    var body = ByteWriter()
    body.write(Int(needed.rawValue))
    let unused = MessageFamily.allCases.filter { !used.contains($0) }
    messages.write(to: &body, without: unused.flatMap { $0.names })
    let parts = body.bytes + bytes.bytes
    return CompiledProfile.header(of: parts) + parts
  }

  mutating func write(_ fields: [(name: String, specification: FieldSpecification)]) {
    bytes.write(fields.count)
    for field in fields { write(field.specification, named: field.name) }
  }

  private mutating func write(_ field: FieldSpecification, named name: String) {
    bytes.write(name)
    bytes.write(optional: field.label) { $0.write($1) }
    bytes.write(field.isRequired)
    bytes.write(field.isVisible)
    bytes.write(field.isSecret)
    bytes.write(choice: field.composition)
    bytes.write(choice: field.ellipsis)
    let path = JSONPath.root("$")["fields"][name]
    // Code size: a comparison with `nil` links that of two formats.
    if let format = field.format {
      bytes.write(true)
      write(format)
    } else {
      bytes.write(false)
    }
    if case .custom? = field.format {
      let message = "a custom format cannot be compiled"
      errors.append(ProfileError(path: path["format"].description, message: message))
    }
    bytes.write(field.rules.count)
    for (index, rule) in field.rules.enumerated() {
      do throws(RuleError) {
        try write(rule)
      } catch {
        let path = path["rules"][index].description
        errors.append(ProfileError(path: path, message: error.message))
      }
    }
    if field.fixes.contains(where: { $0.isOfNumbers }) { needed.insert(.numbers) }
    bytes.write(array: field.fixes) { $0.write($1) }
  }

  private mutating func write(_ message: RuleMessage?) {
    bytes.write(message != nil)
    if let message { messages.write(message, to: &bytes) }
  }

  // MARK: Rules

  private struct RuleError: Error {
    let message: String
  }

  private mutating func write(_ rule: RuleSpecification) throws(RuleError) {
    if case .custom = rule.withoutMessage {
      throw RuleError(message: "a custom rule cannot be compiled")
    }
    bytes.write(kindOf: rule)
    write(rule.message)
    switch rule.withoutMessage {
    case .emoji(let policy, let scope, let onViolation):
      used.append(.emoji)
      bytes.write(choice: onViolation)
      write(policy)
      bytes.write(choice: scope)
    case .maxLength(let limit, let unit, let onViolation):
      bytes.write(choice: onViolation)
      bytes.write(choice: unit)
      bytes.write(limit)
    case .minLength(let limit, let unit):
      bytes.write(choice: ViolationPolicy.reject)
      bytes.write(choice: unit)
      bytes.write(limit)
    case .numbersOnly(let digits, let onViolation):
      bytes.write(choice: onViolation)
      bytes.write(choice: digits)
    case .decimal(let decimal): write(decimal)
    case .allowedCharacters(let text, let onViolation),
      .forbiddenCharacters(let text, let onViolation), .singleLine(let text, let onViolation):
      bytes.write(choice: onViolation)
      bytes.write(text)
    case .matches(let pattern, let options, let engine, let onViolation):
      used.append(.pattern)
      bytes.write(choice: onViolation)
      bytes.bytes += try table(of: pattern, options, engine)
    case .oneOf(let values, let ignoresCase, let onViolation):
      used.append(.oneOf)
      bytes.write(choice: onViolation)
      bytes.write(array: values) { $0.write($1) }
      bytes.write(ignoresCase)
    case .normalizeWidth, .straightPunctuation: bytes.write(choice: ViolationPolicy.reject)
    case .custom, .saying: break
    }
  }

  private func table(
    of pattern: String, _ options: PatternOptions, _ engine: MatchingEngine
  ) throws(RuleError) -> [UInt8] {
    guard engine == .automaton else {
      throw RuleError(message: "a pattern of another engine cannot be compiled")
    }
    do {
      if let table = try tables[pattern, options] { return table }
    } catch {
      throw RuleError(message: error.sentence)
    }
    throw RuleError(message: PatternTables.tooManyStates)
  }

  private mutating func write(_ policy: EmojiPolicy) {
    switch policy {
    case .forbidden: bytes.write(0)
    case .only: bytes.write(1)
    case .allowed(let version):
      bytes.write(2)
      bytes.write(version.major)
      bytes.write(version.minor)
    }
  }

  private mutating func write(_ decimal: DecimalSpecification) {
    let marks = decimal.locale.map { NumberMarks(locale: $0, decimal.digits) }
    used.append(.number)
    needed.insert(.numbers)
    bytes.write(choice: decimal.onViolation)
    bytes.write(decimal.places)
    bytes.write(optional: decimal.integerDigits) { $0.write($1) }
    bytes.write(String(marks?.decimalSeparator ?? decimal.separator))
    bytes.write(marks?.alternatives ?? decimal.alternativeSeparators)
    bytes.write(marks?.grouping ?? decimal.groupingSeparators)
    bytes.write(choice: decimal.digits)
    bytes.write(decimal.negative)
    bytes.write(choice: decimal.leadingZeros)
    bytes.write(choice: decimal.leadingSeparator)
    bytes.write(optional: decimal.minimum) { $0.write($1.description) }
    bytes.write(optional: decimal.maximum) { $0.write($1.description) }
  }

  // MARK: Rules across fields

  mutating func write(_ rules: [FormRuleSpecification], over names: [String]) {
    let places = OrderedFieldDictionary(names.enumerated().map { (key: $1, value: $0) })
    bytes.write(rules.count)
    for rule in rules {
      bytes.write(kindOf: rule)
      bytes.write(array: rule.fields) { $0.write(places[$1]!) }
      switch rule {
      case .equal(_, _, let message):
        used.append(.equal)
        write(message)
      case .required(_, _, let message): write(message)
      case .atLeastOne(_, let message):
        used.append(.atLeastOne)
        write(message)
      }
    }
  }
}

extension FixSpecification {
  /// A Boolean value that indicates whether the normalizer changes numbers alone.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .nfc: false
    case .padDecimals, .removeLeadingZeros, .dropTrailingSeparator: true
    }
  }
}

extension ByteWriter {
  /// Writes the number of a kind in compiled profiles, which is its index in `kinds`.
  fileprivate mutating func write<Specification: NamedSpecification>(kindOf value: Specification) {
    write(Specification.kinds.names().firstIndex(of: value.name)!)
  }

  /// Writes a normalizer.
  fileprivate mutating func write(_ fix: FixSpecification) {
    write(kindOf: fix)
    switch fix {
    case .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .nfc: break
    case .padDecimals(let places, let separator):
      write(places)
      write(optional: separator) { $0.write(String($1)) }
    case .removeLeadingZeros(let separator), .dropTrailingSeparator(let separator):
      write(optional: separator) { $0.write(String($1)) }
    }
  }
}
