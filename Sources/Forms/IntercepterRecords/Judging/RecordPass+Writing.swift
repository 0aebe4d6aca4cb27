internal import TextInputIntercepter
internal import TextTools
internal import IntercepterForms

extension RecordPass {
  /// Writes a record with its texts sanitized and everything else unchanged.
  mutating func writeFixed(
    _ record: ParsedRecord, _ texts: [String?], _ found: [FieldResult]
  ) {
    let (fixed, changes) = fix(texts, found)
    count(fixed)
    result.notes += messages(about: fixed, of: texts, in: record).utf8
    if changes.isEmpty { return keep(record.range) }
    if reporter.report == .changes {
      result.output += messages(about: changes, in: record).utf8
    } else if judge.checker.listsChanges {
      result.notes += messages(about: changes, in: record).utf8
    }
    guard reporter.report == .fixed else { return }
    var position = record.range.lowerBound
    let ordered = changes.sorted { $0.cell.written.lowerBound < $1.cell.written.lowerBound }
    for change in ordered {
      keep(position..<change.cell.written.lowerBound)
      flush()
      change.cell.write(change.result.text, judge.marks, to: &result.output)
      position = change.cell.written.upperBound
    }
    keep(position..<record.range.upperBound)
  }

  /// Sanitizes the texts of a record, counts it, and returns the results and the changed texts, in
  /// the order of the form.
  mutating func fix(
    _ texts: [String?], _ found: [FieldResult]
  ) -> ([FieldResult], [TextChange]) {
    let cutsText = judge.checker.appliesUnsafeFixes
    let fixed = judge.form.sanitize(texts, of: parser.cells, found, cuttingText: cutsText)
    let changes = fixed.results.indices.compactMap { index -> TextChange? in
      guard let cell = parser.cells[index], let text = texts[index],
        !text.hasSameScalars(as: fixed.results[index].text)
      else { return nil }
      return TextChange(
        cell: cell, text: text, result: fixed.results[index],
        losesText: cutsText && fixed.losses.contains(index))
    }
    if !changes.isEmpty { result.tally.changed += 1 }
    if !fixed.losses.isEmpty { result.tally.losingText += 1 }
    return (fixed.results, changes)
  }

  /// Reports a record that cannot be checked.
  ///
  /// Fixing leaves it unchanged.
  ///
  /// If it may contain a secret value, whose place is unknown, only the beginning of the record is
  /// reported as the place.
  mutating func reject(_ record: ParsedRecord, _ fault: RecordFault, at place: TextPlace) {
    result.tally.malformed += 1
    if fault.isOneFieldTooMany { result.tally.longRecords += 1 }
    let isDiscreet = judge.checker.isDiscreet
    reporter.write(
      isDiscreet ? fault.discreet : fault,
      at: isDiscreet ? TextPlace(line: line, column: 1) : place, to: &result)
    keep(record.range)
  }

  /// Notes a quotation mark that may be a mistake, although the record can be read.
  mutating func suggest(_ quote: Int, in record: ParsedRecord) {
    if reporter.report == .counts { return }
    var places = places(in: record)
    let place =
      judge.checker.isDiscreet ? TextPlace(line: line, column: 1) : places.place(of: quote)
    result.notes += reporter.message(RecordFault.suspectQuotationMark, at: place, "hint").utf8
  }

  /// Reports a record that is not valid UTF-8, or not in the encoding of the file.
  mutating func rejectBytes(of record: ParsedRecord) {
    let start = record.range.lowerBound
    let invalid = start + (bytes[utf8: record.range].firstInvalidUTF8Offset ?? 0)
    if let encoding = judge.checker.encodingName {
      var places = places(in: record)
      let fault = RecordFault.undecodable(bytes[raw: invalid..<record.range.upperBound], encoding)
      return reject(record, fault, at: places.place(of: invalid))
    }
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
