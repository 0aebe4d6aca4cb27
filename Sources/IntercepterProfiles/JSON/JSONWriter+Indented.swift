extension JSONWriter {
  /// The text of a value over several lines, two spaces deeper for each level.
  ///
  /// A value without an object in it stands on one line if it fits there.
  ///
  /// - Parameter width: The longest line, in bytes, where it can be helped.
  package static func indentedText(_ value: JSONValue, width: Int = 100) -> String {
    var bytes: [UInt8] = []
    write(value, indentedBy: 0, before: 0, width, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(
    _ value: JSONValue,
    indentedBy indentation: Int,
    before column: Int,
    _ width: Int,
    to bytes: inout [UInt8]
  ) {
    let line = value.spacedText
    if let line, column + line.utf8.count < width { return bytes += line.utf8 }
    switch value {
    case .array(let elements):
      write(elements, between: "[", and: "]", indentedBy: indentation, to: &bytes) {
        write($0, indentedBy: indentation + 2, before: indentation + 2, width, to: &$1)
      }
    case .object(let members):
      write(members, between: "{", and: "}", indentedBy: indentation, to: &bytes) {
        let name = text(.string($0.name)) + ": "
        $1 += name.utf8
        let column = indentation + 2 + name.utf8.count
        write($0.value, indentedBy: indentation + 2, before: column, width, to: &$1)
      }
    default: bytes += text(value).utf8
    }
  }
}

extension JSONValue {
  /// The value on one line, with spaces to be read; `nil` if there is an object in it.
  fileprivate var spacedText: String? {
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
          ? nil
          : member.value.spacedText.map { JSONWriter.text(.string(member.name)) + ": " + $0 }
      }
      return texts.count == members.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    default: return JSONWriter.text(self)
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
