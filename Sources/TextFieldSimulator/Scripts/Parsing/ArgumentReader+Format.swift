internal import IntercepterProfiles
internal import TextInputIntercepter

extension ArgumentReader {
  /// A format: `pattern` and one pattern or several, or `grouped`, a locale, and what stands beside the number.
  mutating func format() throws(KeystrokeScriptErrors) -> FormatSpecification {
    switch try choice(of: FormatKind.self) {
    case .pattern:
      var patterns = [FormatPattern(try text())]
      while next != nil { patterns.append(FormatPattern(try text())) }
      return patterns.count == 1 ? .pattern(patterns[0].text) : .patterns(patterns)
    case .grouped:
      let (locale, token) = try word("a locale")
      guard NumberSymbols(locale: locale) != nil else {
        throw mismatch("a locale that CLDR knows, such as de-DE", token)
      }
      var affixes = (prefix: "", suffix: "")
      while next != nil {
        let token = try self.token("prefix:\"…\" or suffix:\"…\"")
        guard token.quote != nil, let label = token.label else {
          throw mismatch("prefix:\"…\" or suffix:\"…\"", token)
        }
        switch script.text[label] {
        case "prefix": affixes.prefix = try script.text(of: token)
        case "suffix": affixes.suffix = try script.text(of: token)
        default: throw mismatch("prefix:\"…\" or suffix:\"…\"", token)
        }
      }
      return .grouped(locale: locale, prefix: affixes.prefix, suffix: affixes.suffix)
    }
  }
}

private enum FormatKind: String, CaseIterable { case pattern, grouped }
