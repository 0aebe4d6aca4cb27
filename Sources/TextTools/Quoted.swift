internal import TextInputIntercepter

extension StringProtocol {
  /// The text in the quotation marks of a message: shortened, and every cluster of it so that it can be seen.
  package var quoted: String { "“\(shortened.map { $0.visible }.joined())”" }

  /// The text, or the beginning of one that is too long to be shown.
  package var shortened: String {
    utf8.count > 100
      ? String(String.UnicodeScalarView(unicodeScalars.prefix(24))) + "…" : String(self)
  }
}
