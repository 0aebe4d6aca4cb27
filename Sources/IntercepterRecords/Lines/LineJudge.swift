internal import IntercepterProfiles
internal import TextInputIntercepter

/// Judges each line as the text of one field.
struct LineJudge: Sendable {
  let intercepter: Intercepter
  let screen: IntercepterScreen
  let reporter: Reporter
  /// The first line that is judged; those before it are passed over.
  let firstLine: Int
  /// What violations are counted under.
  let field: String

  init(_ intercepter: Intercepter, of field: String, reporter: Reporter, firstLine: Int) {
    self.intercepter = intercepter
    screen = IntercepterScreen(intercepter)
    self.reporter = reporter
    self.firstLine = firstLine
    self.field = field
  }

  /// Judges the lines of a chunk.
  func judge(_ chunk: Chunk) -> JudgedChunk {
    LinePass(judge: self, bytes: chunk.bytes, line: chunk.firstLine).judged(chunk)
  }
}

/// One pass over the lines of a chunk.
private struct LinePass: ChunkPass {
  let judge: LineJudge
  let bytes: UnsafeRawBufferPointer
  var line: Int
  var result = JudgedChunk()
  var kept = 0..<0

  var reporter: Reporter { judge.reporter }

  mutating func run() {
    let isUTF8 = bytes.isValidUTF8
    var start = 0
    while start < bytes.count {
      let lineFeed = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start)
      let end = lineFeed.map { $0 + 1 } ?? bytes.count
      if line >= judge.firstLine {
        let text = text(start..<end, hasLineFeed: lineFeed != nil)
        result.tally.records += 1
        if isUTF8, judge.screen.surelyAdmits(bytes[utf8: text]) {
          accept(start..<end)
        } else if let text = String(validating: bytes[utf8: text], as: UTF8.self) {
          check(text, start..<end)
        } else {
          reject(text, start..<end)
        }
      }
      line += 1
      start = end
    }
  }

  /// The bytes of a line less its end and a byte order mark.
  private func text(_ range: Range<Int>, hasLineFeed: Bool) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if hasLineFeed {
      end -= 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    if line == 1, bytes.hasByteOrderMark { start += 3 }
    return start..<end
  }
}

extension LinePass {
  /// A line that all is well with.
  private mutating func accept(_ range: Range<Int>) {
    switch reporter.report {
    case .messages, .counts: break
    case .json:
      reporter.writeConforming(line: line, "\"violations\":[]", to: &result.output)
    case .fixed: keep(range)
    }
  }

  /// A line that has to be looked at in full.
  private mutating func check(_ text: String, _ range: Range<Int>) {
    let validity = judge.intercepter.validate(text)
    result.tally.count(validity.violations, of: judge.field)
    switch reporter.report {
    case .messages: tell(validity, text, in: \.output)
    case .json: reporter.write(validity, line: line, to: &result.output)
    case .counts: break
    case .fixed: return fix(text, range)
    }
    if !validity.isValid { result.tally.nonconforming += 1 }
  }

  private mutating func fix(_ text: String, _ range: Range<Int>) {
    let mended = judge.intercepter.sanitize(text)
    let validity = judge.intercepter.validate(mended)
    tell(validity, mended, in: \.notes)
    if !validity.isValid { result.tally.nonconforming += 1 }
    if mended.utf8.elementsEqual(text.utf8) { return keep(range) }
    result.tally.changed += 1
    let old = self.text(range, hasLineFeed: bytes[range.upperBound - 1] == UInt8(ascii: "\n"))
    keep(range.lowerBound..<old.lowerBound)
    flush()
    result.output += mended.utf8
    keep(old.upperBound..<range.upperBound)
  }

  /// A line that is not UTF-8 cannot be judged.
  private mutating func reject(_ text: Range<Int>, _ range: Range<Int>) {
    let byte = (bytes[utf8: text].firstInvalidUTF8Offset ?? 0) + 1
    reject(range, .notUTF8(fromByte: byte), at: Place(line: line, column: byte))
  }

  /// Appends a message for each violation, from the front of the line to its end.
  private mutating func tell(
    _ validity: Validity, _ text: String, in messages: WritableKeyPath<JudgedChunk, [UInt8]>
  ) {
    var columns = ColumnCounter(text)
    for violation in validity.violations.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let place = Place(line: line, column: columns.column(utf16: violation.range.lowerBound))
      result[keyPath: messages] += reporter.message(violation, of: "", at: place).utf8
    }
  }
}
