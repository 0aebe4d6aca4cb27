internal import TextInputIntercepter

/// A field name that is compared scalar for scalar.
package struct FieldName: Hashable, Sendable {
  /// The name.
  package let text: String

  /// Creates a name.
  package init(_ text: String) { self.text = text }

  /// Returns whether two names have the same scalars.
  package static func == (first: FieldName, second: FieldName) -> Bool {
    first.text.hasSameScalars(as: second.text)
  }

  /// Hashes the scalars of the name.
  package func hash(into hasher: inout Hasher) {
    text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
