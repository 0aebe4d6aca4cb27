extension Violation {
  /// The kinds of violation.
  ///
  /// A rule of your own uses ``custom`` or a code of its own.
  public struct Code: RawRepresentable, Hashable, Sendable {
    private let name: Name

    private enum Name: Hashable {
      case standard(Standard)
      case own(String)
    }

    /// The codes of this library.
    enum Standard: String {
      case tooLong, tooShort, emojiForbidden, emojiRequired,
        emojiTooNew, notADigit, notANumber, tooManyDecimalPlaces,
        tooManyIntegerDigits, leadingSeparator, leadingZero, negativeNotAllowed,
        outOfRange, characterNotAllowed, lineBreak, patternMismatch,
        ellipsis, required, oneRequired, notEqual,
        custom

      /// A Boolean value that indicates whether the code is about single characters, which a sentence can name.
      var namesCharacters: Bool {
        switch self {
        case .characterNotAllowed, .notADigit, .emojiForbidden, .emojiRequired, .emojiTooNew: true
        default: false
        }
      }
    }

    /// Creates a code from its name.
    public init(rawValue: String) {
      name = Standard(rawValue: rawValue).map { .standard($0) } ?? .own(rawValue)
    }

    init(_ name: Standard) { self.name = .standard(name) }

    /// The code as one of this library; `nil` for others.
    var standard: Standard? {
      if case .standard(let name) = name { name } else { nil }
    }

    /// The code as it appears in JSON, scripts and transcripts.
    public var rawValue: String {
      switch name {
      case .standard(let name): name.rawValue
      case .own(let name): name
      }
    }
  }
}

extension Violation.Code {
  /// The text is longer than the limit.
  public static let tooLong = Violation.Code(.tooLong)
  /// The text is shorter than the limit; only validation says so.
  public static let tooShort = Violation.Code(.tooShort)
  /// There is an emoji where none is allowed.
  public static let emojiForbidden = Violation.Code(.emojiForbidden)
  /// There is something other than emoji where only emoji are allowed.
  public static let emojiRequired = Violation.Code(.emojiRequired)
  /// There is an emoji of a later Emoji version than allowed.
  public static let emojiTooNew = Violation.Code(.emojiTooNew)
  /// There is something other than a digit where only digits are allowed.
  public static let notADigit = Violation.Code(.notADigit)
  /// The text is no decimal number.
  public static let notANumber = Violation.Code(.notANumber)
  /// There are too many digits behind the decimal separator.
  public static let tooManyDecimalPlaces = Violation.Code(.tooManyDecimalPlaces)
  /// There are too many digits before the decimal separator.
  public static let tooManyIntegerDigits = Violation.Code(.tooManyIntegerDigits)
  /// The number begins with its decimal separator.
  public static let leadingSeparator = Violation.Code(.leadingSeparator)
  /// The number begins with a needless zero.
  public static let leadingZero = Violation.Code(.leadingZero)
  /// The number is negative where that is not allowed.
  public static let negativeNotAllowed = Violation.Code(.negativeNotAllowed)
  /// The number lies outside its bounds.
  public static let outOfRange = Violation.Code(.outOfRange)
  /// There is a character that is not allowed.
  public static let characterNotAllowed = Violation.Code(.characterNotAllowed)
  /// There is a line break in a field of one line.
  public static let lineBreak = Violation.Code(.lineBreak)
  /// The text does not match, and cannot come to match, the pattern.
  public static let patternMismatch = Violation.Code(.patternMismatch)
  /// Smart punctuation replaced typed full stops by an ellipsis.
  public static let ellipsis = Violation.Code(.ellipsis)
  /// The field is empty, and the form needs it.
  public static let required = Violation.Code(.required)
  /// Of some fields, the form needs one, and all are empty.
  public static let oneRequired = Violation.Code(.oneRequired)
  /// The text is not that of the field it repeats.
  public static let notEqual = Violation.Code(.notEqual)
  /// A rule of your own objects.
  public static let custom = Violation.Code(.custom)
}
