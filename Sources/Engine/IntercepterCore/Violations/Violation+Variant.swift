extension Violation {
  /// A special case of a code that has its own sentence.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The text does not match the pattern yet, but more typing may lead to a match
    /// (``Code/patternMismatch``).
    case patternIncomplete
    /// Matching the text with the pattern takes too long (``Code/patternMismatch``).
    case patternTooSlow
    /// Matching the text with the pattern takes too much memory (``Code/patternMismatch``).
    case patternTooLarge
    /// The text cannot be matched with the pattern (``Code/patternMismatch``).
    case patternFailed
    /// The text is not one of the accepted values, of which the bound names the first
    /// (``Code/patternMismatch``).
    case notListed
    /// A mark groups digits, or may do so; the decimal separator is `.` (``Code/notANumber``).
    case separatorIsPoint
    /// A mark groups digits, or may do so; the decimal separator is `,` (``Code/notANumber``).
    case separatorIsComma
    /// A mark groups digits, or may do so; the decimal separator is `٫` (``Code/notANumber``).
    case separatorIsArabic
    /// The dash behind the number may be a minus sign, or only close the amount, as in `¥1,234-` and
    /// `20.-` (``Code/notANumber``).
    case closingDash
    /// The rules amend each other's amendments without end (``Code/custom``).
    case rulesDisagree
    /// The date or time needs more digits (``Code/tooShort``).
    case dateIncomplete
    /// The text can be read as two different dates (``Code/patternMismatch``).
    case dateAmbiguous
    /// The calling code of a telephone number is not one of the field's (``Code/patternMismatch``).
    case foreign
    /// A telephone number begins with a zero, which is not dialed behind its calling code
    /// (``Code/patternMismatch``).
    case zeroNotDialed
    /// A telephone number needs its calling code (``Code/patternMismatch``).
    case callingCodeMissing
    /// A telephone number has an extension behind it, which the bound is (``Code/patternMismatch``).
    case telephoneExtension
    /// The date does not exist in the order of the field, but in another (``Code/patternMismatch``).
    case dateInOtherOrder
    /// The text is a date with a time, in a field for a date (``Code/characterNotAllowed``).
    case dateWithTime
    /// The text is a time, in a field for a date (``Code/characterNotAllowed``).
    case timeInsteadOfDate
    /// The text is a date or has one, in a field for a time (``Code/characterNotAllowed``).
    case dateInsteadOfTime
    /// The text is a time with seconds, in a field without them (``Code/characterNotAllowed``).
    case timeWithSeconds
    /// Midnight or zero seconds, which the field cannot show, were removed
    /// (``Code/characterNotAllowed``).
    case zeroTimeDropped
    /// There is no month of that number (``Code/outOfRange``).
    case noSuchMonth
    /// No month has a day of that number (``Code/outOfRange``).
    case noSuchDay
    /// There is no hour of that number (``Code/outOfRange``).
    case noSuchHour
    /// There is no minute of that number (``Code/outOfRange``).
    case noSuchMinute
    /// There is no second of that number (``Code/outOfRange``).
    case noSuchSecond
    /// A check digit is wrong (``Code/patternMismatch``).
    case wrongCheckDigit
    /// The month does not have that day (``Code/outOfRange``).
    case noSuchDate
    /// The date or time is before the earliest one allowed (``Code/outOfRange``).
    case tooEarly
    /// The date or time is after the latest one allowed (``Code/outOfRange``).
    case tooLate
    /// The range ends before it begins (``Code/outOfRange``).
    case endBeforeStart
    /// The ellipsis was rejected; the full stops that the user had typed before it remain
    /// (``Code/ellipsis``).
    case ellipsisRejected
    /// The characters were removed, and the rest of the edit was accepted (codes of rules that
    /// judge single characters).
    case removed
  }
}
