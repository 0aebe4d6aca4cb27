import Foundation

/// The sequences that Unicode recommends for general interchange, and the roles of single scalars:
/// emoji, reserved for future emoji, with or without a text presentation.
struct EmojiTable {
  private let entries: [EmojiTestEntry]
  private let emoji: Set<UInt32>
  private let reserved: Set<UInt32>
  private let textPresentations: Set<UInt32>
  private let version: String

  init(directory: URL) throws(GeneratorError) {
    let test = try UnicodeDataFile(name: "emoji-test.txt", in: directory)
    let data = try UnicodeDataFile(name: "emoji-data.txt", in: directory)
    let variations = try UnicodeDataFile(name: "emoji-variation-sequences.txt", in: directory)
    version = test.version
    entries = try EmojiTestEntry.entries(of: test)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    emoji = Set(try data.scalars("Emoji"))
    reserved = Set(try data.scalars("Extended_Pictographic")).subtracting(emoji)
    textPresentations = try Self.textPresentations(of: variations)
  }

  var source: String {
    """
    \(head(
      of: "Engine/TextBytes/Emoji/EmojiTable", by: "emoji DIRECTORY",
      from: "emoji-test.txt, emoji-data.txt and emoji-variation-sequences.txt of Unicode \(version)"))
    extension EmojiTable {
      /// The newest version in the table.
      package static let newestVersion: Version = \(numbers(ofVersion: version))

      /// The flags of regions: for each first letter, the second letters, with A in the lowest bit.
      static let flags: [UInt32] = [
    \(rows(flags.map { hexadecimal($0) }, perRow: 8))
      ]

      /// The versions, in ascending order.
      package static let versions: [Version] = [
    \(rows(versions.map(numbers), perRow: 4))
      ]

      /// The letters of U+2000–32FF.
      static let symbols: StaticString = \"""
    \(letterRows(0x2000...0x32FF))
    \"""

      /// The letters of U+1F000–1FFFF.
      static let pictographs: StaticString = \"""
    \(letterRows(0x1F000...0x1FFFF))
    \"""

      /// Fully-qualified emoji and components with the version that introduced them, in the order of
      /// their UTF-8 bytes without U+FE0F.
      static let lines: StaticString = \"""
    \(lines.joined(separator: "\n"))

    \"""
    }

    """
  }

  /// The lines of the entries that neither a letter nor the line without their skin tone states.
  private var lines: [String] {
    var rest: [EmojiTestEntry] = []
    // The versions of sequences with a skin tone after their first scalar.
    var tones: [[UInt8]: Set<String>] = [:]
    for entry in entries {
      if let base = entry.keyWithoutTone {
        tones[base, default: []].insert(entry.version)
      } else {
        rest.append(entry)
      }
    }
    precondition(
      tones.allSatisfy { tone in
        tone.value.count == 1 && rest.contains { $0.key == tone.key }
      }, "a skin tone needs a line without it, and one version")
    return rest.compactMap { entry in
      let tonedVersion = tones[entry.key]?.first
      let remark = entry.isComponent ? "component" : tonedVersion
      // The letters of scalars have the same facts.
      if remark == nil, entry.sequence.unicodeScalars.count == 1 { return nil }
      return "\(entry.sequence) \(entry.version)\(remark.map { " \($0)" } ?? "")"
    }
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

  /// The versions of the entries, in ascending order.
  private var versions: [String] {
    Set(entries.map(\.version)).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns the letters of scalars as `EmojiTable` documents them, in lines that continue.
  private func letterRows(_ scalars: ClosedRange<UInt32>) -> String {
    let places = Dictionary(
      uniqueKeysWithValues: entries.compactMap { entry -> (UInt32, Int)? in
        let scalars = entry.sequence.unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { return nil }
        return versions.firstIndex(of: entry.version).map { (scalar.value, $0) }
      })
    let letters = scalars.map { scalar -> Character in
      guard let place = places[scalar] else {
        return reserved.contains(scalar)
          ? "?" : emoji.contains(scalar) && textPresentations.contains(scalar) ? "+" : "."
      }
      let first: UInt8 = textPresentations.contains(scalar) ? 0x61 : 0x41
      return Character(Unicode.Scalar(first + UInt8(place)))
    }
    return stride(from: 0, to: letters.count, by: 64)
      .map { String(letters[$0..<$0 + 64]) }
      .joined(separator: "\\\n")
  }

  /// Returns the scalars that U+FE0E may follow: `base FE0E; text style; # comment`.
  private static func textPresentations(
    of file: UnicodeDataFile
  ) throws(GeneratorError) -> Set<UInt32> {
    var bases: Set<UInt32> = []
    for line in file.lines where line.fields[1] == "text style" {
      guard let scalars = line.sequence?.unicodeScalars, scalars.count == 2,
        let base = scalars.first, scalars.last == "\u{FE0E}"
      else {
        throw file.malformed(line, expected: "base FE0E; text style; # comment")
      }
      bases.insert(base.value)
    }
    return bases
  }
}

extension EmojiTestEntry {
  /// The key without a skin tone after its first scalar, or `nil` if there is none or another one.
  fileprivate var keyWithoutTone: [UInt8]? {
    let scalars = Array(String(decoding: key, as: UTF8.self).unicodeScalars)
    let tones = scalars.indices.filter { "\u{1F3FB}"..."\u{1F3FF}" ~= scalars[$0] }
    if tones != [1] { return nil }
    return Array(String(String.UnicodeScalarView([scalars[0]] + scalars[2...])).utf8)
  }
}
