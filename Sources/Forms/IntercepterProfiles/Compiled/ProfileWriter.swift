internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A writer of the parts of a compiled profile.
struct ProfileWriter: ProfileCoding {
  var bytes = ByteWriter()
  private var messages: MessageSetWriter
  private let tables: PatternTables
  /// The names of the messages that the written kinds alone report.
  private var used: [String] = []
  /// The parts of the engine that reads the profile.
  private var needed: EngineParts = []

  init(_ messages: Messages, _ tables: PatternTables) {
    (self.messages, self.tables) = (MessageSetWriter(messages), tables)
  }

  /// The compiled profile of everything that was written.
  var profile: [UInt8] {
    var body = ByteWriter()
    body.write(Int(needed.rawValue))
    let all =
      Rule.kinds.flatMap { $0.messages } + Intercepter.kinds.flatMap { $0.messages }
      + FormRule.kinds.flatMap { $0.messages }
    messages.write(to: &body, without: all.filter { !used.contains($0) })
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
      bytes.write((field.isSecret ? 1 : 0) + (field.allowsControlCharacters ? 2 : 0))
      bytes.write(choice: field.composition)
      bytes.write(choice: field.ellipsis)
      bytes.write(field.format != nil)
      if let format = field.format { write(format) }
      bytes.write(field.rules.count)
      for rule in field.rules { write(rule) }
      bytes.write(field.fixes.count)
      for fix in field.fixes { write(fix) }
    }
  }

  mutating func write(_ rules: [FormRuleSpecification], over names: [String]) {
    let numbers = OrderedFieldDictionary(names.enumerated().map { (key: $1, value: $0) })
    bytes.write(rules.count)
    for rule in rules {
      used += rule.messages
      for number in CompiledFormRule.numbers {
        var finder = KindFinder(kind: rule)
        if CompiledFormRule.visit(number, &finder) != nil { bytes.write(number) }
      }
      bytes.write(array: rule.fields) { $0.write(numbers[$1]!) }
      var message = rule.message
      code(message: &message)
    }
  }

  private mutating func write(_ format: FormatSpecification) {
    used += format.messages
    needed.insert(.numbers)
    for number in CompiledFormat.numbers {
      var finder = KindFinder(kind: format)
      guard let write = CompiledFormat.visit(number, &finder) else { continue }
      bytes.write(number)
      return write(&self)
    }
  }

  private mutating func write(_ rule: RuleSpecification) {
    used += rule.messages
    for number in CompiledRule.numbers {
      var finder = KindFinder(kind: rule)
      guard let write = CompiledRule.visit(number, &finder) else { continue }
      bytes.write(number)
      var message = rule.message
      code(message: &message)
      return write(&self)
    }
  }

  private mutating func write(_ fix: FixSpecification) {
    for number in CompiledFix.numbers {
      var finder = KindFinder(kind: fix)
      guard let write = CompiledFix.visit(number, &finder) else { continue }
      bytes.write(number)
      return write(&self)
    }
  }

  mutating func code(message: inout RuleMessage?) {
    bytes.write(message != nil)
    if let message { messages.write(message, to: &bytes) }
  }

  /// Writes the table of a pattern.
  fileprivate mutating func write(_ matches: MatchesKind) {
    // `Profile.compiled` has checked that there is one.
    guard let table = try? tables[matches.pattern, matches.options] else { return }
    bytes.bytes += table
  }

  fileprivate mutating func need(_ parts: EngineParts) { needed.insert(parts) }
}

extension CompiledRule {
  /// Returns the number of a rule's kind, or `nil` for a custom rule.
  static func number(of rule: RuleSpecification) -> Int? {
    numbers.first { number in
      var finder = KindFinder(kind: rule)
      return visit(number, &finder) != nil
    }
  }
}

/// Finds the kind of a value, and returns the closure that writes it.
private struct KindFinder<Product: KindProduct> {
  typealias Write = (inout ProfileWriter) -> Void

  let kind: AnyKind<Product>
}

extension KindFinder: RuleKindVisitor {
  func kind<K: RuleKind>(_ kind: K) -> Write? {
    self.kind.as(K.self).map { kind in
      { writer in
        var kind = kind
        writer.bytes.write(choice: kind.onViolation)
        kind.declare(&writer)
      }
    }
  }

  func coded<K: CompiledRuleKind>(_ kind: K, needing parts: EngineParts) -> Write? {
    guard var own = self.kind.as(K.self) else { return nil }
    own.resolve()
    if !own.isReadable(from: kind) { return nil }
    return { [own] writer in
      var kind = own
      writer.need(parts)
      writer.bytes.write(choice: kind.onViolation)
      kind.code(&writer)
    }
  }

  func matches() -> Write? {
    self.kind.as(MatchesKind.self).map { matches in
      { writer in
        writer.bytes.write(choice: matches.onViolation)
        writer.write(matches)
      }
    }
  }
}

extension KindFinder: FormatKindVisitor, FixKindVisitor, FormRuleKindVisitor {
  func kind<K: FormatKind>(_ kind: K) -> Write? {
    self.kind.as(K.self).map { kind in
      { writer in
        var kind = kind
        kind.declare(&writer)
      }
    }
  }

  func resolved<R: ResolvedFormat>(from initial: R, needing parts: EngineParts) -> Write? {
    guard let source = self.kind.as(R.Source.self) else { return nil }
    let arguments = R(source)
    if !arguments.isReadable(from: initial) { return nil }
    return { writer in
      var arguments = arguments
      writer.need(parts)
      arguments.code(&writer)
    }
  }

  func kind<K: FixKind>(_ kind: K, needing parts: EngineParts) -> Write? {
    self.kind.as(K.self).map { kind in
      { writer in
        var kind = kind
        writer.need(parts)
        kind.declare(&writer)
      }
    }
  }

  func kind<K: FormRuleKind>(_ type: K.Type) -> Write? {
    self.kind.as(K.self).map { _ in { _ in } }
  }
}
