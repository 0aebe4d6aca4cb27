internal import TextInputIntercepter
internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles

extension RecordPass {
  /// Writes a record with its texts sanitized and everything else unchanged.
  mutating func sanitize(_ record: ParsedRecord, _ texts: [String?]) {
    let sanitized = judge.form.sanitize(texts, of: parser.cells)
    count(sanitized)
    result.notes += messages(about: sanitized, of: texts, in: record).utf8
    let changes = sanitized.indices.compactMap { index -> (cell: Cell, text: String)? in
      guard let cell = parser.cells[index], let text = texts[index],
        !text.hasSameScalars(as: sanitized[index].text)
      else { return nil }
      return (cell, sanitized[index].text)
    }.sorted { $0.cell.written.lowerBound < $1.cell.written.lowerBound }
    if changes.isEmpty { return keep(record.range) }
    result.tally.changed += 1
    if reporter.listsChanges || reporter.report == .changes {
      let messages = messages(aboutChangesOf: texts, to: sanitized, in: record)
      if reporter.report == .changes {
        result.output += messages.utf8
      } else {
        result.notes += messages.utf8
      }
    }
    guard reporter.report == .fixed else { return }
    var position = record.range.lowerBound
    for (cell, text) in changes {
      keep(position..<cell.written.lowerBound)
      flush()
      cell.write(text, delimiter: judge.delimiter, to: &result.output)
      position = cell.written.upperBound
    }
    keep(position..<record.range.upperBound)
  }

  /// Reports a record that cannot be checked.
  ///
  /// Fixing leaves it unchanged.
  ///
  /// If it may contain a secret value, whose place is unknown, only the beginning of the record is
  /// reported as the place.
  mutating func reject(_ record: ParsedRecord, _ fault: RecordFault, at place: TextPlace) {
    result.tally.malformed += 1
    let fault = judge.isDiscreet ? fault.discreet : fault
    let place = judge.isDiscreet ? TextPlace(line: line, column: 1) : place
    switch reporter.report {
    case .messages: result.output += reporter.message(fault, at: place).utf8
    case .json: reporter.write(fault, at: place, to: &result.output)
    case .counts: break
    case .fixed, .changes:
      result.notes += reporter.message(fault, at: place).utf8
      keep(record.range)
    }
  }

  /// Reports a record that is not valid UTF-8.
  mutating func rejectBytes(of record: ParsedRecord) {
    let start = record.range.lowerBound
    let invalid = start + (bytes[utf8: record.range].firstInvalidUTF8Offset ?? 0)
    let before = bytes[start..<invalid]
    let hasMark = line == 1 && bytes[raw: record.range].hasByteOrderMark
    let lineStart =
      before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start + (hasMark ? 3 : 0)
    let lineFeeds = before.count { $0 == UInt8(ascii: "\n") }
    let byte = invalid - lineStart + 1
    reject(record, .notUTF8(fromByte: byte), at: TextPlace(line: line + lineFeeds, column: byte))
  }

  /// Writes a range of the chunk unchanged.
  ///
  /// Adjacent ranges are written together.
  mutating func keep(_ range: Range<Int>) {
    guard reporter.report == .fixed else { return }
    if kept.upperBound == range.lowerBound, !kept.isEmpty {
      kept = kept.lowerBound..<range.upperBound
    } else {
      flush()
      kept = range
    }
  }

  /// Writes the pending range before other output.
  mutating func flush() {
    result.output += bytes[kept]
    kept = 0..<0
  }
}
