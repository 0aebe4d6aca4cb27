internal import TextTools
internal import IntercepterProfiles
internal import IntercepterTerminal
internal import TextInputIntercepter

/// The clusters of a text with their lengths, as a table on a terminal.
///
/// The text is gone through twice, first for the widths of the columns: rows are not kept, for a text
/// may be long.
struct MeasureTable {
  private let text: String
  private let style: Style
  private let totals: [String]
  private var widths: [Int]

  init(of text: String, style: Style) {
    self.text = text
    self.style = style
    totals = ["total"] + Measurement.lengths(of: text).map(String.init)
    widths = Self.header.map(\.columns)
    widen(for: totals)
    for cluster in text { widen(for: Self.cells(of: cluster)) }
  }

  func write(to output: inout Output) throws {
    try output.write(style.dim(line(Self.header)) + "\n")
    for cluster in text { try output.write(line(Self.cells(of: cluster)) + "\n") }
    try output.write(style.bold(line(totals)) + "\n")
  }

  private static let header = [""] + UnitName.measured.map(\.rawValue) + ["emoji", "scalars"]

  /// The cells in the row of a cluster.
  private static func cells(of cluster: Character) -> [String] {
    [cluster.visible] + Measurement.lengths(of: String(cluster)).map(String.init)
      + [cluster.emojiQualification.label, cluster.codePoints]
  }

  private mutating func widen(for cells: [String]) {
    for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.columns) }
  }

  /// A row: the cluster, numbers to the right, words to the left.
  private func line(_ cells: [String]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.columns)
      let isNumber = (1...UnitName.measured.count).contains(column)
      let isLast = column == cells.count - 1
      return isNumber ? padding + cell : isLast ? cell : cell + padding
    }
    return padded.joined(separator: "  ")
  }
}

extension String {
  /// The columns that the text takes on a terminal.
  fileprivate var columns: Int { LengthUnit.terminalColumns.length(of: self) }
}
