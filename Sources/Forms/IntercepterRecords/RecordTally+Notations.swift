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
        "a number such as 12.500, whose mark may group three digits; a locale would decide"
      /// Milliseconds since 1970, of 13 digits.
      case unixMilliseconds = "a Unix time in milliseconds"
      /// Seconds since 1970, of ten digits.
      case unixSeconds = "a Unix time in seconds"
      /// A day as a spreadsheet counts it.
      case spreadsheetDate = "a serial number of a spreadsheet, which counts days from 1900"

      init?(of text: String, violating violation: Violation) {
        let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
        let digits = shape.allSatisfy { $0 == "0" } ? shape.count : 0
        switch violation.rule {
        case "decimal":
          let parts = shape.lowercased().split(separator: "e", omittingEmptySubsequences: false)
          let isExponent =
            parts.count == 2 && parts.allSatisfy { $0.contains("0") }
            && shape.allSatisfy { "0.,+-eE".contains($0) }
          let groups = ["0.000", "00.000", "000.000", "0,000", "00,000", "000,000"]
          // Only its zeros are too many decimals.
          guard isExponent || groups.contains(shape) && text.hasSuffix("0") else { return nil }
          self = isExponent ? .exponent : .ambiguousGroup
        case "date", "time":
          if digits == 13 {
            self = .unixMilliseconds
          } else if digits == 10 {
            self = .unixSeconds
          } else if digits == 5 || shape.hasPrefix("00000.") {
            self = .spreadsheetDate
          } else {
            return nil
          }
        default: return nil
        }
      }
    }
  }
}
