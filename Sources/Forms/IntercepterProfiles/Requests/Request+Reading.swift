internal import IntercepterForms
internal import TextInputIntercepter
internal import TextTools

extension Request {
  /// Reads a line.
  ///
  /// - Parameter patternLibrary: The library that the rules of a request may name as their engine.
  /// - Throws: An error with everything that is wrong with the line.
  init(
    _ line: UnsafeBufferPointer<UInt8>, patternLibrary: PatternLibrary? = nil
  ) throws(UnreadableLine) {
    let value: JSONValue
    do {
      value = try JSONValue(json: line)
    } catch {
      let place = "column \(error.place.column), byte \(error.offset)"
      throw UnreadableLine(message: "not JSON: \(error.message) (\(place))")
    }
    // A text may have any length, unlike those of a profile.
    var limits = ProfileLimits.standard
    limits.textLength = .max
    let context = JSONNode.Context(limits: limits, patternLibrary: patternLibrary)
    let request = JSONNode(value, path: .root(""), context: context).object { Request(&$0) }
    guard let request, context.count == 0 else {
      let message = context.errors.map { $0.description }.joined(separator: "; ")
      throw UnreadableLine(message: message, id: value["id"])
    }
    self = request
  }

  private init?(_ object: inout JSONObjectReader) {
    id = object["id"]?.value
    field = object["field"]?.string()
    let specifications = object["rules"]?.entries()?.compactMap { RuleSpecification.read($0) }
    rules = specifications.map { $0.compactMap(object.node.context.rule) }
    format = object["format"].flatMap { FormatSpecification.read($0) }
      .flatMap { try? $0.makePreset() }
    composition = object["composition"]?.choice()
    ellipsis = object["ellipsis"]?.choice()
    guard let question = object.question() else { return nil }
    self.question = question
  }
}

extension JSONObjectReader {
  private static let questions = [
    "current", "edit", "step", "validate", "sanitize", "show", "measure", "submit",
  ]

  fileprivate mutating func question() -> Question? {
    let found = Self.questions.filter { has($0) }
    guard found.count == 1 else {
      let list = (found.isEmpty ? Self.questions : found).map { "“\($0)”" }
      node.report(
        found.isEmpty
          ? "expected one of \(list.joined(separator: ", "))"
          : "\(list.joined(separator: " and ")) cannot stand in one request")
      ignoreOthers()
      return nil
    }
    let name = found[0]
    let hasState = name == "current" || name == "edit" || name == "step"
    let previous = hasState ? required("previous")?.state() : nil
    let baseline = hasState && name != "step" ? self["baseline"]?.optionalState() : nil
    guard let node = self[name] else { return nil }
    switch name {
    case "validate": return node.string().map(Question.validate)
    case "sanitize": return node.string().map(Question.sanitize)
    case "show": return node.string().map(Question.show)
    case "measure": return node.string().map(Question.measure)
    case "submit": return FieldTexts(node).map(Question.submit)
    case "step":
      guard let count = node.integer(from: -9999, to: 9999), let previous else { return nil }
      return .step(count, of: previous)
    case "edit":
      guard let edit = node.edit(), let previous else { return nil }
      return .edit(edit, of: previous, baseline: baseline)
    default:
      guard let current = node.state(), let previous else { return nil }
      return .change(to: current, from: previous, baseline: baseline)
    }
  }
}

extension JSONNode {
  fileprivate func state() -> EditingState? {
    object { object in
      let text = object.required("text")?.string()
      let selection = object["selection"]?.optionalRange()
      let marked = object["marked"]?.optionalRange()
      return text.map { EditingState($0, selection: selection, markedRange: marked) }
    }
  }

  fileprivate func optionalState() -> EditingState? { value == .null ? nil : state() }

  fileprivate func edit() -> Edit? {
    object { object in
      let range = object.required("range")?.range()
      let replacement = object.required("replacement")?.string()
      guard let range, let replacement else { return nil }
      return Edit(range: range, replacement: replacement)
    }
  }

  private func optionalRange() -> Range<Int>? { value == .null ? nil : range() }

  /// Returns a range of UTF-16 offsets, which may be beyond the text.
  private func range() -> Range<Int>? {
    guard case .array(let bounds) = value, bounds.count == 2,
      case (.number(let lower), .number(let upper)) = (bounds[0], bounds[1]),
      let lower = Int(lower), let upper = Int(upper), 0 <= lower, lower <= upper
    else {
      return mismatch(expected: "[from,to], two UTF-16 offsets from 0 with from ≤ to")
    }
    return lower..<upper
  }
}
