internal import TextTools
internal import IntercepterForms

/// One pass over the records of a chunk, which collects the results.
struct RecordPass<Parser: RecordParser> {
  let judge: RecordJudge
  /// The quick check of records, used by this thread alone.
  ///
  /// `nil` if the form has rules across fields.
  let lentForm: LentForm?
  let bytes: UnsafeRawBufferPointer
  /// The line on which the current record begins.
  var line: Int
  var parser: Parser
  var result = JudgedChunk()
  /// The range of unchanged records before the current one that is not written yet.
  var kept = 0..<0

  let reporter: Reporter

  consuming func judged(_ chunk: Chunk) -> JudgedChunk {
    let isUTF8 = bytes.isValidUTF8
    while let record = parser.next() {
      if line >= judge.checker.firstLine {
        judge.separates ? separate(record, isUTF8) : take(record, isUTF8)
      }
      line += record.lineFeeds
    }
    flush()
    result.lastLine = chunk.lastLine
    result.unknown = parser.unknown
    return result
  }

  @inline(__always)
  mutating func take(_ record: ParsedRecord, _ isUTF8: Bool) {
    switch record.content {
    case .heading, .passedOver, .rest: keep(record.range)
    case _ where !isUTF8 && !bytes[raw: record.range].isValidUTF8:
      result.tally.records += 1
      rejectBytes(of: record)
    case .faulty(let offset, let fault):
      result.tally.records += 1
      var places = places(in: record)
      reject(record, fault, at: places.place(of: offset))
    case .cells:
      result.tally.records += 1
      if let hint = record.hint { suggest(hint, in: record) }
      if !judge.uniqueFields.isEmpty { collectValues() }
      if !conformsByQuickCheck {
        check(record)
      } else if reporter.report == .json {
        reporter.write([.conforming], [], [], line: line, to: &result.output)
      } else {
        keep(record.range)
      }
    }
    if judge.checker.maxReports != nil { result.endReport(in: reporter.report) }
  }

  private var conformsByQuickCheck: Bool {
    guard let lentForm else { return false }
    for index in parser.cells.indices {
      let cell = parser.cells[index]
      if let cell, !cell.isVerbatim { return false }
      let utf8 = cell.map { bytes[utf8: $0.content] } ?? UnsafeBufferPointer(start: nil, count: 0)
      if !lentForm.accepts(utf8, at: index) { return false }
    }
    return true
  }

  /// Validates a record completely.
  private mutating func check(_ record: ParsedRecord) {
    let texts = parser.cells.indices.map { index in
      parser.cells[index]?.text(in: bytes, judge.marks, for: judge.form.fields[index])
    }
    let found = judge.form.judge(texts)
    for index in found.indices { result.tally.count(found[index], texts[index], onLine: line) }
    switch reporter.report {
    case .messages:
      result.output += messages(about: found, of: texts, in: record).utf8
    case .json:
      let (fixed, changes) = judge.checker.listsChanges ? fix(texts, found) : ([], [])
      reporter.write(found, fixed, changes, line: line, to: &result.output)
    case .counts: break
    case .fixed, .changes: return writeFixed(record, texts, found)
    }
    count(found)
  }

  mutating func count(_ found: [FieldResult]) {
    if found.contains(where: { !$0.isValid }) { result.tally.nonconforming += 1 }
  }

  /// Returns the counter that locates the bytes of a record in the file.
  func places(in record: ParsedRecord) -> PlaceCounter {
    PlaceCounter(bytes, from: record.range.lowerBound, onLine: line)
  }
}
