internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// Judges the records of a table against a form.
struct TableJudge: Sendable {
  let form: CheckedForm
  let reporter: Reporter
  /// The first line that is judged; records that begin before it are passed over.
  let firstLine: Int
  /// What stands between the fields of CSV.
  let delimiter: UInt8
  /// The fields that the table has a column for; the others are not judged.
  let isJudged: [Bool]

  /// Judges the records of a chunk.
  func judge(_ chunk: Chunk, _ parser: some RecordParser) -> JudgedChunk {
    TablePass(judge: self, bytes: chunk.bytes, line: chunk.firstLine, parser: parser).judged(chunk)
  }
}

/// One pass over the records of a chunk.
private struct TablePass<Parser: RecordParser>: ChunkPass {
  let judge: TableJudge
  let bytes: UnsafeRawBufferPointer
  var line: Int
  var parser: Parser
  var result = JudgedChunk()
  var kept = 0..<0

  var reporter: Reporter { judge.reporter }
  private var isFixing: Bool { reporter.report == .fixed }

  mutating func run() {
    let isUTF8 = bytes.isValidUTF8
    while let record = parser.next() {
      if line >= judge.firstLine {
        switch record.content {
        case .passedOver: accept(record)
        case _ where !isUTF8 && !bytes[raw: record.range].isValidUTF8:
          result.tally.records += 1
          rejectBytes(of: record)
        case .faulty(let offset, let fault):
          result.tally.records += 1
          reject(record.range, fault, at: place(of: offset, in: record))
        case .cells:
          result.tally.records += 1
          check(record)
        }
      }
      line += record.lineFeeds
    }
  }

  /// Judges a record whose cells are known.
  private mutating func check(_ record: ParsedRecord) {
    if surelyConforms {
      if reporter.report == .json {
        reporter.writeConforming(line: line, "\"fields\":{}", to: &result.output)
      }
      return accept(record)
    }
    let texts = parser.cells.map { $0?.text(in: bytes) }
    let results = judge.form.judge(texts)
    for (index, result) in results.enumerated() where judge.isJudged[index] {
      self.result.tally.count(result.violations, of: result.name)
    }
    if isFixing { return fix(record, texts) }
    count(results)
    switch reporter.report {
    case .json:
      let findings = judged(results).map { FieldFinding(field: $1.name, validity: $1.validity) }
      reporter.write(findings, line: line, to: &result.output)
    case .messages: tell(results, of: texts, in: record)
    case .counts, .fixed: break
    }
  }

  private var surelyConforms: Bool {
    if !judge.form.validator.rules.isEmpty { return false }
    for (index, cell) in parser.cells.enumerated() where judge.isJudged[index] {
      if let cell, !cell.isVerbatim { return false }
      let utf8 = cell.map { bytes[utf8: $0.content] }
      if !judge.form.surelyAdmits(utf8, of: index) { return false }
    }
    return true
  }

  /// Writes a record with its texts mended; all else in it stays as it is.
  private mutating func fix(_ record: ParsedRecord, _ texts: [String?]) {
    let mended = judge.form.mend(texts)
    count(mended)
    for (index, result) in judged(mended) {
      for violation in result.violations {
        let place = place(of: parser.cells[index]?.content.lowerBound, in: record)
        self.result.notes += reporter.message(violation, of: result.name, at: place).utf8
      }
    }
    let changes = judged(mended).compactMap { index, result in
      guard let cell = parser.cells[index], let text = texts[index],
        !text.utf8.elementsEqual(result.text.utf8)
      else { return nil as (cell: Cell, text: String)? }
      return (cell, result.text)
    }.sorted { $0.cell.written.lowerBound < $1.cell.written.lowerBound }
    if !changes.isEmpty { result.tally.changed += 1 }
    var position = record.range.lowerBound
    for (cell, text) in changes {
      keep(position..<cell.written.lowerBound)
      flush()
      cell.write(text, delimiter: judge.delimiter, to: &result.output)
      position = cell.written.upperBound
    }
    keep(position..<record.range.upperBound)
  }

  private mutating func count(_ results: [FieldResult]) {
    if judged(results).contains(where: { !$1.isValid }) { result.tally.nonconforming += 1 }
  }

  private func judged(_ results: [FieldResult]) -> [(Int, FieldResult)] {
    Array(results.enumerated().lazy.filter { judge.isJudged[$0.offset] }.map { ($0, $1) })
  }
}

extension TablePass {
  /// Appends a message for each violation, from the front of the record to its end.
  private mutating func tell(
    _ results: [FieldResult], of texts: [String?], in record: ParsedRecord
  ) {
    var messages: [(offset: Int, text: String)] = []
    for (index, result) in judged(results) {
      for violation in result.violations {
        var offset = record.range.lowerBound
        if let cell = parser.cells[index], let text = texts[index] {
          // Where a fix has changed the text, its offsets are not those of what is written.
          let isAsWritten = text.utf8.elementsEqual(result.text.utf8)
          offset = cell.offset(utf16: isAsWritten ? violation.range.lowerBound : 0, in: bytes)
        }
        let place = place(of: offset, in: record)
        messages.append((offset, reporter.message(violation, of: result.name, at: place)))
      }
    }
    for (_, text) in messages.sorted(by: { $0.offset < $1.offset }) { result.output += text.utf8 }
  }

  private func place(of offset: Int?, in record: ParsedRecord) -> Place {
    guard let offset else { return Place(line: line, column: 1) }
    return Place(
      of: offset - record.range.lowerBound, in: bytes[raw: record.range], from: line)
  }

  /// A record that is not UTF-8 cannot be judged.
  private mutating func rejectBytes(of record: ParsedRecord) {
    let invalid = bytes[utf8: record.range].firstInvalidUTF8Offset ?? 0
    let before = bytes[record.range.lowerBound..<record.range.lowerBound + invalid]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let lineFeeds = before.count { $0 == UInt8(ascii: "\n") }
    let byte = before.endIndex - lineStart + 1
    reject(
      record.range, .notUTF8(fromByte: byte), at: Place(line: line + lineFeeds, column: byte))
  }

  /// A record that stays as it is.
  private mutating func accept(_ record: ParsedRecord) {
    if isFixing { keep(record.range) }
  }
}
