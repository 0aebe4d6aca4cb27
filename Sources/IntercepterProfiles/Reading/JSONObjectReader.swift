internal import IntercepterForms
internal import TextTools

/// Reads the members of an object whose names are known, and notes those that are not.
///
/// The names that are asked for are the names that exist: they are written down once.
public struct JSONObjectReader {
  /// The object.
  public let node: JSONNode
  private let members: [(name: String, node: JSONNode)]
  private var asked: [String] = []
  private var isForgiving = false
  /// The length of all patterns when the object had been read.
  private var patternLengths = 0

  fileprivate init(_ node: JSONNode, _ members: [(name: String, node: JSONNode)]) {
    self.node = node
    self.members = members
  }

  /// Whether the object has a member, without asking for it.
  package func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Whether the member of a name has been asked for.
  func hasAsked(for name: String) -> Bool { asked.contains(name) }

  /// The member of a name, if there is one.
  public subscript(name: String) -> JSONNode? {
    mutating get {
      asked.append(name)
      return members.first { $0.name == name }?.node
    }
  }

  /// The member of a name, if there is one and it is not null.
  package mutating func nullable(_ name: String) -> JSONNode? {
    guard let node = self[name] else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// The member of a name; its absence is an error.
  public mutating func required(_ name: String) -> JSONNode? {
    if let node = self[name] { return node }
    node.report("“\(name)” is missing")
    return nil
  }

  /// All members but one, asked for or not.
  func otherMembers(than name: String) -> [JSONValue.Member] {
    members.filter { $0.name != name }.map { JSONValue.Member(name: $0.name, value: $0.node.value) }
  }

  /// Leaves members that are not asked for alone, where the known names cannot be determined.
  package mutating func ignoreOthers() { isForgiving = true }

  /// Notes the members that nobody asked for.
  ///
  /// - Returns: Where a name comes twice, a reader that finds its last value, for the errors in that one.
  fileprivate mutating func finish() -> JSONObjectReader? {
    reportUnknownNames()
    let context = node.context
    guard context.hasRepeatedNames,
      Set(members.map { FieldName($0.name) }).count < members.count
    else { return nil }
    patternLengths = context.patternLengths
    return JSONObjectReader(node, members.reversed())
  }

  /// Counts what was read twice once.
  fileprivate func finishAgain(after first: JSONObjectReader) {
    node.context.patternLengths = first.patternLengths
  }

  private func reportUnknownNames() {
    if isForgiving { return }
    for (name, member) in members where !asked.contains(name) && !node.context.isFull {
      let known = asked.map { "“\($0)”" }.formattedAlternatives
      let hint = name.suggestion(in: asked) ?? "expected \(known)"
      member.report("unknown key; \(hint)")
    }
  }
}

extension JSONNode {
  /// Reads an object member by member; members that `read` does not ask for are errors.
  ///
  /// - Parameter read: Asks for the members.
  public func object<Result>(_ read: (inout JSONObjectReader) -> Result?) -> Result? {
    guard var reader = reader() else { return nil }
    let result = read(&reader)
    if var again = reader.finish() {
      _ = read(&again)
      again.finishAgain(after: reader)
    }
    return result
  }

  private func reader() -> JSONObjectReader? { members().map { JSONObjectReader(self, $0) } }
}
