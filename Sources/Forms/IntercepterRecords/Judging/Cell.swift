internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The value of one field in a record, as it is written there.
struct Cell {
  /// The whole value, including quotation marks, which a fixed value replaces.
  var written: Range<Int>
  var content: Range<Int>
  var notation: Notation

  /// The notation of a text.
  enum Notation: Int {
    /// Verbatim.
    case plain
    /// Verbatim, in CSV quotation marks.
    case quoted
    /// In CSV quotation marks, with those inside doubled or escaped.
    case doubled
    /// With escapes, without quotation marks.
    case slashed
    /// Verbatim, as a whole line.
    case line
    /// A JSON string without escapes.
    case string
    /// A JSON string with escapes.
    case escaped
    /// A JSON number or literal.
    case literal
  }

  /// A Boolean value that indicates whether the content is the text, byte by byte.
  var isVerbatim: Bool { ![.doubled, .slashed, .escaped].contains(notation) }
}

extension Cell {
  /// Returns the text for a field, from the chunk's bytes, which are valid UTF-8.
  ///
  /// A number gets the field's decimal separator.
  func text(
    in bytes: UnsafeRawBufferPointer, _ marks: CSVMarks, for field: FormField
  ) -> String {
    let text = text(in: bytes, marks)
    return notation == .literal ? field.intercepter.text(ofNumber: text) : text
  }

  /// Returns the text of the value, from the chunk's bytes, which are valid UTF-8.
  func text(in bytes: UnsafeRawBufferPointer, _ marks: CSVMarks) -> String {
    switch notation {
    case .line, .plain, .quoted, .string, .literal: String(decoding: bytes[content], as: UTF8.self)
    case .doubled, .slashed:
      String(decoding: unescaped(bytes, marks), as: UTF8.self)
    case .escaped:
      // The parser has read the value before, so this cannot fail.
      if case .string(let text)? = try? JSONValue(json: bytes[utf8: written]) { text } else { "" }
    }
  }

  private func unescaped(_ bytes: UnsafeRawBufferPointer, _ marks: CSVMarks) -> [UInt8] {
    var text: [UInt8] = []
    var position = content.lowerBound
    while position < content.upperBound {
      let next = marks.next(at: position, in: bytes, upTo: content.upperBound, notation)
      text.append(next.byte)
      position = next.position
    }
    return text
  }

  /// Appends a replacement text, in the same notation if possible.
  func write(_ text: String, _ marks: CSVMarks, to output: inout [UInt8]) {
    switch notation {
    case .line: output += text.utf8
    case .plain, .slashed, .quoted, .doubled:
      let special = [marks.delimiter, marks.quote, marks.escape, 0x0A, 0x0D]
      let isQuoted =
        marks.quote != nil && (notation != .plain || text.utf8.contains { special.contains($0) })
      if isQuoted { output.append(marks.quote!) }
      marks.append(text, quoted: isQuoted, to: &output)
      if isQuoted { output.append(marks.quote!) }
    case .literal where text.isJSONNumber: output += text.utf8
    case .literal, .string, .escaped: output += JSONValue.string(text).json().utf8
    }
  }
}

extension String {
  /// Returns whether a text is the same JSON literal.
  ///
  /// Numbers may differ in their exponents, and in trailing zeros after the point.
  func isSameLiteral(as other: String) -> Bool {
    if self == other { return true }
    return isJSONNumber && other.isJSONNumber
      && withoutExponent.withoutLastZeros == other.withoutExponent.withoutLastZeros
  }

  /// A JSON number without redundant trailing zeros.
  ///
  /// A number with an exponent stays unchanged.
  private var withoutLastZeros: Substring {
    guard contains("."), !contains("e"), !contains("E") else { return self[...] }
    let end = lastIndex { $0 != "0" }!
    return self[end] == "." ? self[..<end] : self[...end]
  }
}
