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
    self.init(CustomFormat(format: format, unformat: unformat))
  }
}

/// A custom format.
final class CustomFormat: FormatDefinition, @unchecked Sendable {
  private let writing: @Sendable (String) -> FormattedText
  private let reading: @Sendable (String) -> String

  init(
    format: @escaping @Sendable (String) -> FormattedText,
    unformat: @escaping @Sendable (String) -> String
  ) {
    writing = format
    reading = unformat
  }

  /// Returns the formatted text, or the unformatted text itself if the two functions disagree on
  /// it.
  private func written(_ raw: String) -> (text: FormattedText, fits: Bool) {
    let shown = writing(raw)
    if shown.unformatted.hasSameScalars(as: raw), shown.standsAlone,
      reading(shown.text).hasSameScalars(as: raw)
    {
      return (shown, true)
    }
    var verbatim = FormattedText()
    verbatim.keep(raw)
    return (verbatim, false)
  }

  // The text may be free text.
  override var isValue: Bool { false }

  override func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int {
    written(String(decoding: unformatted, as: UTF8.self)).text.text.utf8.count
  }

  override func admits(_ character: Character) -> Bool { !reading(String(character)).isEmpty }

  override func unformattedInsertion(_ text: String, at place: Int) -> String? {
    let raw = reading(text)
    return raw.isEmpty ? text : raw
  }

  override func format(_ pass: inout FormatPass) -> Int {
    let (shown, fits) = written(String(decoding: pass.source, as: UTF8.self))
    var offset = 0
    for literal in shown.literals {
      pass.copy(offset..<literal.raw)
      shown.text.withUTF8Bytes {
        pass.write(
          UnsafeBufferPointer(rebasing: $0[literal.shown]), for: literal.raw..<literal.raw,
          pushes: literal.raw == 0)
      }
      offset = literal.raw
    }
    pass.copy(offset..<pass.source.count)
    return fits ? 0 : 1
  }

  override func unformat(_ pass: inout FormatPass) -> Bool {
    let text = String(decoding: pass.source, as: UTF8.self)
    let (shown, fits) = written(reading(text))
    guard fits, shown.text.hasSameScalars(as: text) else {
      pass.copy(0..<pass.source.count)
      return false
    }
    var offset = 0
    for literal in shown.literals {
      pass.copy(offset..<literal.shown.lowerBound)
      pass.drop(literal.shown)
      offset = literal.shown.upperBound
    }
    pass.copy(offset..<pass.source.count)
    return true
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
