extension Unicode.Scalar {
  /// Whether a terminal or an editor acts on the scalar instead of showing it: control characters,
  /// line separators and bidirectional controls (UAX #9).
  package var actsOnTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar, or a symbol in its place where a terminal would act on it.
  package var shownOnTerminal: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)!  // Control Pictures
    case 0x7F: "\u{2421}"
    case _ where actsOnTerminal: "\u{FFFD}"
    default: self
    }
  }
}

extension StringProtocol {
  /// The text, safe to show on one line of a terminal or a log.
  ///
  /// Control characters become pictures of them (`␛`); line separators, C1 controls and bidirectional
  /// controls (UAX #9) become U+FFFD.
  public var shownOnTerminal: String { shownOnTerminal { _ in false } }

  /// The text, safe to show in a terminal or a log: as ``shownOnTerminal``, but line feeds stay.
  public var linesShownOnTerminal: String { shownOnTerminal { $0 == "\n" } }

  private func shownOnTerminal(_ isKept: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.actsOnTerminal }) else { return String(self) }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(isKept(scalar) ? scalar : scalar.shownOnTerminal) }
    return String(shown)
  }
}
