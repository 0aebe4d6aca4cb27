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
        text += quotes.open
        text += character.shownInSentence
        text += quotes.close
        left -= 1
      }
      return left > 0 ? text + conjunction + others : text
    }
  }
}

extension String {
  /// The grapheme cluster as a sentence shows it: a control character and one that shows nothing as
  /// `<202E>`, and a combining mark on a dotted circle.
  fileprivate var shownInSentence: String {
    guard let first = unicodeScalars.first?.value else { return self }
    return switch ClusterBreak(of: first) {
    case _ where first.showsNothing: "<\(String(first, radix: 16, uppercase: true))>"
    case .control: "<\(String(first, radix: 16, uppercase: true))>"
    case .extend, .extendOnly, .linker, .joiner, .spacingMark: "\u{25CC}\(self)"
    default: self
    }
  }
}
