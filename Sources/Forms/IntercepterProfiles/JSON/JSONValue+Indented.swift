extension JSONValue {
  /// Returns the value over several lines, two spaces deeper for each level.
  ///
  /// A value without an object in it is on one line if it fits there.
  ///
  /// - Parameter width: The longest line, in bytes, if possible.
  package func indentedJSON(width: Int = 100) -> String {
    var text = ""
    write(indentedBy: 0, before: 0, width, to: &text)
    return text
  }

  private func write(
    indentedBy indentation: Int, before column: Int, _ width: Int, to text: inout String
  ) {
    if let line = spacedText, column + line.utf8.count < width { return text += line }
    let brackets: (open: String, close: String)
    let parts: [(name: String, value: JSONValue)]
    switch self {
    case .array(let elements): (brackets, parts) = (("[", "]"), elements.map { ("", $0) })
    case .object(let members):
      (brackets, parts) = (("{", "}"), members.map { ($0.quotedName + ": ", $0.value) })
    default: return text += json()
    }
    let margin = "\n" + String(repeating: " ", count: indentation)
    text += brackets.open
    for (index, part) in parts.enumerated() {
      text += (index > 0 ? "," : "") + margin + "  " + part.name
      part.value.write(
        indentedBy: indentation + 2, before: indentation + 2 + part.name.utf8.count, width,
        to: &text)
    }
    text += (parts.isEmpty ? "" : margin) + brackets.close
  }

  /// The value on one line, with spaces between its parts, or `nil` if it contains an object.
  private var spacedText: String? {
    switch self {
    case .array(let elements):
      let texts = elements.compactMap { $0.spacedText }
      guard texts.count == elements.count, !elements.contains(where: { $0.isObject }) else {
        return nil
      }
      return "[\(texts.joined(separator: ", "))]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.compactMap { member in
        member.value.isObject
          ? nil : member.value.spacedText.map { member.quotedName + ": " + $0 }
      }
      return texts.count == members.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    default: return json()
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}

extension JSONValue.Member {
  fileprivate var quotedName: String { JSONValue.string(name).json() }
}
