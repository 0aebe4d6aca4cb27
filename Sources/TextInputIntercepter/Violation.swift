/// Why a rule objects: which rule, to what part of the text, and by how much.
///
/// A violation is data. ``message`` is a plain English sentence for it; `IntercepterMessages` says it in
/// other languages, from ``code``, ``limit``, ``actual`` and ``unit``, and so can an app.
public struct Violation: Hashable, Sendable {
  /// The identifier of the rule that objects.
  ///
  /// The intercepter fills it in.
  public internal(set) var rule = ""
  /// What is wrong.
  public let code: Code
  /// The offending part, in UTF-16 code units of the text the rule judged: the proposed text, or what
  /// an earlier rule has made of it.
  public let range: Range<Int>
  /// The limit that was crossed, for codes that have one: a length, a number of digits.
  public let limit: Int?
  /// What was found in its place.
  public let actual: Int?
  /// The identifier of the unit that `limit` and `actual` are counted in, for lengths.
  public let unit: String?
  /// The sentence that the rule gave in place of the code's standard one, if it gave one.
  public let customMessage: String?

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - range: The offending part of the judged text, in UTF-16 code units.
  ///   - message: A sentence for people; `nil` gives the standard one of the code.
  ///   - limit: The limit that was crossed.
  ///   - actual: What was found in its place.
  ///   - unit: The unit that both are counted in.
  public init(
    _ code: Code,
    range: Range<Int>,
    message: String? = nil,
    limit: Int? = nil,
    actual: Int? = nil,
    unit: LengthUnit? = nil
  ) {
    self.code = code
    self.range = range
    self.customMessage = message
    self.limit = limit
    self.actual = actual
    self.unit = unit?.identifier
  }

  /// The kinds of violation.
  ///
  /// A rule of your own uses ``custom`` or a code of its own.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as it appears in JSON, scripts and transcripts.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is longer than the limit.
    public static let tooLong = Code(rawValue: "tooLong")
    /// The text is shorter than the limit; only validation says so.
    public static let tooShort = Code(rawValue: "tooShort")
    /// There is an emoji where none is allowed.
    public static let emojiForbidden = Code(rawValue: "emojiForbidden")
    /// There is something other than emoji where only emoji are allowed.
    public static let emojiRequired = Code(rawValue: "emojiRequired")
    /// There is an emoji of a later Emoji version than allowed.
    public static let emojiTooNew = Code(rawValue: "emojiTooNew")
    /// There is something other than a digit where only digits are allowed.
    public static let notADigit = Code(rawValue: "notADigit")
    /// The text is no decimal number.
    public static let notANumber = Code(rawValue: "notANumber")
    /// There are too many digits behind the decimal separator.
    public static let tooManyDecimalPlaces = Code(rawValue: "tooManyDecimalPlaces")
    /// There are too many digits before the decimal separator.
    public static let tooManyIntegerDigits = Code(rawValue: "tooManyIntegerDigits")
    /// The number begins with its decimal separator.
    public static let leadingSeparator = Code(rawValue: "leadingSeparator")
    /// The number begins with a needless zero.
    public static let leadingZero = Code(rawValue: "leadingZero")
    /// The number is negative where that is not allowed.
    public static let negativeNotAllowed = Code(rawValue: "negativeNotAllowed")
    /// The number lies outside its bounds.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// There is a character that is not allowed.
    public static let characterNotAllowed = Code(rawValue: "characterNotAllowed")
    /// There is a line break in a field of one line.
    public static let lineBreak = Code(rawValue: "lineBreak")
    /// The text does not match, and cannot come to match, the pattern.
    public static let patternMismatch = Code(rawValue: "patternMismatch")
    /// Smart punctuation replaced typed full stops by an ellipsis.
    public static let ellipsis = Code(rawValue: "ellipsis")
    /// The field is empty, and the form needs it.
    public static let required = Code(rawValue: "required")
    /// Of some fields, the form needs one, and all are empty.
    public static let oneRequired = Code(rawValue: "oneRequired")
    /// The text is not that of the field it repeats.
    public static let notEqual = Code(rawValue: "notEqual")
    /// A rule of your own objects.
    public static let custom = Code(rawValue: "custom")
  }
}

extension Violation {
  /// The violation as one English sentence.
  public var message: String {
    if let customMessage { return customMessage }
    switch code {
    case .tooLong: return lengthMessage("At most", "allowed")
    case .tooShort: return lengthMessage("At least", "needed")
    case .emojiForbidden: return "Emoji are not allowed here."
    case .emojiRequired: return "Only emoji are allowed here."
    case .emojiTooNew: return "This emoji is too new to be shown everywhere."
    case .notADigit: return "Only digits are allowed here."
    case .notANumber: return "This is not a decimal number."
    case .tooManyDecimalPlaces where limit ?? 0 == 0: return "Only whole numbers are allowed here."
    case .tooManyDecimalPlaces:
      let places = limit(" decimal place", " decimal places")
      return "At most \(places) allowed here, not \(actual ?? 0)."
    case .tooManyIntegerDigits:
      let digits = limit(" digit", " digits")
      return "At most \(digits) allowed before the decimal separator, not \(actual ?? 0)."
    case .leadingSeparator: return "A number cannot begin with its decimal separator here."
    case .leadingZero: return "A number cannot begin with a needless zero here."
    case .negativeNotAllowed: return "Negative numbers are not allowed here."
    case .outOfRange: return "This number is out of range."
    case .characterNotAllowed: return "This character is not allowed here."
    case .lineBreak: return "Line breaks are not allowed here."
    case .patternMismatch: return "This does not match the required pattern."
    case .ellipsis: return "Typed full stops were replaced by an ellipsis."
    case .required: return "This field is required."
    case .oneRequired: return "At least one of these fields is required."
    case .notEqual: return "The two entries are not the same."
    default: return "This is not allowed here."
    }
  }

  private func lengthMessage(_ beginning: String, _ participle: String) -> String {
    let (one, many, hint) = unitWords
    let end = hint.isEmpty ? "." : "; \(hint)."
    return "\(beginning) \(limit(one, many)) \(participle) here, not \(actual ?? 0)\(end)"
  }

  private func limit(_ one: String, _ many: String) -> String {
    limit == 1 ? "1\(one) is" : "\(limit ?? 0)\(many) are"
  }

  /// What the unit counts, and how much of it a character is where people might wonder.
  private var unitWords: (one: String, many: String, hint: String) {
    switch unit {
    case "graphemes": (" character", " characters", "")
    case "scalars": (" character", " characters", "some emoji count several")
    case "utf16": (" character", " characters", "most emoji count 2")
    case "utf8": (" byte", " bytes", "a Chinese character counts 3")
    case "gb18030", "gb18030-2000", "gb18030-2005", "gb18030-2022":
      (" byte", " bytes", "a Chinese character counts 2")
    case "doubleWidth", "terminalColumns": (" column", " columns", "a Chinese character takes 2")
    case let unit?: (" (\(unit))", " (\(unit))", "")
    case nil: ("", "", "")
    }
  }
}
