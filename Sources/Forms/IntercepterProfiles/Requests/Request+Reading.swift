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
    var reader = RequestReader(json: JSONReader(bytes: line), patternLibrary: patternLibrary)
    do {
      try reader.read()
    } catch {
      let place = "column \(error.place.column), byte \(error.offset)"
      throw UnreadableLine(message: "not JSON: \(error.message) (\(place))")
    }
    reader.report(.field)
    let specifications = reader.node(.rules)?.entries()?.compactMap { RuleSpecification.read($0) }
    let format = reader.node(.format).flatMap { FormatSpecification.read($0) }
    let composition: CompositionPolicy? = reader.node(.composition)?.choice()
    let ellipsis: EllipsisPolicy? = reader.node(.ellipsis)?.choice()
    guard let question = reader.question(), !reader.hasErrors else {
      let message = reader.context.errors.map { $0.description }.joined(separator: "; ")
      throw UnreadableLine(message: message, id: reader.id)
    }
    self.init(
      id: reader.id,
      question: question,
      field: reader.field,
      rules: specifications.map { $0.compactMap(reader.context.rule) },
      format: format.flatMap { try? $0.makePreset() },
      composition: composition,
      ellipsis: ellipsis
    )
  }
}

extension RequestReader {
  /// Whether an error has been reported; most requests have no use for the context.
  fileprivate var hasErrors: Bool {
    mutating get { !faults.isEmpty || !others.isEmpty && !context.errors.isEmpty }
  }

  /// The question, once the errors in all members before it have been reported.
  fileprivate mutating func question() -> Question? {
    guard isObject else {
      report(nil)
      return nil
    }
    let keys = found & RequestName.questions
    guard keys.nonzeroBitCount == 1, let key = RequestName.first(in: keys, where: { _ in true })
    else {
      let names = RequestName.words(of: keys == 0 ? RequestName.questions : keys)
      let list = names.map { "“\($0)”" }.joined(separator: keys == 0 ? ", " : " and ")
      let message = keys == 0 ? "expected one of \(list)" : "\(list) cannot stand in one request"
      context.report(message, at: .root(""))
      return nil
    }
    var names = RequestName.ofEveryRequest | key.bit
    if key == .current || key == .edit || key == .step { names |= RequestName.previous.bit }
    if key == .current || key == .edit { names |= RequestName.baseline.bit }
    if names & ~found & RequestName.previous.bit != 0 {
      context.report("“previous” is missing", at: .root(""))
    }
    for (name, start) in [(.previous, starts.previous), (.baseline, starts.baseline), (key, 0)] {
      if names & name.bit != 0 {
        report(name)
      } else if found & name.bit != 0 {
        faults.append(Fault(owner: nil, child: name.word, order: start))
      }
    }
    let question = question(of: key)
    report(nil, names)
    return question
  }

  private mutating func question(of key: RequestName) -> Question? {
    switch key {
    case .validate: return text.map(Question.validate)
    case .sanitize: return text.map(Question.sanitize)
    case .show: return text.map(Question.show)
    case .measure: return text.map(Question.measure)
    case .submit: return node(.submit).flatMap { FieldTexts($0) }.map(Question.submit)
    case .step:
      let count = node(.step)?.integer(from: -9999, to: 9999)
      guard let previous, let count else { return nil }
      return .step(count, of: previous)
    default:
      guard let previous else { return nil }
      if let edit { return .edit(edit, of: previous, baseline: baseline) }
      return current.map { .change(to: $0, from: previous, baseline: baseline) }
    }
  }

  /// A member that few requests have.
  fileprivate mutating func node(_ name: RequestName) -> JSONNode? {
    guard let index = others.firstIndex(where: { $0.name == name }) else { return nil }
    return JSONNode(others[index].value, path: .root("")[name.word], context: context)
  }

  /// Reports the errors of one owner; a request may have members of the names `known`.
  fileprivate mutating func report(_ owner: RequestName?, _ known: Int = 0) {
    if faults.isEmpty { return }
    let own = faults.filter { $0.owner == owner }
    for index in orderedIndices(own.count, { own[$0].order < own[$1].order })
    where !context.isFull {
      let fault = own[index]
      var path = JSONPath.root("")
      for name in [owner?.word, fault.child] { path = name.map { path[$0] } ?? path }
      let known = RequestName.words(of: owner == nil ? known : RequestName.known(in: owner))
      context.report(fault.message ?? (fault.child ?? "").unknown(among: known), at: path)
    }
  }
}
