internal import IntercepterProfiles
internal import TextInputIntercepter

extension ArgumentReader {
  /// Reads a format, which consists of a kind and its arguments; `off` is `nil`.
  mutating func format() throws(KeystrokeScriptErrors) -> FormatSpecification? {
    let kind = try choice(of: FormatWord.self)
    return switch kind {
    case .pattern: try patterns()
    case .grouped: try groups()
    case .paymentCard: .paymentCard
    case .iban: .iban
    case .date, .month, .time, .dateAndTime, .dateRange:
      try date(DateSpecification.Kind(rawValue: kind.rawValue)!)
    case .oneTimeCode: try oneTimeCode()
    case .off: nil
    }
  }

  private mutating func oneTimeCode() throws(KeystrokeScriptErrors) -> FormatSpecification {
    guard next != nil else { return .oneTimeCode() }
    let most = FormatSpecification.mostDigits
    let digits = try number(1...most, "a number of digits from 1 to \(most)")
    guard next != nil else { return .oneTimeCode(digits: digits) }
    return .oneTimeCode(
      digits: digits, groups: try number(0...most, "the digits of a group, from 0 to \(most)"))
  }

  /// Reads patterns with their optional prefixes, and character classes for their slots.
  private mutating func patterns() throws(KeystrokeScriptErrors) -> FormatSpecification {
    var patterns = [TextMask(try text())]
    var classes: [FormatSpecification.SlotSpecification] = []
    while let token = next {
      guard let label = token.label.map({ script.text[$0] }) else {
        patterns.append(TextMask(try text()))
        continue
      }
      let expected =
        "startingWith:\"…\", trunkPrefix:\"…\" or a slot and its characters, X:\"…\""
      let value = try labelled(expected)
      if label == "startingWith" {
        patterns[patterns.count - 1].prefixes = value.split(separator: ",").map { String($0) }
      } else if label == "trunkPrefix", value.isDigits {
        patterns[patterns.count - 1].trunkPrefix = value
      } else if label.count == 1, let slot = label.first {
        classes.append(.init(slot, characters: value))
      } else {
        throw mismatch(expected, token)
      }
    }
    return patterns == [TextMask(patterns[0].text)]
      ? .pattern(patterns[0].text, classes: classes) : .patterns(patterns, classes: classes)
  }

  /// Reads a quoted text with a label.
  mutating func labelled(_ expected: String) throws(KeystrokeScriptErrors) -> String {
    let token = try token(expected)
    guard token.quote != nil, token.label != nil else { throw mismatch(expected, token) }
    return try script.text(of: token)
  }
}

private enum FormatWord: String, CaseIterable {
  case pattern, grouped, paymentCard, iban, date, month, time, dateAndTime, dateRange, oneTimeCode,
    off
}
