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
  /// The number of reports before the object was read.
  private let reportCount: Int

  fileprivate init(_ node: JSONNode, _ members: [(name: String, node: JSONNode)]) {
    self.node = node
    self.members = members
    reportCount = node.context.count
  }

  /// A Boolean value that indicates whether no error in the object has been reported so far.
  var isSound: Bool { node.context.count == reportCount }

  /// Returns whether the object has a member, without requesting it.
  func has(_ name: String) -> Bool { value(of: name) != nil }

  /// Returns the value of a member, without requesting it.
  func value(of name: String) -> JSONValue? { members.first { $0.name == name }?.node.value }

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
  fileprivate func reportUnknownNames() {
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
    guard let members = members() else { return nil }
    var reader = JSONObjectReader(self, members)
    let result = read(&reader)
    reader.reportUnknownNames()
    guard context.hasRepeatedNames,
      Set(members.map { FieldName($0.name) }).count < members.count
    else { return result }
    // Read the last value of a repeated name too, to report its errors. Its patterns count once.
    let lengths = context.patternLengths
    var again = JSONObjectReader(self, members.reversed())
    _ = read(&again)
    context.patternLengths = lengths
    return result
  }
}

extension String {
  /// What is wrong with a name that is not one of those that an object may have.
  func unknown(among names: [String]) -> String {
    let hint = suggestion(in: names)
    return "unknown key; \(hint ?? "expected \(names.map { "“\($0)”" }.formattedAlternatives)")"
  }
}
