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
    /// The number of reports, including repeated reports of the same error.
    private(set) var count = 0

    /// The name of the whole text in paths.
    private let root: JSONPath
    private var reports: [(index: Int, message: String)] = []
    /// The keys of the reports, each an index and a message.
    private var known: Set<FieldName> = []
    private var isIncomplete = false

    package init(
      limits: ProfileLimits, customRules: RuleLibrary = [:], patternLibrary: PatternLibrary? = nil,
      patternTables: PatternTables? = nil, kinds: FieldKinds = .standard,
      root: String = "$"
    ) {
      self.root = .root(root)
      self.kinds = kinds
      self.patternTables = patternTables
      self.limits = limits
      self.customRules = customRules
      self.patternLibrary = patternLibrary
    }

    /// A Boolean value that indicates whether the limit on the number of errors is reached.
    var isFull: Bool { reports.count >= limits.errors }

    /// Reports an error at a value of the text.
    func report(_ message: String, at index: Int) {
      count += 1
      let key = FieldName("\(index) \(message)")
      if known.contains(key) { return }
      if isFull { return isIncomplete = true }
      known.insert(key)
      reports.append((index, message))
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

  /// Reads a whole text; the errors are in the order of the text.
  func read<Result>(
    json: [UInt8], _ make: (JSONNode) -> Result?
  ) throws(ProfileErrors) -> Result {
    let text: JSONText
    do throws(JSONSyntaxError) {
      text = try json.withUnsafeBufferPointer { json throws(JSONSyntaxError) in
        try JSONText(json, self, repeatedNames: true)
      }
    } catch {
      throw ProfileErrors([ProfileError(path: "$", message: error.message, at: error.place)])
    }
    let root = JSONNode(text)
    root.reportRepeatedNames()
    if let result = make(root), count == 0 { return result }
    var places = PlaceCounter(UnsafeRawBufferPointer(text.bytes))
    // Tokens are in the order of the text.
    let order = orderedIndices(reports.count) { reports[$0].index < reports[$1].index }
    let incomplete = ProfileError(path: "$", message: "there are more errors")
    throw ProfileErrors(
      errors(in: text, order) { places.place(of: $0) } + (isIncomplete ? [incomplete] : []))
  }

  /// Reads a value; the errors are in the order in which they were reported, without places.
  package func read<Result>(
    _ value: JSONValue, _ make: (JSONNode) -> Result?
  ) throws(ProfileErrors) -> Result {
    var line = JSONLine()
    line.value(value)
    var text: JSONText?
    do throws(ProfileErrors) {
      return try read(json: line.bytes) { node in
        text = node.json
        return make(node)
      }
    } catch {
      throw text.map { ProfileErrors(errors(in: $0)) } ?? error
    }
  }

  /// The errors, in the order in which they were reported, or in another.
  func errors(
    in text: JSONText, _ order: [Int]? = nil, _ place: (Int) -> TextPlace? = { _ in nil }
  ) -> [ProfileError] {
    (order ?? Array(reports.indices)).map {
      let (path, offset) = text.place(of: reports[$0].index, root: root)
      return ProfileError(
        path: path.description, message: reports[$0].message, at: place(offset))
    }
  }
}

extension JSONNode {
  /// Reports every repeated name of an object.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  fileprivate func reportRepeatedNames() {
    for object in json.tokens.indices where json.first(at: object) == "{" {
      for member in json.repeatedMembers(of: object) {
        node(member).report("the name \(json.string(at: member - 1).quoted) appears twice")
      }
    }
  }
}
