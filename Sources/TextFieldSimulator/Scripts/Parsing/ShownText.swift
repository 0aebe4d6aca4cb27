internal import IntercepterProfiles

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
    case _ where actsOnTerminal: "\u{FFFD}"
    default: self
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
