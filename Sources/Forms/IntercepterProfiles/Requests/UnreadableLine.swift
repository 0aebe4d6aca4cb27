/// Why a line of input could not be read.
package struct UnreadableLine: Error {
  package let message: String
  /// The identifier of the request, if it could be read.
  let id: JSONValue?

  package init(message: String, id: JSONValue? = nil) {
    self.message = message
    self.id = id
  }

  /// The reason that a line is not UTF-8.
  ///
  /// - Parameter byte: The first byte that is not, from 1.
  package init(notUTF8FromByte byte: Int) {
    self.init(message: "This line is not UTF-8, from its byte \(byte) on.")
  }

  /// Writes the answer in the place of the one the line would have got.
  package func write(to json: inout JSONLine, line: Int) {
    json.object { json in
      if let id { json.member("id") { $0.value(id) } }
      json.member("error") {
        $0.object { json in
          json.member("line", line)
          json.member("message", message)
        }
      }
    }
  }
}
