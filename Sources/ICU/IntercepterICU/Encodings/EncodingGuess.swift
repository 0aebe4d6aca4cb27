internal import Platform

/// An encoding that a text may have, with a part of the text decoded.
package struct EncodingGuess: Sendable {
  /// The name of the encoding for libicu.
  package let name: String
  /// The first word of the text with a character outside ASCII.
  package let sample: String

  /// The names of the encodings that are compared.
  package static let names = Set(PairModel.all.map(\.name) + LetterModel.all.map(\.name))

  /// Returns the encodings that a text may have, the most likely one first, or none if every one is
  /// unlikely.
  ///
  /// Several encodings decode the same bytes without an error. What they decode differs: people write
  /// mostly common characters of one script, and words in few orders of upper and lower case. Each
  /// model gives the bytes a probability. The result has every encoding whose probability is not
  /// much lower than the highest one.
  ///
  /// - Parameter text: The beginning of the text.
  package static func guesses(of text: [UInt8]) -> [EncodingGuess] {
    let start = text.prefix(1 << 15)
    let bytes = Array(start.lastIndex(of: 0x0A).map { start[...$0] } ?? start)
    let count = bytes.count { $0 >= 0x80 }
    var weights: [String: Double] = [:]
    for model in PairModel.all {
      weights[model.name] = max(weights[model.name] ?? -.infinity, model.weight(of: bytes))
    }
    for model in LetterModel.all { weights[model.name] = model.weight(of: bytes) }
    let ranked = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    // A probability of 1 in 4000 a byte is that of characters that nobody writes.
    guard count > 0, let best = ranked.first, best.value > -8.3 * Double(count) - 12 else {
      return []
    }
    let margin = 12 + 0.02 * Double(count)
    return ranked.prefix { best.value - $0.value <= margin }.prefix(4).map {
      EncodingGuess(name: $0.key, sample: sample(of: bytes, in: $0.key))
    }
  }

  private static func sample(of bytes: [UInt8], in name: String) -> String {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return "" }
    let start = bytes[..<first].lastIndex { $0 < 0x30 }.map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = TextEncoding(name)?.decode(Array(line), restorably: false) ?? []
    let word = String(decoding: text, as: UTF8.self).prefix { !",;\t|\"".contains($0) }
    return String(word.prefix(12))
  }
}

/// A model of an encoding with characters of two bytes.
private struct PairModel {
  let name: String
  /// The shares of the characters in areas of the encoding; the first area counts.
  let areas: [Area]

  struct Area {
    let lead: ClosedRange<UInt8>
    let trail: ClosedRange<UInt8>
    let weight: Double

    /// - Parameters:
    ///   - cells: The number of characters with the same first byte.
    ///   - share: The share of the characters of ordinary texts.
    init(_ lead: ClosedRange<UInt8>, _ trail: ClosedRange<UInt8>, cells: Int = 94, share: Double) {
      self.lead = lead
      self.trail = trail
      weight = log(share / Double(lead.count * cells))
    }
  }

  static let unlikely = -18.0
  private static let right: ClosedRange<UInt8> = 0xA1...0xFE
  private static let symbols = Area(0xA1...0xA3, right, share: 0.02)

