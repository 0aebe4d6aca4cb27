/// An edit of a formatted text, and its effect on the unformatted text.
struct FormattedEdit {
  let format: TextFormat
  let previous: EditingState
  let current: EditingState
  /// The edit of the formatted text.
  let change: Change
  /// The same edit in scalars; it differs if the text after a deletion forms other clusters.
  private let edit: Change
  private(set) var rawPrevious: EditingState
  private(set) var rawCurrent: EditingState
  /// The new caret, in UTF-16, if the edit types a literal that is already there, or deletes the
  /// separator of fixed decimals.
  private(set) var caretBehindLiteral: Int?

  /// A Boolean value that indicates whether the insertion begins like the format's prefix and then
  /// differs.
  private(set) var isForeign = false
  /// A Boolean value that indicates whether the insertion has lost the format's prefix or suffix.
  private(set) var droppedAffix = false

  /// The number of bytes that people dial before a national number, and that the current
  /// unformatted text has lost.
  private var dialed = 0
  /// The replaced range of the previous unformatted text.
  private var removed: Range<Int>
  /// The replacement, or `nil` if the whole current text was read as formatted.
  private var inserted: String?

  init(
    _ format: TextFormat, from previous: EditingState, to current: EditingState, by change: Change
  ) {
    (self.format, self.previous, self.current, self.change) = (format, previous, current, change)
    edit = change.deletingScalars(from: previous.text, to: current.text)
    let selected = previous.selection.map { previous.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toUnformatted, edit.prefix, edit.oldEnd, selected?.lowerBound, selected?.upperBound)
    let raw = format.raw(previous.text, &places).text
    let at = places
    removed = at[0]..<max(at[0], at[1])
    rawPrevious = EditingState(
      raw, selection: selected.map { _ in raw.utf16Range(utf8: at[2]..<max(at[2], at[3])) })
    rawCurrent = rawPrevious

    if edit.newEnd == edit.prefix, removed.isEmpty, change.kind == .deletion {
      removeBesideLiteral(selected, in: raw)
    }
    if change.kind == .deletion, isFixed(removed, of: raw) {
      let width = previous.text.utf16Length(inUTF8: edit.removed)
      let isForward = selected?.lowerBound == edit.prefix && selected?.isEmpty == true
      caretBehindLiteral = edit.utf16Prefix + (isForward ? width : 0)
      return
    }
    let isTyped = current.text.holdsOneCluster(edit.inserted)
    if isTyped, let literal = places.literal ?? placeOfDueLiteral, change.kind == .typing,
      let caret = caret(typedInto: literal)
    {
      caretBehindLiteral = caret
      return
    }
    let text = String(current.text.substring(utf8: edit.inserted))
    let isPasted = change.kind != .deletion && !isTyped
    if isPasted { droppedAffix = format.definition.hasAffix(text) }
    let rest = raw.utf8.count - removed.upperBound
    if isPasted, let state = format.rawIfShown(current) {
      rawCurrent = withoutSpareText(state, rest: rest, isLeft: false)
      dropDialingPrefix(isInternational: true)
      return
    }
    guard
      let arrived =
        isPasted && !text.isEmpty ? format.incoming(text, replacing: removed, of: raw) : text
    else {
      isForeign = true
      return
    }
    inserted = arrived
    // The rest of a partly deleted selection is not typed again.
    if change.kind == .deletion, rawPrevious.selection?.isEmpty == false {
      rawPrevious.selection = raw.utf16Range(utf8: removed.upperBound..<removed.upperBound)
    }
    let result = raw.replacingUTF8(removed, with: arrived)
    rawCurrent = withoutSpareText(
      EditingState(result, selection: rawSelection(in: result)), rest: rest,
      isLeft: change.kind == .deletion)
    if change.kind != .deletion {
      dropDialingPrefix(isInternational: isPasted && text.utf8.contains(UInt8(ascii: "+")))
    }
  }

