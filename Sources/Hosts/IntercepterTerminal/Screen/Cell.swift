internal import TextTools

/// A grapheme cluster on the screen, with its width and style.
struct Cell: Sendable {
  /// The displayed text, which never acts on the terminal.
  let text: String
  let columns: Int
  var style: Style

  /// A Boolean value that indicates whether terminals may disagree about the columns, so that the
  /// next cell must be positioned explicitly.
  var isDisputed: Bool {
    guard let scalar = text.unicodeScalars.first, text.utf8.count == UTF8.width(scalar) else {
      return true
    }
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x250, 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000,
      0xAC00..<0xD7A4:
      return false
    default: return true
    }
  }

  /// Returns the cell that displays a cluster, or several cells if only its code points can be
  /// displayed.
  static func cells(of cluster: Character, _ style: Style) -> [Cell] {
    if cluster.isASCII, let value = cluster.asciiValue, (0x20..<0x7F).contains(value) {
      return [Cell(text: String(cluster), columns: 1, style: style)]
    }
    let shown = cluster.visible
    let columns = shown.columns
    if columns <= 2 || cluster.conjunctColumns > 2, shown.count == 1 {
      return [Cell(text: shown, columns: max(1, columns), style: style)]
    }
    let hint = style.color == nil ? Style(color: .cyan, attributes: style.attributes) : style
    return shown.map { Cell(text: String($0), columns: 1, style: hint) }
  }
}

extension Cell: Hashable {
  /// Returns whether both cells display the same scalars in the same style.
  static func == (first: Cell, second: Cell) -> Bool {
    first.style == second.style && first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension [Cell] {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension StringProtocol {
  /// The number of columns of the text on a terminal.
  var columns: Int {
    let columns = LengthUnit.terminalColumns.length(of: String(self))
    // With at most two bytes per scalar, there is no script with conjuncts.
    if utf8.allSatisfy({ $0 < 0xE0 }) { return columns }
    return reduce(columns) { sum, cluster in
      let conjunct = cluster.conjunctColumns
      return conjunct == 0
        ? sum : sum + conjunct - LengthUnit.terminalColumns.length(of: String(cluster))
    }
  }
}

extension Character {
  /// The number of columns of a syllable with several letters and vowel signs, such as क्षि, or 0
  /// for every other character.
  ///
  /// Terminals use one column for each scalar except nonspacing marks. A terminal that uses fewer
  /// leaves a gap. With a smaller number, the next text could cover the syllable.
  fileprivate var conjunctColumns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first, (0x900..<0x1100).contains(first.value),
      scalars.index(after: scalars.startIndex) != scalars.endIndex
    else { return 0 }
    return scalars.prefix(8).count {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: false
      default: true
      }
    }
  }
}