  static let all = [
    // The areas of GB 2312, the first level of which is in the order of pinyin.
    PairModel(
      name: "gb18030",
      areas: [
        Area(0xB0...0xC8, right, share: 0.58), Area(0xC9...0xCF, right, share: 0.14),
        Area(0xD0...0xD7, right, share: 0.22), Area(0xD8...0xF7, right, share: 0.03), symbols,
        Area(0xA4...0xA9, right, share: 0.001),
        Area(0x81...0xFE, 0x40...0xFE, cells: 190, share: 0.004),
      ]),
    PairModel(
      name: "big5",
      areas: [
        Area(0xA4...0xC6, 0x40...0xFE, cells: 157, share: 0.94),
        Area(0xC9...0xF9, 0x40...0xFE, cells: 157, share: 0.03),
        Area(0xA1...0xA3, 0x40...0xFE, cells: 157, share: 0.02),
      ]),
    // Hangul syllables, then hanja.
    PairModel(
      name: "euc-kr",
      areas: [
        Area(0xB0...0xC8, right, share: 0.97), Area(0xCA...0xFD, right, share: 0.004), symbols,
        Area(0xA4...0xAF, right, share: 0.001),
        Area(0x81...0xC6, 0x41...0xFE, cells: 178, share: 0.002),
      ]),
    // Texts with kana, and lists of names without.
    japanese(kana: 0.3), japanese(kana: 0.01),
    PairModel(
      name: "shift_jis",
      areas: [
        Area(0x82...0x83, 0x4F...0xF1, cells: 188, share: 0.3),
        Area(0x88...0x97, 0x40...0xFC, cells: 188, share: 0.62),
        Area(0x98...0x9F, 0x40...0xFC, cells: 188, share: 0.015),
        Area(0xE0...0xEA, 0x40...0xFC, cells: 188, share: 0.005),
        Area(0x81...0x81, 0x40...0xFC, cells: 188, share: 0.03),
        Area(0xFA...0xFC, 0x40...0xFC, cells: 188, share: 0.001),
      ]),
  ]

  /// The areas of JIS X 0208.
  private static func japanese(kana: Double) -> PairModel {
    let kanji = 0.96 - kana
    return PairModel(
      name: "euc-jp",
      areas: [
        Area(0xA4...0xA5, 0xA1...0xF6, share: kana), Area(0xB0...0xC8, right, share: kanji * 0.75),
        Area(0xC9...0xCF, right, share: kanji * 0.23), Area(0xD0...0xF4, right, share: 0.02),
        symbols, Area(0x8E...0x8E, 0xA1...0xDF, share: 0.002),
      ])
  }

  /// Returns the logarithm of the probability of the characters outside ASCII.
  func weight(of bytes: [UInt8]) -> Double {
    var (weight, index) = (0.0, 0)
    while index < bytes.count {
      let lead = bytes[index]
      let trail = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      if lead < 0x80 { continue }
      if name == "shift_jis", 0xA1...0xDF ~= lead {
        // A half-width katakana.
        weight += log(0.01 / 63)
      } else if name == "gb18030", 0x30...0x39 ~= trail {
        weight -= 21.5
        index += 3
      } else {
        let area = areas.first { $0.lead ~= lead && $0.trail ~= trail && trail != 0x7F }
        weight += area?.weight ?? Self.unlikely
        if area != nil || trail >= 0x80 { index += 1 }
      }
    }
    return weight
  }
}

/// A model of an encoding with characters of one byte, by the letters of its languages.
private struct LetterModel {
  let name: String
  /// The weights of the lowercase letters outside ASCII.
  private let weights: [Unicode.Scalar: Double]
  /// A Boolean value that indicates whether words have letters of ASCII, too.
  private let isLatin: Bool
  private let prior: Double

  /// - Parameter letters: The letters, the most frequent first.
  init(_ name: String, _ letters: String, isLatin: Bool = false, prior: Double = 0) {
    self.name = name
    self.isLatin = isLatin
    self.prior = prior
    let scalars = Array(letters.unicodeScalars)
    let sum = scalars.indices.reduce(0.0) { $0 + 1 / Double($1 + 3) }
    weights = Dictionary(
      zip(scalars, scalars.indices.map { log(0.97 / Double($0 + 3) / sum) }),
      uniquingKeysWith: max)
  }

  private static let russian = "оаеинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"

