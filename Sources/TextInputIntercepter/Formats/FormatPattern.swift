/// A pattern of a format: slots for raw characters, and literals between them.
///
/// | in the pattern | is |
/// |---|---|
/// | `#` | a slot for a digit |
/// | `@` | a slot for a letter |
/// | `*` | a slot for any character but white space and what the pattern has as a literal |
/// | a character of a class of your own | a slot for that class |
/// | `[…]` | an optional part: left out where the raw text fits without it |
/// | `\` | makes the next of these a literal |
/// | anything else | a literal |
///
/// ```swift
/// let plate: FormatPattern = "@@-## @@"
/// let amex = FormatPattern("#### ###### #####", startingWith: ["34", "37"])
/// ```
public struct FormatPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The pattern.
  public var text: String
  /// The beginnings of raw texts that the pattern is for; empty for any.
  ///
  /// For a raw text that begins so, only patterns that say so are chosen among.
  public var prefixes: [String]
  /// The digits that people dial before a national number, which is shown without them: `0` in Germany, `8` in
  /// Russia; empty for none.
  public var trunkPrefix: String

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - prefixes: The beginnings of raw texts that it is for; empty for any.
  ///   - trunkPrefix: The digits that people dial before a national number; empty for none. It counts where the
  ///     pattern begins with `+` and a country code.
  public init(_ text: String, startingWith prefixes: [String] = [], trunkPrefix: String = "") {
    self.text = text
    self.prefixes = prefixes
    self.trunkPrefix = trunkPrefix
  }

  /// Creates a pattern for raw texts with any beginning.
  public init(stringLiteral text: String) { self.init(text) }
}

extension TextFormat {
  /// Shows a text in the slots of a pattern, with the pattern's literals between them.
  ///
  /// ```swift
  /// let card = TextFormat.pattern("#### #### #### ####")
  /// card.formattedText(of: "41111")  // 4111 1
  /// ```
  ///
  /// A literal appears with the character behind it; those behind the last slot, with the last character.
  /// It is a mistake of the program if the pattern cannot be read, and stops it; ``init(patterns:classes:)``
  /// throws instead.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - classes: The slots of your own: the character that stands for each in the pattern.
  public static func pattern(
    _ pattern: FormatPattern, classes: [Character: SlotClass] = [:]
  ) -> TextFormat {
    patterns([pattern], classes: classes)
  }

  /// Shows a text by one of several patterns, which the raw text chooses.
  ///
  /// The first that it fits is taken; of those that are for its beginning, where some are.
  ///
  /// ```swift
  /// let phone = TextFormat.patterns(["###-####", "(###) ###-####"])
  /// phone.formattedText(of: "5551234")  // 555-1234
  /// phone.formattedText(of: "2125551234")  // (212) 555-1234
  /// ```
  ///
  /// It is a mistake of the program if a pattern cannot be read, and stops it.
  public static func patterns(
    _ patterns: [FormatPattern], classes: [Character: SlotClass] = [:]
  ) -> TextFormat {
    do throws(PatternError) {
      return try TextFormat(patterns: patterns, classes: classes)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Creates a format of patterns that come from elsewhere.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; the raw text chooses among them.
  ///   - classes: The slots of your own: the character that stands for each in a pattern.
  /// - Throws: ``PatternError`` where a pattern cannot be read, or has no slot.
  public init(
    patterns: [FormatPattern], classes: [Character: SlotClass] = [:]
  ) throws(PatternError) {
    var layouts: [PatternLayout] = []
    for pattern in patterns {
      var parser = FormatPatternParser(pattern.text, classes: classes)
      layouts += try parser.layouts(for: pattern)
    }
    if layouts.isEmpty { throw PatternError("A format needs a pattern.", pattern: "", at: 0) }
    self.init(.pattern(PatternFormat(layouts)))
  }
}
