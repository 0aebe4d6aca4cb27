import Foundation

/// The assertions about formats from peers' test suites, as lines of a table for the tests.
///
/// The input is JSON Lines with `peer`, `source`, `setup`, `start`, `steps` and `expect`. A mask
/// with a pattern for the digits of a date or a time becomes a date or a time.
struct PeerFormatTable {
  private struct Row: Decodable {
    struct Step: Decodable {
      let type, paste, see, select, caret: String?
      let backspace, delete: Int?
    }

    let peer, source, start, expect: String
    let steps: [Step]
  }

  private var lines: [String] = []

  init(file: URL) throws(GeneratorError) {
    let text = try text(of: file)
    // The rows of a field follow it.
    var fields: [(json: String, rows: [String])] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      let data = Data(line.utf8)
      guard let row = try? JSONDecoder().decode(Row.self, from: data),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let setup = object["setup"] as? [String: Any],
        let field = try? Self.field(setup, of: row.source)
      else {
        throw GeneratorError("line \(index + 1): no case of a format")
      }
      let cells =
        ["\(row.peer) \(row.source)", row.start] + row.steps.map(Self.cell) + [row.expect]
      let place = fields.firstIndex { $0.json == field } ?? fields.count
      if place == fields.count { fields.append((field, [])) }
      fields[place].rows.append(cells.joined(separator: " ¦ "))
    }
    lines = fields.flatMap { [$0.json] + $0.rows }
  }

  private static func cell(_ step: Row.Step) -> String {
    let texts: [(String, String?)] = [
      ("type", step.type), ("paste", step.paste), ("see", step.see), ("select", step.select),
      ("caret", step.caret), ("backspace", step.backspace.map { "\($0)" }),
      ("delete", step.delete.map { "\($0)" }),
    ]
    return texts.compactMap { name, value in value.map { "\(name) \($0)" } }.joined()
  }

  /// Returns a field as in profiles.
  private static func field(_ setup: [String: Any], of source: String) throws -> String {
    var setup = setup
    let rules = setup["rules"] as? [[String: Any]] ?? []
    let mask = (setup["format"] as? [String: Any])?["pattern"] as? String
    let pattern = rules.compactMap { $0["pattern"] as? String }.first
    if let mask, let pattern = pattern ?? Self.pattern(for: source) {
      guard let format = format(mask, pattern) else { throw CocoaError(.coderValueNotFound) }
      setup = ["rules": [], "format": format]
    }
    let data = try JSONSerialization.data(
      withJSONObject: setup, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the pattern of a peer's dates or times, for cases without a pattern.
  private static func pattern(for source: String) -> String? {
    if source.hasPrefix("kit/masks/date/") { return "[0-9]{4}" }
    return source.hasPrefix("kit/time/") ? "([01][0-9]|2[0-3])" : nil
  }

  /// Returns the format of a date or a time whose digits have a pattern.
  private static func format(_ mask: String, _ pattern: String) -> [String: Any]? {
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

  var source: String {
    """
    // Generated, do not edit: swift run generate-tables peer-formats FILE
    // > Tests/IntercepterProfilesTests/PeerFormats/PeerFormatTable.generated.swift
    // Facts from the test suites of Maskito, Inputmask, react-number-format, cleave.js, text-mask, input-format and imask.

    /// The assertions about formats from peers' test suites: a field as in profiles, and below it a row for each case.
    ///
    /// The cells of a row are the source, the previous state, the user's steps and the expected state. A vertical bar is
    /// the caret, two are the ends of a selection.
    enum PeerFormatTable {
      static let lines = \"\"\"
    \(lines.map { "    " + Self.literal($0) }.joined(separator: "\n"))
        \"\"\"
    }

    """
  }

  /// Returns a line for a multi-line literal.
  private static func literal(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .format, .control,
        .spaceSeparator where scalar != " ":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: scalar == "\\" ? "\\\\" : String(scalar)
      }
    }.joined()
  }
}
