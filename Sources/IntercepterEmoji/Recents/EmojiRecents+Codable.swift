#if !hasFeature(Embedded)
  extension EmojiRecents: Codable {
    private enum Key: String, CodingKey {
      case version, entries, favorites, tones, tonesOfEmoji
    }

    /// Reads what can be read: entries that are none are left out, and so is what a later version has
    /// added.
    ///
    /// - Throws: An error for what is no object at all.
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

    /// Writes an object with the number of its format.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .version)
      try container.encode(entries, forKey: .entries)
      try container.encode(favorites, forKey: .favorites)
      try container.encode(tones, forKey: .tones)
      try container.encode(tonesOfEmoji, forKey: .tonesOfEmoji)
    }
  }

  extension EmojiUse: Codable {
    private enum Key: String, CodingKey { case text, weight, time }

    /// Reads an entry; a weight that cannot be is the nearest that can.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        text: try container.decode(String.self, forKey: .text),
        weight: try container.decode(Int.self, forKey: .weight),
        time: try container.decode(Int.self, forKey: .time))
    }

    /// Writes an object.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
      try container.encode(weight, forKey: .weight)
      try container.encode(time, forKey: .time)
    }
  }

  extension EmojiTones: Codable {
    /// Reads none, one or two tones: an array of numbers from 1 to 5.
    public init(from decoder: any Decoder) throws {
      self.init(numbers: try decoder.singleValueContainer().decode([Int].self))
    }

    /// Writes an array of numbers from 1 to 5.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(numbers)
    }
  }

  /// A value, if there is one.
  private struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }
#endif
