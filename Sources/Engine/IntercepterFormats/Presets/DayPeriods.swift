/// The words for the halves of a day: `AM` and `PM`, `午前` and `午後`.
public struct DayPeriods: Hashable, Sendable {
  /// The word from midnight to noon.
  public let morning: String
  /// The word from noon to midnight.
  public let afternoon: String
  /// A Boolean value that indicates whether the word precedes the time.
  public let isFirst: Bool

  /// Creates the words.
  public init(_ morning: String = "AM", _ afternoon: String = "PM", isFirst: Bool = false) {
    (self.morning, self.afternoon, self.isFirst) = (morning, afternoon, isFirst)
  }
}

extension DayPeriods {
  /// Creates the words of a locale with 12-hour time (CLDR): `오전` and `오후` in `ko`; `nil` for other
  /// locales.
  ///
  /// - Parameter locale: A BCP 47 tag.
  public init?(locale: String) {
    guard let line = LocaleIdentifier(locale)?.value(in: SortedLines(DateTable.times)),
      line[0] != UInt8(ascii: "-"), let slash = line.firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    self.init(
      String(decoding: line[2..<slash], as: UTF8.self),
      String(decoding: line[(slash + 1)...], as: UTF8.self), isFirst: line[0] == UInt8(ascii: "<"))
  }

  /// Returns the word, or the common prefix of both, that a digit represents; `nil` for an ordinary
  /// digit.
  func word(of digit: UInt8) -> String? {
    switch digit {
    case DatePart.morning: morning
    case DatePart.afternoon: afternoon
    case DatePart.half: String(zip(morning, afternoon).prefix { $0 == $1 }.map { $0.0 })
    default: nil
    }
  }

  /// Returns the half of the day whose word, or its beginning, is at the front of a text, and the
  /// number of its characters.
  ///
  /// Case, points and spaces are ignored: `p.m.` is `PM`. `AM` and `PM` are accepted in every
  /// locale.
  func period(atFrontOf text: Substring) -> (digit: UInt8, length: Int)? {
    let words: [(DateWord, UInt8)] = [
      (DateWord(morning), DatePart.morning), (DateWord(afternoon), DatePart.afternoon),
      (DateWord("AM"), DatePart.morning), (DateWord("PM"), DatePart.afternoon),
    ]
    var found: (digit: UInt8, length: Int)?
    var word = DateWord("")
    var length = 0
    for character in text {
      length += 1
      guard word.append(character) else {
        if word.characters.isEmpty { return nil }
        // A point or a space inside a word, or after its last letter.
        if character == ".", let last = found, last.length == length - 1 { found?.length = length }
        continue
      }
      let fitting = words.filter { $0.0.hasPrefix(word) }
      guard let first = fitting.first else { break }
      found = (fitting.allSatisfy { $0.1 == first.1 } ? first.1 : DatePart.half, length)
    }
    return found
  }
}

/// The letters of a word, without case.
struct DateWord {
  private(set) var characters: [Character] = []

  init(_ text: String) {
    for character in text { _ = append(character) }
  }

  /// Appends a letter, or returns `false` if the character is ignored.
  mutating func append(_ character: Character) -> Bool {
    let character = character.comparable
    if character == "." || character.isBlank { return false }
    if let byte = character.asciiValue, 0x41...0x5A ~= byte {
      characters.append(Character(Unicode.Scalar(byte + 0x20)))
    } else {
      characters.append(character)
    }
    return true
  }

  /// Returns whether a word contains a character, in either case.
  static func contains(_ character: Character, in word: String) -> Bool {
    let typed = DateWord(String(character)).characters
    return typed.isEmpty ? word.contains(character) : DateWord(word).characters.contains(typed[0])
  }

  func hasPrefix(_ other: DateWord) -> Bool { characters.starts(with: other.characters) }
}
