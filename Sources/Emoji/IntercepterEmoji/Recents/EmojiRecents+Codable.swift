#if !hasFeature(Embedded)
  extension EmojiRecents: Codable {
    private enum Key: String, CodingKey {
      case version, entries, favorites, tones, tonesOfEmoji
    }

    /// Decodes all readable entries and ignores the others, including additions of later versions.
    ///
    /// - Throws: An error if the value is not an object.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      func list<Element: Decodable>(_ key: Key) -> [Element] {
        let readable = try? container.decodeIfPresent([Readable<Element>].self, forKey: key)
        return (readable ?? nil)?.compactMap(\.value) ?? []
      }
      self.init(
        entries: list(.entries), favorites: list(.favorites),
        tones: (try? container.decodeIfPresent(EmojiTones.self, forKey: .tones)) ?? .none,
        tonesOfEmoji: list(.tonesOfEmoji))
    }

    /// Encodes an object with the version of its format.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .version)
      try container.encode(entries, forKey: .entries)
      try container.encode(favorites, forKey: .favorites)
      try container.encode(tones, forKey: .tones)
      try container.encode(tonesOfEmoji, forKey: .tonesOfEmoji)
    }
  }

  extension EmojiTones: Codable {
    /// Decodes no, one or two tones from an array of numbers from 1 to 5.
    public init(from decoder: any Decoder) throws {
      self.init(numbers: try decoder.singleValueContainer().decode([Int].self))
    }

    /// Encodes an array of numbers from 1 to 5.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(numbers)
    }
  }

  /// A value, or `nil` if it cannot be decoded.
  private struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }
#endif
