internal import TextInputIntercepter

/// A field name that is compared scalar for scalar.
package struct FieldName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (first: FieldName, second: FieldName) -> Bool {
    first.text.hasSameScalars(as: second.text)
  }

  package func hash(into hasher: inout Hasher) {
    text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
