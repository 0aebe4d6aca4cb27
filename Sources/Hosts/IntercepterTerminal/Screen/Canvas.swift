internal import TextTools

/// The surface on which a screen is drawn: the size of a terminal, and the widths of clusters there.
package struct Canvas: Sendable {
  /// The numbers of columns and rows, at least 1.
  package var columns, rows: Int
  package var widths = TerminalWidths()
  /// The number of times that the terminal has lost its contents.
  package var generation = 0
  /// A Boolean value that indicates whether another terminal displays what this one is sent.
  ///
  /// A multiplexer joins emoji that the other terminal may not join. So they are drawn unjoined.
  package var isMultiplexed = false

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// Returns a canvas of other columns.
  func with(columns: Int) -> Canvas {
    var other = self
    other.columns = max(0, columns)
    return other
  }

  /// Returns the cells that display a text of the interface.
  ///
  /// U+2068 and U+2069 in it isolate parts with a direction of their own.
  func cells(of text: some StringProtocol, _ style: Style = .plain) -> [Cell] {
    var (cells, opens, depth): ([Cell], Int, Int) = ([], 0, 0)
    for cluster in text {
      switch cluster {
      case "\u{2068}": opens += 1
      case "\u{2069}" where depth > 0:
        cells[cells.count - 1].closes += 1
        depth -= 1
      case "\u{2069}": opens = 0
      default:
        var new = self.cells(of: cluster, style)
        new[0].opens += opens
        (depth, opens) = (depth + opens, 0)
        cells += new
      }
    }
    if depth > 0 { cells[cells.count - 1].closes += depth }
    return cells
  }

  /// Returns the cell that displays a cluster, or several cells if only its code points can be
  /// displayed.
  func cells(of cluster: Character, _ style: Style) -> [Cell] {
    if let value = cluster.asciiValue, (0x20..<0x7F).contains(value) {
      return [Cell(text: String(cluster), columns: 1, style: style)]
    }
    let shown = cluster.visible
    if shown.count == 1, !cluster.overdraws {
      let text = isMultiplexed ? shown.unjoined : shown
      let columns = columns(ofCluster: text)
      if columns > 0 { return [Cell(text: text, columns: columns, style: style)] }
    }
    let codes = shown.count == 1 ? cluster.hexadecimal : shown
    let hint = style.color == nil ? Style(color: .cyan, attributes: style.attributes) : style
    return codes.map { Cell(text: String($0), columns: 1, style: hint) }.isolated
  }

  /// Returns the number of columns of a text of the interface.
  func columns(of text: some StringProtocol) -> Int {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? text.utf8.count : cells(of: text).columns
  }

  /// Returns a character of the interface that must take one column, or its substitute in ASCII.
  func glyph(_ glyph: Character, or substitute: Character) -> String {
    let columns = widths[String(glyph)] ?? (widths.isSilent ? 0 : 1)
    return String(columns == 1 ? glyph : substitute)
  }

  /// Returns the columns of a cluster, or 0 if the terminal does not show it.
  ///
  /// Some terminals advance one column for what they draw in two: new emoji, and symbols with U+FE0F.
  /// Such a cluster keeps the columns that it needs.
  private func columns(ofCluster text: String) -> Int {
    if widths[text] == 0 { return 0 }
    let conjunct = text.conjunctColumns
    let usual = conjunct > 0 ? conjunct : LengthUnit.terminalColumns.length(of: text)
    return max(usual, widths[text] ?? 0)
  }
}

extension Character {
  /// A Boolean value that indicates whether fonts draw the character wider than terminals advance:
  /// Arabic ligatures of whole words, long dashes, and some signs of cuneiform.
  fileprivate var overdraws: Bool {
    switch unicodeScalars.first!.value {
    case 0xFDFA, 0xFDFB, 0xFDFD, 0x2E3A, 0x2E3B, 0xA9C5, 0x12219, 0x1242B: true
    default: false
    }
  }
}

extension String {
  /// The parts of an emoji without the joiners between them; any other text unchanged.
  fileprivate var unjoined: String {
    guard let first, first.unicodeScalars.first!.properties.isEmoji else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{200D}" }))
  }

  /// The number of columns of a syllable with several letters and vowel signs, such as क्षि, or 0
  /// for every other cluster.
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
