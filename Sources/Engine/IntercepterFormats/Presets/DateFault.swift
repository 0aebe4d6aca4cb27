internal import TextBytes

/// The reason why a text is not a date, or a finished one does not conform.
struct DateFault: Error {
  let code: Violation.Code
  var variant: Violation.Variant?
  var limit: Int?
  var actual: Int?
  /// The part of the text that is wrong, in UTF-8 offsets; `nil` for the whole.
  var range: Range<Int>?

  init(
    _ code: Violation.Code, _ variant: Violation.Variant? = nil, limit: Int? = nil,
    actual: Int? = nil, range: Range<Int>? = nil
  ) {
    (self.code, self.variant, self.limit, self.actual) = (code, variant, limit, actual)
    self.range = range
  }

  /// A number or a character that does not belong to a date, or not there.
  static let character = DateFault(.characterNotAllowed)
  /// A number that the part cannot have.
  static let outOfRange = DateFault(.outOfRange)
  static let noSuchDate = DateFault(.outOfRange, .noSuchDate)
  /// One or more parts that need more digits.
  static let incomplete = DateFault(.tooShort, .dateIncomplete)
  /// A text that may mean two dates.
  static let ambiguous = DateFault(.patternMismatch, .dateAmbiguous)
  /// A date in another order than the field's.
  static let otherOrder = DateFault(.patternMismatch, .dateInOtherOrder)
  /// A date with a time.
  static let withTime = DateFault(.characterNotAllowed, .dateWithTime)
  /// A time with seconds, in a field without them.
  static let withSeconds = DateFault(.characterNotAllowed, .timeWithSeconds)

  /// A note that midnight or zero seconds are dropped.
  static let zerosDropped = DateFault(.characterNotAllowed, .zeroTimeDropped)

  /// A number that a part cannot have.
  static func outOfRange(
    _ number: Int, _ kind: DatePart.Kind, _ range: Range<Int>
  ) -> DateFault {
    let variant: Violation.Variant? =
      switch kind {
      case .month: .noSuchMonth
      case .day: .noSuchDay
      case .hour: .noSuchHour
      case .minute: .noSuchMinute
      case .second: .noSuchSecond
      default: nil
      }
    return DateFault(.outOfRange, variant, actual: number, range: range)
  }

  /// A token that is not expected where it is.
  static func unexpected(at range: Range<Int>) -> DateFault {
    DateFault(.characterNotAllowed, range: range)
  }
}

extension DateLayout {
  /// Returns the reason to report for the fault of a text: that the text is a time in a field for a
  /// date or a date in a field for a time, or the fault.
  func reason(_ fault: DateFault, in text: String) -> DateFault {
    let isTime = has(.hour)
    let isSpecial = fault.variant != nil || fault.code != .characterNotAllowed
    if isTime ? parts.contains(where: { $0.kind.isDate }) : isSpecial { return fault }
    let other = (isTime ? DateLayout.date() : .time()).naming(names)
    func isOther(_ text: String) -> Bool {
      let reader = DateReader(text, other)
      return switch reader.reading {
      case .value: true
      case .beginning: reader.tokens.gaps.contains { $0.marks == [.time] }
      case .wrong(let fault):
        [.dateWithTime, .dateAmbiguous, .timeWithSeconds].contains(fault.variant)
      }
    }
    let text = text.trimmed
    // The year `2026` was shown as 20:26 until more was typed.
    let (mark, isMarked) = (separators[0], isTime && text.holds(separators[0], atUTF8: 2))
    guard
      isOther(text)
        || isMarked && isOther(text.replacingUTF8(2..<2 + mark.utf8.count, with: ""))
    else { return fault }
    return DateFault(.characterNotAllowed, isTime ? .dateInsteadOfTime : .timeInsteadOfDate)
  }
}

extension DateFault {
  /// Returns the violation of a text, or of a range of it.
  ///
  /// - Parameter text: The text that ``range`` is in; its characters are named.
  func violation(
    in range: Range<Int>, of text: String = "", severity: Violation.Severity = .error
  ) -> Violation {
    var characters: [String] = []
    if code == .characterNotAllowed, variant == nil, let own = self.range {
      characters = text.substring(utf8: own).prefix(3).map(String.init)
    }
    return Violation(
      code, byRule: "date", range: range, limit: limit, actual: actual,
      unit: limit == nil ? nil : "graphemes", severity: severity, variant: variant,
      characters: characters)
  }
}
