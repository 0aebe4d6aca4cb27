import Foundation
import IntercepterProfiles

/// What the server says: the fields with something to say about, in the order of the form.
struct Answer: Encodable {
  var isValid: Bool
  var firstInvalidField: String?
  var fields: [Field] = []
  var unknownFields: [String] = []
  /// What will be stored, where the form conforms; passwords stay where they are.
  var texts: [String: String]?

  struct Field: Encodable {
    let name: String
    let status: String
    let findings: [Finding]
  }

  struct Finding: Encodable {
    let code: String
    let message: String
    /// In UTF-16 code units, as scripts in a web page count.
    let range: [Int]
  }
}

/// One line of JSON, with escapes for what a terminal would act on instead of showing it.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let bytes = Array(try encoder.encode(value))
  return JSONWriter.text(try bytes.withUnsafeBufferPointer { try JSONValue(json: $0) })
}
