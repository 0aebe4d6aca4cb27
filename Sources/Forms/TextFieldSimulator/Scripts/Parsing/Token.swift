/// A word of a command: unquoted, quoted, or labelled.
struct Token {
  /// The name of the label, without the colon.
  let label: Range<String.Index>?
  /// The value with its quotes.
  let value: Range<String.Index>
  /// The quotes of the value, or `nil` if it is unquoted.
  let quote: Quote?

  var range: Range<String.Index> { (label ?? value).lowerBound..<value.upperBound }

  /// A quotation mark around a text.
  enum Quote: Unicode.Scalar {
    case double = "\""
    case single = "'"
    /// A backquote, inside which nothing is an escape.
    case back = "`"
  }
}
