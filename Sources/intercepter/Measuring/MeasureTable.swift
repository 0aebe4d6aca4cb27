internal import IntercepterProfiles

/// Tables of the clusters of texts with their lengths, on a terminal.
///
/// A text is gone through twice, first for the widths of the columns: its rows are not kept, for a text
/// may be long. What is said of a cluster is, for texts have few different ones.
struct MeasureTable {
  let style: Style
  /// The rows by the UTF-8 of their clusters.
  private var rows: [[UInt8]: Entry] = [:]

  /// A row, and its line in columns of the widths that it was written in last.
  private final class Entry {
    let row: MeasureRow
    private var widths: [Int] = []
    private var line = ""

    init(_ row: MeasureRow) { self.row = row }

    func line(_ widths: [Int]) -> String {
      if widths != self.widths { (self.widths, line) = (widths, row.line(widths) + "\n") }
      return line
    }
  }

  /// The most rows that are kept.
  private static let limit = 1 << 16

  init(style: Style) { self.style = style }

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
