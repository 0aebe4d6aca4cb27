import Testing
import TextInputIntercepter

/// The law of entrances: all entrances give a text the same value, or refuse it; typing it gives
/// that value, or a text that is not valid.
///
/// A row states the value. Add rows to the table of their kind in `EntranceTable`.
@Suite struct EntranceLawTests {
  /// The rows of each field, which is read once.
  private static let rows = Dictionary(grouping: EntranceTable.all, by: \.field)

  @Test(arguments: rows.keys.sorted())
  func `every entrance gives a text its value`(json: String) throws {
    let field = try EntranceField(json)
    for row in Self.rows[json] ?? [] { try check(row, in: field) }
  }

  private func check(_ row: EntranceRow, in field: EntranceField) throws {
    for entrance in Entrance.all {
      let value = try entrance.value(of: row.text, in: field)
      let expected = row.refusing.contains(entrance) ? nil : row.value
      #expect(
        value.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) },
        "\(row), \(entrance): \(String(describing: value))")
    }
    let typed = try Entrance.typing.value(of: row.text, in: field)
    guard let value = row.value else { return }
    #expect(typed ?? "" == row.typed ?? value, "\(row)")
  }
}

/// A text in a field, with the value that it has.
struct EntranceRow: Sendable, CustomStringConvertible {
  /// The field in the JSON of profiles.
  let field: String
  let text: String
  /// The value as a form stores it, or `nil` if all entrances refuse the text.
  let value: String?
  /// The entrances that refuse a text which others accept.
  let refusing: [Entrance]
  /// The value of the typed text if keys are rejected, empty if it is not valid, or `nil` if it is
  /// the same.
  let typed: String?
  let line: Int

  /// Creates a row.
  init(
    _ field: String, _ text: String, _ value: String?, refusing: [Entrance] = [],
    typed: String? = nil, line: Int = #line
  ) {
    (self.field, self.text, self.value, self.refusing) = (field, text, value, refusing)
    (self.typed, self.line) = (typed, line)
  }

  var description: String {
    "line \(line): \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())"
  }
}
