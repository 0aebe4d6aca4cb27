internal import IntercepterProfiles

/// A table that a text looks like, by its first line.
struct TableGuess {
  /// The delimiter of the columns, or `nil` for JSON Lines.
  let delimiter: Unicode.Scalar?
  /// The options with which `check` reads the table.
  let options: String

  /// The kinds of tables, as options name them.
  private static let kinds: [TableGuess] = [
    TableGuess(delimiter: ",", options: "--format csv"),
    TableGuess(delimiter: "\t", options: "--format tsv"),
    TableGuess(delimiter: ";", options: "--format csv --delimiter ';'"),
    TableGuess(delimiter: "|", options: "--format csv --delimiter '|'"),
  ]

  private init(delimiter: Unicode.Scalar?, options: String) {
    self.delimiter = delimiter
    self.options = options
  }

  /// Creates a guess, or returns `nil` if the text does not look like a table.
  ///
  /// - Parameters:
  ///   - line: The first line of the text. That of a table has the name of a field: as a cell beside
  ///     others, or as a member of an object.
  ///   - fields: The names of the fields.
  init?(_ line: String, fields: [String]) {
    let json = Array(line.utf8).withUnsafeBufferPointer { try? JSONValue(json: $0) }
    if let json, fields.contains(where: { json[$0] != nil }) {
      self.init(delimiter: nil, options: "--format jsonl")
      return
    }
    let table = Self.kinds.first { kind in
      let ends: (Character) -> Bool = { $0 == "\r" || $0.unicodeScalars.first == kind.delimiter }
      let cells = line.split(whereSeparator: ends).map {
        $0.first == "\"" ? $0.dropFirst().dropLast() : $0
      }
      return cells.count > 1 && cells.contains { fields.contains(String($0)) }
    }
    guard let table else { return nil }
    self = table
  }
}
