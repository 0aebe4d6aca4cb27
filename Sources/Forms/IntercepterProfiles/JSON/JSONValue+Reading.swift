internal import TextInputIntercepter

extension JSONValue {
  /// The deepest nesting of arrays and objects.
  package static let deepestNesting = 100

  /// Reads a text that is one JSON value, with white space and a byte order mark before it allowed.
  ///
  /// Strict (RFC 8259) but for one thing: an escaped surrogate without its partner, as JavaScript
  /// writes it for a string that was cut in half, is read as U+FFFD. That is one UTF-16 code unit
  /// too, so offsets keep their meaning. A name that comes twice in an object is an error.
  ///
  /// `JSONDecoder` will not do: it does not tell where a text stops being JSON, picks one of two
  /// equal names in silence, refuses such surrogates, and takes ten times as long.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(json bytes: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
    self = try JSONText(bytes).value(at: 0)
  }

  /// Reads a text that is one object, with the ranges of its values in bytes, so that one of them
  /// can be replaced without a change of the others.
  package static func placedMembers(
    json bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> [(name: String, value: JSONValue, range: Range<Int>)] {
    try JSONReader.expectObject(in: bytes)
    let text = try JSONText(bytes)
    return text.children(of: 0).map { index in
      let token = text.tokens[index]
      return (text.string(at: index - 1), text.value(at: index), token.start..<token.end)
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a number in JSON: `12`, `-0.5` or `1e3`, but not `007`.
  package var isJSONNumber: Bool {
    if case .number(let digits) = withUTF8Bytes({ try? JSONValue(json: $0) }) {
      digits == self
    } else {
      false
    }
  }
}
