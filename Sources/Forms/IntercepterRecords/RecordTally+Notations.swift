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
      /// A date with a time, such as `2026-01-02T03:04:05Z`, in a field of times.
      case timestamp = "a date with a time"

      init?(of text: String, violating violation: Violation) {
        let isNumber = violation.rule == "decimal"
        guard isNumber || violation.rule == "date" || violation.rule == "time",
          text.utf8.allSatisfy(Self.numbers.contains)
        else { return nil }
        let shape = String(
          decoding: text.utf8.map { Self.digits ~= $0 ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
        if isNumber {
          let parts = shape.lowercased().split(separator: "e", omittingEmptySubsequences: false)
          let isExponent = parts.count == 2 && parts.allSatisfy { $0.contains("0") }
          let groups = ["0.000", "00.000", "000.000", "0,000", "00,000", "000,000"]
          // Only its zeros are too many decimals.
          guard isExponent || groups.contains(shape) && text.hasSuffix("0") else { return nil }
          self = isExponent ? .exponent : .ambiguousGroup
          return
        }
        switch shape {
        case "0000000000000": self = .unixMilliseconds
        case "0000000000": self = .unixSeconds
        case _ where shape == "00000" || shape.hasPrefix("00000."): self = .spreadsheetDate
        case _ where shape.hasPrefix("0000-00-00T00:00") || shape.hasPrefix("0000-00-00 00:00"):
          // In a field of dates, the message names it.
          if violation.variant == .dateWithTime { return nil }
          self = .timestamp
        default: return nil
        }
      }

      private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      private static let numbers = Set("0123456789.,+-eE:TZ ".utf8)
    }
  }
}
