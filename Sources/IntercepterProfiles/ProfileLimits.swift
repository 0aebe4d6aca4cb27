/// Limits on the size and the cost of a profile.
///
/// A profile from a server or a user is read within limits, so that a hostile one costs little time
/// and memory: what is too much is an ordinary ``ProfileError``. The standard limits leave room for any
/// form that people fill in.
///
/// ```swift
/// var limits = ProfileLimits.standard
/// limits.fields = 20
/// let profile = try Profile(json: text, limits: limits)
/// ```
///
/// Arrays and objects never nest more than 100 deep, whatever the limits are.
public struct ProfileLimits: Hashable, Sendable {
  /// The most bytes of JSON, in UTF-8.
  public var bytes = 1_000_000
  /// The most fields.
  public var fields = 1_000
  /// The most entries of one list: the rules or fixes of a field, the rules of the form.
  public var entries = 100
  /// The most bytes, in UTF-8, of one text: a name, a label, a list of characters.
  public var textLength = 50_000
  /// The most UTF-16 code units of one pattern.
  public var patternLength = 1_000
  /// The most UTF-16 code units of all patterns together.
  ///
  /// For the engine “icu”, a set in a pattern that ignores case (`[…]`, `\p{…}`) counts 30 more: libicu
  /// may take five milliseconds for one.
  public var patternLengths = 5_000
  /// The longest `timeLimit` of a pattern for the engine “icu”.
  ///
  /// It is in steps of ICU's engine, of about a quarter of a millisecond each; ten times as long in
  /// a pattern of hundreds of groups.
  public var patternTimeLimit = 200
  /// The most digits of a smallest or a largest number.
  public var digits = 1_000
  /// The most errors that are listed.
  public var errors = 100

  /// The limits that hold unless others are given.
  public static let standard = ProfileLimits()

  /// No limits, for profiles that are as trustworthy as the program itself.
  public static let none = ProfileLimits(
    bytes: .max, fields: .max, entries: .max, textLength: .max, patternLength: .max,
    patternLengths: .max, patternTimeLimit: .max, digits: .max, errors: .max)
}
