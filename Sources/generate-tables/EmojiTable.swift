import Foundation

/// The sequences that Unicode recommends for general interchange, the scalars reserved for future
/// emoji, and the emoji with a text presentation.
struct EmojiTable {
  /// The fully-qualified emoji and the components, sorted by their UTF-8 without U+FE0F.
  private let entries: [EmojiTestEntry]
  private let reserved: [ClosedRange<UInt32>]
  private let textPresentations: [ClosedRange<UInt32>]
  private let version: String

  init(directory: URL) throws(GeneratorError) {
    let test = try UnicodeDataFile(name: "emoji-test.txt", in: directory)
    let data = try UnicodeDataFile(name: "emoji-data.txt", in: directory)
    let variations = try UnicodeDataFile(name: "emoji-variation-sequences.txt", in: directory)
    version = test.version
    entries = try EmojiTestEntry.entries(of: test).sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    reserved = try Self.reserved(of: data)
    textPresentations = try Self.textPresentations(of: variations)
  }

  var source: String {
    """
    \(head(
      of: "IntercepterCore/Emoji/EmojiTable", by: "emoji DIRECTORY",
      from: "emoji-test.txt, emoji-data.txt and emoji-variation-sequences.txt of Unicode \(version)"))
    extension EmojiTable {
      /// The newest version in the table.
      static let newestVersion = \(emojiVersion(version))

      /// Returns whether a scalar had Extended_Pictographic without being an emoji. All such scalars
      /// were unassigned, and reserved for future emoji.
      static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case \(patterns(reserved)):
          true
        default: false
        }
      }

      /// Returns whether Unicode defines a text presentation sequence of a scalar and U+FE0E.
      static func hasTextPresentation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case \(patterns(textPresentations)):
          true
        default: false
        }
      }

      /// The flags of regions: for each first letter, the second letters, with A in the lowest bit.
      static let flags: [UInt32] = [
    \(rows(flags.map { hexadecimal($0) }, perRow: 8))
      ]

      /// The versions, in ascending order.
      static let versions: [EmojiVersion] = [
    \(rows(versions.map(emojiVersion), perRow: 4))
      ]

      /// The index in ``versions``, from `A`, for each scalar from U+1F000 to U+1FAFF that is an emoji by itself.
      static let scalars: StaticString = \"""
    \(scalarRows)
    \"""

      /// Each fully-qualified emoji and component with the version that introduced it, in the order
      /// of their UTF-8 bytes without U+FE0F.
      static let lines: StaticString = \(literal(entries.map(line).joined(separator: "\n")))
    }

    """
  }

  /// The pairs of regional indicators among the entries.
  private var flags: [UInt32] {
    var flags = [UInt32](repeating: 0, count: 26)
    for entry in entries {
      let letters = entry.sequence.unicodeScalars.map { Int($0.value) - 0x1F1E6 }
      guard letters.count == 2, letters.allSatisfy((0..<26).contains) else { continue }
      flags[letters[0]] |= 1 << UInt32(letters[1])
    }
    return flags
  }

  private func line(_ entry: EmojiTestEntry) -> String {
    "\(entry.sequence) \(entry.version)\(entry.isComponent ? " component" : "")"
  }

  /// The versions of the entries, in ascending order.
  private var versions: [String] {
    Set(entries.map(\.version)).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// The letters of the scalars, in lines that continue.
  private var scalarRows: String {
    let first = 0x1F000
    var letters = [Character](repeating: ".", count: 0x1FB00 - first)
    for entry in entries {
      let scalars = entry.sequence.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, Int(scalar.value) >= first,
        let place = versions.firstIndex(of: entry.version)
      else { continue }
      letters[Int(scalar.value) - first] = Character(Unicode.Scalar(UInt8(0x41 + place)))
    }
    return stride(from: 0, to: letters.count, by: 64)
      .map { String(letters[$0..<$0 + 64]) }
      .joined(separator: "\\\n")
  }

  /// Returns the ranges that are Extended_Pictographic but not Emoji.
  private static func reserved(of file: UnicodeDataFile) throws(GeneratorError)
    -> [ClosedRange<UInt32>]
  {
    try ranges(of: Set(file.scalars("Extended_Pictographic")).subtracting(file.scalars("Emoji")))
  }

  /// Returns the scalars that U+FE0E may follow: `base FE0E; text style; # comment`.
  private static func textPresentations(of file: UnicodeDataFile) throws(GeneratorError)
    -> [ClosedRange<UInt32>]
  {
    var bases: Set<UInt32> = []
    for line in file.lines where line.fields[1] == "text style" {
      guard let scalars = line.sequence?.unicodeScalars, scalars.count == 2,
        let base = scalars.first, scalars.last == "\u{FE0E}"
      else {
        throw file.malformed(line, expected: "base FE0E; text style; # comment")
      }
      bases.insert(base.value)
    }
    return ranges(of: bases)
  }

  private static func ranges(of scalars: Set<UInt32>) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for scalar in scalars.sorted() {
      if let last = ranges.last, last.upperBound + 1 == scalar {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return ranges
  }

  private func patterns(_ ranges: [ClosedRange<UInt32>]) -> String {
    ranges.map(pattern).joined(separator: ",\n      ")
  }

  private func pattern(_ range: ClosedRange<UInt32>) -> String {
    let bounds = [range.lowerBound, range.upperBound].map { hexadecimal($0) }
    return range.count == 1 ? bounds[0] : bounds.joined(separator: "...")
  }
}
