import Foundation

/// A fully-qualified emoji or a component of `emoji-test.txt`, with the headings above it.
struct EmojiTestEntry {
  let sequence: String
  let isComponent: Bool
  let version: String
  let name: String
  let group: String
  let subgroup: String

  /// The skin tones of the sequence, in their order, from 0.
  var tones: [Int] {
    sequence.unicodeScalars.compactMap { Self.toneScalars.firstIndex(of: $0.value) }
  }

  /// The sequence's UTF-8 without U+FE0F.
  var key: [UInt8] { Self.key(of: sequence) }

  /// The sequence with U+1F3FB in place of each tone.
  var template: String {
    let scalars = sequence.unicodeScalars.map { scalar in
      Self.toneScalars.contains(scalar.value) ? "\u{1F3FB}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The name without the additions for skin tones.
  ///
  /// For `kiss: person, person, light skin tone, dark skin tone`, it is `kiss`.
  var untonedName: String {
    let parts = name.split(separator: ": ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return name }
    var details = parts[1].components(separatedBy: ", ").filter { !$0.hasSuffix("skin tone") }
    if details == ["person", "person"] { details = [] }
    return details.isEmpty ? parts[0] : "\(parts[0]): \(details.joined(separator: ", "))"
  }

  private static let toneScalars = Array(UInt32(0x1F3FB)...0x1F3FF)

  static func key(of sequence: String) -> [UInt8] {
    Array(String(sequence.unicodeScalars.filter { $0 != "\u{FE0F}" }).utf8)
  }

  /// Returns the entries of the file in their order.
  static func entries(of file: UnicodeDataFile) throws(GeneratorError) -> [EmojiTestEntry] {
    var (group, subgroup) = ("", "")
    var entries: [EmojiTestEntry] = []
    for line in file.all {
      if line.fields.count < 2 {
        group = name(afterPrefix: "group: ", of: line) ?? group
        subgroup = name(afterPrefix: "subgroup: ", of: line) ?? subgroup
        continue
      }
      let isComponent = line.fields[1] == "component"
      guard isComponent || line.fields[1] == "fully-qualified" else { continue }
      let comment = line.comment.split(separator: " ", maxSplits: 2)
      guard comment.count == 3, comment[1].first == "E", let sequence = line.sequence else {
        throw file.malformed(line, expected: "code points; status # emoji Emajor.minor name")
      }
      entries.append(
        EmojiTestEntry(
          sequence: sequence, isComponent: isComponent, version: String(comment[1].dropFirst()),
          name: String(comment[2]), group: group, subgroup: subgroup))
    }
    return entries
  }

  /// Returns the name in a heading with a prefix, or `nil` if a remark is not such a heading.
  private static func name(afterPrefix prefix: String, of remark: UnicodeDataFile.Line) -> String? {
    remark.comment.hasPrefix(prefix) ? String(remark.comment.dropFirst(prefix.count)) : nil
  }
}
