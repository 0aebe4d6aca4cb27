internal import TextTools

extension Repl {
  /// The table of the clusters around the caret, with their widths, lengths and scalars.
  var inspectRows: [Row] {
    if current.specification.isSecret {
      return [line("What the text is made of", .bold), line("this text is secret", .dim)]
    }
    let text = current.state.text
    let unit = current.measure.unit
    let heads = ["", "cols", unit.rawValue, "emoji", "scalars"]
    var rows = [tableRow(heads, isMarked: false, .bold)]
    let head = text.index(utf16: current.field.head)
    // Build no more rows than are visible, because a text may be long.
    let room = panelRoom
    let rest = text[head...].prefix(room).count
    let before = text[..<head].suffix(max(room / 2, room - rest))
    let behind = text[head...].prefix(max(1, room - before.count + panelScroll))
    for cluster in before { rows.append(tableRow(cells(of: cluster), isMarked: false, .plain)) }
    for (index, cluster) in behind.enumerated() {
      rows.append(tableRow(cells(of: cluster), isMarked: index == 0, .plain))
    }
    if text.isEmpty { rows.append(line("nothing to inspect yet", .dim)) }
    return rows
  }

  private func cells(of cluster: Character) -> [String] {
    let text = String(cluster)
    let scalars = cluster.unicodeScalars.prefix(12).map(\.codePoint)
    let name =
      cluster.unicodeScalars.count == 1 ? cluster.unicodeScalars.first!.properties.name : nil
    return [
      cluster.visible, "\(text.columns)", "\(current.measure.unit.unit.length(of: text))",
      cluster.emojiQualification.label,
      scalars.joined(separator: " ") + (name.map { "  \($0.lowercased())" } ?? ""),
    ]
  }

  private func tableRow(_ cells: [String], isMarked: Bool, _ style: Style) -> Row {
    let isNarrow = size.columns < 60
    let ends = isNarrow ? [8, 13, 20, 27] : [9, 15, 26, 46]
    var row = Row(width: size.columns, isMarked ? " › " : "   ", .accent)
    for (index, cell) in cells.enumerated() {
      if index == cells.count - 1 {
        row.append(truncating: cell, to: row.room, style)
      } else {
        row.append(truncating: cell, to: ends[index] - 1 - row.columns, style)
        row.pad(to: ends[index])
      }
    }
    return row
  }
}
