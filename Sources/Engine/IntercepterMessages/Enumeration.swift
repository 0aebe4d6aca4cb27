extension Violation {
  /// The words with which a language enumerates characters: “a”, “b” and “c”.
  public struct Enumeration: Sendable {
    private let quotes: (open: String, close: String)
    private let comma: String
    private let conjunction: String
    private let others: String

    /// Creates the words of a language.
    ///
    /// - Parameters:
    ///   - open: The opening quotation mark.
    ///   - close: The closing quotation mark.
    ///   - comma: The text between two characters, with its spaces.
    ///   - conjunction: The text before the last character, with its spaces.
    ///   - others: The noun for characters that are not named.
    public init(
      _ open: String, _ close: String, comma: String, conjunction: String, others: String
    ) {
      (quotes, self.comma, self.conjunction) = ((open, close), comma, conjunction)
      self.others = others
    }

    /// The words in the order of the initializer.
    var words: [String] { [quotes.open, quotes.close, comma, conjunction, others] }

    /// The words with isolates around each character (UAX #9).
    var isolating: Enumeration {
      Enumeration(
        quotes.open + "\u{2068}", "\u{2069}" + quotes.close, comma: comma,
        conjunction: conjunction, others: others)
    }

    /// The English words.
    public static var english: Enumeration {
      Enumeration("“", "”", comma: ", ", conjunction: " and ", others: "others")
    }

    /// Returns the characters that a violation names, in quotation marks; hidden ones are visible.
    public func text(_ violation: Violation) -> String {
      var text = ""
      var left = violation.characterCount
      for character in violation.characters {
        if !text.isEmpty { text += left == 1 ? conjunction : comma }
        let (shown, number) = character.shownInSentence
        text += quotes.open
        text += shown.isEmpty ? number : shown
        text += quotes.close
        if !shown.isEmpty, !number.isEmpty { text += " (\(number))" }
        left -= 1
      }
      return left > 0 ? text + conjunction + others : text
    }
  }
}

extension String {
  /// The grapheme cluster as a sentence shows it, and its number if people cannot tell which character
  /// it is.
  ///
  /// It is `U+00A0` for one that shows nothing, `‐` and `U+2010` for one that looks like another,
  /// `⼈` and `U+2F08; 人: U+4EBA` for a radical. A combining mark is on a dotted circle.
  fileprivate var shownInSentence: (text: String, number: String) {
    guard let first = unicodeScalars.first?.value else { return (self, "") }
    let number = "U+" + first.inHexadecimal
    if first.showsNothing || first.hasNoGlyph || first.isWhiteSpace && first != 0x20 {
      return ("", number)
    }
    switch ClusterBreak(of: first) {
    case .control: return ("", number)
    case .extend, .extendOnly, .linker, .joiner, .spacingMark: return ("\u{25CC}\(self)", "")
    case _ where !first.isMistakable: return (self, "")
    default:
      let ideograph = first.ideographOfRadical
      guard ideograph != first, let unified = Unicode.Scalar(ideograph) else {
        return (self, number)
      }
      return (self, number + "; " + String(unified) + ": U+" + ideograph.inHexadecimal)
    }
  }
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value is for private use or no
  /// character, as PDF readers write a glyph that they do not know.
  fileprivate var hasNoGlyph: Bool {
    0xE000...0xF8FF ~= self || 0xFDD0...0xFDEF ~= self || self >= 0xF0000 || self & 0xFFFE == 0xFFFE
  }

  /// The number in at least four hexadecimal digits.
  fileprivate var inHexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
