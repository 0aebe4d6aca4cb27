internal import IntercepterTerminal

/// A table of the clusters of texts with their lengths.
///
/// A text is processed twice, first to find the column widths. Because a text may be long, its rows
/// are not stored. Rows of distinct clusters are cached, because a text has few of them.
struct MeasureTable {
  /// The cached rows by the UTF-8 of their clusters.
  private var rows: [[UInt8]: MeasureRow] = [:]

  /// The maximum number of cached rows.
  private static let limit = 1 << 16

  mutating func write(_ text: String, to output: inout Output) throws {
    let totals = MeasureRow(totalOf: text)
    let header = MeasureRow.header
    var widths = header.widths
    totals.widen(&widths)
    for cluster in text { row(of: cluster).widen(&widths) }
    try output.write(Style.dim.onStandardOutput(header.line(widths)) + "\n")
    for cluster in text {
      try output.write(row(of: cluster).line(widths))
      try output.write("\n")
    }
    try output.write(Style.bold.onStandardOutput(totals.line(widths)) + "\n")
  }

  private mutating func row(of cluster: Character) -> MeasureRow {
    let key = Array(cluster.utf8)
    if let known = rows[key] { return known }
    let row = MeasureRow(of: cluster)
    if rows.count == Self.limit { rows.removeAll(keepingCapacity: true) }
    rows[key] = row
    return row
  }
}