  /// Removes what people write in front of the text, such as the digits before a national number.
  ///
  /// - Parameter isInternational: Whether the number has already lost its country code.
  private mutating func dropDialingPrefix(isInternational: Bool) {
    guard
      let length = format.definition.droppedPrefix(
        of: rawCurrent.text, isInternational: isInternational)
    else {
      isForeign = true
      return
    }
    if length == 0 { return }
    dialed = length
    let rest = String(rawCurrent.text.utf8.dropFirst(length)) ?? ""
    let selection = rawCurrent.selection.map {
      max(0, $0.lowerBound - length)..<max(0, $0.upperBound - length)
    }
    rawCurrent = EditingState(rest, selection: selection)
  }

  /// Returns whether a part of the previous text cannot be deleted by itself.
  ///
  /// Without the separator of fixed decimals, a number would be a hundred times greater.
  private func isFixed(_ part: Range<Int>, of raw: String) -> Bool {
    raw.withUTF8Bytes { format.definition.isFixed(part, of: $0) }
  }

  /// Returns a state without the text at its end that the format adds by itself.
  ///
  /// - Parameters:
  ///   - rest: The number of bytes after the insertion.
  ///   - isLeft: Whether the text is the result of a deletion.
  private func withoutSpareText(_ raw: EditingState, rest: Int, isLeft: Bool) -> EditingState {
    let spare = raw.text.withUTF8Bytes {
      format.definition.spareCount(in: $0, rest: rest, isLeft: isLeft)
    }
    if spare == 0 { return raw }
    let end = raw.text.utf8.count
    let text = raw.text.replacingUTF8(end - spare..<end, with: "")
    return EditingState(text, selection: raw.selection).normalized()
  }

  /// The proposal of the edit.
  var proposal: Proposal { Proposal(previous, became: current, by: change) }

  /// Extends an edit that removes only literals to the unformatted character before or after them.
  private mutating func removeBesideLiteral(_ selected: Range<Int>?, in raw: String) {
    if selected?.isEmpty == false { return }
    let place = removed.lowerBound
    if selected?.lowerBound == edit.prefix {
      if place < raw.utf8.count {
        removed = place..<raw.clusterBoundary(atOrAfter: place + 1)
      }
    } else if place > 0 {
      removed = raw.clusterBoundary(atOrBefore: place - 1)..<place
    }
  }

  /// The position of a literal that would appear with the next character; `nil` before the end of
  /// the text.
  private var placeOfDueLiteral: Range<Int>? {
    edit.prefix == previous.text.utf8.count ? edit.prefix..<edit.prefix : nil
  }

  /// Returns the caret after a typed character that is already there, or due, as a literal.
  private func caret(typedInto literal: Range<Int>) -> Int? {
    let typed = Array(current.text.substring(utf8: edit.inserted).utf8)
    if format.definition.admits(Character(String(decoding: typed, as: UTF8.self))) { return nil }
    if literal.isEmpty {
      let due = rawPrevious.text.withUTF8Bytes { format.definition.literal(behind: $0) }
      return due.holds(typed) ? edit.utf16Prefix : nil
    }
    let rest = Array(previous.text.substring(utf8: edit.prefix..<literal.upperBound).utf8)
    guard let place = rest.place(of: typed) else { return nil }
    return previous.text.utf16Length(inUTF8: 0..<edit.prefix + place + typed.count)
  }

  /// Returns the current selection in the current unformatted text.
  private func rawSelection(in raw: String) -> Range<Int>? {
    guard let selection = current.selection else { return nil }
    let shown = current.text.utf8Range(utf16: selection)
    let lower = rawPlace(shown.lowerBound)
    let upper = shown.isEmpty ? lower : max(lower, rawPlace(shown.upperBound))
    return raw.utf16Range(
      utf8: raw.clusterBoundary(atOrAfter: lower)..<raw.clusterBoundary(atOrAfter: upper))
  }

  private func rawPlace(_ place: Int) -> Int {
    let arrived = inserted?.utf8.count ?? 0
    if place == edit.newEnd { return removed.lowerBound + arrived }
    if edit.prefix <= place, place < edit.newEnd {
      return removed.lowerBound + min(arrived, place - edit.prefix)
    }
    let isBehind = place > edit.newEnd
    let old = isBehind ? place - edit.newEnd + edit.oldEnd : place
    var places = FormatPlaces(.toUnformatted, old)
    _ = format.raw(previous.text, &places)
    let raw = places[0]
    return isBehind
      ? max(removed.upperBound, raw) - removed.count + arrived : min(removed.lowerBound, raw)
  }
}

