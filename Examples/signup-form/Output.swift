import Foundation
import IntercepterProfiles

/// One line of JSON, with escapes for what a terminal would act on instead of showing it.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let bytes = Array(try encoder.encode(value))
  return JSONWriter.text(try bytes.withUnsafeBufferPointer { try JSONValue(json: $0) })
}
