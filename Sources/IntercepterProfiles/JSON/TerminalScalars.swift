internal import TextTools
internal import TextInputIntercepter

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
