internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// Writes messages and JSON about the results, for one thread.
struct Reporter {
  private let checker: RecordChecker
  private let sentences: SentenceMemory

  init(_ checker: RecordChecker) {
    self.checker = checker
    // People read the messages of a terminal.
    let isolates = checker.showsText && checker.report == .messages
    var messages = checker.messages
    messages?.isolatesQuotations = isolates
    sentences = SentenceMemory { [messages] violation in
      messages?.text(for: violation)
        ?? (isolates ? violation.isolatedMessage : violation.message)
    }
  }

  var report: RecordReport { checker.report }

  /// A Boolean value that indicates whether each message is followed by its line of the file, with
  /// the place underlined.
  var showsText: Bool { checker.showsText && !checker.isDiscreet }

  /// A Boolean value that indicates whether a record has named fields, or is a line with a single
  /// text.
  private var namesFields: Bool { if case .lines = checker.format { false } else { true } }

  /// Returns the message about a violation, such as
  /// `users.csv:3:5: nickname: Emoji are not allowed here: “😀”.`, with `warning: ` before the
  /// sentence of a warning.
  ///
  /// - Parameters:
  ///   - counted: The text after fixes, if its length was counted and the record has another text.
  ///   - excerpt: The excerpt of the text, if it is shown.
  func message(
    _ violation: Violation, of field: String, at place: TextPlace, counting counted: String?,
    _ excerpt: Excerpt?
  ) -> String {
    let isWarning = violation.severity == .warning
    let color = isWarning ? 33 : 31
    var text = colored(1, start(field, place).shownOnTerminal)
    let words = (isWarning ? "warning: " : "") + sentences.sentence(for: violation)
    text += colored(color, words.sentenceShownOnTerminal)
    if let counted {
      text += " Counted: \(JSONValue.string(counted.shortened).json())".shownOnTerminal
    }
    if let excerpt { text += "\n  \(excerpt.line)\n  \(colored(color, excerpt.underline))" }
    return text + "\n"
  }

  /// Returns the text in a terminal style (SGR, ECMA-48, 8.3.117) if messages are coloured.
  private func colored(_ code: Int, _ text: String) -> String {
    checker.isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Returns the message about a sanitized value:
  /// `users.csv:3:5: nickname: "张三😀" → "张三" (loses text)`, or
  /// `users.csv:3:5: password: changed (secret)` without texts.
  func message(_ change: TextChange, at place: TextPlace) -> String {
    let texts = [change.text, change.result.text].map { JSONValue.string($0).json() }
    let words = change.result.isSecret ? "changed (secret)" : texts.joined(separator: " → ")
    let loss = change.losesText ? " (loses text)" : ""
    return (start(change.result.name, place) + words + loss).shownOnTerminal + "\n"
  }

  private func start(_ field: String, _ place: TextPlace) -> String {
    "\(prefix)\(place): " + (namesFields ? "\(field): " : "")
  }

  /// Returns the message about a record, such as
  /// `users.csv:3:5: error: This quotation mark is not closed.`.
  ///
  /// - Parameter kind: The kind of the message.
  func message(_ fault: RecordFault, at place: TextPlace, _ kind: String) -> String {
    "\(prefix)\(place): \(kind): \(fault.message)".shownOnTerminal + "\n"
  }

  /// Reports the reason why a record cannot be checked.
  func write(_ fault: RecordFault, at place: TextPlace, to result: inout JudgedChunk) {
    write(message(fault, at: place, "error"), to: &result) { json in
      json.name("error")
      json.object { json in
        json.member("line", place.line)
        if fault.reportsColumn { json.member("column", place.column) }
        json.member("message", fault.message)
      }
    }
  }

  /// Reports a value that is not unique, such as `users.csv:17:1: id: This value is already on line 3.`.
  func write(_ duplicate: UniqueValues.Duplicate, of field: String, to result: inout JudgedChunk) {
    let place = TextPlace(line: duplicate.line, column: 1)
    let words = "This value is already on line \(duplicate.firstLine)."
    write((start(field, place) + words).shownOnTerminal + "\n", to: &result) { json in
      json.name("duplicate")
      json.object { json in
        json.member("line", duplicate.line)
        json.member("field", field)
        json.member("firstLine", duplicate.firstLine)
      }
    }
  }

  /// Writes a message or the members of an object to the report, or a message beside fixed records.
  private func write(
    _ message: String, to result: inout JudgedChunk, _ members: (inout JSONLine) -> Void
  ) {
    switch report {
    case .counts: break
    case .messages: result.output += message.utf8
    case .fixed, .changes: result.notes += message.utf8
    case .json: write(to: &result.output, members)
    }
  }

  /// Appends the result of a record, without fields that have nothing to report.
  ///
  /// - Parameters:
  ///   - found: The results of the fields.
  ///   - fixed: The results of the sanitized fields.
  ///   - changes: The texts that sanitizing changes, or empty to omit them.
  func write(
    _ found: [FieldResult], _ fixed: [FieldResult], _ changes: [TextChange], line: Int,
    to output: inout [UInt8]
  ) {
    write(to: &output) { json in
      json.member("line", line)
      if namesFields {
        json.member("validity", status(of: found))
        json.name("fields")
        json.object { json in
          for result in found where result.validity != Validity(.valid) {
            json.name(result.name)
            json.object { result.writeValidity(to: &$0, saying: sentences.sentence) }
          }
        }
      } else {
        for result in found { result.writeValidity(to: &json, saying: sentences.sentence) }
      }
      if changes.isEmpty { return }
      json.name("fixed")
      json.object { json in
        json.member("validity", status(of: fixed))
        let losses = changes.filter { $0.losesText }.map { JSONValue.string($0.result.name) }
        if !losses.isEmpty {
          json.member("losesText") { $0.value(namesFields ? .array(losses) : .boolean(true)) }
        }
        let reported = changes.map { $0.result }.filter { !$0.isSecret }
        if !namesFields { return reported.forEach { json.member("text", $0.text) } }
        json.name("texts")
        json.object { json in
          for result in reported {
            json.name(result.name)
            json.string(result.text)
          }
        }
      }
    }
  }

  private func status(of fields: [FieldResult]) -> String {
    (fields.map(\.status).max() ?? .valid).rawValue
  }

  /// Appends a line with an object: the name of the file, and more members.
  private func write(to output: inout [UInt8], _ members: (inout JSONLine) -> Void) {
    var json = JSONLine(exchange(&output, with: []))
    json.object { json in
      if let name = checker.fileName { json.member("file", name) }
      members(&json)
    }
    json.bytes.append(UInt8(ascii: "\n"))
    output = json.bytes
  }

  private var prefix: String { checker.fileName.map { "\($0):" } ?? "" }
}

extension FieldResult {
  /// The result of any field of a record that conforms, without its text.
  static let conforming = FieldResult(name: "", text: "", validity: Validity(.valid))
}
