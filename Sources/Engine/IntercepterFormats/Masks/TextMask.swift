/// A mask: slots for unformatted characters, with literals between them.
///
/// | in the mask | meaning |
/// |---|---|
/// | `#` | a slot for a digit |
/// | `@` | a slot for a letter |
/// | `*` | a slot for any character except white space and the mask's literal punctuation |
/// | a character with a custom class | a slot for that class |
/// | `[…]` | an optional part, left out if the text fits without it |
/// | `\` | makes the next of these characters a literal |
/// | anything else | a literal |
///
/// ```swift
/// let plate: TextMask = "@@-## @@"
/// let amex = TextMask("#### ###### #####", startingWith: ["34", "37"])
/// ```
public struct TextMask: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The slots and literals.
  public var text: String
  /// The beginnings of the unformatted texts that the mask is for; empty for any text.
  ///
  /// A text with such a beginning uses only masks that specify it.
  public var prefixes: [String]
  /// The digits that people dial before a national number, and that the field does not show: `0` in
  /// Germany, `8` in Russia; empty for none.
  public var trunkPrefix: String
  /// A Boolean value that indicates whether a number without a calling code has the mask's, in a
  /// field with masks of several calling codes.
  public var isDefault: Bool

  /// Creates a mask.
  ///
  /// - Parameters:
  ///   - text: The slots and literals.
  ///   - prefixes: The beginnings of the unformatted texts that it is for; empty for any text.
  ///   - trunkPrefix: The digits that people dial before a national number; empty for none.
  ///   - isDefault: Whether a number without a calling code has the mask's, in a field with masks of
  ///     several calling codes.
  public init(
    _ text: String, startingWith prefixes: [String] = [], trunkPrefix: String = "",
    isDefault: Bool = false
  ) {
    self.text = text
    self.prefixes = prefixes
    self.trunkPrefix = trunkPrefix
    self.isDefault = isDefault
  }

  /// Creates a mask for any unformatted text.
  public init(stringLiteral text: String) { self.init(text) }
}

/// The name of ``TextMask`` in 0.2.0.
@available(*, deprecated, renamed: "TextMask")
public typealias FormatPattern = TextMask

extension TextFormat {
  /// Formats a text with a mask.
  ///
  /// ```swift
  /// let card = TextFormat.pattern("#### #### #### ####")
  /// card.formattedText(of: "41111")  // 4111 1
  /// ```
  ///
  /// A literal appears with the character after it. The literals after the last slot appear with
  /// the last character. An invalid pattern is a programming error and traps;
  /// ``init(patterns:classes:)`` throws instead.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - classes: The custom slot classes, by the character for each in the pattern.
  public static func pattern(
    _ pattern: TextMask, classes: [Character: SlotClass] = [:]
  ) -> TextFormat {
    patterns([pattern], classes: classes)
  }

  /// Formats a text with one of several patterns, which the unformatted text determines.
  ///
  /// The first pattern that fits the text applies. If patterns are meant for the text's beginning,
  /// only these are candidates.
  ///
  /// If the patterns begin with different calling codes, as in `+1 …` and `+49 …`, the code is a part
  /// of the number. Forms then store `+` and all digits, and the rules judge these digits.
  ///
  /// ```swift
  /// let phone = TextFormat.patterns(["###-####", "(###) ###-####"])
  /// phone.formattedText(of: "5551234")  // 555-1234
  /// phone.formattedText(of: "2125551234")  // (212) 555-1234
  /// ```
  ///
  /// An invalid pattern is a programming error and traps.
  public static func patterns(
    _ patterns: [TextMask], classes: [Character: SlotClass] = [:]
  ) -> TextFormat {
    preset(patterns, listing: classes.map { ($0, $1) })
  }

  /// Formats a text with valid patterns and a list of slot classes.
  static func preset(
    _ patterns: [TextMask], listing classes: [(character: Character, class: SlotClass)] = [],
    mayEndEarly: Bool = false
  ) -> TextFormat {
    do throws(PatternError) {
      return try TextFormat(patterns: patterns, listing: classes, mayEndEarly: mayEndEarly)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Creates a format from patterns that may be invalid, such as those in a file.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; the unformatted text determines which one applies.
  ///   - classes: The custom slot classes, by the character for each in a pattern.
  /// - Throws: `PatternError` if `patterns` is empty, or a pattern is invalid or has no slot.
  public init(
    patterns: [TextMask], classes: [Character: SlotClass] = [:]
  ) throws(PatternError) {
    try self.init(patterns: patterns, listing: classes.map { ($0, $1) })
  }

  /// Creates a format from patterns and a list of slot classes, each for a different character.
  ///
  /// - Parameter mayEndEarly: Whether rules decide how many slots a value fills.
  package init(
    patterns: [TextMask], listing classes: [(character: Character, class: SlotClass)],
    mayEndEarly: Bool = false
  ) throws(PatternError) {
    var layouts: [MaskLayout] = []
    for pattern in patterns {
      var parser = MaskParser(pattern.text, classes: classes)
      layouts += try parser.layouts(for: pattern)
    }
    if layouts.isEmpty { throw PatternError("A format needs a pattern.", pattern: "", at: 0) }
    let format = MaskFormat(layouts, mayEndEarly: mayEndEarly)
    if format.hasSeveralCodes, let layout = layouts.first(where: { !$0.hasCallingCode }) {
      throw PatternError(
        "Beside several calling codes, every pattern needs one.",
        pattern: layout.literals.string, at: 0)
    }
    self.init(format)
  }
}
