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
    let bytes = text.utf8
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    // There is no line between CR and LF.
    let lines = parts.map { $0.startIndex..<$0.endIndex }.filter {
      !$0.isEmpty || bytes[..<$0.lowerBound].last != 0x0D || bytes[$0.lowerBound...].first != 0x0A
    }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
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

  func error(_ message: String, at range: Range<String.Index>) -> KeystrokeScriptErrors {
    span(range).error(message)
  }

  /// Returns an error that concerns the whole text.
  func error(_ message: String) -> KeystrokeScriptErrors {
    error(message, at: text.startIndex..<text.startIndex)
  }
}
