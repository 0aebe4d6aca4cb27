/// One word of a command: bare, in quotes, or with a label before it.
struct Token {
  /// The label's name, without the colon.
  let label: Range<String.Index>?
  /// The value with its quotes.
  let value: Range<String.Index>
  /// The quote that the value stands in.
  let quote: Quote?

  /// All of it.
  var range: Range<String.Index> { (label ?? value).lowerBound..<value.upperBound }

  /// A mark around a text.
  enum Quote: Unicode.Scalar {
    case double = "\""
    case single = "'"
    /// Nothing is an escape in it.
    case back = "`"
  }
}
