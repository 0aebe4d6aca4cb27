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
    guard let node = self[name], node.value != .null else { return nil }
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

  fileprivate func reportUnknownNames() {
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
    guard let members = members() else { return nil }
    var reader = JSONObjectReader(self, members)
    let result = read(&reader)
    reader.reportUnknownNames()
    if context.hasRepeatedNames, Set(members.map { FieldName($0.name) }).count < members.count {
      // Of a name that comes twice, the last value is read too, for the errors in it.
      let patternLengths = context.patternLengths
      var reader = JSONObjectReader(self, members.reversed())
      _ = read(&reader)
      context.patternLengths = patternLengths
    }
    return result
  }
}
