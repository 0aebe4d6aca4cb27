internal import IntercepterForms
internal import TextTools

/// Reads the members of an object with known names, and reports unknown names.
///
/// The known names are those that the caller requests, so they are written only once.
public struct JSONObjectReader {
  /// The object.
  public let node: JSONNode
  private let members: [(name: String, node: JSONNode)]
  private var asked: [String] = []
  private var isForgiving = false
  /// The total length of all patterns after the object was read.
  private var patternLengths = 0

  fileprivate init(_ node: JSONNode, _ members: [(name: String, node: JSONNode)]) {
    self.node = node
    self.members = members
  }

  /// Returns whether the object has a member, without requesting it.
  package func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Returns whether a member has been requested.
  func hasAsked(for name: String) -> Bool { asked.contains(name) }

  /// Requests a member.
  ///
  /// Returns `nil` if the object has none of this name.
  public subscript(name: String) -> JSONNode? {
    mutating get {
      asked.append(name)
      return members.first { $0.name == name }?.node
    }
  }

  /// Requests a member.
  ///
  /// Returns `nil` if the object has none of this name, or it is null.
  package mutating func nullable(_ name: String) -> JSONNode? {
    guard let node = self[name] else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// Requests a required member, and reports an error if it is missing.
  public mutating func required(_ name: String) -> JSONNode? {
    if let node = self[name] { return node }
    node.report("“\(name)” is missing")
    return nil
  }

  /// Returns all members except one, requested or not.
  func otherMembers(than name: String) -> [JSONValue.Member] {
    members.filter { $0.name != name }.map { JSONValue.Member(name: $0.name, value: $0.node.value) }
  }

  /// Ignores unknown members, because the known names cannot be determined.
  package mutating func ignoreOthers() { isForgiving = true }

  /// Reports the members that were not requested.
  ///
  /// - Returns: If a name is repeated, a reader that finds its last value, to report the errors of
  ///   that too.
  fileprivate mutating func finish() -> JSONObjectReader? {
    reportUnknownNames()
    let context = node.context
    guard context.hasRepeatedNames,
      Set(members.map { FieldName($0.name) }).count < members.count
    else { return nil }
    patternLengths = context.patternLengths
    return JSONObjectReader(node, members.reversed())
  }

  /// Undoes the count of patterns that were read a second time.
  fileprivate func finishAgain(after first: JSONObjectReader) {
    node.context.patternLengths = first.patternLengths
  }

  private func reportUnknownNames() {
    if isForgiving { return }
    for (name, member) in members where !asked.contains(name) && !node.context.isFull {
      member.report(name.unknown(among: asked))
    }
  }
}

extension JSONNode {
  /// Reads an object member by member.
  ///
  /// Members that the closure does not request are errors.
  ///
  /// - Parameter read: A closure that requests the members.
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

extension String {
  /// What is wrong with a name that is not one of those that an object may have.
  func unknown(among names: [String]) -> String {
    let hint = suggestion(in: names)
    return "unknown key; \(hint ?? "expected \(names.map { "“\($0)”" }.formattedAlternatives)")"
  }
}
