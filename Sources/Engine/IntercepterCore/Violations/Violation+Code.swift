extension Violation {
  /// A kind of violation.
  ///
  /// A custom rule uses ``custom`` or a code that it defines.
  public struct Code: RawRepresentable, Hashable, Sendable {
    private let name: Name

    private enum Name: Hashable {
      case standard(Standard)
      case own(String)
    }

    /// The codes of this library.
    enum Standard: String, CaseIterable {
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
      name = Standard(utf8Of: rawValue).map { .standard($0) } ?? .own(rawValue)
    }

    init(_ name: Standard) { self.name = .standard(name) }

    /// Returns whether two codes have the same name.
    ///
    /// Without it, every comparison of codes would be that of `RawRepresentable`, of their strings.
    public static func == (first: Code, second: Code) -> Bool { first.name == second.name }

    /// The code as one of this library's, or `nil` for a custom code.
    var standard: Standard? {
      if case .standard(let name) = name { name } else { nil }
    }

    /// A Boolean value that indicates whether the code is one of this library's, and not of a custom
    /// rule.
    public var isStandard: Bool { standard != nil }

    /// The name of the code in JSON, scripts and transcripts.
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
  /// The text is shorter than the limit.
  ///
  /// Only validation reports this.
  public static let tooShort = Violation.Code(.tooShort)
  /// The text contains an emoji where none is allowed.
  public static let emojiForbidden = Violation.Code(.emojiForbidden)
  /// The text contains something other than emoji where only emoji are allowed.
  public static let emojiRequired = Violation.Code(.emojiRequired)
  /// The text contains an emoji of a later Emoji version than allowed.
  public static let emojiTooNew = Violation.Code(.emojiTooNew)
  /// The text contains something other than a digit where only digits are allowed.
  public static let notADigit = Violation.Code(.notADigit)
  /// The text is not a decimal number.
  public static let notANumber = Violation.Code(.notANumber)
  /// The number has too many digits after the decimal separator.
  public static let tooManyDecimalPlaces = Violation.Code(.tooManyDecimalPlaces)
  /// The number has too many digits before the decimal separator.
  public static let tooManyIntegerDigits = Violation.Code(.tooManyIntegerDigits)
  /// The number begins with its decimal separator.
  public static let leadingSeparator = Violation.Code(.leadingSeparator)
  /// The number begins with an unnecessary zero.
  public static let leadingZero = Violation.Code(.leadingZero)
  /// The number is negative where that is not allowed.
  public static let negativeNotAllowed = Violation.Code(.negativeNotAllowed)
  /// The number is out of its bounds.
  public static let outOfRange = Violation.Code(.outOfRange)
  /// The text contains a character that is not allowed.
  public static let characterNotAllowed = Violation.Code(.characterNotAllowed)
  /// The text contains a line break in a single-line field.
  public static let lineBreak = Violation.Code(.lineBreak)
  /// The text does not match the pattern, and more typing cannot make it match.
  public static let patternMismatch = Violation.Code(.patternMismatch)
  /// Smart punctuation replaced typed full stops by an ellipsis.
  public static let ellipsis = Violation.Code(.ellipsis)
  /// A required field is empty.
  public static let required = Violation.Code(.required)
  /// All of several fields are empty, and the form requires one of them.
  public static let oneRequired = Violation.Code(.oneRequired)
  /// The text differs from the field that it repeats.
  public static let notEqual = Violation.Code(.notEqual)
  /// A custom rule objects.
  public static let custom = Violation.Code(.custom)
}
