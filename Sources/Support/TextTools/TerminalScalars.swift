extension Unicode.Scalar {
  /// A Boolean value that indicates whether a terminal or an editor interprets the scalar: control
  /// characters, line separators and bidirectional controls (UAX #9).
  package var actsOnTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar, or a visible symbol if a terminal would interpret it.
  package var shownOnTerminal: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)!  // Control Pictures
    case 0x7F: "\u{2421}"
    case _ where actsOnTerminal: "\u{FFFD}"
    default: self
    }
  }
}