  static let all = [
    LetterModel("windows-1251", russian), LetterModel("koi8-r", russian),
    LetterModel("ibm866", russian), LetterModel("iso-8859-5", russian),
    LetterModel("windows-1253", "αοιετσνηυρπκμςλωίάόήγέδχθφύώβξζψϊΐ"),
    LetterModel(
      "windows-874",
      "\u{E32}\u{E31}\u{E19}\u{E23}\u{E01}\u{E2D}\u{E07}\u{E48}\u{E40}\u{E27}\u{E21}\u{E25}\u{E35}"
        + "\u{E17}\u{E49}\u{E34}\u{E2A}\u{E14}\u{E15}\u{E1E}\u{E31}\u{E30}\u{E44}\u{E1A}\u{E04}"
        + "\u{E0A}\u{E1B}\u{E22}\u{E2B}\u{E33}\u{E41}\u{E38}\u{E43}\u{E42}\u{E39}\u{E37}\u{E36}"
        + "\u{E08}\u{E02}\u{E16}\u{E1C}\u{E13}\u{E0B}\u{E28}\u{E29}\u{E4C}\u{E0D}\u{E18}\u{E09}"
        + "\u{E20}\u{E10}\u{E47}\u{E1F}\u{E0E}\u{E1D}\u{E4A}\u{E4B}\u{E12}\u{E0C}\u{E06}\u{E24}"
        + "\u{E46}"),
    LetterModel("windows-1252", "éäöüßáíóñçèêàâôîûëïúåøæœãõìòùý", isLatin: true),
    LetterModel(
      "windows-1250", "łąęóśżćńźáíéžščřýěůúťďňőűäöüß", isLatin: true, prior: -2),
    LetterModel("windows-1254", "ıüşöçğiâ", isLatin: true, prior: -5),
    // Tones are combining marks there.
    LetterModel(
      "windows-1258", "ăâêôơưđ\u{300}\u{301}\u{303}\u{309}\u{323}éáàèéíóúùý", isLatin: true,
      prior: -2),
  ]

  private static let punctuation: Set<Unicode.Scalar> = [
    "«", "»", "“", "”", "„", "’", "‘", "–", "—", "№", "°", "€", "•", "…", "\u{A0}",
  ]

  /// Returns the logarithm of the probability of the characters outside ASCII.
  func weight(of bytes: [UInt8]) -> Double {
    guard let encoding = TextEncoding(name) else { return -.infinity }
    let text = encoding.decode(bytes, restorably: false)
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    var weight = prior
    for index in scalars.indices where !scalars[index].isASCII {
      weight += self.weight(
        of: scalars[index], after: index > 0 ? scalars[index - 1] : " ",
        before: index + 1 < scalars.count ? scalars[index + 1] : " ")
    }
    return weight
  }

  private func weight(
    of scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar
  ) -> Double {
    // An undecodable byte is three such scalars; see ``TextEncoding``.
    if scalar == "\u{FFFD}" { return PairModel.unlikely / 3 }
    let (properties, before) = (scalar.properties, last.properties)
    let isMark = [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
    let isAfterLetter = before.isAlphabetic || before.generalCategory == .nonspacingMark
    let lower = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    guard let letter = weights[scalar] ?? weights[lower] else {
      if properties.isAlphabetic || isMark { return -9 }
      let isInWord = isAfterLetter && next.properties.isAlphabetic
      if Self.punctuation.contains(scalar) { return isInWord && scalar != "’" ? -10 : -5 }
      return isInWord ? -11 : -8
    }
    var weight = letter
    if lower != scalar {
      weight -= before.isLowercase ? 6 : before.isUppercase ? 1.5 : 0.7
    } else if properties.isLowercase, !isAfterLetter {
      weight -= 0.7
    }
    if isMark, !isAfterLetter { weight -= 6 }
    let hasLatin = (
      last.isASCII && before.isAlphabetic, next.isASCII && next.properties.isAlphabetic
    )
    if !isLatin { return hasLatin.0 || hasLatin.1 ? weight - 4 : weight }
    if isMark { return "aeiouyâêôăơư".unicodeScalars.contains(last) ? weight : weight - 6 }
    if !hasLatin.0, !hasLatin.1 { return weight - 4 }
    return !last.isASCII && before.isAlphabetic ? weight - 2.5 : weight
  }
}
