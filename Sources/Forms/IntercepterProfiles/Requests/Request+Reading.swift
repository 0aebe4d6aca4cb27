internal import IntercepterForms
internal import TextInputIntercepter
internal import TextTools

extension Request {
  /// Reads a line; an error names everything that is wrong with it.
  ///
  /// `patternLibrary` is what the rules of a request may name as their engine.
  init(
    _ line: UnsafeBufferPointer<UInt8>, patternLibrary: PatternLibrary? = nil
  ) throws(UnreadableLine) {
    let text: JSONText
    do throws(JSONSyntaxError) {
      text = try JSONText(line, patternLibrary: patternLibrary)
    } catch {
      let place = "column \(error.place.column), byte \(error.offset)"
      throw UnreadableLine(message: "not JSON: \(error.message) (\(place))")
    }
    var id: JSONValue?
    let request = JSONNode(text).object { object in
      let key = object.firstQuestion
      var isPlain = object.isOnlyQuestion
      if !isPlain || object.isSecond {
        id = object["id"]?.value
        isPlain = object.isOnlyQuestion
      }
      // Most requests are a question and nothing else.
      if let key, isPlain, !object.isSecond {
        return object.question(key).map { Request(id: id, question: $0) }
      }
      return Request(&object, id, key)
    }
    guard let request, text.reportCount == 0 else {
      let message = text.context.errors(in: text).map { $0.description }.joined(separator: "; ")
      throw UnreadableLine(message: message, id: id)
    }
    self = request
  }

  private init?(_ object: inout JSONObjectReader, _ id: JSONValue?, _ key: Question.Key?) {
    let field = object["field"]?.stringOfAnyLength()
    let specifications = object["rules"]?.entries()?.compactMap { RuleSpecification.read($0) }
    let format = object["format"].flatMap { FormatSpecification.read($0) }
    let composition: CompositionPolicy? = object["composition"]?.choice()
    let ellipsis: EllipsisPolicy? = object["ellipsis"]?.choice()
    guard let key = object.onlyQuestion(key), let question = object.question(key) else {
      return nil
    }
    self.init(
      id: id,
      question: question,
      field: field,
      rules: specifications.map { $0.compactMap(object.node.context.rule) },
      format: format.flatMap { try? $0.makePreset() },
      composition: composition,
      ellipsis: ellipsis
    )
  }
}

extension Question {
  /// The member of a request that is its question.
  fileprivate enum Key: String {
    case current, edit, step, validate, sanitize, show, measure, submit

    static let all: [Key] = [
      .current, .edit, .step, .validate, .sanitize, .show, .measure, .submit,
    ]
  }
}

extension JSONObjectReader {
  fileprivate var firstQuestion: Question.Key? { Question.Key.all.first { has($0.rawValue) } }

  /// Whether no members are left but a question and the states that it may have.
  fileprivate var isOnlyQuestion: Bool {
    var others = countUnasked - 1
    if others > 0, has("previous") { others -= 1 }
    if others > 0, has("baseline") { others -= 1 }
    return others == 0
  }

  /// The question, or an error if there is not exactly one.
  fileprivate mutating func onlyQuestion(_ first: Question.Key?) -> Question.Key? {
    if first != nil, isOnlyQuestion { return first }
    let found = Question.Key.all.filter { has($0.rawValue) }
    if found.count == 1 { return first }
    // Which other members there may be is unknown.
    ignoreOthers()
    let names = (found.isEmpty ? Question.Key.all : found).map { "“\($0.rawValue)”" }
    node.report(
      found.isEmpty
        ? "expected one of \(names.joined(separator: ", "))"
        : "\(names.joined(separator: " and ")) cannot stand in one request")
    return nil
  }

  fileprivate mutating func question(_ key: Question.Key) -> Question? {
    var (previous, baseline) = (EditingState?.none, EditingState?.none)
    if key == .current || key == .edit || key == .step {
      previous = required("previous")?.state()
    }
    if key == .current || key == .edit {
      baseline = self["baseline"].flatMap { $0.isNull ? nil : $0.state() }
    }
    guard let value = self[key.rawValue] else { return nil }
    switch key {
    case .current:
      guard let current = value.state(), let previous else { return nil }
      return .change(to: current, from: previous, baseline: baseline)
    case .edit:
      guard let edit = value.edit(), let previous else { return nil }
      return .edit(edit, of: previous, baseline: baseline)
    case .step:
      guard let count = value.integer(from: -9999, to: 9999), let previous else { return nil }
      return .step(count, of: previous)
    case .validate: return value.stringOfAnyLength().map(Question.validate)
    case .sanitize: return value.stringOfAnyLength().map(Question.sanitize)
    case .show: return value.stringOfAnyLength().map(Question.show)
    case .measure: return value.stringOfAnyLength().map(Question.measure)
    case .submit: return FieldTexts(value).map(Question.submit)
    }
  }
}

extension JSONNode {
  fileprivate var isNull: Bool { json.first(at: index) == "n" }

  fileprivate func state() -> EditingState? {
    object { object in
      let text = object.required("text")?.stringOfAnyLength()
      let selection = object["selection"].flatMap { $0.isNull ? nil : $0.range() }
      let marked = object["marked"].flatMap { $0.isNull ? nil : $0.range() }
      return text.map { EditingState($0, selection: selection, markedRange: marked) }
    }
  }

  fileprivate func edit() -> Edit? {
    object { object in
      let range = object.required("range")?.range()
      let replacement = object.required("replacement")?.stringOfAnyLength()
      guard let range, let replacement else { return nil }
      return Edit(range: range, replacement: replacement)
    }
  }

  /// Reads a range; offsets beyond the text are the engine's business.
  private func range() -> Range<Int>? {
    let (lower, upper) = (index + 1, index + 2)
    guard json.first(at: index) == "[", json.tokens[index].next == upper + 1,
      let from = json.integer(at: lower), let to = json.integer(at: upper), 0 <= from, from <= to
    else {
      return mismatch(expected: "[from,to], two whole UTF-16 offsets from 0 with from ≤ to")
    }
    return from..<to
  }
}
