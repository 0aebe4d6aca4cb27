/// An edit of a formatted text, and the same edit of the unformatted text.
///
/// The edit replaces the part ``removed`` of the previous unformatted text with ``inserted``. Both
/// come from one mapping of the previous text's positions.
struct FormattedEdit {
  /// What the edit does to the unformatted text.
  enum Effect: Equatable {
    /// It replaces a part of the text.
    case replacesText
    /// It only moves the caret, to a UTF-16 offset: it types a literal that is already there, or
    /// deletes the separator of fixed decimals.
    case movesCaret(Int)
    /// Its insertion begins like the format's prefix and then differs.
    case isForeign
  }

  let format: TextFormat
  let previous: EditingState
  let current: EditingState
  /// The edit of the formatted text.
  let change: Change
  /// The same edit in scalars; it differs if the text after a deletion forms other clusters.
  private let edit: Change
  private(set) var rawPrevious: EditingState
  private(set) var rawCurrent: EditingState
  private(set) var effect = Effect.replacesText
  /// A Boolean value that indicates whether the insertion has lost the format's prefix or suffix.
  private(set) var droppedAffix = false

  /// The replaced range of the previous unformatted text.
  private var removed: Range<Int>
  /// The replacement, or `nil` if the whole current text was read as formatted.
  private var inserted: String?
  /// The number of bytes that people dial before a national number, and that the current
  /// unformatted text has lost.
  private var dialed = 0

  init(
    _ format: TextFormat, from previous: EditingState, to current: EditingState, by change: Change
  ) {
    (self.format, self.previous, self.current, self.change) = (format, previous, current, change)
    edit = change.deletingScalars(from: previous.text, to: current.text)
    let selected = previous.selection.map { previous.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toUnformatted, edit.prefix, edit.oldEnd, selected?.lowerBound, selected?.upperBound)
    let raw = format.raw(previous.text, &places).text
    removed = places[0]..<max(places[0], places[1])
    rawPrevious = EditingState(
      raw,
      selection: selected.map { [places] _ in
        raw.utf16Range(utf8: places[2]..<max(places[2], places[3]))
      })
    rawCurrent = rawPrevious

    let isTyped = current.text.holdsOneCluster(edit.inserted)
    if change.kind == .deletion {
      removeBesideLiteral(selected)
      if let caret = caretBesideFixedPart(selected) { effect = .movesCaret(caret) }
    } else if change.kind == .typing, isTyped, let caret = caretBehind(places.literal) {
      effect = .movesCaret(caret)
    }
    if effect != .replacesText { return }
    let text = String(current.text.substring(utf8: edit.inserted))
    let isPasted = change.kind != .deletion && !isTyped
    let rest = raw.utf8.count - removed.upperBound
    if isPasted { droppedAffix = format.definition.hasAffix(text) }
    if isPasted, let state = format.rawIfShown(current) {
      rawCurrent = state
    } else if let arrived =
      isPasted && !text.isEmpty ? format.incoming(text, replacing: removed, of: raw) : text
    {
      replaceText(with: arrived)
    } else {
      effect = .isForeign
      return
    }
    dropSpareText(rest: rest)
    if change.kind != .deletion {
      dropDialingPrefix(
        isInternational: inserted == nil || isPasted && text.utf8.contains(UInt8(ascii: "+")))
    }
  }

  /// The proposal of the edit.
  var proposal: Proposal { Proposal(previous, became: current, by: change) }
}

// MARK: The caret

extension FormattedEdit {
  /// Extends a deletion of only literals to the unformatted character before or after them.
  private mutating func removeBesideLiteral(_ selected: Range<Int>?) {
    guard removed.isEmpty, edit.inserted.isEmpty, selected?.isEmpty != false else { return }
    let (place, raw) = (removed.lowerBound, rawPrevious.text)
    if selected?.lowerBound == edit.prefix {
      if place < raw.utf8.count {
        removed = place..<raw.clusterBoundary(atOrAfter: place + 1)
      }
    } else if place > 0 {
      removed = raw.clusterBoundary(atOrBefore: place - 1)..<place
    }
  }

  /// Returns the caret after a deletion of a part that cannot be deleted by itself; otherwise `nil`.
  ///
  /// Without the separator of fixed decimals, a number would be a hundred times greater.
  private func caretBesideFixedPart(_ selected: Range<Int>?) -> Int? {
    guard rawPrevious.text.withUTF8Bytes({ format.definition.isFixed(removed, of: $0) }) else {
      return nil
    }
    let isForward = selected?.lowerBound == edit.prefix && selected?.isEmpty == true
    return edit.utf16Prefix + (isForward ? previous.text.utf16Length(inUTF8: edit.removed) : 0)
  }

