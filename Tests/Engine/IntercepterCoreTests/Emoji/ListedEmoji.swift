@testable import IntercepterCore
@testable import TextBytes

/// An emoji of the generated table, read here by other means than the library's.
struct ListedEmoji {
  /// The sequence as it is listed, fully qualified.
  let text: String
  let version: String
  let isComponent: Bool

  static let all: [ListedEmoji] = (fromLines + fromLetters).sorted {
    $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
  }

  /// The text without its presentation selectors, by which the list is sorted.
  var key: String { String(text.unicodeScalars.filter { $0 != "\u{FE0F}" }) }

  /// The lines, each followed by its five variants with a skin tone.
  private static let fromLines = String(describing: EmojiTable.lines)
    .split(separator: "\n")
    .flatMap { line in
      let fields = line.split(separator: " ").map { String($0) }
      let isComponent = fields.last == "component"
      let listed = ListedEmoji(text: fields[0], version: fields[1], isComponent: isComponent)
      if fields.count == 2 || isComponent { return [listed] }
      let scalars = Array(fields[0].unicodeScalars)
      let rest = scalars.dropFirst().drop { $0 == "\u{FE0F}" }
      return [listed]
        + ("\u{1F3FB}"..."\u{1F3FF}").scalars.map { tone in
          ListedEmoji(
            text: String(String.UnicodeScalarView([scalars[0], tone] + rest)),
            version: fields[2], isComponent: false)
        }
    }

  /// The single scalars that have a letter instead of a line.
  private static let fromLetters: [ListedEmoji] = {
    let lines = Set(fromLines.map(\.text))
    let tables = [(0x2000, EmojiTable.symbols), (0x1F000, EmojiTable.pictographs)]
    return tables.flatMap { start, letters in
      String(describing: letters).enumerated().compactMap { offset, letter in
        guard letter.isLetter, let scalar = Unicode.Scalar(UInt32(start + offset)),
          !lines.contains(String(scalar)), let value = letter.uppercased().utf8.first
        else { return nil }
        let (major, minor) = EmojiTable.versions[Int(value) - 0x41]
        return ListedEmoji(text: String(scalar), version: "\(major).\(minor)", isComponent: false)
      }
    }
  }()

  /// The flags that are pairs of regional indicators.
  static let flags = Set(
    all.map(\.text).filter { $0.unicodeScalars.allSatisfy(regionalIndicators.contains) }
  )

  /// What UTS #51 makes of the sequence with some of its presentation selectors left out.
  ///
  /// With two selectors these are four forms, the listed one among them.
  var forms: [(text: String, qualification: EmojiQualification)] {
    let scalars = Array(text.unicodeScalars)
    let selectors = scalars.indices.filter { scalars[$0] == "\u{FE0F}" }
    return (0..<1 << selectors.count).map { subset in
      let missing = selectors.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
      let rest = scalars.indices.filter { !missing.contains($0) }.map { scalars[$0] }
      let qualification: EmojiQualification =
        if missing.isEmpty {
          isComponent ? .component : .fullyQualified
        } else {
          missing.contains(1) ? .unqualified : .minimallyQualified
        }
      return (String(String.UnicodeScalarView(rest)), qualification)
    }
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap { Unicode.Scalar($0) }
  }
}

let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"

extension String {
  /// The text with another scalar after the one at an index.
  func inserting(_ scalar: Unicode.Scalar, after index: Int) -> String {
    var scalars = Array(unicodeScalars)
    scalars.insert(scalar, at: index + 1)
    return String(String.UnicodeScalarView(scalars))
  }

  /// The scalars as hexadecimal numbers, for messages.
  var codePoints: String {
    unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
