/// The reason why a message pattern is invalid.
package struct MessageFault: Error, Hashable {
  package let reason: Reason
  /// The offset of the fault in the pattern, in UTF-8 bytes.
  package let offset: Int

  package enum Reason: Hashable, Sendable {
    case openBrace
    /// The pattern requires something else at this offset.
    case unexpected
    case otherMissing
    /// A plural case is neither a number nor a plural category.
    case unknownForm
    case unknownArgument
    case wrongType
    case unknownStyle
    case nestedTooDeeply
  }
}
