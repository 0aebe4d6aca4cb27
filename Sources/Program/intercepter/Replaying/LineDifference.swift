/// The lines in which two texts differ, as `diff` displays them: `-` expected, `+` actual.
struct LineDifference: CustomStringConvertible {
  /// The number of removed or inserted lines.
  ///
  /// A changed line counts once.
  let count: Int
  private let rows: [String]

  /// The maximum number of displayed rows, and of lines for which the shortest difference is
  /// computed.
  private static let (mostRows, mostLines) = (60, 4_000)

  init(from expected: String, to actual: String) {
    let (old, new) = (Self.lines(expected), Self.lines(actual))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (removed, inserted) = Self.changes(
      from: old[start..<old.count - end], to: new[start..<new.count - end])
    count = max(removed.count, inserted.count)
    rows = Self.rows(old, new, removed, inserted)
  }

  var description: String {
    let shown = rows.prefix(Self.mostRows)
    let rest = rows.count - shown.count
    return (shown + (rest > 0 ? ["… and \(rest) more lines"] : [])).joined(separator: "\n")
  }

  /// Returns the lines as bytes, because lines that look the same may differ.
  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func changes(
    from old: ArraySlice<ArraySlice<UInt8>>, to new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    guard max(old.count, new.count) <= mostLines else {
      return (Set(old.indices), Set(new.indices))
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    return (removed, inserted)
  }

  /// Returns the differences, each after its line number and the line before it.
  private static func rows(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ removed: Set<Int>,
    _ inserted: Set<Int>
  ) -> [String] {
    func row(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
      mark + String(decoding: line, as: UTF8.self)
    }
    var rows: [String] = []
    var (i, j, isInside) = (0, 0, false)
    while i < old.count || j < new.count {
      let isRemoved = removed.contains(i)
      let isInserted = inserted.contains(j)
      if isRemoved || isInserted {
        if !isInside {
          rows.append("@@ line \(j + 1) @@")
          if i > 0 { rows.append(row("  ", old[i - 1])) }
        }
        isInside = true
        while removed.contains(i) {
          rows.append(row("- ", old[i]))
          i += 1
        }
        while inserted.contains(j) {
          rows.append(row("+ ", new[j]))
          j += 1
        }
      } else {
        isInside = false
        (i, j) = (i + 1, j + 1)
      }
    }
    return rows
  }
}
