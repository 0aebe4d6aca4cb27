internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A writer of the parts of a compiled profile.
struct ProfileWriter: ProfileCoding {
  var bytes = ByteWriter()
  private var messages: MessageSetWriter
  private let tables: PatternTables
  /// The messages that the written rules and formats report.
  private var used: [MessageFamily] = []
  /// The parts of the engine that reads the profile.
  private var needed: EngineParts = []

  init(_ messages: Messages, _ tables: PatternTables) {
    (self.messages, self.tables) = (MessageSetWriter(messages), tables)
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

  mutating func write(_ fields: ArraySlice<Profile.Field>) {
    bytes.write(fields.count)
    for (name, field) in fields {
      bytes.write(name)
      bytes.write(optional: field.label) { $0.write($1) }
      bytes.write(field.isRequired)
      bytes.write(field.isVisible)
      bytes.write(field.isSecret)
      bytes.write(field.allowsControlCharacters)
      bytes.write(choice: field.composition)
      bytes.write(choice: field.ellipsis)
      var format = field.format.map(ResolvedFormat.init)
      code(&format, from: ResolvedFormat()) { $1.code(&$0) }
      bytes.write(field.rules.count)
      for rule in field.rules {
        var (resolved, message) = (ResolvedRule(rule), rule.message)
        resolved.code(&self, message: &message)
      }
      var fixes = field.fixes.map(ResolvedFix.init)
      code(&fixes, from: ResolvedFix()) { $1.code(&$0) }
    }
  }

  mutating func write(_ rules: [FormRuleSpecification], over names: [String]) {
    let numbers = OrderedFieldDictionary(names.enumerated().map { (key: $1, value: $0) })
    var rules = rules.map { ResolvedFormRule($0, numbers) }
    code(&rules, from: ResolvedFormRule()) { $1.code(&$0, fields: 0...max(0, names.count - 1)) }
  }

  mutating func code(message: inout RuleMessage?) {
    bytes.write(message != nil)
    if let message { messages.write(message, to: &bytes) }
  }

  mutating func code(
    table: inout Rule?, of pattern: (text: String, options: PatternOptions)?,
    _ onViolation: ViolationPolicy
  ) {
    // `Profile.compiled` has checked that there is one.
    guard let pattern, let table = try? tables[pattern.text, pattern.options] else { return }
    bytes.bytes += table
  }

  mutating func need(_ parts: EngineParts) -> Bool {
    needed.insert(parts)
    return true
  }

  mutating func use(_ messages: MessageFamily) { used.append(messages) }
}
