internal import TextInputIntercepter

extension StringProtocol {
  /// The text in quotation marks for a message, shortened, with every cluster visible.
  package var quoted: String { "“\(shortened.map { $0.visible }.joined())”" }

  /// The text, or the beginning of a text of more than 100 bytes.
  package var shortened: String {
    utf8.count > 100
      ? String(String.UnicodeScalarView(unicodeScalars.prefix(24))) + "…" : String(self)
  }
}
