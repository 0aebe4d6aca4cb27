internal import TextInputIntercepter

// Digits may be of any script. A text that is not a number, or has grouped digits, stays unchanged.
extension Normalizer {
  /// Removes redundant leading zeros: `007` becomes `7`, `-00.50` becomes `-0.50`.
  ///
  /// - Parameter separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that
  ///   of the field's rule, or `.` if it has none.
  public static func removeLeadingZeros(separator: Character? = nil) -> Normalizer {
    Normalizer("removeLeadingZeros", separator, { .noLeadingZeros(separator: $0) }) {
      text, number, _ in
      guard let zeros = number.needlessZeros else { return text }
      var fixed = text
      fixed.removeSubrange(text.index(utf8: zeros.lowerBound)..<text.index(utf8: zeros.upperBound))
      return fixed
    }
  }

  /// Pads a number with zeros to a number of decimal places: with two places, `12`, `12.` and
  /// `12.5` become `12.00`, `12.00` and `12.50`.
  ///
  /// The zeros are of the script of the last digit: `１２．５` becomes `１２．５０`. A number with more
  /// places stays unchanged.
  ///
  /// - Parameters:
  ///   - places: The number of decimal places. With 0 or less, nothing changes.
  ///   - separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that of the
  ///     field's rule, or `.` if it has none.
  public static func padDecimals(places: Int, separator: Character? = nil) -> Normalizer {
    Normalizer("padDecimals", separator, { .places(places, separator: $0) }) {
      text, number, separator in
      let missing = places - number.fractionCount
      guard missing > 0 else { return text }
      let zero = text.last { $0.decimalDigit != nil }?.zeroOfScript ?? "0"
      return text + (number.separator == nil ? String(separator) : "")
        + String(repeating: zero, count: missing)
    }
  }

  /// Removes a trailing decimal separator: `12.` becomes `12`.
  ///
  /// - Parameter separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that
  ///   of the field's rule, or `.` if it has none.
  public static func dropTrailingSeparator(separator: Character? = nil) -> Normalizer {
    Normalizer("dropTrailingSeparator", separator, { .noTrailingSeparator(separator: $0) }) {
      text, number, _ in
      let isTrailing = number.separator != nil && number.fractionCount == 0
      return isTrailing ? String(text.dropLast()) : text
    }
  }

  private init(
    _ identifier: String,
    _ separator: Character?,
    _ prefilter: @escaping @Sendable (UInt8) -> FixPrefilter,
    _ fix: @escaping @Sendable (String, NumberParts, Character) -> String
  ) {
    guard let separator else {
      self = Normalizer(identifier, ".", prefilter, fix).fitting {
        Normalizer(identifier, $0.decimalSeparator ?? ".", prefilter, fix)
      }
      return
    }
    precondition(
      separator != "-" && separator.decimalDigit == nil,
      "a digit or a minus sign cannot be a decimal separator")
    // 0xFF never occurs in UTF-8, so the prefilter does not find a separator beyond ASCII.
    self.init(identifier, prefilter: prefilter(separator.asciiValue ?? 0xFF)) { text in
      NumberParts(text, separator: separator).map { fix(text, $0, separator) } ?? text
    }
  }
}

extension Character {
  /// The zero of the digit's script.
  ///
  /// The digits of a script are ten consecutive scalars.
  fileprivate var zeroOfScript: Character? {
    guard let digit = decimalDigit, let scalar = unicodeScalars.first else { return nil }
    return Unicode.Scalar(scalar.value - UInt32(digit)).map { Character($0) }
  }
}
