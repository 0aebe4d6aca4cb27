/// A decoder for the bytes that a terminal sends.
///
/// Bytes may be split anywhere: the decoder keeps an incomplete sequence until the rest arrives. It
/// cannot distinguish a single Escape from the beginning of a sequence, or an emoji that ends in a
/// joiner from the first half of a longer one. After a moment without input, ``flush()`` interprets
/// these bytes as they are.
///
/// Scalars that arrive together form grapheme clusters, each of which is one key.
package struct InputDecoder {
  /// The bytes that are not decoded yet.
  private var bytes: [UInt8] = []
  /// Typed text whose last cluster may be incomplete.
  private var text = ""
  /// The bytes of an incomplete paste.
  private var paste: [UInt8]?

  package init() {}

  /// A Boolean value that indicates whether ``flush()`` would return events.
  package var isWaiting: Bool { paste == nil && !(bytes.isEmpty && text.isEmpty) }

  package mutating func decode(_ new: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    bytes += new
    read(isEnd: false, &events)
    let isCut = bytes.first.map { $0 >= 0x80 } ?? false
    type(&events, keepingLast: isCut || text.isOpenEnded)
    return events
  }

  /// Interprets incomplete input as it is, because no more has arrived for a while.
  package mutating func flush() -> [InputEvent] {
    guard isWaiting else { return [] }
    var events: [InputEvent] = []
    read(isEnd: true, &events)
    type(&events, keepingLast: false)
    return events
  }

  private mutating func read(isEnd: Bool, _ events: inout [InputEvent]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if paste != nil {
        guard let text = takePaste(&rest) else { break }
        if !text.isEmpty { events.append(.paste(text)) }
        continue
      }
      switch InputToken(rest, isEnd: isEnd) {
      case .incomplete:
        bytes = Array(rest)
        return
      case .scalar(let scalar, let length):
        // No key types a C1 control.
        if !(0x80..<0xA0).contains(scalar.value) { text.unicodeScalars.append(scalar) }
        rest = rest.dropFirst(length)
      case .key(let event, let length):
        // An answer of the terminal does not end a cluster that is being typed.
        if case .answer? = event {} else { type(&events, keepingLast: false) }
        if let event { events.append(event) }
        rest = rest.dropFirst(length)
      case .pasteStart(let length):
        type(&events, keepingLast: false)
        paste = []
        rest = rest.dropFirst(length)
      }
    }
    bytes = Array(rest)
  }

  /// Types the complete clusters.
  private mutating func type(_ events: inout [InputEvent], keepingLast: Bool) {
    let typed = keepingLast ? text.dropLast() : text[...]
    events += typed.map { .key(KeyPress(.character($0))) }
    text = String(text[typed.endIndex...])
  }

  /// Consumes the bytes of a paste, and returns its text if the paste is complete.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> String? {
    var taken = paste ?? []
    paste = []
    // The end marker may be split.
    let searched = max(0, taken.count - Self.pasteEnd.count)
    taken += rest
    rest = []
    guard let end = taken[searched...].firstRange(of: Self.pasteEnd) else {
      paste = taken
      return nil
    }
    paste = nil
    rest = taken[end.upperBound...]
    return String(decoding: taken[..<end.lowerBound], as: UTF8.self).withLineFeeds
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
}

extension String {
  /// A Boolean value that indicates whether the last cluster may be incomplete: it ends with a
  /// joiner, or is half of a flag.
  fileprivate var isOpenEnded: Bool {
    guard let last else { return false }
    if last.unicodeScalars.count == 1, let scalar = last.unicodeScalars.first {
      return (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
    return last.unicodeScalars.last == "\u{200D}"
  }

  /// The text with line feeds as line breaks.
  ///
  /// Terminals paste carriage returns.
  fileprivate var withLineFeeds: String {
    utf8.contains(0x0D) ? String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) : self
  }
}
