package import IntercepterEmoji
package import IntercepterProfiles
internal import TextInputIntercepter

/// A picker that answers JSON requests of a page: an action as input, the contents to show as
/// output.
package struct PickerSession {
  private var picker: EmojiPicker
  private let language: String
  /// The sections that were last sent to the page.
  ///
  /// Unchanged sections are not sent again.
  private var sent: [EmojiPickerSection]?

  /// Opens a picker.
  ///
  /// - Parameters:
  ///   - pack: A pack of names, or empty for Unicode's names.
  ///   - options: `{"upTo":"15.0","columns":8,"frequentLimit":30,"groups":["flags"],"time":1800000000,
  ///     "recents":{…},"language":"de"}`. Every member is optional.
  ///   - offers: Returns whether the page offers an emoji, by its text.
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

  /// Performs the action of a request and returns the contents to show.
  ///
  /// | request | action |
  /// |---|---|
  /// | `{"key":"pageDown","rows":5}` | performs a key, by its name in ``EmojiPickerKey`` |
  /// | `{"search":"pizza"}` | searches |
  /// | `{"press":12}`, `{"hold":12}`, `{"select":12}` | performs an action of a pointer at a position |
  /// | `{"tone":[0,3]}` | chooses a variant, by row and column |
  /// | `{"names":[0,40]}` | returns the names of a range of positions |
  /// | `{"texts":true}` | returns the other texts of the picker |
  /// | `{}` | only returns the contents |
  ///
  /// Each request may also contain `"columns"` and `"time"`.
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

  /// The texts other than emoji and names, in the language of the picker.
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
