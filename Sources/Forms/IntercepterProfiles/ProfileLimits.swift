/// Limits on the size and the cost of a profile.
///
/// With limits, a hostile profile from a server or a user costs little time and memory: exceeding a
/// limit is an ordinary ``ProfileError``. The standard limits suffice for any form that people fill
/// in.
///
/// ```swift
/// var limits = ProfileLimits.standard
/// limits.fields = 20
/// let profile = try Profile(json: text, limits: limits)
/// ```
///
/// Arrays and objects never nest more than 100 levels deep, whatever the limits.
public struct ProfileLimits: Hashable, Sendable {
  /// The maximum size of the JSON text, in UTF-8 bytes.
  public var bytes = 1_000_000
  /// The maximum number of fields.
  public var fields = 1_000
  /// The maximum number of entries of a list, such as the rules or fixes of a field.
  public var entries = 100
  /// The maximum length of a text, such as a name, a label or a list of characters, in UTF-8 bytes.
  public var textLength = 50_000
  /// The maximum length of a pattern, in UTF-16 code units.
  public var patternLength = 1_000
  /// The maximum total length of all patterns, in UTF-16 code units.
  ///
  /// With the engine “icu”, a set (`[…]`, `\p{…}`) in a pattern that ignores case counts 30 more:
  /// libicu may need five milliseconds to compile it.
  public var patternLengths = 5_000
  /// The maximum `timeLimit` of a pattern with the engine “icu”.
  ///
  /// It is in steps of ICU's engine. A step takes about a quarter of a millisecond, and ten times
  /// as long in a pattern with hundreds of groups.
  public var patternTimeLimit = 200
  /// The maximum number of digits of a minimum or maximum.
  public var digits = 1_000
  /// The maximum number of errors that are reported.
  public var errors = 100

  /// The default limits.
  public static let standard = ProfileLimits()

  /// No limits, for profiles that you trust like the program itself.
  public static let none = ProfileLimits(
    bytes: .max, fields: .max, entries: .max, textLength: .max, patternLength: .max,
    patternLengths: .max, patternTimeLimit: .max, digits: .max, errors: .max)
}
