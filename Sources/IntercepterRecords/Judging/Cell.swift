internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The value of one field in a record, as it is written there.
struct Cell {
  /// All that is written for the value, quotation marks included: what takes its place when it is fixed.
  var written: Range<Int>
  /// The text of the value, as it is written.
  var content: Range<Int>
  var notation: Notation

  /// The notation of a text.
  enum Notation {
    /// As it is, alone on its line.
    case line
    /// As it is.
    case plain
    /// As it is, in quotation marks of CSV.
    case quoted
    /// In quotation marks of CSV, with those in it doubled.
    case doubled
    /// A string of JSON without escapes.
    case string
    /// A string of JSON with escapes.
    case escaped
    /// A number or a literal of JSON.
    case literal
  }

  /// Whether the content is the text, byte by byte.
  var isVerbatim: Bool { notation != .doubled && notation != .escaped }
}

extension Cell {
  /// The text of a field, from the bytes of the chunk, which are valid UTF-8; a number with its decimal separator.
  func text(in bytes: UnsafeRawBufferPointer, for field: FormField) -> String {
    let text = text(in: bytes)
    return notation == .literal ? field.intercepter.text(ofNumber: text) : text
  }

  /// The text of the value, from the bytes of the chunk, which are valid UTF-8.
  func text(in bytes: UnsafeRawBufferPointer) -> String {
    switch notation {
    case .line, .plain, .quoted, .string, .literal: String(decoding: bytes[content], as: UTF8.self)
    case .doubled: String(decoding: undoubled(bytes), as: UTF8.self)
    case .escaped:
      // What the reader has read once, it reads again.
      (try? JSONValue(json: bytes[utf8: written]))?.stringValue ?? ""
    }
  }

  private func undoubled(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var text: [UInt8] = []
    var position = content.lowerBound
    while position < content.upperBound {
      text.append(bytes[position])
      position += bytes[position] == UInt8(ascii: "\"") ? 2 : 1
    }
    return text
  }

  /// Appends another text in the place of this one, written in the same way as far as that can be.
  func write(_ text: String, delimiter: UInt8, to output: inout [UInt8]) {
    switch notation {
    case .line: output += text.utf8
    case .plain, .quoted, .doubled:
      let needsQuotes =
        notation != .plain
        || text.utf8.contains { [delimiter, 0x22, 0x0A, 0x0D].contains($0) }
      if !needsQuotes { return output += text.utf8 }
      output.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        if byte == UInt8(ascii: "\"") { output.append(byte) }
        output.append(byte)
      }
      output.append(UInt8(ascii: "\""))
    case .literal where text.isJSONNumber: output += text.utf8
    case .literal, .string, .escaped: JSONWriter.write(.string(text), to: &output)
    }
  }
}

extension String {
  /// Whether a text is the same literal of JSON: of a number, zeros behind the point may differ.
  func isSameLiteral(as other: String) -> Bool {
    if self == other { return true }
    return isJSONNumber && other.isJSONNumber && withoutLastZeros == other.withoutLastZeros
  }

  /// A number of JSON without the zeros that say nothing; as it is where it has an exponent.
  private var withoutLastZeros: Substring {
    guard contains("."), !contains("e"), !contains("E") else { return self[...] }
    let end = lastIndex { $0 != "0" }!
    return self[end] == "." ? self[..<end] : self[...end]
  }
}

extension JSONValue {
  fileprivate var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
