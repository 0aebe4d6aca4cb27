/// The reason why a message pattern is invalid.
package struct MessageFault: Error, Hashable {
  package let reason: Reason
  /// The offset of the fault in the pattern, in UTF-8 bytes.
  package let offset: Int

  package enum Reason: Hashable, Sendable {
    /// A brace is not closed.
    case openBrace
    /// The pattern requires something else at this offset.
    case unexpected
    /// A plural or select has no `other`.
    case otherMissing
    /// A plural case is neither a number nor a plural category.
    case unknownForm
    /// The argument does not exist.
    case unknownArgument
    /// The type does not exist, or does not fit the value of the argument.
    case wrongType
    /// The number style does not exist.
    case unknownStyle
    /// Arguments are nested too deeply.
    case nestedTooDeeply
  }
}
