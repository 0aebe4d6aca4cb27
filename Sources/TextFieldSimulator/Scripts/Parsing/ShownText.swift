internal import TextTools

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
      shown.unicodeScalars.append(scalar.shownOnTerminal)
    }
    return shown
  }
}

extension StringProtocol {
  /// The text in the quotation marks of a message, shortened if it is long.
  var quoted: String {
    let shown = prefix(40).map { $0.shown }.joined()
    return "“\(shown)\(dropFirst(40).isEmpty ? "" : "…")”"
  }
}