extension FormattedEdit {
  /// Maps violations of the current unformatted text to the text that the host proposed.
  func inCurrent(_ violations: Violations) -> Violations {
    var (raw, shown) = (OffsetCursor(rawCurrent.text), OffsetCursor(current.text))
    // After the last literal, all places move by the same distance.
    var places = FormatPlaces(.toUnformatted)
    if violations.count > 1 { _ = format.raw(previous.text, &places) }
    let end = violations.count > 1 ? places.lastLiteral : .max
    return violations.changed {
      let range = raw.utf8Range(utf16: $0.range)
      let (start, stop) = (range.lowerBound + dialed, range.upperBound + dialed)
      let lower = shownPlace(start, begins: !range.isEmpty, lastLiteral: end)
      let upper = max(lower, shownPlace(stop, begins: false, lastLiteral: end))
      let aligned = current.text.clusterAligned(utf8: lower..<upper)
      $0 = Violation($0, range: shown.utf16Range(utf8: aligned), actual: $0.actual)
    }
  }

  /// Returns the place in the previous text of a place in its unformatted text.
  ///
  /// - Parameter end: The place of the last literal, or a greater one.
  private func previousPlace(_ place: Int, begins: Bool, lastLiteral end: Int) -> Int {
    place > end
      ? place + previous.text.utf8.count - rawPrevious.text.utf8.count
      : format.shownPlace(place, begins: begins, in: previous.text)
  }

  private func shownPlace(_ place: Int, begins: Bool, lastLiteral end: Int) -> Int {
    guard let inserted else {
      return format.shownPlace(place, begins: begins, in: current.text)
    }
    let arrived = inserted.utf8.count
    let start = removed.lowerBound
    if place < start || place == start && arrived == 0 {
      return min(edit.prefix, previousPlace(place, begins: begins, lastLiteral: end))
    }
    if place > start + arrived || place == start + arrived && begins {
      let old = previousPlace(
        place - arrived + removed.count, begins: begins, lastLiteral: end)
      return max(edit.newEnd, old - edit.oldEnd + edit.newEnd)
    }
    if arrived == edit.inserted.count { return edit.prefix + place - start }
    return place <= start + dialed ? edit.prefix : edit.newEnd
  }
}

extension Change {
  /// Returns the deletion without clusters that change but remain.
  fileprivate func deletingScalars(from old: String, to new: String) -> Change {
    guard kind == .deletion, !inserted.isEmpty else { return self }
    let common = old.withUTF8Bytes { old in
      new.withUTF8Bytes { CommonEnds(of: old, and: $0) }
    }
    let start = min(max(prefix, new.utf8.count - common.suffix), common.prefix)
    return Change(
      prefix: start, oldEnd: start + old.utf8.count - new.utf8.count, newEnd: start,
      utf16Prefix: new.utf16Length(inUTF8: 0..<start), kind: .deletion)
  }
}

extension TextFormat {
  /// Maps a position in a text's unformatted text to the text, in UTF-8 offsets.
  fileprivate func shownPlace(_ place: Int, begins: Bool, in text: String) -> Int {
    var places = FormatPlaces(.toFormatted, place, beginsRange: begins)
    _ = raw(text, &places)
    return places[0]
  }

  /// Returns the unformatted state of a state whose text is formatted and fits; otherwise `nil`.
  fileprivate func rawIfShown(_ state: EditingState) -> EditingState? {
    var places = FormatPlaces(.toUnformatted)
    let (_, isShown, fits) = raw(state.text, &places)
    return isShown && fits ? rawState(state) : nil
  }
}

extension Array<UInt8> {
  /// Returns the first position of other bytes in the array.
  fileprivate func place(of other: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in
      indices.first { bytes.holds(other, at: $0) }
    }
  }

  fileprivate func holds(_ other: [UInt8]) -> Bool { place(of: other) != nil }
}
