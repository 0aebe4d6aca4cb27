/// Why a pattern is no message.
package struct MessageFault: Error, Hashable {
  package let reason: Reason
  /// Where, in bytes of UTF-8 from the pattern's beginning.
  package let offset: Int

  package enum Reason: Hashable, Sendable {
    /// A brace is not closed.
    case openBrace
    /// Something else is expected here.
    case unexpected
    /// A plural or select has no `other`.
    case otherMissing
    /// A plural has a case that is neither a number nor a plural form.
    case unknownForm
    /// There is no argument of this name.
    case unknownArgument
    /// There is no such type, or not for the value of this argument.
    case wrongType
    /// There is no such style of numbers.
    case unknownStyle
    /// Arguments stand in each other without end.
    case nestedTooDeeply
  }
}
