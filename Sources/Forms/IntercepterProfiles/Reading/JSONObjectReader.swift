internal import TextInputIntercepter
internal import TextTools

/// Reads the members of an object with known names, and reports unknown names.
///
/// The known names are those that the caller requests, so they are written only once.
public struct JSONObjectReader {
  /// The object.
  public let node: JSONNode
  /// Whether the object is read a second time, with the last value of a repeated name.
  let isSecond: Bool
  /// The names that have been requested, if the object is read a second time.
  private var asked: [String] = []
  /// The members that have been requested, a bit for each of the first 64.
  private var found: UInt64 = 0
  fileprivate private(set) var isForgiving = false
  /// The number of reports before the object was read.
  private let reportCount: Int

  fileprivate init(_ node: JSONNode, isSecond: Bool = false) {
    self.node = node
    self.isSecond = isSecond
    reportCount = node.json.reportCount
  }

  /// A Boolean value that indicates whether no error in the object has been reported so far.
  var isSound: Bool { node.json.reportCount == reportCount }

  /// Returns whether the object has a member, without requesting it.
  func has(_ name: String) -> Bool { member(name) != nil }

  /// Returns the value of a member, without requesting it.
  func value(of name: String) -> JSONValue? { member(name).map { node.node($0.value).value } }

  /// Returns whether a member of the object has been requested.
  func hasAsked(for name: String) -> Bool {
    member(name).map { found & 1 << $0.place != 0 } ?? false
  }

  private func member(_ name: String) -> JSONText.Member? {
    node.json.member(name, of: node.index, isLast: isSecond)
  }

  /// Requests a member.
  ///
  /// Returns `nil` if the object has none of this name.
  public subscript(name: String) -> JSONNode? {
    mutating get {
      if isSecond { asked.append(name) }
      guard let member = member(name) else { return nil }
      found |= 1 << member.place
      return node.node(member.value)
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
    guard case .object(let members) = node.value else { return [] }
    return members.filter { $0.name != name }
  }

  /// Ignores unknown members, because the known names cannot be determined.
  package mutating func ignoreOthers() { isForgiving = true }

  /// The number of members that have not been requested.
  var countUnasked: Int {
    node.json.tokens[node.index].memberCount - found.nonzeroBitCount
  }

  /// Reports the members that were not requested.
  fileprivate func reportUnknownNames() {
    for index in node.json.children(of: node.index) where !node.context.isFull {
      let name = node.json.string(at: index - 1)
      if !asked.contains(where: { $0.hasSameScalars(as: name) }) {
        node.node(index).report(name.unknown(among: asked))
      }
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
    guard isObject else { return mismatch(expected: "an object") }
    var reader = JSONObjectReader(self)
    let result = read(&reader)
    if reader.countUnasked == 0 { return result }
    // A name is unknown or repeated. Read the object again, for the names that it may have, and for the errors
    // of the last value of a repeated name. Its patterns count once.
    let lengths = context.patternLengths
    var again = JSONObjectReader(self, isSecond: true)
    _ = read(&again)
    context.patternLengths = lengths
    if !reader.isForgiving { again.reportUnknownNames() }
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
