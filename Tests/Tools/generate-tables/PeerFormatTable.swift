import Foundation

private struct PeerRow: Decodable {
  struct Step: Decodable {
    let type, paste, see, select, caret: String?
    let backspace, delete: Int?
  }

  let peer, source, start, expect: String
  let steps: [Step]
}

/// Returns the table for the tests of the assertions about formats from peers' test suites.
///
/// The input is JSON Lines with `peer`, `source`, `setup`, `start`, `steps` and `expect`. A mask
/// with a pattern for the digits of a date or a time becomes a date or a time.
func peerFormatTable(file: URL) throws(GeneratorError) -> String {
  let text = try text(of: file)
  // The rows of a field follow it.
  var fields: [(json: String, rows: [String])] = []
  for (index, line) in text.split(separator: "\n").enumerated() {
    let data = Data(line.utf8)
    guard let row = try? JSONDecoder().decode(PeerRow.self, from: data),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let setup = object["setup"] as? [String: Any],
      let field = try? profileField(setup, of: row.source)
    else {
      throw GeneratorError("line \(index + 1): no case of a format")
    }
    let cells =
      ["\(row.peer) \(row.source)", row.start] + row.steps.map(cell) + [row.expect]
    let place = fields.firstIndex { $0.json == field } ?? fields.count
    if place == fields.count { fields.append((field, [])) }
    fields[place].rows.append(cells.joined(separator: " ¦ "))
  }
  let lines = fields.flatMap { [$0.json] + $0.rows }
  return """
    // Generated, do not edit: swift run generate-tables peer-formats FILE
    // > Tests/Forms/IntercepterProfilesTests/PeerFormats/PeerFormatTable.generated.swift
    // Facts from the test suites of Maskito, Inputmask, react-number-format, cleave.js, text-mask, input-format and imask.

    /// The assertions about formats from peers' test suites: a field as in profiles, and below it a row for each case.
    ///
    /// The cells of a row are the source, the previous state, the user's steps and the expected state. A vertical bar is
    /// the caret, two are the ends of a selection.
    enum PeerFormatTable {
      static let lines = \"\"\"
    \(lines.map { "    " + escaped($0) }.joined(separator: "\n"))
        \"\"\"
    }

    """
}

private func cell(_ step: PeerRow.Step) -> String {
  let texts: [(String, String?)] = [
    ("type", step.type), ("paste", step.paste), ("see", step.see), ("select", step.select),
    ("caret", step.caret), ("backspace", step.backspace.map { "\($0)" }),
    ("delete", step.delete.map { "\($0)" }),
  ]
  return texts.compactMap { name, value in value.map { "\(name) \($0)" } }.joined()
}

/// Returns a field as in profiles.
private func profileField(_ setup: [String: Any], of source: String) throws -> String {
  var setup = setup
  let rules = setup["rules"] as? [[String: Any]] ?? []
  let mask = (setup["format"] as? [String: Any])?["pattern"] as? String
  let pattern = rules.compactMap { $0["pattern"] as? String }.first
  if let mask, let pattern = pattern ?? usualPattern(for: source) {
    guard let format = format(mask, pattern) else { throw CocoaError(.coderValueNotFound) }
    setup = ["rules": [], "format": format]
  }
  let data = try JSONSerialization.data(
    withJSONObject: setup, options: [.sortedKeys, .withoutEscapingSlashes])
  return String(decoding: data, as: UTF8.self)
}

/// Returns the pattern of a peer's dates or times, for cases without a pattern.
private func usualPattern(for source: String) -> String? {
  if source.hasPrefix("kit/masks/date/") { return "[0-9]{4}" }
  return source.hasPrefix("kit/time/") ? "([01][0-9]|2[0-3])" : nil
}

/// Returns the format of a date or a time whose digits have a pattern.
private func format(_ mask: String, _ pattern: String) -> [String: Any]? {
  let separator = mask.first { $0 != "#" }.map(String.init) ?? ""
  if pattern.hasPrefix("([01][0-9]|2[0-3])") {
    var format: [String: Any] = ["kind": "time"]
    if separator != ":" { format["separator"] = separator }
    if mask.count == 8 { format["seconds"] = true }
    return format
  }
  if mask.count == 5 { return ["kind": "month", "twoDigitYearsFrom": 2000] }
  guard mask.count == 10 else { return nil }
  let order =
    mask.hasPrefix("####")
    ? "yearMonthDay" : pattern.hasPrefix("(0[1-9]|1[0-2])") ? "monthDayYear" : "dayMonthYear"
  return ["kind": "date", "order": order, "separator": separator]
}

/// Returns a line for a multi-line literal.
private func escaped(_ line: String) -> String {
  line.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .format, .control,
      .spaceSeparator where scalar != " ":
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: scalar == "\\" ? "\\\\" : String(scalar)
    }
  }.joined()
}