  /// Returns the caret after a typed character that is already there as a part of a literal, or is
  /// due as one at the end of the text; otherwise `nil`.
  private func caretBehind(_ literal: Range<Int>?) -> Int? {
    let isAtEnd = edit.prefix == previous.text.utf8.count
    guard literal != nil || isAtEnd else { return nil }
    let typed = Array(current.text.substring(utf8: edit.inserted).utf8)
    if format.definition.admits(Character(String(decoding: typed, as: UTF8.self))) { return nil }
    guard let literal else {
      let due = rawPrevious.text.withUTF8Bytes { format.definition.literal(behind: $0) }
      return due.place(of: typed) == nil ? nil : edit.utf16Prefix
    }
    let rest = Array(previous.text.substring(utf8: edit.prefix..<literal.upperBound).utf8)
    guard let place = rest.place(of: typed) else { return nil }
    return previous.text.utf16Length(inUTF8: 0..<edit.prefix + place + typed.count)
  }
}

// MARK: The unformatted text

extension FormattedEdit {
  private mutating func replaceText(with arrived: String) {
    inserted = arrived
    // The rest of a partly deleted selection is not typed again.
    if change.kind == .deletion, rawPrevious.selection?.isEmpty == false {
      let end = removed.upperBound..<removed.upperBound
      rawPrevious.selection = rawPrevious.text.utf16Range(utf8: end)
    }
    let raw = rawPrevious.text.replacingUTF8(removed, with: arrived)
    let selection = current.selection.map { current.text.utf8Range(utf16: $0) }.map { shown in
      let lower = rawPlace(shown.lowerBound)
      let upper = shown.isEmpty ? lower : max(lower, rawPlace(shown.upperBound))
      return raw.utf16Range(
        utf8: raw.clusterBoundary(atOrAfter: lower)..<raw.clusterBoundary(atOrAfter: upper))
    }
    rawCurrent = EditingState(raw, selection: selection)
  }

  /// Removes the text at the end that the format adds by itself.
  ///
  /// - Parameter rest: The number of bytes after the insertion.
  private mutating func dropSpareText(rest: Int) {
    let spare = rawCurrent.text.withUTF8Bytes {
      format.definition.spareCount(in: $0, rest: rest, isLeft: change.kind == .deletion)
    }
    if spare == 0 { return }
    let end = rawCurrent.text.utf8.count
    rawCurrent.text = rawCurrent.text.replacingUTF8(end - spare..<end, with: "")
    rawCurrent = rawCurrent.normalized()
  }

  /// Removes what people write in front of the text, such as the digits before a national number.
  ///
  /// - Parameter isInternational: Whether the number has already lost its country code.
  private mutating func dropDialingPrefix(isInternational: Bool) {
    guard
      let length = format.definition.droppedPrefix(
        of: rawCurrent.text, isInternational: isInternational)
    else {
      effect = .isForeign
      return
    }
    if length == 0 { return }
    dialed = length
    rawCurrent.text = String(rawCurrent.text.utf8.dropFirst(length)) ?? ""
    rawCurrent.selection = rawCurrent.selection.map {
      max(0, $0.lowerBound - length)..<max(0, $0.upperBound - length)
    }
  }
}

// MARK: Positions

extension FormattedEdit {
  /// Maps a position in the current text to the current unformatted text.
  private func rawPlace(_ place: Int) -> Int {
    let arrived = inserted?.utf8.count ?? 0
    if place == edit.newEnd { return removed.lowerBound + arrived }
    if edit.inserted.contains(place) {
      return removed.lowerBound + min(arrived, place - edit.prefix)
    }
    let isBehind = place > edit.newEnd
    var places = FormatPlaces(
      .toUnformatted, isBehind ? place - edit.newEnd + edit.oldEnd : place)
    _ = format.raw(previous.text, &places)
    return isBehind
      ? max(removed.upperBound, places[0]) - removed.count + arrived
      : min(removed.lowerBound, places[0])
  }

  /// Maps violations of the current unformatted text to the text that the host proposed.
  func inCurrent(_ violations: Violations) -> Violations {
    let known = ShownPlaces(format, inserted == nil ? current.text : previous.text)
    return violations.moved(from: rawCurrent.text, to: current.text) { range in
      let lower = shownPlace(range.lowerBound + dialed, begins: !range.isEmpty, known)
      let upper = shownPlace(range.upperBound + dialed, begins: false, known)
      return current.text.clusterAligned(utf8: lower..<max(lower, upper))
    }
  }

  /// Maps a position in the current unformatted text to the current text.
  private func shownPlace(_ place: Int, begins: Bool, _ known: ShownPlaces) -> Int {
    guard let arrived = inserted?.utf8.count else { return known.shown(place, begins: begins) }
    let start = removed.lowerBound
    if place < start || place == start && arrived == 0 {
      return min(edit.prefix, known.shown(place, begins: begins))
    }
    if place > start + arrived || place == start + arrived && begins {
      let old = known.shown(place - arrived + removed.count, begins: begins)
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
  /// Returns the unformatted state of a state whose text is formatted and fits; otherwise `nil`.
  fileprivate func rawIfShown(_ state: EditingState) -> EditingState? {
    var places = FormatPlaces(.toUnformatted)
    let (_, isShown, fits) = raw(state.text, &places)
    return isShown && fits ? rawState(state) : nil
  }
}

extension [UInt8] {
  /// Returns the first position of other bytes in the array.
  fileprivate func place(of other: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in indices.first { bytes.holds(other, at: $0) } }
  }
}
