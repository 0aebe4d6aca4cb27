internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A reader of the parts of a compiled profile.
struct ProfileReader: ProfileCoding {
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
    if names.count < fields.count { fail() }
    let rules = array { $0.formRule(fields) }
    guard bytes.isAtEnd, !isDamaged else { return nil }
    return FormValidator(fields: fields, rules: rules.compactMap { $0 })
  }

  private mutating func field() -> FormField {
    let name = bytes.text()
    let label = bytes.optional { $0.text() }
    let isRequired = bytes.flag()
    let isVisible = bytes.flag()
    let isSecret = bytes.flag()
    let allowsControlCharacters = bytes.flag()
    let composition: CompositionPolicy = bytes.choice()
    let ellipsis: EllipsisPolicy = bytes.choice()
    let preset = bytes.flag() ? preset() : nil
    let rules = array { $0.rule() }
    let fixes = array { $0.fix() }
    let intercepter = Intercepter(
      preset: preset, rules: rules.compactMap { $0 }, composition: composition, ellipsis: ellipsis)
    return FormField(
      name, intercepter, label: label, isRequired: isRequired, isVisible: isVisible,
      isSecret: isSecret, allowsControlCharacters: allowsControlCharacters, fixes: fixes)
  }

  private mutating func preset() -> Intercepter? {
    var format = ResolvedFormat()
    format.code(&self)
    if isDamaged { return nil }
    do throws(PatternError) {
      return try format.makePreset()
    } catch {
      fail()
      return nil
    }
  }

  private mutating func rule() -> Rule? {
    var (rule, message) = (ResolvedRule(), RuleMessage?.none)
    rule.code(&self, message: &message)
    guard !isDamaged, let made = rule.rule else {
      fail()
      return nil
    }
    return message.map(made.saying) ?? made
  }

  private mutating func fix() -> Normalizer {
    var fix = ResolvedFix()
    fix.code(&self)
    return fix.fix
  }

  private mutating func formRule(_ fields: [FormField]) -> FormRule? {
    var rule = ResolvedFormRule()
    rule.code(&self, fields: 0...max(0, fields.count - 1))
    let made = isDamaged ? nil : rule.rule(over: fields)
    if made == nil { fail() }
    return made
  }

  private mutating func array<Value>(_ read: (inout ProfileReader) -> Value) -> [Value] {
    let count = bytes.number()
    var values: [Value] = []
    while values.count < count, !isDamaged { values.append(read(&self)) }
    return values
  }

  mutating func code(message: inout RuleMessage?) {
    message = bytes.flag() ? messages.message(from: &bytes) : nil
  }

  mutating func code(
    table: inout Rule?, of pattern: (text: String, options: PatternOptions)?,
    _ onViolation: ViolationPolicy
  ) {
    tableCount += 1
    table = tableCount > Self.mostTables ? nil : .matches(from: &bytes, onViolation: onViolation)
  }

  @inline(__always)
  mutating func need(_ parts: EngineParts) -> Bool {
    if EngineParts.linked.isSuperset(of: parts) { return true }
    fail()
    return false
  }

  mutating func use(_ messages: MessageFamily) {}
}
