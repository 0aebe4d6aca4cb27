/// The kind of value that a rule reads from a text.
enum ValueReading: Sendable {
  case number(DecimalFormat)
  case digits
  indirect case dates(DateRule)
}

extension Intercepter {
  /// Returns the value of a text.
  ///
  /// The result is `nil` if no rule reads values, or if the text is empty or not valid.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func value(of text: String) -> FieldValue? {
    validate(text).isValid ? value(ofValid: unformattedText(ofFinished: text)) : nil
  }

  /// Returns the value of a valid unformatted text.
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

  /// A Boolean value that indicates whether a rule reads numbers, digits or dates.
  package var readsValues: Bool { reading != nil }

  /// The decimal separator of the field's text, or `nil` if no rule reads numbers.
  package var decimalSeparator: Character? { decimalFormat?.separator }

  /// Returns a number, written as in JSON, with the field's separator.
  ///
  /// It stays unchanged if no rule reads numbers.
  package func text(ofNumber digits: String) -> String {
    guard let separator = decimalSeparator, separator != "." else { return digits }
    return digits.replacing(".", by: separator)
  }

  /// The format of the first rule that reads numbers, or `nil` if there is none.
  private var decimalFormat: DecimalFormat? {
    for rule in rules { if case .number(let format) = rule.definition.reading { return format } }
    return nil
  }

  /// The kind of value that the rules read.
  ///
  /// Numbers and dates take precedence over digits.
  private var reading: ValueReading? {
    var digits: ValueReading?
    for rule in rules {
      switch rule.definition.reading {
      case .digits: digits = .digits
      case .number, .dates: return rule.definition.reading
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
