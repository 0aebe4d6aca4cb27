internal import TextTools
internal import TextInputIntercepter

extension UInt8 {
  /// A Boolean value that indicates whether a scalar that a terminal interprets may begin with this
  /// byte.
  @inline(__always)
  var mayActOnTerminal: Bool {
    self < 0x80 ? self < 0x20 || self == 0x7F : self == 0xC2 || self == 0xD8 || self == 0xE2
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether a terminal interprets a scalar of this valid UTF-8.
  fileprivate var actsOnTerminal: Bool {
    indices.contains {
      self[$0].mayActOnTerminal && Unicode.Scalar(scalar(at: $0).value)?.actsOnTerminal == true
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

  /// The text, safe to show in a terminal: as ``shownOnTerminal``, but isolates stay (UAX #9), which
  /// a sentence has around what it quotes.
  package var sentenceShownOnTerminal: String {
    shownOnTerminal { $0 == "\u{2068}" || $0 == "\u{2069}" }
  }

  private func shownOnTerminal(_ isKept: (Unicode.Scalar) -> Bool) -> String {
    let text = String(self)
    if text.withUTF8Bytes({ !$0.actsOnTerminal }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(isKept(scalar) ? scalar : scalar.shownOnTerminal) }
    return String(shown)
  }
}
