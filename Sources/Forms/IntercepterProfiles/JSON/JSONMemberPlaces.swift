extension JSONValue {
  /// Reads a text that is one object, with the ranges of its values in bytes, so that one of them
  /// can be replaced without a change of the others.
  package static func placedMembers(
    json bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> [(name: String, value: JSONValue, range: Range<Int>)] {
    var reader = JSONReader(bytes: bytes)
    reader.skipByteOrderMark()
    reader.skipWhitespace()
    guard reader.next == UInt8(ascii: "{") else { throw reader.unexpected("an object") }
    var members: [(name: String, value: JSONValue, range: Range<Int>)] = []
    var names = NameSet()
    try reader.open()
    while try reader.next(before: "}") {
      let name = try reader.name(notIn: &names)
      reader.skipWhitespace()
      let begin = reader.offset
      let value = try reader.value()
      members.append((name, value, begin..<reader.offset))
    }
    try reader.end()
    return members
  }
}
