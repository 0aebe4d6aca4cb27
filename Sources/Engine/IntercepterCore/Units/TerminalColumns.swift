extension LengthUnit {
  /// Columns on a terminal: each grapheme cluster counts 2, 1 or 0.
  ///
  /// - 2: a cluster displayed as an emoji, or with a scalar that is Wide or Fullwidth (UAX #11). A
  ///   pair of regional indicators counts 2 even if it is not a flag, because it is then displayed
  ///   as two letters. An emoji with the text presentation selector (U+FE0E) counts 1.
  /// - 0: marks, format controls and other default-ignorables on their own. Control characters too:
  ///   only the terminal knows how far a tab or a line break moves the cursor. A soft hyphen counts
  ///   1.
  /// - 1: everything else, including ambiguous characters and text-presentation symbols (`©`, `☎`).
  ///
  /// This matches terminals that support grapheme clusters. For limits on text for people, use
  /// ``doubleWidth``; do not mix the two.
  ///
  /// ```swift
  /// LengthUnit.terminalColumns.length(of: "①☎️👨‍👩‍👧é")  // 6
  /// ```
  public static let terminalColumns = LengthUnit(TerminalMeasure(), .terminalColumns)
}

private final class TerminalMeasure: UnitMeasure, @unchecked Sendable {
  init() { super.init(.terminalColumns, countsClusters: true) }

  override func length(ofCluster utf8: UnsafeBufferPointer<UInt8>) -> Int { utf8.terminalColumns }
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

  /// Returns whether the cluster is a wide emoji that U+FE0E turns into a text symbol.
  private func isTextPresentation(of first: UInt32) -> Bool {
    EmojiQualification(utf8: self) == .textPresentation
      && EmojiTable.part(of: first) == .emoji
  }
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar is a control (Cc), or the line or paragraph
  /// separator.
  fileprivate var isControl: Bool {
    self < 0x20 || (0x7F..<0xA0).contains(self) || self == 0x2028 || self == 0x2029
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(self) }
}
