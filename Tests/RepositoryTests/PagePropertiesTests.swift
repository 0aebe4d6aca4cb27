import Testing

/// A page has a few of Unicode's properties only.
///
/// Any other is false there: see `ScalarProperties`.
@Suite struct PagePropertiesTests {
  private static let modules = [
    "TextBytes", "IntercepterCore", "IntercepterPatterns", "IntercepterLocales",
    "IntercepterFormats",
    "IntercepterMessages", "TextTools", "IntercepterForms",
    "IntercepterProfiles", "IntercepterWeb", "IntercepterEmoji", "IntercepterEmojiWeb",
  ]

  @Test func `what is compiled for a page asks for no other property`() throws {
    var asked: Set<String> = []
    for file in Self.modules.flatMap({ Repository.swiftFiles(under: Repository.folder(of: $0)) }) {
      let code = try Repository.text(file)
      asked.formUnion(code.matches(of: /properties\.(\w+)/).map { String($0.1) })
      asked.formUnion(
        code.matches(of: /\.(isCased|isUppercase|isLowercase|isMathSymbol|isHexDigit)\b/).map {
          "Character.\($0.1)"
        })
    }
    #expect(asked == ["generalCategory", "isDefaultIgnorableCodePoint", "isWhitespace"])
  }
}
