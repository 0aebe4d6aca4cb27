internal import IntercepterMessages
internal import TextInputIntercepter

extension FormatSpecification {
  /// Returns a sentence about the content of the field, or about its format.
  func sentence(in messages: Messages) -> String {
    switch self {
    case .pattern, .patterns, .grouped, .custom: messages.text(for: .shownLike, naming: example)
    case .paymentCard: messages.text(for: .paymentCard)
    case .iban: messages.text(for: .iban)
    case .date(let date): messages.paragraph(date.sentences(in: messages))
    case .oneTimeCode(let digits, _): messages.text(for: .oneTimeCode, limit: digits)
    }
  }

  /// A formatted example, or an empty text if the pattern is invalid.
  private var example: String {
    guard let preset = try? makePreset() else { return "" }
    let raw =
      switch self {
      case .pattern(let pattern, let classes): TextMask(pattern).example(classes)
      case .patterns(let patterns, let classes):
        (patterns.first { $0.prefixes.isEmpty } ?? patterns.first)?.example(classes)
      case .grouped: "1234567"
      case .date, .paymentCard, .iban, .oneTimeCode, .custom: nil as String?
      }
    return preset.formattedText(of: raw ?? "")
  }
}

extension DateSpecification {
  /// Returns sentences with an example within the bounds, and the bounds.
  fileprivate func sentences(in messages: Messages) -> [String] {
    let layout = layout
    let (earliest, latest) = (earliest?.value(today: .today), latest?.value(today: .today))
    func text(_ bound: DateValue) -> String { layout.text(ofBound: bound) }
    let year = twoDigitYearsFrom.map { max($0, min($0 + 99, 2024)) } ?? 2024
    var example =
      kind == .time
      ? DateValue(hour: 23, minute: 59, second: 59)
      : DateValue(year: year, month: 12, day: 31, hour: 23, minute: 59, second: 59)
    if let earliest, example < earliest { example = earliest }
    if let latest, latest < example { example = latest }
    return [
      messages.text(
        for: kind == .time ? .timeOfDay : .date,
        naming: kind == .dateRange ? text(example) + " – " + text(example) : text(example))
    ] + (earliest.map { [messages.text(for: .earliest, naming: text($0))] } ?? [])
      + (latest.map { [messages.text(for: .latest, naming: text($0))] } ?? [])
  }
}

extension TextMask {
  /// Returns an unformatted text that fits the pattern: 1, 2, 3 … or A, B, C … in its slots.
  fileprivate func example(_ classes: [FormatSpecification.SlotSpecification]) -> String {
    var raw = ""
    var isLiteral = false
    for character in text {
      let slot = classes.first { $0.slot == character }
      let alphabet =
        switch character {
        case _ where isLiteral: ""
        case _ where slot != nil: slot?.characters ?? ""
        case "#": "1234567890"
        case "@", "*": "ABCDEFGHIJ"
        default: ""
        }
      isLiteral = character == "\\" && !isLiteral
      if alphabet.isEmpty { continue }
      let characters = Array(alphabet)
      raw.append(characters[raw.count % characters.count])
    }
    guard let prefix = prefixes.first else { return raw }
    return prefix + raw.dropFirst(prefix.count)
  }
}
