internal import IntercepterTerminal
internal import TextTools

/// A row of a table of lengths: the cluster, its length in each unit, its emoji status and its
/// scalars.
final class MeasureRow {
  private let cells: [String]
  /// The number of terminal columns of each cell.
  let widths: [Int]
  /// The line for the column widths that were used last.
  private var lastLine = (widths: [Int](), text: "")

  private init(_ cells: [String]) {
    self.cells = cells
    widths = cells.map { LengthUnit.terminalColumns.length(of: $0) }
  }

  static var header: MeasureRow {
    MeasureRow([""] + LengthUnit.Name.measured.map(\.rawValue) + ["emoji", "scalars"])
  }

  convenience init(of cluster: Character) {
    self.init(
      [cluster.visible] + Measurement.lengths(of: String(cluster)).map(String.init)
        + [cluster.emojiQualification.label, cluster.codePoints])
  }

  convenience init(totalOf text: String) {
    self.init(["total"] + Measurement.lengths(of: text).map(String.init))
  }

  /// Widens columns to fit the row.
  func widen(_ widths: inout [Int]) {
    for (column, width) in self.widths.enumerated() { widths[column] = max(widths[column], width) }
  }

  /// Returns the row padded to column widths, with numbers at the right.
  func line(_ widths: [Int]) -> String {
    if widths == lastLine.widths { return lastLine.text }
    let padded = cells.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - self.widths[column])
      let isNumber = (1...LengthUnit.Name.measured.count).contains(column)
      if isNumber { return blanks + cells[column] }
      return column < cells.count - 1 ? cells[column] + blanks : cells[column]
    }
    lastLine = (widths, padded.joined(separator: "  "))
    return lastLine.text
  }
}
