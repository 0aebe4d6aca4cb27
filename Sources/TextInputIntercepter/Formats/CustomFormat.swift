/// A formatted text that a custom format builds: the unformatted characters in order, with literals
/// between them.
public struct FormattedText: Sendable {
  /// The formatted text so far.
  public private(set) var text = ""
  /// The literals, as ranges in the formatted text and offsets in the unformatted text, in UTF-8.
  private(set) var literals: [(shown: Range<Int>, raw: Int)] = []
  private var rawCount = 0

  /// Creates an empty text.
  public init() {}

  /// Appends the next part of the unformatted text.
  public mutating func keep(_ unformatted: some StringProtocol) {
    text += unformatted
    rawCount += unformatted.utf8.count
  }

  /// Appends a literal, which is not part of the unformatted text.
  public mutating func insert(_ literal: String) {
    let start = text.utf8.count
    text += literal
    if start < text.utf8.count { literals.append((start..<text.utf8.count, rawCount)) }
  }
}

/// A custom format.
final class CustomFormat: Sendable {
  private let format: @Sendable (String) -> FormattedText
  private let unformat: @Sendable (String) -> String

  init(
    format: @escaping @Sendable (String) -> FormattedText,
    unformat: @escaping @Sendable (String) -> String
  ) {
    self.format = format
    self.unformat = unformat
  }

  /// Returns the formatted text, or the unformatted text itself if the two functions disagree on
  /// it.
  func shown(_ raw: String) -> (text: FormattedText, fits: Bool) {
    let shown = format(raw)
    if shown.keeps(raw), shown.standsAlone, unformat(shown.text).hasSameScalars(as: raw) {
      return (shown, true)
    }
    var verbatim = FormattedText()
    verbatim.keep(raw)
    return (verbatim, false)
  }

  /// Returns the unformatted text, as the custom function reads it.
  func raw(of shown: String) -> String { unformat(shown) }

  func show(_ pass: inout FormatPass<some FormatPlaces>) -> Int {
    let (shown, fits) = shown(String(decoding: pass.source, as: UTF8.self))
    var offset = 0
    for literal in shown.literals {
      pass.copy(offset..<literal.raw)
      shown.text.withUTF8Bytes {
        pass.write(
          $0[literal.shown], for: literal.raw..<literal.raw, pushes: literal.raw == 0)
      }
      offset = literal.raw
    }
    pass.copy(offset..<pass.source.count)
    return fits ? 0 : 1
  }

  func read(_ pass: inout FormatPass<some FormatPlaces>) -> Bool {
    let text = String(decoding: pass.source, as: UTF8.self)
    let (shown, fits) = shown(unformat(text))
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

  /// Returns whether the text without its literals is the unformatted text.
  fileprivate func keeps(_ raw: String) -> Bool {
    var kept = ""
    var offset = 0
    for literal in literals {
      kept += text.substring(utf8: offset..<literal.shown.lowerBound)
      offset = literal.shown.upperBound
    }
    kept += text.substring(utf8: offset..<text.utf8.count)
    return kept.hasSameScalars(as: raw)
  }
}
