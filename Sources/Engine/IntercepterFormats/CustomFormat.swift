/// A formatted text that a custom format builds: the unformatted characters in order, with literals
/// between them.
public struct FormattedText: Sendable {
  /// The formatted text so far.
  public private(set) var text = ""
  /// The literals, as ranges in the formatted text and offsets in the unformatted text, in UTF-8.
  private(set) var literals: [(shown: Range<Int>, raw: Int)] = []
  /// The text without the literals.
  fileprivate var unformatted = ""

  /// Creates an empty text.
  public init() {}

  /// Appends the next part of the unformatted text.
  public mutating func keep(_ unformatted: some StringProtocol) {
    text += unformatted
    self.unformatted += unformatted
  }

  /// Appends a literal, which is not part of the unformatted text.
  public mutating func insert(_ literal: String) {
    if literal.isEmpty { return }
    let start = text.utf8.count
    text += literal
    literals.append((start..<text.utf8.count, unformatted.utf8.count))
  }
}

extension TextFormat {
  /// Creates a custom format from two functions.
  ///
  /// ```swift
  /// let hyphenated = TextFormat(
  ///   format: { unformatted in
  ///     var formatted = FormattedText()
  ///     for (index, character) in unformatted.enumerated() {
  ///       if index == 2 { formatted.insert("-") }
  ///       formatted.keep(String(character))
  ///     }
  ///     return formatted
  ///   },
  ///   unformat: { $0.filter { $0 != "-" } })
  /// ```
  ///
  /// If `format` does not restore a text from the result of `unformat`, the text counts as
  /// unformatted, so no text is lost. `FormatLaws` in the tests checks a pair of functions.
  ///
  /// - Parameters:
  ///   - format: Returns the formatted text: all of the unformatted text in order, with literals
  ///     between.
  ///   - unformat: Returns the unformatted text of a formatted text.
  public init(
    format: @escaping @Sendable (_ unformatted: String) -> FormattedText,
    unformat: @escaping @Sendable (_ formatted: String) -> String
  ) {
    self.init(CustomFormat(writing: format, reading: unformat))
  }
}

/// A layout of two functions, whose texts are free text.
private struct CustomFormat: TextLayout {
  let writing: @Sendable (String) -> FormattedText
  let reading: @Sendable (String) -> String

  /// Lays out nothing if the two functions disagree on the text.
  func layOut(_ pieces: inout Pieces) {
    let raw = String(decoding: pieces.source, as: UTF8.self)
    let shown = writing(raw)
    guard shown.unformatted.hasSameScalars(as: raw), shown.standsAlone,
      reading(shown.text).hasSameScalars(as: raw)
    else { return }
    for literal in shown.literals {
      pieces.keep(upTo: literal.raw)
      pieces.insert(shown.text.text(utf8: literal.shown), pushes: literal.raw == 0)
    }
    pieces.keepRest()
  }

  func unlay(_ pieces: inout Pieces) {
    pieces.replace(pieces.rest, with: reading(String(decoding: pieces.source, as: UTF8.self)))
  }
}

extension FormattedText {
  /// A Boolean value that indicates whether no literal shares a grapheme cluster with adjacent
  /// text.
  fileprivate var standsAlone: Bool {
    text.withUTF8Bytes { bytes in
      literals.allSatisfy {
        bytes.isClusterBoundary($0.shown.lowerBound) && bytes.isClusterBoundary($0.shown.upperBound)
      }
    }
  }
}
