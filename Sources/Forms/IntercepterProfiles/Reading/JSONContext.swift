package import IntercepterForms
internal import TextTools
package import TextInputIntercepter

extension JSONNode {
  /// The state that all nodes of a text share: the limits and the errors.
  package final class Context {
    let limits: ProfileLimits
    /// The custom rules that the text may use.
    let customRules: RuleLibrary
    let kinds: FieldKinds
    /// The library that compiles the patterns with another engine than the built-in one.
    let patternLibrary: PatternLibrary?
    /// The tables that the patterns must have, if the profile is compiled.
    let patternTables: PatternTables?
    /// The names of the form's fields, once they have been read.
    var fields: Set<FieldName> = []
    /// The total length of the patterns read so far, in UTF-16 code units.
    var patternLengths = 0
    /// The rules that have been made of patterns, to report the errors of these.
    var patternRules: [(kind: MatchesKind, rule: Rule)] = []
    /// A Boolean value that indicates whether an object of the text has a repeated name.
    private(set) var hasRepeatedNames = false
    /// The number of reports, including repeated reports of the same error.
    private(set) var count = 0

    private var reports: [(path: JSONPath, message: String)] = []
    /// The keys of the reports, each a path and a message.
    private var known: Set<FieldName> = []
    private var isIncomplete = false

    package init(
      limits: ProfileLimits, customRules: RuleLibrary = [:], patternLibrary: PatternLibrary? = nil,
      patternTables: PatternTables? = nil, kinds: FieldKinds = .standard
    ) {
      self.kinds = kinds
      self.patternTables = patternTables
      self.limits = limits
      self.customRules = customRules
      self.patternLibrary = patternLibrary
    }

    /// A Boolean value that indicates whether the limit on the number of errors is reached.
    var isFull: Bool { reports.count >= limits.errors }

    func report(_ message: String, at path: JSONPath) {
      count += 1
      let key = FieldName(path.key + message)
      if known.contains(key) { return }
      if isFull { return isIncomplete = true }
      known.insert(key)
      reports.append((path, message))
    }
  }
}

extension JSONNode.Context {
  /// Creates the rule of a specification, without compiling its pattern again.
  ///
  /// - Returns: `nil` if its pattern cannot be compiled, which has been reported.
  func rule(_ specification: RuleSpecification) -> Rule? {
    let plain =
      if let matches = specification.as(MatchesKind.self) {
        patternRules.first { $0.kind == matches }?.rule
      } else {
        try? specification.withoutMessage.makeRule()
      }
    return specification.message.flatMap { message in plain.map { $0.saying(message) } } ?? plain
  }

  /// Reads a whole text.
  func read<Result>(
    json: [UInt8], _ make: (JSONNode) -> Result?
  ) throws(ProfileErrors) -> Result {
    try json.withUnsafeBufferPointer { bytes throws(ProfileErrors) in
      let value: JSONValue
      do throws(JSONSyntaxError) {
        value = try JSONValue(json: bytes, repeatedNames: true)
      } catch {
        throw ProfileErrors([ProfileError(path: "$", message: error.message, at: error.place)])
      }
      let root = JSONNode(value, path: .root("$"), context: self)
      root.reportRepeatedNames()
      hasRepeatedNames = count > 0
      guard let result = make(root), count == 0 else { throw ProfileErrors(errors(in: bytes)) }
      return result
    }
  }

  /// The errors, in the order in which they were reported.
  package var errors: [ProfileError] {
    reports.map { ProfileError(path: $0.path.description, message: $0.message) }
  }

  /// Returns the errors with their places, in the order of the text.
  private func errors(in json: UnsafeBufferPointer<UInt8>) -> [ProfileError] {
    let offsets = JSONReader.offsets(of: reports.map { $0.path }, in: json)
    let order = orderedIndices(reports.count) { offsets[$0] < offsets[$1] }
    var places = PlaceCounter(UnsafeRawBufferPointer(json))
    var errors = order.map { index in
      ProfileError(
        path: reports[index].path.description, message: reports[index].message,
        at: places.place(of: offsets[index]))
    }
    if isIncomplete {
      errors.append(ProfileError(path: "$", message: "there are more errors"))
    }
    return errors
  }
}

extension JSONNode {
  /// Reports every repeated name of an object.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  fileprivate func reportRepeatedNames() {
    switch value {
    case .object:
      var names: Set<FieldName> = []
      for (name, node) in members() ?? [] {
        if !names.insert(FieldName(name)).inserted {
          node.report("the name \(name.quoted) appears twice")
        }
        node.reportRepeatedNames()
      }
    case .array: elements()?.forEach { $0.reportRepeatedNames() }
    case .string, .number, .boolean, .null: break
    }
  }
}
