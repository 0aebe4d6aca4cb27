internal import IntercepterProfiles
internal import IntercepterProtocol
internal import TextInputIntercepter

/// Puts into words what was found.
struct Reporter: Sendable {
  let report: RecordReport
  /// The name of the file, where it is to be told.
  let name: String?
  /// The sentence for a violation.
  let sentence: @Sendable (Violation) -> String

  /// What is told of a violation: `users.csv:3:5: nickname: Emoji are not allowed here.`.
  func message(_ violation: Violation, of field: String, at place: Place) -> String {
    let field = field.isEmpty ? "" : "\(field): "
    return "\(prefix)\(place): \(field)\(sentence(violation))".shownOnTerminal + "\n"
  }

  /// What is told of a record that cannot be judged: `users.csv:3:5: error: This quotation mark is not
  /// closed.`.
  func message(_ fault: RecordFault, at place: Place) -> String {
    "\(prefix)\(place): error: \(fault.message)".shownOnTerminal + "\n"
  }

  /// Appends that all is well with a record, which is what is said of most.
  ///
  /// - Parameter list: What the list of findings is called, and how it is written where it is empty.
  func writeConforming(line: Int, _ list: StaticString, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    if let name {
      output += "\"file\":".utf8
      JSONWriter.write(.string(name), to: &output)
      output.append(UInt8(ascii: ","))
    }
    output += "\"line\":\(line),\"validity\":\"valid\",\(list)}\n".utf8
  }

  /// Appends what is said of a line's text.
  func write(_ validity: Validity, line: Int, to output: inout [UInt8]) {
    write(lineMember(line) + validity.members(saying: sentence), to: &output)
  }

  /// Appends what is said of a record's fields; those that all is well with are left out.
  func write(_ results: [FieldFinding], line: Int, to output: inout [UInt8]) {
    let status = results.map(\.validity.status).max() ?? .valid
    let fields = results.filter { $0.validity != Validity(.valid) }.map {
      JSONValue.Member(name: $0.field, value: .object($0.validity.members(saying: sentence)))
    }
    let members: [JSONValue.Member] = [
      .init(name: "validity", value: .string(status.rawValue)),
      .init(name: "fields", value: .object(fields)),
    ]
    write(lineMember(line) + members, to: &output)
  }

  /// Appends why a record could not be judged.
  func write(_ fault: RecordFault, at place: Place, to output: inout [UInt8]) {
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

  private func lineMember(_ line: Int) -> [JSONValue.Member] {
    [.init(name: "line", value: .number(line))]
  }

  private var prefix: String { name.map { "\($0):" } ?? "" }
}

/// What is said of one field of a record.
struct FieldFinding {
  let field: String
  let validity: Validity
}
