internal import TextBytes

/// A grapheme cluster on the screen, with its width and style.
struct Cell: Sendable {
  /// The displayed text, which never acts on the terminal.
  let text: String
  let columns: Int
  var style: Style
  /// The numbers of isolates (UAX #9) that begin before the cell and end after it.
  var opens = 0, closes = 0

  /// A Boolean value that indicates whether terminals may disagree about the columns, so that the
  /// terminal is asked, and the next cell is positioned explicitly.
  var isDisputed: Bool {
    guard let scalar = text.unicodeScalars.first, text.utf8.count == UTF8.width(scalar) else {
      return true
    }
    switch scalar.value {
    case 0x20..<0x7F, 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      return false
    // Some are ambiguous (UAX #11), all vowels of pinyin among them.
    case 0xC0..<0x250: return LengthUnit.doubleWidth.length(of: text) > 1
    default: return true
    }
  }

  /// A Boolean value that indicates whether the text may be written from right to left (UAX #9,
  /// 3.2).
  var isRightToLeft: Bool {
    text.unicodeScalars.contains { $0.value.isRightToLeft }
  }
}

extension Cell: Equatable {
  /// Returns whether both cells display the same scalars in the same style.
  static func == (first: Cell, second: Cell) -> Bool {
    first.style == second.style && first.columns == second.columns
      && first.opens == second.opens && first.closes == second.closes
      && first.text.hasSameScalars(as: second.text)
  }
}

extension [Cell] {
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The cells as text of its own direction.
  var isolated: [Cell] {
    var cells = self
    if isEmpty { return [] }
    cells[0].opens += 1
    cells[count - 1].closes += 1
    return cells
  }
}
