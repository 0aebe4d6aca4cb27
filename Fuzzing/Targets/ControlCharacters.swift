/// What a terminal would act on: it must not be in what people are told.
enum ControlCharacters {
  /// The first control character of a text; `nil` if it has none but those that are allowed.
  static func breach(_ text: String, allowing allowed: Unicode.Scalar? = nil) -> String? {
    let found = text.unicodeScalars.first {
      $0.properties.generalCategory == .control && $0 != allowed
    }
    return found.map { "U+\(String($0.value, radix: 16, uppercase: true)) in:\n\(text)" }
  }
}
