internal import TextTools
internal import TextInputIntercepter

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether a terminal interprets a scalar of this valid UTF-8.
  fileprivate var actsOnTerminal: Bool {
    var offset = 0
    while offset < count {
      switch self[offset] {
      // All other scalars begin with a byte that begins none of them.
      case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2:
        let (scalar, width) = scalar(at: offset)
        if Unicode.Scalar(scalar)?.actsOnTerminal == true { return true }
        offset &+= width
      default: offset &+= 1
      }
    }
    return false
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
    let text = String(self)
    if text.withUTF8Bytes({ !$0.actsOnTerminal }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(isKept(scalar) ? scalar : scalar.shownOnTerminal) }
    return String(shown)
  }
}
