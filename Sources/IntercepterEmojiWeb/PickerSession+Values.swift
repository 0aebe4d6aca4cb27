package import IntercepterEmoji
package import IntercepterProfiles
internal import TextInputIntercepter

extension EmojiRecents {
  /// Reads the JSON that `Codable` writes, and ignores unreadable parts.
  package init(_ json: JSONValue) {
    self.init(
      entries: (json["entries"]?.array ?? []).compactMap { entry in
        guard let text = entry["text"]?.string, let weight = entry["weight"]?.integer,
          let time = entry["time"]?.time
        else { return nil }
        return EmojiUse(text: text, weight: weight, time: time)
      },
      favorites: (json["favorites"]?.array ?? []).compactMap { $0.string },
      tones: EmojiTones(json["tones"]),
      tonesOfEmoji: (json["tonesOfEmoji"]?.array ?? []).compactMap { entry in
        entry["text"]?.string.map {
          EmojiTonePreference(text: $0, tones: EmojiTones(entry["tones"]))
        }
      })
  }

  /// The JSON that `Codable` writes.
  package var json: JSONValue {
    [
      "version": 1,
      "entries": .array(
        entries.map {
          ["text": .string($0.text), "weight": .number($0.weight), "time": .time($0.time)]
        }),
      "favorites": .array(favorites.map { .string($0) }),
      "tones": tones.json,
      "tonesOfEmoji": .array(
        tonesOfEmoji.map { ["text": .string($0.text), "tones": $0.tones.json] }),
    ]
  }
}

extension EmojiTones {
  fileprivate init(_ json: JSONValue?) {
    self.init(numbers: (json?.array ?? []).compactMap { $0.integer })
  }

  fileprivate var json: JSONValue { .array(numbers.map { .number($0) }) }
}

extension EmojiPickerSection {
  func json(in language: String) -> JSONValue {
    [
      "title": .string(title.code), "name": .string(title.name(in: language)),
      "symbol": .string(title.symbol), "start": .number(start),
      "emoji": .array(emoji.map { .string($0.text) }),
    ]
  }
}

extension EmojiPickerSection.Title {
  fileprivate var code: String {
    switch self {
    case .frequent: "frequent"
    case .results: "results"
    case .group(let group): group.code
    }
  }
}

extension EmojiGroup {
  init?(code: String) {
    guard let group = Self.choices.first(where: { $0.code == code }) else { return nil }
    self = group
  }

  fileprivate var code: String {
    switch self {
    case .smileysAndEmotion: "smileysAndEmotion"
    case .peopleAndBody: "peopleAndBody"
    case .components: "components"
    case .animalsAndNature: "animalsAndNature"
    case .foodAndDrink: "foodAndDrink"
    case .travelAndPlaces: "travelAndPlaces"
    case .activities: "activities"
    case .objects: "objects"
    case .symbols: "symbols"
    case .flags: "flags"
    }
  }
}

extension EmojiPickerKey {
  init?(_ name: String, text: String?, rows: Int) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "up": self = .up
    case "down": self = .down
    case "home": self = .home
    case "end": self = .end
    case "pageUp": self = .pageUp(rows: rows)
    case "pageDown": self = .pageDown(rows: rows)
    case "nextSection": self = .nextSection
    case "previousSection": self = .previousSection
    case "character":
      guard let character = text?.first else { return nil }
      self = .character(character)
    case "backspace": self = .backspace
    case "clear": self = .clear
    case "choose": self = .choose
    case "tones": self = .tones
    case "favorite": self = .favorite
    case "cancel": self = .cancel
    default: return nil
    }
  }
}

extension JSONValue {
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The time in seconds since 2020, converted from seconds since 1970.
  ///
  /// A 32-bit integer then suffices until the year 2088.
  var time: Int? {
    guard case .number(let digits) = self, let time = Int64(digits) else { return nil }
    return Int(clamping: max(time, 0) - beginning)
  }

  /// Returns a time in seconds since 1970.
  static func time(_ time: Int) -> JSONValue { .number(String(Int64(time) + beginning)) }

  var integer: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }
}

/// The beginning of 2020, in seconds since 1970.
private let beginning: Int64 = 1_577_836_800
