/// The kind of value that a rule reads in a text.
enum ValueReading: Sendable {
  case number(DecimalFormat)
  case digits
  indirect case dates(DateRule)
}

extension Rule {
  /// The same rule, which reads a value in a text.
  func reading(_ reading: ValueReading) -> Rule {
    var rule = self
    rule.reading = reading
    return rule
  }
}

extension Intercepter {
  /// The value that a text says; `nil` where the field has only texts, or the text is empty or not valid.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func value(of text: String) -> FieldValue? {
    validate(text).isValid ? value(ofValid: unformattedText(of: text)) : nil
  }

  /// The value that a raw text says which is valid.
  package func value(ofValid text: String) -> FieldValue? {
    guard let reading, !text.isEmpty else { return nil }
    switch reading {
    case .number(let format):
      guard case .number(let parts) = format.read(text, tolerant: false) else { return nil }
      return format.number(parts, in: text).map { .number($0) }
    case .digits: return .digits(String(decoding: text.asciiDigits, as: UTF8.self))
    case .dates(let rule):
      let dates = rule.layout.values(of: text)
      return dates.count > 1 ? .dates(dates) : dates.first.map { .date($0) }
    }
  }

  /// Whether a rule reads numbers, digits or dates.
  package var readsValues: Bool { reading != nil }

  /// The decimal separator that the field keeps; `nil` where no rule reads numbers.
  package var decimalSeparator: Character? { decimalFormat?.separator }

  /// A number as JSON writes it, with the field's separator; as it is where no rule reads numbers.
  package func text(ofNumber digits: String) -> String {
    guard let separator = decimalSeparator, separator != "." else { return digits }
    return digits.replacing(".", by: separator)
  }

  /// The number's format, where a rule reads numbers.
  private var decimalFormat: DecimalFormat? {
    for rule in rules { if case .number(let format) = rule.reading { return format } }
    return nil
  }

  /// What the rules read; the digits of a date or a number are part of it.
  private var reading: ValueReading? {
    var digits: ValueReading?
    for rule in rules {
      switch rule.reading {
      case .digits: digits = .digits
      case .number, .dates: return rule.reading
      case nil: break
      }
    }
    return digits
  }
}

extension String {
  fileprivate func replacing(_ mark: Character, by other: Character) -> String {
    String(map { $0 == mark ? other : $0 })
  }
}
