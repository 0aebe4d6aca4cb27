internal import TextInputIntercepter

// The digits may be those of any script. A text that is no number, or is grouped, stays as it is.
extension CommitFix {
  /// Removes zeros that say nothing from the front of a number: `007` becomes `7`, `-00.50` becomes
  /// `-0.50`.
  ///
  /// - Parameter separator: The decimal separator; not a digit, nor a minus sign.
  public static func removeLeadingZeros(separator: Character = ".") -> CommitFix {
    CommitFix("removeLeadingZeros", separator, { .noLeadingZeros(separator: $0) }) { number in
      let integer = number.integer
      let zeros = integer.prefix { $0.decimalDigit == 0 }
      number.integer = integer.dropFirst(min(zeros.count, max(0, integer.count - 1)))
    }
  }

  /// Writes zeros behind the decimal separator until there are so many places: `12`, `12.` and `12.5`
  /// become `12.00`, `12.00` and `12.50`.
  ///
  /// The zeros are of the script of the last digit: `１２．５` becomes `１２．５０`. A number with more places
  /// stays as it is.
  ///
  /// - Parameters:
  ///   - places: The places to fill up to; 0 and less fill nothing.
  ///   - separator: The decimal separator; not a digit, nor a minus sign.
  public static func padDecimals(places: Int, separator: Character = ".") -> CommitFix {
    CommitFix("padDecimals", separator, { .places(places, separator: $0) }) { number in
      let missing = places - number.fraction.count
      guard missing > 0 else { return }
      number.hasSeparator = true
      number.padding = String(repeating: number.zero, count: missing)
    }
  }

  /// Removes a decimal separator that nothing follows: `12.` becomes `12`.
  ///
  /// - Parameter separator: The decimal separator; not a digit, nor a minus sign.
  public static func dropTrailingSeparator(separator: Character = ".") -> CommitFix {
    CommitFix("dropTrailingSeparator", separator, { .noTrailingSeparator(separator: $0) }) {
      number in
      if number.fraction.isEmpty { number.hasSeparator = false }
    }
  }

  private init(
    _ identifier: String,
    _ separator: Character,
    _ prefilter: (UInt8) -> FixPrefilter,
    _ change: @escaping @Sendable (inout WrittenNumber) -> Void
  ) {
    precondition(
      separator != "-" && separator.decimalDigit == nil,
      "a digit or a minus sign cannot be a decimal separator")
    // A separator beyond ASCII is never found.
    self.init(identifier, prefilter: prefilter(separator.asciiValue ?? 0xFF)) { text in
      guard var number = WrittenNumber(text, separator: separator) else { return text }
      change(&number)
      return number.text
    }
  }
}
