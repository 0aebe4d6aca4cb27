internal import IntercepterProfiles
internal import TextInputIntercepter

extension ArgumentReader {
  /// A format: `pattern` and one pattern or several, or `grouped`, a locale, and what stands beside the number.
  mutating func format() throws(KeystrokeScriptErrors) -> FormatSpecification {
    switch try choice(of: FormatKind.self) {
    case .pattern: try patterns()
    case .grouped: try groups()
    }
  }

  /// Patterns, each perhaps with the beginnings that it is for, and classes for their slots.
  private mutating func patterns() throws(KeystrokeScriptErrors) -> FormatSpecification {
    var patterns = [FormatPattern(try text())]
    var classes: [FormatSpecification.SlotSpecification] = []
    while let token = next {
      guard let label = token.label.map({ script.text[$0] }) else {
        patterns.append(FormatPattern(try text()))
        continue
      }
      let value = try labelled("startingWith:\"…\" or a slot and its characters, X:\"…\"")
      if label == "startingWith" {
        patterns[patterns.count - 1].prefixes = value.split(separator: ",").map { String($0) }
      } else if label.count == 1, let slot = label.first {
        classes.append(.init(slot, characters: value))
      } else {
        throw mismatch("startingWith:\"…\" or a slot and its characters, X:\"…\"", token)
      }
    }
    return patterns.count == 1 && patterns[0].prefixes.isEmpty
      ? .pattern(patterns[0].text, classes: classes) : .patterns(patterns, classes: classes)
  }

  private mutating func groups() throws(KeystrokeScriptErrors) -> FormatSpecification {
    let (locale, token) = try word("a locale")
    guard NumberSymbols(locale: locale) != nil else {
      throw mismatch("a locale that CLDR knows, such as de-DE", token)
    }
    var (prefix, suffix, digits) = ("", "", DigitPolicy.normalized)
    let expected = "prefix:\"…\", suffix:\"…\" or digits:\"…\""
    while let token = next {
      let label = token.label.map { script.text[$0] }
      let value = try labelled(expected)
      switch label {
      case "prefix": prefix = value
      case "suffix": suffix = value
      case "digits":
        guard let policy = DigitPolicy(rawValue: value) else { throw mismatch(expected, token) }
        digits = policy
      default: throw mismatch(expected, token)
      }
    }
    return .grouped(locale: locale, prefix: prefix, suffix: suffix, digits: digits)
  }

  /// A text in quotes with a label.
  private mutating func labelled(_ expected: String) throws(KeystrokeScriptErrors) -> String {
    let token = try token(expected)
    guard token.quote != nil, token.label != nil else { throw mismatch(expected, token) }
    return try script.text(of: token)
  }
}

private enum FormatKind: String, CaseIterable { case pattern, grouped }
