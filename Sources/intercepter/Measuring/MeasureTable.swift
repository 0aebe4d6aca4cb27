internal import IntercepterProfiles

/// A table of the clusters of texts with their lengths.
///
/// A text is processed twice, first to find the column widths. Because a text may be long, its rows
/// are not stored. Rows of distinct clusters are cached, because a text has few of them.
struct MeasureTable {
  let style: Style
  /// The cached rows by the UTF-8 of their clusters.
  private(set) var rows: [[UInt8]: Entry] = [:]

  /// A row, and its line for the column widths that were used last.
  final class Entry {
    let row: MeasureRow
    private var widths: [Int] = []
    private var line = ""

    init(_ row: MeasureRow) { self.row = row }

    func line(_ widths: [Int]) -> String {
      if widths != self.widths { (self.widths, line) = (widths, row.line(widths) + "\n") }
      return line
    }
  }

  /// The maximum number of cached rows.
  private static let limit = 1 << 16

  mutating func write(_ text: String, to output: inout Output) throws {
    let totals = MeasureRow(totalOf: text)
    var widths = MeasureRow.header.widths
    totals.widen(&widths)
    for cluster in text { entry(of: cluster).row.widen(&widths) }
    try output.write(style.dim(MeasureRow.header.line(widths)) + "\n")
    for cluster in text { try output.write(entry(of: cluster).line(widths)) }
    try output.write(style.bold(totals.line(widths)) + "\n")
  }

  private mutating func entry(of cluster: Character) -> Entry {
    let key = Array(cluster.utf8)
    if let known = rows[key] { return known }
    let entry = Entry(MeasureRow(of: cluster))
    if rows.count == Self.limit { rows.removeAll(keepingCapacity: true) }
    rows[key] = entry
    return entry
  }
}
