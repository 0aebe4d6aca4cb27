extension Character {
  /// The character as it is shown to people: one that a terminal would act on, or that hides in its
  /// surroundings, becomes a symbol.
  var shown: String {
    if self == "\t" { return " " }
    var shown = ""
    var count = 0
    for scalar in unicodeScalars {
      count += 1
      if count > 32 { return "\u{FFFD}" }
      shown.unicodeScalars.append(scalar.shown)
    }
    return shown
  }
}

extension Unicode.Scalar {
  fileprivate var shown: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)!  // Control Pictures
    case 0x7F: "\u{2421}"
    case _ where isControl: "\u{FFFD}"
    default: self
    }
  }

  /// Whether a terminal or an editor would act on the scalar instead of showing it: control
  /// characters, line separators and bidirectional controls.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: true  // UAX #9
    default: false
    }
  }
}

extension StringProtocol {
  /// The text in the quotation marks of a message, shortened if it is long.
  var quoted: String {
    let shown = prefix(40).map(\.shown).joined()
    return "“\(shown)\(dropFirst(40).isEmpty ? "" : "…")”"
  }
}
