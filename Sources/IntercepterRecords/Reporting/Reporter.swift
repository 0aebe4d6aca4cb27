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
  /// A Boolean value that indicates whether messages are coloured.
  let isColored: Bool
  /// A closure that returns the message for a violation.
  let sentence: @Sendable (Violation) -> String

  /// Returns the message about a violation, such as
  /// `users.csv:3:5: nickname: Emoji are not allowed here: “😀”.`, with `warning: ` before the
  /// sentence of a warning.
  ///
  /// - Parameter excerpt: The excerpt of the text, if it is shown.
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

  /// Returns the text in a terminal style (SGR, ECMA-48, 8.3.117) if messages are coloured.
  private func colored(_ code: Int, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Returns the message about a sanitized value: `users.csv:3:5: nickname: "张三😀" → "张三"`.
  func message(from old: String, to new: String, of field: String, at place: TextPlace) -> String {
    let texts = [old, new].map { JSONValue.string($0).json() }
    return "\(start(field, place))\(texts[0]) → \(texts[1])".shownOnTerminal + "\n"
  }

  /// Returns the message about a sanitized secret value:
  /// `users.csv:3:5: password: changed (secret)`.
  func messageOfSecretChange(of field: String, at place: TextPlace) -> String {
    (start(field, place) + "changed (secret)").shownOnTerminal + "\n"
  }

  private func start(_ field: String, _ place: TextPlace) -> String {
    "\(prefix)\(place): " + (namesFields ? "\(field): " : "")
  }

  /// Returns the message about a record that cannot be checked, such as
  /// `users.csv:3:5: error: This quotation mark is not closed.`.
  func message(_ fault: RecordFault, at place: TextPlace) -> String {
    "\(prefix)\(place): error: \(fault.message)".shownOnTerminal + "\n"
  }

  /// Appends the result of a record that conforms, which most records do.
  func writeConforming(line: Int, to output: inout [UInt8]) {
    write(to: &output) { json in
      json.member("line", line)
      json.member("validity", Validity.Status.valid.rawValue)
      json.name(namesFields ? "fields" : "violations")
      if namesFields { json.object { _ in } } else { json.array([Violation]()) { _, _ in } }
    }
  }

  /// Appends the result of a record, without fields that have nothing to report.
  ///
  /// - Parameters:
  ///   - found: The results of the fields.
  ///   - fixed: The results of the sanitized fields, or empty to omit them.
  ///   - texts: The texts of the fields.
  /// - Returns: Whether sanitizing changes a field.
  func write(
    _ found: [FieldResult], _ fixed: [FieldResult], of texts: [String?], line: Int,
    to output: inout [UInt8]
  ) -> Bool {
    let changed = fixed.indices.filter { index in
      texts[index].map { !$0.hasSameScalars(as: fixed[index].text) } ?? false
    }
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
      if changed.isEmpty { return }
      json.name("fixed")
      json.object { json in
        json.member("validity", status(of: fixed))
        let reported = changed.filter { !fixed[$0].isSecret }
        if !namesFields { return reported.forEach { json.member("text", fixed[$0].text) } }
        json.name("texts")
        json.object { json in
          for index in reported {
            json.name(fixed[index].name)
            json.string(fixed[index].text)
          }
        }
      }
    }
    return !changed.isEmpty
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
