internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// Writes messages and JSON about the results.
struct Reporter: Sendable {
  let report: RecordReport
  /// A Boolean value that indicates whether changed values are reported beside the records.
  let listsChanges: Bool
  /// A Boolean value that indicates whether a record has named fields, or is a line with a single
  /// text.
  let namesFields: Bool
  /// The name of the file, or `nil` to omit it.
  let name: String?
  /// A Boolean value that indicates whether each message is followed by its line of the file, with
  /// the place underlined.
  let showsText: Bool
  let isColored: Bool
  private(set) var sentence: @Sendable (Violation) -> String

  /// Returns the same reporter for one thread, which formats a sentence once for several records.
  func rememberingSentences() -> Reporter {
    let memory = SentenceMemory(sentence)
    var reporter = self
    reporter.sentence = { memory.sentence(for: $0) }
    return reporter
  }

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
    let words = (isWarning ? "warning: " : "") + sentence(violation)
    text += colored(color, words.sentenceShownOnTerminal)
    if let counted {
      text += " Counted: \(JSONValue.string(counted.shortened).json())".shownOnTerminal
    }
    if let excerpt { text += "\n  \(excerpt.line)\n  \(colored(color, excerpt.underline))" }
    return text + "\n"
  }

  /// Returns the text in a terminal style (SGR, ECMA-48, 8.3.117) if messages are coloured.
  private func colored(_ code: Int, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
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

  /// Returns the message about a record that cannot be checked, such as
  /// `users.csv:3:5: error: This quotation mark is not closed.`.
  ///
  /// - Parameter kind: The kind of the message.
  func message(_ fault: RecordFault, at place: TextPlace, _ kind: String = "error") -> String {
    "\(prefix)\(place): \(kind): \(fault.message)".shownOnTerminal + "\n"
  }

  /// Writes the message about a value that is not unique, such as
  /// `users.csv:17:1: id: This value is already on line 3.`.
  func write(
    _ duplicate: UniqueValues.Duplicate, of field: String, to sinks: Delivery.Sinks
  ) throws {
    let place = TextPlace(line: duplicate.line, column: 1)
    let words = "This value is already on line \(duplicate.firstLine)."
    var bytes = Array(((start(field, place) + words).shownOnTerminal + "\n").utf8)
    switch report {
    case .counts: return
    case .messages: try bytes.withUnsafeBytes(sinks.output.write)
    case .fixed, .changes: try bytes.withUnsafeBytes(sinks.notes.write)
    case .json:
      bytes = []
      write(to: &bytes) { json in
        json.name("duplicate")
        json.object { json in
          json.member("line", duplicate.line)
          json.member("field", field)
          json.member("firstLine", duplicate.firstLine)
        }
      }
      try bytes.withUnsafeBytes(sinks.output.write)
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
            json.object { result.writeValidity(to: &$0, saying: sentence) }
          }
        }
      } else {
        for result in found { result.writeValidity(to: &json, saying: sentence) }
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

  /// Appends the reason why a record cannot be checked.
  func write(_ fault: RecordFault, at place: TextPlace, to output: inout [UInt8]) {
    write(to: &output) { json in
      json.name("error")
      json.object { json in
        json.member("line", place.line)
        if fault.reportsColumn { json.member("column", place.column) }
        json.member("message", fault.message)
      }
    }
  }

  /// Appends a line with an object: the name of the file, and more members.
  private func write(to output: inout [UInt8], _ members: (inout JSONLine) -> Void) {
    var json = JSONLine(exchange(&output, with: []))
    json.object { json in
      if let name { json.member("file", name) }
      members(&json)
    }
    json.bytes.append(UInt8(ascii: "\n"))
    output = json.bytes
  }

  private var prefix: String { name.map { "\($0):" } ?? "" }
}

extension FieldResult {
  /// The result of any field of a record that conforms, without its text.
  static let conforming = FieldResult(name: "", text: "", validity: Validity(.valid))
}
