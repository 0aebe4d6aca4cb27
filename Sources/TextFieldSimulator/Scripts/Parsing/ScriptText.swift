internal import TextTools

/// The text of one script, split into lines.
final class ScriptText: Sendable {
  let file: String
  let text: String
  /// The number of the first line.
  let firstLine: Int
  /// The lines without their line breaks: LF, CR LF or CR.
  let lines: [Range<String.Index>]

  init(_ text: String, file: String, firstLine: Int = 1) {
    var text = text.utf8.hasByteOrderMark ? String(text.unicodeScalars.dropFirst()) : text
    text.makeContiguousUTF8()
    self.file = file
    self.text = text
    self.firstLine = firstLine
    self.lines = Self.lines(of: text)
  }

  private static func lines(of text: String) -> [Range<String.Index>] {
    var lines: [Range<String.Index>] = []
    var start = text.startIndex
    var index = start
    let bytes = text.utf8
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(start..<index)
        let isPair =
          byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
        start = isPair ? bytes.index(after: next) : next
        index = start
      } else {
        index = next
      }
    }
    if start < text.endIndex { lines.append(start..<text.endIndex) }
    return lines
  }

  /// Returns the index of the line that contains a position, or of the last line for the end of the
  /// text.
  func lineIndex(at place: String.Index) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension ScriptText {
  /// Creates a text from bytes, which must be UTF-8.
  convenience init(utf8 bytes: [UInt8], file: String) throws(KeystrokeScriptErrors) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self.init(text, file: file)
      return
    }
    let offset = bytes.firstInvalidUTF8Offset ?? 0
    let script = ScriptText(
      String(decoding: bytes[..<offset], as: UTF8.self) + "\u{FFFD}", file: file)
    let place = script.text.unicodeScalars.index(before: script.text.endIndex)
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    throw script.error("this is not UTF-8 text: byte 0x\(byte)", at: place..<script.text.endIndex)
  }

  func span(_ range: Range<String.Index>) -> ScriptSpan { ScriptSpan(script: self, range: range) }

  /// Returns an error at a range of the text.
  func error(_ message: String, at range: Range<String.Index>) -> KeystrokeScriptErrors {
    span(range).error(message)
  }

  /// Returns an error that concerns the whole text.
  func error(_ message: String) -> KeystrokeScriptErrors {
    error(message, at: text.startIndex..<text.startIndex)
  }
}
