/// An unreadable record with a quoted field of several lines, whose mark may be a mistake.
struct CSVMistake {
  var start: Int
  /// The end of the line with the fault.
  var end: Int
  var quote: Int
  var fault: CSVTable.Fault

  mutating func move(by distance: Int) {
    start += distance
    end += distance
    quote += distance
    fault.offset += distance
  }
}

extension CSVScanner {
  /// Ends the open record.
  ///
  /// An unreadable record with a quoted field of several lines ends before the first of these lines
  /// that begins a record.
  @inline(__always)
  mutating func endRecord(at end: Int, lineFeeds last: Int, in bytes: UnsafeRawBufferPointer) {
    guard isOrdinary, table.ends.count - firstField == columnCount, columnCount != 1 else {
      return endSpecialRecord(at: end, lineFeeds: lineFeeds + last, in: bytes)
    }
    table.records.append(
      CSVTable.Record(end: end, fieldsEnd: table.ends.count, lineFeeds: last, kind: .cells))
    start = end
    firstField = table.ends.count
  }

  private var isOrdinary: Bool {
    suspect == nil && fault == nil && mistake == nil && !isRest && !isAtHeader
  }

  private mutating func endSpecialRecord(
    at end: Int, lineFeeds: Int, in bytes: UnsafeRawBufferPointer
  ) {
    if isRest { return add(.rest, upTo: end, lineFeeds: lineFeeds) }
    let count = table.ends.count - firstField
    if isAtHeader {
      isAtHeader = false
      columnCount = columnCount ?? count
      return add(.heading, upTo: end, lineFeeds: lineFeeds)
    }
    let columnCount = columnCount ?? 0
    if count == 1, table.ends[firstField].offset == max(start, table.textStart), fault == nil,
      columnCount != 1 || mistake != nil
    {
      if mistake == nil { return add(.passedOver, upTo: end, lineFeeds: lineFeeds) }
    } else if fault == nil, count != columnCount {
      let place =
        count < columnCount
        ? table.ends[table.ends.count - 1].offset
        : columnCount == 0 ? start : table.ends[firstField + columnCount - 1].offset + 1
      fault = (place, .ragged(count, insteadOf: columnCount))
    } else if fault == nil, let suspect, hasMarkInPlainField(bytes) {
      fault = (suspect, .openQuotationMark)
    } else if fault == nil {
      if let mistake { add(mistake, upTo: start, isRecovered: true, in: bytes) }
      guard let suspect, looksLikeRecords(from: suspect, to: end, in: bytes) else {
        return add(.cells, upTo: end, lineFeeds: lineFeeds)
      }
      table.hints.append(suspect)
      return add(.suspect, upTo: end, lineFeeds: lineFeeds)
    }
    guard suspect != nil || mistake != nil else {
      table.faults.append(fault!)
      return add(.faulty, upTo: end, lineFeeds: lineFeeds)
    }
    let line = bytes.lineEnds(from: mistake == nil ? suspect! : start).line
    let mistake =
      mistake ?? CSVMistake(start: start, end: end, quote: suspect!, fault: fault!)
    self.mistake = mistake
    if line >= mistake.end { add(mistake, upTo: line, isRecovered: false, in: bytes) }
    table.ends.removeSubrange(firstField...)
    (start, position, state) = (line, line, .field)
    reset()
  }

  /// Adds the open record to the table.
  mutating func add(_ kind: CSVTable.Kind, upTo end: Int, lineFeeds: Int) {
    if kind == .rest || kind == .faulty { table.ends.removeSubrange(firstField...) }
    table.records.append(
      CSVTable.Record(end: end, fieldsEnd: table.ends.count, lineFeeds: lineFeeds, kind: kind))
    start = end
    firstField = table.ends.count
    reset()
  }

  /// Adds a mistake to the table, before the open record.
  private mutating func add(
    _ mistake: CSVMistake, upTo end: Int, isRecovered: Bool, in bytes: UnsafeRawBufferPointer
  ) {
    table.faults.append(
      isRecovered ? (mistake.quote, .openQuotationMark) : mistake.fault)
    let lineFeeds = bytes[raw: mistake.start..<end].count(of: UInt8(ascii: "\n"))
    table.records.append(
      CSVTable.Record(end: end, fieldsEnd: firstField, lineFeeds: lineFeeds, kind: .faulty))
    self.mistake = nil
  }

  private mutating func reset() { (lineFeeds, suspect, fault, isRest) = (0, nil, nil, false) }

  /// Returns whether an unquoted field of the open record contains a quotation mark, as it does if
  /// another mark is missing before it.
  private func hasMarkInPlainField(_ bytes: UnsafeRawBufferPointer) -> Bool {
    (firstField..<table.ends.count).contains { index in
      let cell = table.cell(index, startingAt: index == firstField ? start : nil)
      return cell.notation == .plain
        && bytes[cell.written].contains { $0 == table.marks.quote }
    }
  }

  /// Returns whether the lines of a quoted field look like records.
  ///
  /// The last line of the first field of a record has one field for each column in any case.
  private func looksLikeRecords(
    from quote: Int, to end: Int, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let isFirst = quote <= max(start, table.textStart)
    let lines = bytes.lineEnds(from: quote).line..<end
    let last = bytes[lines].dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return areRecords(
      lines.lowerBound..<(isFirst ? last ?? lines.lowerBound : end), in: bytes, limit: .max)
  }

  /// Returns whether the complete lines of a range, up to a limit, have one field for each of several
  /// columns.
  func areRecords(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
    var (line, count) = (range.lowerBound, 0)
    while line < range.upperBound, count < limit {
      let (end, next) = bytes.lineEnds(from: line)
      if next > range.upperBound { break }
      if bytes[raw: line..<end].count(of: table.marks.delimiter) + 1 != columnCount { return false }
      (line, count) = (next, count + 1)
    }
    return count > 0 && columnCount != 1
  }
}
