internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// Puts into words what was found.
struct Reporter: Sendable {
  let report: RecordReport
  /// Whether the values that were changed are listed beside the records.
  let listsChanges: Bool
  /// Whether a record has fields with names; else it is a line, the text of one.
  let namesFields: Bool
  /// The name of the file, where it is to be reported.
  let name: String?
  /// Whether each message is followed by the line that it is about, with the place underlined.
  let showsText: Bool
  /// Whether messages are in colours.
  let isColored: Bool
  /// The sentence for a violation.
  let sentence: @Sendable (Violation) -> String

  /// The message about a violation: `users.csv:3:5: nickname: Emoji are not allowed here.`, with `warning: `
  /// before the sentence where it is one.
  ///
  /// - Parameter excerpt: The text that it is about, where there is one.
  func message(
    _ violation: Violation, of field: String, at place: TextPlace, _ excerpt: Excerpt?
  ) -> String {
    let isWarning = violation.severity == .warning
    let color = isWarning ? 33 : 31
    var text = colored(1, start(field, place).shownOnTerminal)
    text += colored(color, ((isWarning ? "warning: " : "") + sentence(violation)).shownOnTerminal)
    if let excerpt { text += "\n  \(excerpt.line)\n  \(colored(color, excerpt.underline))" }
    return text + "\n"
  }

  /// The text in a style of a terminal (SGR, ECMA-48, 8.3.117), if that is wanted.
  private func colored(_ code: Int, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The message about a value that was sanitized: `users.csv:3:5: nickname: "张三😀" → "张三"`.
  func message(from old: String, to new: String, of field: String, at place: TextPlace) -> String {
    let texts = [old, new].map { JSONWriter.text(.string($0)) }
    return "\(start(field, place))\(texts[0]) → \(texts[1])".shownOnTerminal + "\n"
  }

  private func start(_ field: String, _ place: TextPlace) -> String {
    "\(prefix)\(place): " + (namesFields ? "\(field): " : "")
  }

  /// The message about a record that cannot be judged: `users.csv:3:5: error: This quotation mark is not
  /// closed.`.
  func message(_ fault: RecordFault, at place: TextPlace) -> String {
    "\(prefix)\(place): error: \(fault.message)".shownOnTerminal + "\n"
  }

  /// Appends that all is well with a record, which is what is said of most.
  func writeConforming(line: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    if let name {
      output += "\"file\":".utf8
      JSONWriter.write(.string(name), to: &output)
      output.append(UInt8(ascii: ","))
    }
    output += "\"line\":\(line),\"validity\":\"valid\",".utf8
    output += (namesFields ? "\"fields\":{}}\n" : "\"violations\":[]}\n").utf8
  }

  /// Appends what is said of a record's fields; those that there is nothing to say about are left out.
  func write(_ found: [FieldResult], line: Int, to output: inout [UInt8]) {
    let line = [JSONValue.Member(name: "line", value: .number(line))]
    guard namesFields else {
      return write(line + found.flatMap { $0.validity.members(saying: sentence) }, to: &output)
    }
    let status = found.map(\.status).max() ?? .valid
    let fields = found.filter { $0.validity != Validity(.valid) }.map {
      JSONValue.Member(name: $0.name, value: .object($0.validity.members(saying: sentence)))
    }
    write(
      line + [
        .init(name: "validity", value: .string(status.rawValue)),
        .init(name: "fields", value: .object(fields)),
      ], to: &output)
  }

  /// Appends why a record could not be judged.
  func write(_ fault: RecordFault, at place: TextPlace, to output: inout [UInt8]) {
    var members = [JSONValue.Member(name: "line", value: .number(place.line))]
    if fault.tellsColumn { members.append(.init(name: "column", value: .number(place.column))) }
    members.append(.init(name: "message", value: .string(fault.message)))
    write([.init(name: "error", value: .object(members))], to: &output)
  }

  private func write(_ members: [JSONValue.Member], to output: inout [UInt8]) {
    let file = name.map { [JSONValue.Member(name: "file", value: .string($0))] } ?? []
    JSONWriter.write(.object(file + members), to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  private var prefix: String { name.map { "\($0):" } ?? "" }
}
