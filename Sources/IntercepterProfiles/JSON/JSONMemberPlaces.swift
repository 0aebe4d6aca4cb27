/// A member of an object, and where its value is written.
package struct PlacedJSONMember {
  /// The member's name.
  package let name: String
  /// The member's value.
  package let value: JSONValue
  /// The bytes of the value.
  package let range: Range<Int>
}

extension JSONValue {
  /// Reads a text that is one object, with the places of its values, so that one of them can be replaced
  /// without touching anything else.
  ///
  /// - Throws: What is wrong with the text, as for any other value.
  package static func placedMembers(
    json bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> [PlacedJSONMember] {
    var reader = JSONReader(bytes: bytes)
    reader.skipByteOrderMark()
    reader.skipWhitespace()
    guard reader.next == UInt8(ascii: "{") else { throw reader.unexpected("an object") }
    var members: [PlacedJSONMember] = []
    var names = NameSet()
    try reader.open()
    while try reader.next(before: "}") {
      let name = try reader.name(notIn: &names)
      reader.skipWhitespace()
      let begin = reader.offset
      let value = try reader.value()
      members.append(PlacedJSONMember(name: name, value: value, range: begin..<reader.offset))
    }
    try reader.end()
    return members
  }
}
