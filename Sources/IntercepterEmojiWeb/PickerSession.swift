package import IntercepterEmoji
package import IntercepterProfiles
internal import TextInputIntercepter

/// A picker that a page asks in JSON: what is pressed goes in, what is to be shown comes out.
package struct PickerSession {
  private var picker: EmojiPicker
  private let language: String
  /// What the page was last told of; it is told again only of other sections.
  private var sent: [EmojiPickerSection]?

  /// Opens a picker.
  ///
  /// - Parameters:
  ///   - pack: A pack of names; Unicode's names if it is empty.
  ///   - options: `{"upTo":"15.0","columns":8,"frequentLimit":30,"groups":["flags"],"time":1800000000,
  ///     "recents":{…},"language":"de"}`, all of which can be left out.
  ///   - offers: What the page offers, by its text.
  package init(
    pack: [UInt8], options: JSONValue, offers: @escaping @Sendable (String) -> Bool
  ) throws(EmojiNamesError) {
    let names = pack.isEmpty ? EmojiNames.unicode : try EmojiNames(pack)
    let groups = options["groups"]?.array?.compactMap { EmojiGroup(code: $0.string ?? "") }
    let version = options["upTo"]?.string.flatMap { EmojiVersion($0) } ?? EmojiCatalogue.version
    language = options["language"]?.string ?? names.language
    picker = EmojiPicker(
      names: names, recents: options["recents"].map { EmojiRecents($0) } ?? EmojiRecents(),
      time: options["time"]?.time ?? 0, columns: options["columns"]?.integer ?? 8,
      groups: groups ?? EmojiGroup.choices, frequentLimit: options["frequentLimit"]?.integer ?? 30,
      filter: .upTo(version).and(EmojiFilter { offers($0.text) }))
  }

  /// Does what one member of a request asks, and says what is to be shown.
  ///
  /// | request | |
  /// |---|---|
  /// | `{"key":"pageDown","rows":5}` | a key by the name that it has in ``EmojiPickerKey`` |
  /// | `{"search":"pizza"}` | another query |
  /// | `{"press":12}`, `{"hold":12}`, `{"select":12}` | a pointer, at a place |
  /// | `{"tone":[0,3]}` | a variant is chosen, by row and column |
  /// | `{"names":[0,40]}` | the names of places |
  /// | `{"texts":true}` | what stands beside the emoji |
  /// | `{}` | nothing but to show it |
  ///
  /// Beside each can stand `"columns"` and `"time"`.
  package mutating func answer(_ request: JSONValue) -> JSONValue {
    if let columns = request["columns"]?.integer { picker.columns = columns }
    if let time = request["time"]?.time { picker.time = time }
    if request["texts"] != nil { return texts }
    if let range = request["names"]?.array?.compactMap({ $0.integer }), range.count == 2 {
      return ["names": .array(names(range[0], range[1]))]
    }
    let recents = picker.recents
    let answer = act(on: request)
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue) {
      members.append(JSONValue.Member(name: name, value: value))
    }
    switch answer {
    case .stay: break
    case .close: add("close", true)
    case .choose(let emoji): add("chosen", json(emoji))
    }
    add("query", .string(picker.query))
    add("count", .number(picker.count))
    if let emoji = picker.toneChooser?.choice ?? picker.selectedEmoji {
      add("selected", .number(picker.selected))
      add("emoji", json(emoji))
      add("isFavorite", .boolean(picker.recents.isFavorite(emoji.emoji)))
      add("takesTones", .boolean(emoji.emoji.toneKind != .none))
    }
    if let chooser = picker.toneChooser { add("tones", json(chooser)) }
    if picker.recents != recents { add("recents", picker.recents.json) }
    if picker.sections != sent {
      sent = picker.sections
      add("sections", .array(picker.sections.map { $0.json(in: language) }))
    }
    return .object(members)
  }

  /// What a view says beside the emoji, in the language of the picker.
  private var texts: JSONValue {
    func text(_ text: EmojiPickerText) -> JSONValue { .string(text.text(in: language)) }
    return [
      "emoji": text(.emoji), "search": text(.search),
      "results": text(.title(.results)), "nothingFound": text(.nothingFound),
      "noneAdmitted": text(.noneAdmitted), "tones": text(.tones), "favorite": text(.favorite),
    ]
  }

  private mutating func act(on request: JSONValue) -> EmojiPickerAnswer {
    if let name = request["key"]?.string {
      let key = EmojiPickerKey(
        name, text: request["text"]?.string, rows: request["rows"]?.integer ?? 1)
      return key.map { picker.handle($0) } ?? .stay
    }
    if let place = request["press"]?.integer { return picker.press(place) }
    if let place = request["hold"]?.integer {
      picker.hold(place)
    } else if let place = request["select"]?.integer {
      picker.select(place)
    } else if let query = request["search"]?.string {
      if query != picker.query { picker.search(query) }
    } else if let tone = request["tone"]?.array, tone.count == 2 {
      guard let row = tone[0].integer, let column = tone[1].integer else { return .stay }
      return picker.pressTone(row: row, column: column)
    }
    return .stay
  }

  private func names(_ start: Int, _ end: Int) -> [JSONValue] {
    let range = max(0, start)..<max(0, start, min(end, picker.count))
    return range.map { place in
      picker.emoji(at: place).map { .string(picker.names.name(of: $0)) } ?? ""
    }
  }

  private func json(_ emoji: TonedEmoji) -> JSONValue {
    [
      "text": .string(emoji.text), "name": .string(picker.names.name(of: emoji)),
      "base": .string(emoji.emoji.text),
      "tones": .array(emoji.tones.numbers.map { JSONValue.number($0) }),
    ]
  }

  private func json(_ chooser: EmojiToneChooser) -> JSONValue {
    [
      "row": .number(chooser.selected.row), "column": .number(chooser.selected.column),
      "rows": .array(
        chooser.rows.map { .array($0.map { json($0) }) }),
    ]
  }
}
