internal import IntercepterForms
internal import TextInputIntercepter

extension Request {
  /// A request may bring the rules that a profile may have, and a text of any length.
  private static var limits: ProfileLimits {
    var limits = ProfileLimits.standard
    limits.textLength = .max
    return limits
  }

  /// Reads a line; an error names everything that is wrong with it.
  ///
  /// `patternLibrary` is what the rules of a request may name as their engine.
  static func read(
    _ line: UnsafeBufferPointer<UInt8>, patternLibrary: PatternLibrary? = nil
  ) -> Result<Request, UnreadableLine> {
    Request(plain: line).map(Result.success) ?? readTree(line, patternLibrary: patternLibrary)
  }

  /// Reads a line of any kind by way of a tree of its values, which can tell every error.
  static func readTree(
    _ line: UnsafeBufferPointer<UInt8>, patternLibrary: PatternLibrary? = nil
  ) -> Result<Request, UnreadableLine> {
    let value: JSONValue
    do {
      value = try JSONValue(json: line)
    } catch {
      let place = "column \(error.column), byte \(error.offset)"
      return .failure(UnreadableLine(message: "not JSON: \(error.message) (\(place))"))
    }
    let context = JSONNode.Context(limits: limits, patternLibrary: patternLibrary)
    let id = value.member("id")
    let request = Request(JSONNode(value, path: .root(""), context: context))
    guard let request, context.errors.isEmpty else {
      let message = context.errors.map { $0.description }.joined(separator: "; ")
      var unreadable = UnreadableLine(message: message)
      unreadable.id = id
      return .failure(unreadable)
    }
    return .success(request)
  }

  private init?(_ node: JSONNode) {
    let request = node.object { object -> Request? in
      let id = object["id"]?.value
      let field = object["field"]?.string()
      let specifications = object["rules"]?.entries()?.compactMap(RuleSpecification.init)
      let format = object["format"].flatMap(FormatSpecification.read)
      let composition: CompositionPolicy? = object["composition"]?.choice()
      let ellipsis: EllipsisPolicy? = object["ellipsis"]?.choice()
      guard let question = Question(&object) else { return nil }
      return Request(
        id: id,
        question: question,
        field: field,
        // A pattern that cannot be compiled has been reported.
        rules: specifications?.compactMap { try? $0.makeRule() },
        format: format.flatMap { try? $0.makePreset() },
        composition: composition,
        ellipsis: ellipsis
      )
    }
    guard let request else { return nil }
    self = request
  }
}

extension Request.Question {
  private enum Key: String, CaseIterable {
    case current, edit, step, validate, sanitize, show, measure, submit
  }

  init?(_ object: inout JSONObjectReader) {
    let keys = Key.allCases.filter { object.has($0.rawValue) }
    guard let key = keys.first, keys.count == 1 else {
      let names = (keys.isEmpty ? Key.allCases : keys).map { "“\($0.rawValue)”" }
      object.node.report(
        keys.isEmpty
          ? "expected one of \(names.joined(separator: ", "))"
          : "\(names.joined(separator: " and ")) cannot stand in one request"
      )
      object.ignoreOthers()
      return nil
    }
    guard let question = Self.read(key, &object) else { return nil }
    self = question
  }

  private static func read(_ key: Key, _ object: inout JSONObjectReader) -> Self? {
    switch key {
    case .validate: return object["validate"]?.string().map(Self.validate)
    case .sanitize: return object["sanitize"]?.string().map(Self.sanitize)
    case .show: return object["show"]?.string().map(Self.show)
    case .measure: return object["measure"]?.string().map(Self.measure)
    case .submit: return object["submit"].flatMap { FieldTexts($0) }.map(Self.submit)
    case .step:
      let previous = object.required("previous")?.editingState()
      let count = object["step"]?.integer(from: -9999, to: 9999)
      guard let previous, let count else { return nil }
      return .step(count, of: previous)
    case .current, .edit:
      let previous = object.required("previous")?.editingState()
      let baseline = object.nullable("baseline")?.editingState()
      let current = key == .current ? object["current"]?.editingState() : nil
      let edit = key == .edit ? object["edit"]?.edit() : nil
      guard let previous else { return nil }
      if let edit { return .edit(edit, of: previous, baseline: baseline) }
      return current.map { .change(to: $0, from: previous, baseline: baseline) }
    }
  }
}

extension JSONNode {
  fileprivate func editingState() -> EditingState? {
    object { object in
      EditingState(
        object.required("text")?.string() ?? "",
        selection: object.nullable("selection")?.utf16Range(),
        markedRange: object.nullable("marked")?.utf16Range()
      )
    }
  }

  fileprivate func edit() -> Edit? {
    object { object in
      Edit(
        range: object.required("range")?.utf16Range() ?? 0..<0,
        replacement: object.required("replacement")?.string() ?? ""
      )
    }
  }

  /// A range as two offsets, the first not greater than the second.
  ///
  /// Offsets beyond the text are the engine's business.
  private func utf16Range() -> Range<Int>? {
    let expected = "[from,to], two UTF-16 offsets from 0 with from ≤ to"
    guard case .array(let bounds) = value, bounds.count == 2 else {
      return mismatch(expected: expected)
    }
    guard let lower = bounds[0].offset, let upper = bounds[1].offset, lower <= upper else {
      return mismatch(expected: expected)
    }
    return lower..<upper
  }
}

extension JSONValue {
  /// The member of an object.
  fileprivate func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A whole number from 0.
  fileprivate var offset: Int? {
    guard case .number(let digits) = self, let offset = Int(digits), offset >= 0 else { return nil }
    return offset
  }
}
