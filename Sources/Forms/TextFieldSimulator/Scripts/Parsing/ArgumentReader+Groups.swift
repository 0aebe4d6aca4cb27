internal import IntercepterProfiles
internal import TextInputIntercepter
internal import TextTools

extension ArgumentReader {
  /// Reads a digit grouping: that of a locale, or custom marks and sizes.
  mutating func groups() throws(KeystrokeScriptErrors) -> FormatSpecification {
    if next?.label.map({ script.text[$0] }) == "by" { return try ownGroups() }
    let (locale, token) = try word("a locale, or by:\"…\"")
    guard NumberSymbols(locale: locale) != nil else {
      throw mismatch("a locale that CLDR knows, such as de-DE, or by:\"…\"", token)
    }
    var (grouped, digits) = (GroupedSpecification(.locale(locale)), DigitPolicy.normalized)
    try labels(Self.labels(or: "digits:\"…\"")) { label, value in
      if label != "digits" { return grouped.take(label, value) }
      guard let policy = DigitPolicy(rawValue: value) else { return false }
      digits = policy
      return true
    }
    grouped.marks = .locale(locale, digits: digits)
    return .grouped(grouped)
  }

  private mutating func ownGroups() throws(KeystrokeScriptErrors) -> FormatSpecification {
    var grouped = GroupedSpecification(.own(","))
    var (mark, decimalSeparator, sizes) = (Character(","), Character("."), [3])
    try labels(
      Self.labels(or: "by:\"…\", decimalSeparator:\"…\" or sizes:\"3,2\"")
    ) { label, value in
      switch label {
      case "by" where value.count == 1: mark = Character(value)
      case "decimalSeparator" where value.count == 1: decimalSeparator = Character(value)
      case "sizes":
        sizes = value.split(separator: ",").map { Int(digits: $0) ?? 0 }
      default: return grouped.take(label, value)
      }
      return true
    }
    grouped.marks = .own(mark, decimalSeparator: decimalSeparator, sizes: sizes)
    return .grouped(grouped)
  }

  private static func labels(or others: String) -> String {
    "prefix:\"…\", suffix:\"…\", fixedDecimals:\"2\", keepsAffixes:\"true\", \(others)"
  }

  /// Reads the arguments of a date or time: a locale or an order, `seconds`, and labelled
  /// arguments.
  mutating func date(
    _ kind: DateSpecification.Kind
  ) throws(KeystrokeScriptErrors) -> FormatSpecification {
    var date = DateSpecification(kind)
    let orders = DateOrder.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    let marks = DateSpecification.Separator.all(in: kind).map { "separator:\"\($0.rawValue)\"" }
    let expected = ([orders, "a locale", "seconds"] + marks + ["earliest:\"…\"", "latest:\"…\""])
      .formattedAlternatives
    while let token = next, token.label == nil {
      let (name, _) = try word(expected)
      if let order = DateOrder(rawValue: name), kind != .time {
        date.order = order
      } else if name == "seconds", kind == .time || kind == .dateAndTime {
        date.seconds = true
      } else if NumberSymbols(locale: name) != nil, kind != .month, date.order == nil {
        date.locale = name
      } else {
        throw mismatch(expected, token)
      }
    }
    try labels(expected) { label, value in
      switch label {
      case "separator" where date.locale == nil:
        date.separator = DateSpecification.Separator.all(in: kind).first { $0.rawValue == value }
        return date.separator != nil
      case "twoDigitYearsFrom" where date.locale == nil && (kind == .date || kind == .month):
        date.twoDigitYearsFrom = Int(digits: value)
        return date.twoDigitYearsFrom.map { 1...9900 ~= $0 } ?? false
      case "earliest":
        date.earliest = kind.bound(value)
        return date.earliest != nil
      case "latest":
        date.latest = kind.bound(value)
        return date.latest != nil
      default: return false
      }
    }
    return .date(date)
  }

  /// Reads the remaining arguments, which must be labelled, and each of which a closure accepts.
  private mutating func labels(
    _ expected: String, _ read: (_ label: Substring, _ value: String) -> Bool
  ) throws(KeystrokeScriptErrors) {
    while let token = next {
      let value = try labelled(expected)
      guard let label = token.label, read(script.text[label], value) else {
        throw mismatch(expected, token)
      }
    }
  }
}

extension GroupedSpecification {
  /// Sets the value of a label that both kinds have, and returns whether label and value are valid.
  fileprivate mutating func take(_ label: Substring, _ value: String) -> Bool {
    switch label {
    case "prefix": prefix = value
    case "suffix": suffix = value
    case "fixedDecimals":
      guard let count = Int(digits: value), 0...100 ~= count else { return false }
      fixedDecimals = count
    case "keepsAffixes":
      guard let keeps = Bool(value) else { return false }
      keepsAffixes = keeps
    default: return false
    }
    return true
  }
}
