/// The sequences of emoji with skin tones, derived from all their variants.
struct EmojiToneTemplates {
  /// The suffixes of lines for emoji that take tones, by the emoji's numbers.
  private(set) var suffixes: [Int: String] = [:]
  /// The templates of two tones without U+FE0F, each with the number of its emoji.
  private(set) var pairs: [(key: [UInt8], base: Int)] = []
  /// The versions of variants by the emoji's numbers: usually, and if the first tone is the lighter.
  private(set) var versions: [Int: (usual: String, lighterFirst: String)] = [:]

  /// Creates the templates of entries with tones, from the entries without tones.
  init(of variants: [EmojiTestEntry], in bases: [EmojiTestEntry]) throws(GeneratorError) {
    var numbers: [String: Int] = [:]
    for (index, base) in bases.enumerated() { numbers[base.name] = index }
    var found: [Int: [EmojiTestEntry]] = [:]
    for variant in variants {
      guard let base = numbers[variant.untonedName] else {
        throw GeneratorError("emoji-test.txt: no emoji for the variant “\(variant.name)”")
      }
      found[base, default: []].append(variant)
    }
    for (index, variants) in found {
      let single = Self.single(bases[index].sequence)
      guard let suffix = Self.suffix(of: variants, single: single) else {
        throw GeneratorError("emoji-test.txt: unusual skin tones of “\(bases[index].name)”")
      }
      suffixes[index] = suffix
      let lighterFirst = variants.filter { $0.tones.count == 2 && $0.tones[0] < $0.tones[1] }
      let usual = variants.filter { $0.tones.count < 2 || $0.tones[0] >= $0.tones[1] }
      guard let version = Self.version(of: usual),
        let lighterFirst = lighterFirst.isEmpty ? version : Self.version(of: lighterFirst)
      else {
        throw GeneratorError(
          "emoji-test.txt: unusual versions of the skin tones of “\(bases[index].name)”")
      }
      versions[index] = (version, lighterFirst)
      if variants.count == 25, let pair = variants.first(where: { $0.tones.count == 2 }) {
        pairs.append((EmojiTestEntry.key(of: pair.template), index))
      }
    }
  }

  /// Returns the sequence with a tone after its first scalar, in place of U+FE0F (UTS #51, ED-13).
  private static func single(_ sequence: String) -> String {
    var scalars = sequence.unicodeScalars
    let second = scalars.index(after: scalars.startIndex)
    if second < scalars.endIndex, scalars[second] == "\u{FE0F}" { scalars.remove(at: second) }
    scalars.insert("\u{1F3FB}", at: second)
    return String(scalars)
  }

  /// Returns the version of all entries, or `nil` if there are several.
  private static func version(of entries: [EmojiTestEntry]) -> String? {
    let version = entries.first?.version
    return entries.allSatisfy { $0.version == version } ? version : nil
  }

  /// Returns the suffix of a line: `+` for one tone, or the sequence with two tones after `=` or `/`.
  ///
  /// The result is `nil` unless there are all five or all twenty-five variants, in at most two
  /// templates.
  private static func suffix(of variants: [EmojiTestEntry], single: String) -> String? {
    let equal = Set(variants.filter { Set($0.tones).count == 1 }.map(\.template))
    let mixed = Set(variants.filter { Set($0.tones).count == 2 }.map(\.template))
    guard Set(variants.map(\.tones)).count == variants.count, equal.count == 1 else { return nil }
    switch (variants.count, mixed.count) {
    case (5, 0): return equal == [single] ? "+" : nil
    case (25, 1):
      if equal == mixed { return "=\(mixed.first!)" }
      return equal == [single] ? "/\(mixed.first!)" : nil
    default: return nil
    }
  }
}
