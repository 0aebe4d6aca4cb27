extension LengthUnit {
  /// Columns on a terminal: every grapheme cluster is 2, 1 or 0 wide.
  ///
  /// - 2: what is displayed as emoji, and what holds a scalar that is Wide or Fullwidth (UAX #11).
  ///   An emoji with the text presentation selector (U+FE0E) is 1. A pair of regional indicators is 2
  ///   whether or not it is a flag, for otherwise it shows as two letters.
  /// - 0: marks, format controls and other default-ignorables on their own, and control characters: a
  ///   tab or a line break moves the cursor by what only the terminal knows. A soft hyphen is 1.
  /// - 1: everything else, ambiguous characters and text-presentation symbols (`©`, `☎`) included.
  ///
  /// This is what terminals that know grapheme clusters show. A limit on text for people is better
  /// counted in ``doubleWidth``; the two must not be mixed.
  ///
  /// ```swift
  /// LengthUnit.terminalColumns.length(of: "①☎️👨‍👩‍👧é")  // 6
  /// ```
  public static let terminalColumns = LengthUnit(.terminalColumns)
}

extension UnsafeBufferPointer<UInt8> {
  /// The columns of a grapheme cluster on a terminal.
  var terminalColumns: Int {
    let (first, width) = scalar(at: 0)
    if first.isControl { return 0 }
    if first == 0xAD { return 1 }
    let columns = columns(ambiguous: 1) { WidthClass(of: $0) }
    if width == count { return columns }
    if columns == 2 { return isTextPresentation(of: first) ? 1 : 2 }
    let isPair = width == 4 && first.isRegionalIndicator && scalar(at: 4).value.isRegionalIndicator
    return isPair ? 2 : columns
  }

  /// Whether this is a wide emoji that U+FE0E turns into a text symbol.
  private func isTextPresentation(of first: UInt32) -> Bool {
    EmojiQualification(utf8: self) == .textPresentation
      && Unicode.Scalar(first)?.properties.isEmojiPresentation == true
  }
}

extension UInt32 {
  /// Whether this is of general category Cc, or the line or paragraph separator.
  fileprivate var isControl: Bool {
    self < 0x20 || (0x7F..<0xA0).contains(self) || self == 0x2028 || self == 0x2029
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(self) }
}
