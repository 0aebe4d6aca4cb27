internal import IntercepterProfiles
internal import IntercepterTerminal
internal import TextInputIntercepter
internal import TextTools

/// A row of a table of lengths: the cluster, its length in each unit, its emoji status and its
/// scalars.
struct MeasureRow {
  private let cells: [String]
  /// The number of terminal columns of each cell.
  let widths: [Int]

  private init(_ cells: [String]) {
    self.cells = cells
    widths = cells.map { LengthUnit.terminalColumns.length(of: $0) }
  }

  static let header = MeasureRow([""] + UnitName.measured.map(\.rawValue) + ["emoji", "scalars"])

  /// Creates the row of a cluster.
  init(of cluster: Character) {
    self.init(
      [cluster.visible] + Measurement.lengths(of: String(cluster)).map(String.init)
        + [cluster.emojiQualification.label, cluster.codePoints])
  }

  /// Creates the row with the lengths of a whole text.
  init(totalOf text: String) {
    self.init(["total"] + Measurement.lengths(of: text).map(String.init))
  }

  /// Widens columns to fit the row.
  func widen(_ widths: inout [Int]) {
    for (column, width) in self.widths.enumerated() { widths[column] = max(widths[column], width) }
  }

  /// Returns the row padded to column widths, with numbers at the right.
  func line(_ widths: [Int]) -> String {
    var line = ""
    for column in cells.indices {
      if column > 0 { line += "  " }
      let padding = widths[column] - self.widths[column]
      let isNumber = (1...UnitName.measured.count).contains(column)
      if isNumber { line.append(blanks: padding) }
      line += cells[column]
      if !isNumber, column < cells.count - 1 { line.append(blanks: padding) }
    }
    return line
  }
}

extension String {
  fileprivate mutating func append(blanks count: Int) {
    self += String(repeating: " ", count: count)
  }
}
