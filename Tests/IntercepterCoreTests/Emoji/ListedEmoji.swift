@testable import IntercepterCore

/// A line of the generated list, read here by other means than the library's.
struct ListedEmoji {
  /// The sequence as it is listed, fully qualified.
  let text: String
  let version: String
  let isComponent: Bool

  static let all: [ListedEmoji] = String(describing: EmojiTable.lines)
    .split(separator: "\n")
    .map { line in
      let fields = line.split(separator: " ")
      return ListedEmoji(
        text: String(fields[0]),
        version: String(fields[1]),
        isComponent: fields.count == 3
      )
    }

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
