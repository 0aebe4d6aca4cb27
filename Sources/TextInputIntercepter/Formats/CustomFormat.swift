/// A raw text on its way to being shown, for formats of your own: its characters in their order, with
/// literals between them.
public struct ShownText: Sendable {
  /// The text as it is shown so far.
  public private(set) var text = ""
  /// The literals, each at an offset of the shown and of the raw text, in UTF-8.
  private(set) var literals: [(shown: Range<Int>, raw: Int)] = []
  private var rawCount = 0

  /// Creates an empty text.
  public init() {}

  /// Adds the next part of the raw text.
  public mutating func keep(_ raw: some StringProtocol) {
    text += raw
    rawCount += raw.utf8.count
  }

  /// Adds a literal, which stands for nothing of the raw text.
  public mutating func insert(_ literal: String) {
    let start = text.utf8.count
    text += literal
    if start < text.utf8.count { literals.append((start..<text.utf8.count, rawCount)) }
  }
}

/// A format of somebody's own.
final class CustomFormat: Sendable {
  private let show: @Sendable (String) -> ShownText
  private let read: @Sendable (String) -> String

  init(
    show: @escaping @Sendable (String) -> ShownText, raw: @escaping @Sendable (String) -> String
  ) {
    self.show = show
    read = raw
  }

  /// A raw text as it is shown; as it is, where the two functions do not agree on it.
  func shown(_ raw: String) -> (text: ShownText, fits: Bool) {
    let shown = show(raw)
    if shown.keeps(raw), shown.standsAlone, read(shown.text).hasSameScalars(as: raw) {
      return (shown, true)
    }
    var verbatim = ShownText()
    verbatim.keep(raw)
    return (verbatim, false)
  }

  /// What the format takes for the raw text.
  func raw(of shown: String) -> String { read(shown) }

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
    let (shown, fits) = shown(read(text))
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

extension ShownText {
  /// Whether no literal joins with the text beside it.
  fileprivate var standsAlone: Bool {
    text.withUTF8Bytes { bytes in
      literals.allSatisfy {
        bytes.isClusterBoundary($0.shown.lowerBound) && bytes.isClusterBoundary($0.shown.upperBound)
      }
    }
  }

  /// Whether the text without its literals is the raw text.
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
