internal import IntercepterForms
internal import TextInputIntercepter
internal import TextTools

extension JSONObjectReader {
  /// Reads an argument, or reports an error.
  mutating func value(_ argument: KindArgument, _ form: ArgumentForm) -> ArgumentValue? {
    let label = argument.label
    if let excluder = argument.excluder, has(excluder) {
      self[label]?.report("the \(excluder) already determines this")
      return nil
    }
    var isRequired = argument.isRequired
    if let condition = argument.condition {
      isRequired = value(of: condition.label) == .string(condition.value)
      if !isRequired {
        let node = self[label]
        if isSound {
          node?.report("only for the \(condition.label) “\(condition.value)”")
        }
        return nil
      }
    }
    guard let node = isRequired ? required(label) : self[label] else { return nil }
    if let former = argument.former, node.value == .string(former.name) {
      return .text(former.current)
    }
    if argument.isTimeLimit, case .integer(let range) = form {
      let limit = node.context.limits.patternTimeLimit
      return node.integer(from: range.lowerBound, to: limit).map { .integer($0) }
    }
    return node.value(form)
  }
}

extension JSONNode {
  fileprivate func value(_ form: ArgumentForm) -> ArgumentValue? {
    switch form {
    case .text(let form): text(form).map { .text($0) }
    case .integer(let range):
      integer(from: range.lowerBound, to: range.upperBound).map { .integer($0) }
    case .flag: boolean().map { .flag($0) }
    case .choice(let names): choice(of: names).map { .text($0) }
    case .number: number().map { .number($0) }
    case .list(let entries, let form): list(entries, form).map { .list($0) }
    case .message, .kind, .kinds: nil
    }
  }

  private func text(_ form: TextForm) -> String? {
    switch form.role {
    case .fieldName: return fieldName()
    case .patternLibrary: return patternLibrary()
    case .plain, .pattern, .json: break
    }
    let expected = form.expected ?? "a string"
    if form.isExpectedOfAnyValue {
      guard case .string(let text) = value, form.isValid(text) else {
        return mismatch(expected: expected)
      }
      return text
    }
    guard let text = string() else { return nil }
    return form.isValid(text) ? text : mismatch(expected: expected)
  }

  /// Reads an exact number: a JSON number without an exponent, or a string.
  private func number() -> DecimalNumber? {
    switch value {
    case .number(let text), .string(let text):
      guard isWithin(context.limits.digits, text.utf8.count, "digits") else { return nil }
      if let number = DecimalNumber(text) { return number }
    default: break
    }
    return mismatch(expected: "a decimal number such as 0.01 or \"0.01\"")
  }

  private func list(_ entries: [ArgumentList.Entry], _ form: ListForm) -> [[ArgumentValue?]]? {
    if form.isDictionary { return dictionary(entries) }
    if let expected = form.expected, case .array([]) = value {
      if !form.isLimitedByLength { return mismatch(expected: expected) }
      report("expected \(expected)")
      return nil
    }
    guard let nodes = form.isLimitedByLength ? elements() : self.entries() else { return nil }
    let values = nodes.compactMap { node -> [ArgumentValue?]? in
      if entries.count == 1 { return node.value(entries[0].form).map { [$0] } }
      if form.isShort, case .string = node.value { return [node.value(entries[0].form)] }
      return node.object { object in entries.map { object.value($0.argument, $0.form) } }
    }
    if form.isLimitedByLength {
      let length = nodes.reduce(0) { length, node in
        if case .string(let text) = node.value { length + text.utf8.count } else { length }
      }
      let isWithin = isWithin(context.limits.textLength, length, "bytes in all values")
      return isWithin ? values : nil
    }
    return values
  }

  /// Reads elements with a key and a text.
  private func dictionary(_ entries: [ArgumentList.Entry]) -> [[ArgumentValue?]]? {
    members()?.compactMap { name, node in
      guard case .text(let key) = entries[0].form, key.isValid(name) else {
        if case .text(let key) = entries[0].form {
          node.report("expected \(key.expected ?? "a name"), found \(name.quoted)")
        }
        return nil
      }
      return node.value(entries[1].form).map { [.text(name), $0] }
    }
  }

  /// Reads the name of a linked library of patterns, or of the built-in engine.
  private func patternLibrary() -> String? {
    // The name “icu” is known even if ICU is not linked.
    var names = ["automaton", "icu"]
    let library = context.patternLibrary
    if let library, !names.contains(library.name) { names.append(library.name) }
    guard let name = choice(of: names) else { return nil }
    if name == "automaton" || name == library?.name { return name }
    report("“\(name)” is not linked; this pattern needs IntercepterICU")
    return nil
  }

  /// Returns the name of an existing field, or reports an error.
  func fieldName() -> String? {
    guard let name = string() else { return nil }
    let fields = context.fields
    if fields.contains(FieldName(name)) { return name }
    // Comparing the name with a great many others would be slow.
    let isCheap = fields.count <= 50 && !context.isFull
    let hint = isCheap ? name.suggestion(in: fields.map { $0.text }.sortedByBytes()) : nil
    report("there is no field \(name.quoted)\(hint.map { "; \($0)" } ?? "")")
    return nil
  }
}
