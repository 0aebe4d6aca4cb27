internal import TextInputIntercepter
internal import TextTools
internal import IntercepterProfiles

/// The assignment of a table's columns to the fields of the form.
struct CSVLayout: Sendable {
  /// The unquoted texts that mean no value.
  let nulls: [String]
  /// The fields that have a column, as indices in the form.
  let fields: [Int]
  /// The column of each field, counted from 0.
  let columns: [Int]
  /// The columns without a field, which are not checked.
  var ignored: [String] = []
  /// The fields without a column, if the columns were given explicitly.
  var missing: [String] = []
}

extension CSVLayout {
  /// Matches the columns of a table with the fields of a form.
  ///
  /// - Parameters:
  ///   - fields: The names of the fields.
  ///   - first: The first bytes of the table, and its first records.
  ///   - isDiscreet: Whether records may have secret values. A supposed header may be such a
  ///     record, and is then not quoted.
  ///   - encoding: The name of the file's encoding.
  /// - Throws: `UnusableColumns` if the columns do not match.
  init(
    _ format: CSVFormat, fields: [String], beginning first: (UnsafeRawBufferPointer, CSVTable),
    isDiscreet: Bool = false, encoding: String = "UTF-8"
  ) throws(UnusableColumns) {
    let names: [String]
    if let columns = format.columns {
      names = columns
    } else if format.hasHeader {
      names = first.1.names(in: first.0)
      if names.contains(where: { $0.contains("\u{FFFD}") }), !first.0.isValidUTF8 {
        throw UnusableColumns("The header is not \(encoding).")
      }
      // CR LF is a single character.
      if names.contains(where: { $0.contains("\r") }) {
        throw UnusableColumns(
          "The lines of this table end in CR alone; convert them to LF or CR LF.")
      }
    } else {
      names = fields
    }
    for (index, name) in names.enumerated()
    where !name.isEmpty && names[..<index].contains(where: name.hasSameScalars(as:)) {
      throw UnusableColumns(
        isDiscreet ? "Two columns have the same name." : "Two columns are named “\(name)”.")
    }
    let found = fields.map { names.firstIndex(where: $0.hasSameScalars(as:)) }
    for (field, column) in zip(fields, found) where column == nil {
      // An explicit list of columns may omit fields.
      if format.columns == nil {
        throw UnusableColumns(missing: field, among: isDiscreet ? [] : names)
      }
    }
    let known = found.indices.filter { found[$0] != nil }
    if known.isEmpty {
      throw UnusableColumns("None of the columns is a field of the profile.")
    }
    self.init(
      nulls: format.nulls, fields: known,
      columns: found.compactMap(\.self),
      ignored: names.filter { !$0.isEmpty && !fields.contains(where: $0.hasSameScalars(as:)) },
      missing: zip(fields, found).filter { $0.1 == nil }.map(\.0))
  }
}

/// The reason why a table cannot be checked.
struct UnusableColumns: Error {
  let message: String

  /// Creates a reason, which may quote column names.
  init(_ message: String) { self.message = message.shownOnTerminal }

  fileprivate init(missing field: String, among names: [String]) {
    if names.isEmpty {
      self.init("There is no column for the field “\(field)”; is the first line a header?")
      return
    }
    if names.count == 1, let other = names[0].first(where: { ";,\t|".contains($0) }) {
      let delimiter = other == "\t" ? "tab" : String(other)
      self.init("The table has one column, “\(names[0])”; is the delimiter “\(delimiter)”?")
      return
    }
    let hint =
      names.first { $0 == field }.map { name in
        let unlike = zip(name.unicodeScalars, field.unicodeScalars).first { $0 != $1 }
        let scalars = unlike.map { " from “\($0.0)” on" } ?? ""
        return "the column “\(name)” differs in its Unicode normalization\(scalars)"
      }
      ?? field.nearest(in: names).map { "did you mean “\($0)”?" }
      ?? "the columns are: \(names.joined(separator: ", "))"
    self.init("There is no column for the field “\(field)”; \(hint)")
  }
}
