extension Fix {
  /// Writes a text in the notation of the field's rules: `1.234,50` becomes `1234,50` in German,
  /// `12.5` becomes `12,5`, `１７` becomes `17` under `.numbersOnly(.normalized)`, and `ＡＢ` becomes
  /// `AB` under `.normalizeWidth()`.
  ///
  /// The result is the same as that of a paste that no rule rejects. It reads a number with a
  /// currency or grouped digits as `Intercepter.sanitize(_:)` does. It never guesses: `1,234` stays
  /// unchanged in a German field with two decimal places.
  ///
  /// A field runs it first, unless its fixes contain it elsewhere, or contain ``verbatim``.
  /// Outside a field it leaves every text unchanged.
  public static let normalized = Fix("normalized", NotationCorrection())

  /// Leaves texts as written: it prevents a field from running ``normalized`` first.
  public static let verbatim = Fix("verbatim", Correction())

  /// Removes white space (`White_Space`) at both ends: spaces of every width, tabs and line breaks.
  public static let trimWhitespace = Fix("trimWhitespace", TrimmingCorrection())

  /// Replaces every run of white space, including line breaks and wide spaces, by one space
  /// (U+0020).
  ///
  /// This includes white space at the ends; ``trimWhitespace`` removes it.
  public static let collapseWhitespace = Fix("collapseWhitespace", CollapsingCorrection())

  /// Composes letters and their marks (Unicode NFC): `e` and a combining acute accent become `é`.
  ///
  /// The result is canonically equivalent to the text, and looks the same. Names of files on Apple's
  /// platforms, texts copied from PDF files and some keyboards have decomposed letters.
  public static let nfc = Fix("nfc", ComposingCorrection())

  /// Replaces radicals (`⼈`, U+2F08) and compatibility ideographs by the unified ideographs that they
  /// look like (`人`), and ligatures (`ﬁ`) by their letters.
  ///
  /// Texts copied from PDF files have them. The result looks the same. Radicals follow Unicode's
  /// Equivalent_Unified_Ideograph, and compatibility ideographs their canonical decompositions.
  public static let unifiedIdeographs = Fix("unifiedIdeographs", UnifyingCorrection())

  /// Removes redundant leading zeros: `007` becomes `7`, `-00.50` becomes `-0.50`.
  ///
  /// - Parameter separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that
  ///   of the field's rule, or `.` if it has none.
  public static func removeLeadingZeros(separator: Character? = nil) -> Fix {
    Fix("removeLeadingZeros", NumberCorrection(.removeLeadingZeros, separator: separator))
  }

  /// Pads a number with zeros to a number of decimal places: with two places, `12`, `12.` and
  /// `12.5` become `12.00`, `12.00` and `12.50`.
  ///
  /// The zeros are of the script of the last digit: `１２．５` becomes `１２．５０`. A number with more
  /// places stays unchanged.
  ///
  /// - Parameters:
  ///   - places: The number of decimal places, at most 1,000. With 0 or less, nothing changes.
  ///   - separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that of the
  ///     field's rule, or `.` if it has none.
  public static func padDecimals(places: Int, separator: Character? = nil) -> Fix {
    let places = min(places, 1_000)
    return Fix("padDecimals", NumberCorrection(.padDecimals(places), separator: separator))
  }

  /// Removes a trailing decimal separator: `12.` becomes `12`.
  ///
  /// - Parameter separator: The decimal separator, neither a digit nor a minus sign. If `nil`, that
  ///   of the field's rule, or `.` if it has none.
  public static func dropTrailingSeparator(separator: Character? = nil) -> Fix {
    Fix("dropTrailingSeparator", NumberCorrection(.dropTrailingSeparator, separator: separator))
  }
}
