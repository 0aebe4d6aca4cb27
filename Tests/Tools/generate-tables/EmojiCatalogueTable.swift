import Foundation

/// Returns the table of the emoji in the order of keyboards, with their groups, names, versions and
/// skin tones.
func emojiCatalogueTable(directory: URL) throws(GeneratorError) -> String {
  let file = try UnicodeDataFile(name: "emoji-test.txt", in: directory)
  let all = try EmojiTestEntry.entries(of: file)
  let entries = all.filter { $0.isComponent || $0.tones.isEmpty }
  let tones = try EmojiToneTemplates(
    of: all.filter { !$0.isComponent && !$0.tones.isEmpty }, in: entries)
  // The groups and subgroups, each with the number of its first entry.
  var (groups, subgroups): ([(first: Int, name: String)], [(first: Int, name: String)]) = ([], [])
  var versions: [String] = []
  for (index, entry) in entries.enumerated() {
    if entry.group != groups.last?.name { groups.append((index, entry.group)) }
    if entry.subgroup != subgroups.last?.name { subgroups.append((index, entry.subgroup)) }
    if !versions.contains(entry.version) { versions.append(entry.version) }
  }
  func letter(of version: String) -> String {
    String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(versions.firstIndex(of: version)!)))
  }
  let lines = entries.enumerated().map { index, entry in
    var letters = letter(of: entry.version)
    if let (usual, lighterFirst) = tones.versions[index] {
      if Set([entry.version, usual, lighterFirst]).count > 1 { letters += letter(of: usual) }
      if lighterFirst != usual { letters += letter(of: lighterFirst) }
    }
    return "\(entry.sequence) \(letters)" + (tones.suffixes[index].map { " " + $0 } ?? "")
  }
  let order = entries.indices.sorted {
    entries[$0].key.lexicographicallyPrecedes(entries[$1].key)
  }
  let pairs = tones.pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  return """
    \(head(
      of: "Emoji/IntercepterEmoji/Catalogue/EmojiCatalogueTable", by: "emoji-catalogue DIRECTORY",
      from: "emoji-test.txt of Unicode \(file.version)"))
    internal import TextInputIntercepter

    enum EmojiCatalogueTable {
      /// The version of the catalogue.
      static let version = \(emojiVersion(file.version))

      /// The versions that introduced emoji. Lines refer to the first version as `a`.
      static let versions: [EmojiVersion] = [
    \(rows(versions.map(emojiVersion), perRow: 4))
      ]

      /// The number of emoji.
      static let count = \(entries.count)

      /// The number of the first emoji of each group, in the order of `EmojiGroup`.
      static let groups: [UInt16] = [
    \(rows(groups.map { "\($0.first)" }, perRow: 16))
      ]

      /// The number of the first emoji of each subgroup.
      static let subgroups: [UInt16] = [
    \(rows(subgroups.map { "\($0.first)" }, perRow: 16))
      ]

      /// The names of the subgroups.
      static let subgroupNames: StaticString = \"""
    \(subgroups.map { "    " + $0.name }.joined(separator: "\n"))

        \"""

      /// The names, one on a line. A page loads them as a pack.
      static let names: StaticString = \(literal(entries.map(\.name).joined(separator: "\n")))

      /// The numbers of the lines in the order of the sequences' UTF-8 without U+FE0F: each has two
      /// digits of base 50, the first of which is `#`.
      static let order: StaticString = \(literal(digits: order.map(base50).joined()))

      /// The rank of each emoji among equal results of a search, in two digits each, as in `order`.
      static let popularity: StaticString = \(literal(digits: try emojiPopularity(of: entries)))

      /// The sequences with two tones, as U+1F3FB each and without U+FE0F, in the order of their UTF-8,
      /// each with the number of its emoji.
      static let pairs: StaticString = \(literal(
        pairs.map { "\(String(decoding: $0.key, as: UTF8.self)) \($0.base)" }.joined(separator: "\n")))

      /// A line for each emoji: its sequence and its version as a letter. If variants with skin tones have
      /// other versions, a second letter has theirs. If those whose first tone is the lighter of two have
      /// another one, a third letter has it. If the emoji takes a skin tone, a space and `+` follow. If it
      /// takes two, a space follows, `=` if two equal tones are also written as a pair and otherwise `/`,
      /// and the sequence with U+1F3FB for each tone.
      static let lines: StaticString = \(literal(lines.joined(separator: "\n")))
    }

    """
}

/// Returns two digits, the first of which is `#`.
func base50(_ number: Int) -> String {
  String(decoding: [number / 50, number % 50].map { UInt8(ascii: "#") + UInt8($0) }, as: UTF8.self)
}
