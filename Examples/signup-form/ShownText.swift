extension String {
  /// The text with escapes, as JSON has them, for what a terminal would act on instead of showing it.
  var shown: String {
    unicodeScalars.map { scalar in
      let properties = scalar.properties
      guard properties.generalCategory == .control || properties.isBidiControl else {
        return String(scalar)
      }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    .joined()
  }
}
