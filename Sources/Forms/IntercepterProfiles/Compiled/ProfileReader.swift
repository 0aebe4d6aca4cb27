internal import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
internal import TextInputIntercepter

/// A reader of the parts of a compiled profile.
struct ProfileReader: ProfileCoding {
  var bytes: ByteReader
  let messages: MessageSet
  private var tableCount = 0
  /// The policy of the rule that is being read.
  private var onViolation = ViolationPolicy.reject
  /// The fields of the rule across fields that is being read.
  private var names: [String] = []

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
    let flags = bytes.number(in: 0...3)
    let composition: CompositionPolicy = bytes.choice()
    let ellipsis: EllipsisPolicy = bytes.choice()
    let preset = bytes.flag() ? preset() : nil
    let rules = array { $0.rule() }
    let fixes = array { $0.fix() }
    let intercepter = Intercepter(
      preset: preset, rules: rules.compactMap { $0 }, composition: composition, ellipsis: ellipsis)
    return FormField(
      name, intercepter, label: label, isRequired: isRequired, isVisible: isVisible,
      isSecret: flags & 1 == 1, allowsControlCharacters: flags & 2 == 2, fixes: fixes)
  }

  private mutating func preset() -> Intercepter? {
    guard need(.numbers) else { return nil }
    let preset = CompiledFormat.visit(bytes.number(in: CompiledFormat.numbers), &self)
    if preset == nil { fail() }
    return preset
  }

  private mutating func rule() -> Rule? {
    let number = bytes.number(in: CompiledRule.numbers)
    let message = bytes.flag() ? messages.message(from: &bytes) : nil
    onViolation = bytes.choice()
    guard let rule = CompiledRule.visit(number, &self), !isDamaged else {
      fail()
      return nil
    }
    return message.map(rule.saying) ?? rule
  }

  private mutating func fix() -> Fix {
    CompiledFix.visit(bytes.number(in: CompiledFix.numbers), &self) ?? .verbatim
  }

  private mutating func formRule(_ fields: [FormField]) -> FormRule? {
    let number = bytes.number(in: CompiledFormRule.numbers)
    names = array { reader in
      let place = reader.bytes.number(in: 0...max(0, fields.count - 1))
      return place < fields.count ? fields[place].name : ""
    }
    let message = bytes.flag() ? messages.message(from: &bytes) : nil
    guard !fields.isEmpty, !isDamaged, let rule = CompiledFormRule.visit(number, &self) else {
      fail()
      return nil
    }
    return message.map(rule.saying) ?? rule
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

  @inline(__always)
  fileprivate mutating func need(_ parts: EngineParts) -> Bool {
    if EngineParts.linked.isSuperset(of: parts) { return true }
    fail()
    return false
  }
}

extension ProfileReader: RuleKindVisitor {
  mutating func kind<K: RuleKind>(_ kind: K) -> Rule? {
    var kind = kind
    kind.onViolation = onViolation
    kind.declare(&self)
    return isDamaged ? nil : try? kind.rule
  }

  @inline(__always)
  mutating func coded<K: CompiledRuleKind>(_ kind: K, needing parts: EngineParts) -> Rule? {
    need(parts) ? coded(kind) : nil
  }

  private mutating func coded<K: CompiledRuleKind>(_ kind: K) -> Rule? {
    var kind = kind
    kind.onViolation = onViolation
    kind.code(&self)
    return isDamaged ? nil : kind.resolvedRule
  }

  mutating func matches() -> Rule? {
    tableCount += 1
    return tableCount > Self.mostTables
      ? nil : .matches(from: &bytes, onViolation: onViolation)
  }
}

extension ProfileReader: FormatKindVisitor {
  mutating func kind<K: FormatKind>(_ kind: K) -> Intercepter? {
    var kind = kind
    kind.declare(&self)
    return isDamaged ? nil : try? kind.preset
  }

  @inline(__always)
  mutating func resolved<R: ResolvedFormat>(
    from initial: R, needing parts: EngineParts
  ) -> Intercepter? { need(parts) ? resolved(from: initial) : nil }

  private mutating func resolved<R: ResolvedFormat>(from initial: R) -> Intercepter? {
    var arguments = initial
    arguments.code(&self)
    return isDamaged ? nil : try? arguments.preset
  }
}

extension ProfileReader: FixKindVisitor, FormRuleKindVisitor {
  @inline(__always)
  mutating func kind<K: FixKind>(_ kind: K, needing parts: EngineParts) -> Fix? {
    need(parts) ? self.kind(kind) : nil
  }

  private mutating func kind<K: FixKind>(_ kind: K) -> Fix? {
    var kind = kind
    kind.declare(&self)
    return isDamaged ? nil : kind.fix
  }

  mutating func kind<K: FormRuleKind>(_ type: K.Type) -> FormRule? { K(fields: names)?.rule }
}
