extension FixSpecification {
  /// The names of the fixes in JSON.
  private enum Name: String, CaseIterable {
    case trimWhitespace, collapseWhitespace, removeLeadingZeros, padDecimals, dropTrailingSeparator
  }

  /// Reads a fix; what is wrong is reported.
  init?(_ node: JSONNode) {
    guard let specification = node.object(Self.read) else { return nil }
    self = specification
  }

  private static func read(_ object: inout JSONObjectReader) -> FixSpecification? {
    guard let name = object.required("fix")?.choice(of: Name.self) else {
      object.ignoreOthers()
      return nil
    }
    switch name {
    case .trimWhitespace: return .trimWhitespace
    case .collapseWhitespace: return .collapseWhitespace
    case .removeLeadingZeros: return .removeLeadingZeros(separator: object.separator())
    case .padDecimals:
      let places = object.required("places")?.integer(from: 1, to: 1_000) ?? 0
      return .padDecimals(places: places, separator: object.separator())
    case .dropTrailingSeparator: return .dropTrailingSeparator(separator: object.separator())
    }
  }

  /// The fix in JSON, without what is as it is by default.
  var json: JSONValue {
    var members = JSONMembers()
    switch self {
    case .trimWhitespace: members.add("fix", Name.trimWhitespace)
    case .collapseWhitespace: members.add("fix", Name.collapseWhitespace)
    case .removeLeadingZeros(let separator):
      members.add("fix", Name.removeLeadingZeros)
      members.add(separator: separator)
    case .padDecimals(let places, let separator):
      members.add("fix", Name.padDecimals)
      members.add("places", .number(places))
      members.add(separator: separator)
    case .dropTrailingSeparator(let separator):
      members.add("fix", Name.dropTrailingSeparator)
      members.add(separator: separator)
    }
    return members.object
  }
}

extension JSONObjectReader {
  fileprivate mutating func separator() -> Character { self["separator"]?.separator() ?? "." }
}

extension JSONMembers {
  fileprivate mutating func add(separator: Character) {
    add("separator", separator == "." ? nil : .string(String(separator)))
  }
}
