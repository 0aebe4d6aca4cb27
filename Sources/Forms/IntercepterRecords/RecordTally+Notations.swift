internal import TextInputIntercepter

extension RecordTally {
  /// A notation of another program for the values of a field.
  public struct Notation: Hashable, Sendable, Comparable {
    /// The name of the field, or an empty text if each record is a line.
    public let field: String
    /// The notation.
    public let kind: Kind

    /// Orders by field name, then by notation.
    public static func < (first: Notation, second: Notation) -> Bool {
      (first.field, first.kind.rawValue) < (second.field, second.kind.rawValue)
    }

    /// The notations that are recognized in values that do not conform.
    ///
    /// The raw value describes the notation.
    public enum Kind: String, Hashable, Sendable {
      /// A number such as `1e-05`.
      case exponent = "a number with an exponent, such as 1e-05"
      /// A number such as `12.500`, without a locale.
      case ambiguousGroup =
        "a mark before three digits, as in 12.500, which may group them; a locale would decide"
      /// Milliseconds since 1970, of 13 digits.
      case unixMilliseconds = "a Unix time in milliseconds"
      /// Seconds since 1970, of ten digits.
      case unixSeconds = "a Unix time in seconds"
      /// A day as a spreadsheet counts it.
      case spreadsheetDate = "a serial number of a spreadsheet, which counts days from 1900"
      /// A date and a time, as in ISO 8601.
      case timestamp = "a date with a time"

      init?(of text: String, violating violation: Violation) {
        let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
        let digits = shape.allSatisfy { $0 == "0" } ? shape.count : 0
        switch violation.rule {
        case "decimal":
          let parts = shape.lowercased().split(separator: "e", omittingEmptySubsequences: false)
          let isExponent =
            parts.count == 2 && parts.allSatisfy { $0.contains("0") }
            && shape.allSatisfy { "0.,+-eE".contains($0) }
          if isExponent {
            self = .exponent
          } else if violation.code == .notANumber,
            ["0.000", "00.000", "000.000", "0,000", "00,000", "000,000"].contains(shape)
          {
            self = .ambiguousGroup
          } else {
            return nil
          }
        case "date", "time":
          if digits == 13 {
            self = .unixMilliseconds
          } else if digits == 10 {
            self = .unixSeconds
          } else if digits == 5 || shape.hasPrefix("00000.") {
            self = .spreadsheetDate
          } else if shape.hasPrefix("0000-00-00T00:00") || shape.hasPrefix("0000-00-00 00:00") {
            self = .timestamp
          } else {
            return nil
          }
        default: return nil
        }
      }
    }
  }
}
