import IntercepterTerminal
import TextInputIntercepter

/// A terminal of a kind: it keeps a grid of cells from what is written to it, and answers questions.
struct ModelTerminal {
  /// How many columns the terminal advances for a cluster.
  let width: @Sendable (Character) -> Int
  var answers = true
  private(set) var grid: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorVisible = true
  private var isConcealed = false

  /// What stands in a cell that a wide cluster to its left covers.
  private static let covered = ""

  init(columns: Int, rows: Int, width: @escaping @Sendable (Character) -> Int) {
    self.width = width
    grid = [[String]](repeating: [String](repeating: " ", count: columns), count: rows)
  }

  /// Returns a row without the blanks at its end.
  func text(_ row: Int) -> String {
    let text = grid[row].joined()
    return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }

  /// Returns the texts of the cells from the cursor on.
  var behindCursor: String { grid[row][column...].joined() }

  /// Writes to the terminal, and returns what it answers.
  mutating func write(_ output: String) -> String {
    var (rest, reply) = (output[...], "")
    while let first = rest.first {
      guard first == "\u{1B}" else {
        rest.removeFirst()
        put(first)
        continue
      }
      let sequence = rest.dropFirst(2).prefix { !$0.isLetter }
      let final = rest[sequence.endIndex]
      rest = rest[rest.index(after: sequence.endIndex)...]
      let numbers = sequence.split(separator: ";").map { Int($0) ?? 0 }
      switch final {
      case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
      case "G": column = min((numbers.first ?? 1) - 1, grid[0].count - 1)
      case "K":
        for place in (sequence == "2" ? 0 : column)..<grid[row].count { grid[row][place] = " " }
      case "J": for row in grid.indices { grid[row] = grid[row].map { _ in " " } }
      case "m": isConcealed = numbers.contains(8)
      case "n": if answers { reply += "\u{1B}[\(row + 1);\(column + 1)R" }
      case "h", "l": if sequence == "?25" { isCursorVisible = final == "h" }
      default: break
      }
    }
    return reply
  }

  private mutating func put(_ cluster: Character) {
    let columns = width(cluster)
    if columns == 0 { return }
    // What a wide cluster covers in part is gone.
    for place in column..<min(column + columns, grid[row].count) {
      if grid[row][place] == Self.covered, place == column {
        var start = place
        while start > 0, grid[row][start] == Self.covered { start -= 1 }
        grid[row][start] = "?"
      }
      grid[row][place] = place == column ? isConcealed ? " " : String(cluster) : Self.covered
    }
    column = min(column + columns, grid[0].count - 1)
  }
}

extension ModelTerminal {
  /// The columns that kinds of terminals give a cluster.
  static let kinds: [(name: String, width: @Sendable (Character) -> Int)] = [
    ("clusters", { LengthUnit.terminalColumns.length(of: String($0)) }),
    ("sum of the parts", { $0.unicodeScalars.reduce(0) { $0 + columns($1) } }),
    ("ambiguous are wide", { $0.unicodeScalars.reduce(0) { $0 + columns($1, isWide: true) } }),
    // Emoji and ideographs of the last years are dropped.
    (
      "an old table",
      {
        $0.unicodeScalars.reduce(0) {
          $0 + ([0x1FAE8, 0x31350].contains($1.value) ? 0 : columns($1))
        }
      }
    ),
  ]

  private static func columns(_ scalar: Unicode.Scalar, isWide: Bool = false) -> Int {
    if scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value) { return 0 }
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    if (0x1F3FB...0x1F3FF).contains(scalar.value) { return 2 }
    let unit = isWide ? LengthUnit.doubleWidth : .terminalColumns
    let properties = scalar.properties
    if isWide, properties.isEmoji, !properties.isEmojiPresentation, scalar.value > 0x2FFF {
      return 1
    }
    return unit.length(of: String(Character(scalar)))
  }
}
