/// An edit of a formatted text, and the same edit of the unformatted text.
///
/// The edit replaces the part `replaced` of the previous unformatted text with `arrived`. Both come
/// from one mapping of the previous text's positions.
final class FormattedEdit: MappedEdit {
  private let definition: FormatDefinition
  private let shownPrevious: EditingState
  private let shownCurrent: EditingState
  /// The replaced part of the previous formatted text.
  private let removed: Range<Int>
  /// The inserted part of the current formatted text.
  private let inserted: Range<Int>
  private let isDeletion: Bool

  /// The replaced range of the previous unformatted text.
  private var replaced: Range<Int>
  /// The replacement, or `nil` if the whole current text was read as formatted.
  private var arrived: String?
  /// The number of bytes that the front of the current unformatted text has lost.
  private var lost = 0

  init(
    _ definition: FormatDefinition, from previous: EditingState, to current: EditingState,
    removing removed: Range<Int>, inserting inserted: Range<Int>, kind: TextDiff.Change.Kind
  ) {
    (self.definition, shownPrevious, shownCurrent) = (definition, previous, current)
    (self.removed, self.inserted, isDeletion) = (removed, inserted, kind == .deletion)
    let selected = previous.selection.map { previous.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toUnformatted, removed.lowerBound, removed.upperBound, selected?.lowerBound,
      selected?.upperBound)
    let raw = definition.raw(previous.text, &places).text
    replaced = places[0]..<max(places[0], places[1])
    let state = EditingState(
      raw,
      selection: selected.map { [places] _ in
        raw.utf16Range(utf8: places[2]..<max(places[2], places[3]))
      })
    super.init(from: state, to: state)

    let isTyped = current.text.holdsOneCluster(inserted)
    if isDeletion {
      removeBesideLiteral(selected)
      if let caret = caretBesideFixedPart(selected) { effect = .movesCaret(caret) }
    } else if kind == .typing, isTyped, let caret = caretBehind(places.literal) {
      effect = .movesCaret(caret)
    }
    if effect != .replacesText { return }
    var text = String(current.text.substring(utf8: inserted))
    if isDeletion {
      let rest = raw.withUTF8Bytes { definition.remainder(ofDeleting: replaced, of: $0) }
      text = String(decoding: rest, as: UTF8.self)
    } else {
      replaced = raw.withUTF8Bytes {
        definition.replacedPart(with: replaced, of: $0, inserting: text)
      }
    }
    // A typed sign before the calling code is read as a pasted one.
    let isPasted =
      !isDeletion
      && (!isTyped || inserted.lowerBound == 0 && text.hasSameScalars(as: definition.storedPrefix))
    let rest = raw.utf8.count - replaced.upperBound
    if isPasted { isComplete = definition.hasAffix(text) }
    if isPasted, case let (state, fits) = definition.read(current), fits {
      self.current = state
    } else if !isDeletion,
      let whole = definition.completion(raw.replacingUTF8(replaced, with: text), after: raw)
    {
      let caret = whole.utf16Length(inUTF8: 0..<whole.utf8.count - rest)
      self.current = EditingState(whole, caret: caret)
    } else if let arrived = isPasted && !text.isEmpty ? unformatted(text) : text {
      replaceText(with: arrived)
    } else {
      refuse(definition.refusal(ofInsertion: text))
      return
    }
    dropSpareText(rest: rest)
    if isDeletion || !definition.readsFront { return }
    let isWhole = arrived == nil || !definition.storedPrefix.isEmpty
    readFront(isInternational: (isWhole ? shownCurrent.text : isPasted ? text : "").hasPlusSign)
  }

  override func proposed(_ violations: Violations) -> Violations {
    let known = FormatLiterals.find(
      in: arrived == nil ? shownCurrent.text : shownPrevious.text, definition
    ).literals
    return violations.moved(from: current.text, to: shownCurrent.text) { range in
      let lower = shownPlace(max(0, range.lowerBound + lost), begins: !range.isEmpty, known)
      let upper = shownPlace(max(0, range.upperBound + lost), begins: false, known)
      return shownCurrent.text.clusterAligned(utf8: lower..<max(lower, upper))
    }
  }
}

// MARK: The caret

extension FormattedEdit {
  /// Extends a deletion of only literals to the unformatted character before or after them.
  private func removeBesideLiteral(_ selected: Range<Int>?) {
    guard replaced.isEmpty, inserted.isEmpty, selected?.isEmpty != false else { return }
    let (place, raw) = (replaced.lowerBound, previous.text)
    if selected?.lowerBound == inserted.lowerBound {
      if place < raw.utf8.count {
        replaced = place..<raw.clusterBoundary(atOrAfter: place + 1)
      }
    } else if place > 0 {
      replaced = raw.clusterBoundary(atOrBefore: place - 1)..<place
    }
  }

  /// Returns the caret after a deletion of a part that cannot be deleted by itself; otherwise `nil`.
  ///
  /// Without the separator of fixed decimals, a number would be a hundred times greater.
  private func caretBesideFixedPart(_ selected: Range<Int>?) -> Int? {
    guard previous.text.withUTF8Bytes({ definition.isFixed(replaced, of: $0) }) else {
      return nil
    }
    let isForward = selected?.lowerBound == removed.lowerBound && selected?.isEmpty == true
    return shownPrevious.text.utf16Length(
      inUTF8: 0..<(isForward ? removed.upperBound : removed.lowerBound))
  }

  /// Returns the caret after a typed character that is already there as a part of a literal, or is
  /// due as one at the end of the text; otherwise `nil`.
  private func caretBehind(_ literal: Range<Int>?) -> Int? {
    let (text, start) = (shownPrevious.text, removed.lowerBound)
    guard literal != nil || start == text.utf8.count else { return nil }
    let typed = String(shownCurrent.text.substring(utf8: inserted))
    if !Character(typed).isComparable || definition.admits(Character(typed)) { return nil }
    guard let literal else {
      let due = previous.text.withUTF8Bytes { definition.literal(behind: $0) }
      let isDue = String(decoding: due, as: UTF8.self).utf8Offset(of: typed) != nil
      return isDue ? text.utf16Length : nil
    }
    let rest = String(text.substring(utf8: start..<literal.upperBound))
    guard let place = rest.utf8Offset(of: typed) else { return nil }
    return text.utf16Length(inUTF8: 0..<start + place + inserted.count)
  }
}

// MARK: The unformatted text

extension FormattedEdit {
  /// Returns the unformatted text of an insertion of several characters, without its literals and
  /// separators, or `nil` if the insertion is of another kind.
  private func unformatted(_ text: String) -> String? {
    if replaced.count == previous.text.utf8.count {
      let (raw, fits) = definition.raw(text.trimmed)
      if fits { return raw }
    }
    return definition.unformattedInsertion(text, at: replaced.lowerBound)
  }

  private func replaceText(with arrived: String) {
    self.arrived = arrived
    // The rest of a partly deleted selection is not typed again.
    if isDeletion, previous.selection?.isEmpty == false {
      let end = replaced.upperBound..<replaced.upperBound
      previous.selection = previous.text.utf16Range(utf8: end)
    }
    let raw = previous.text.replacingUTF8(replaced, with: arrived)
    let selection = shownCurrent.selection.map { selection in
      let shown = shownCurrent.text.utf8Range(utf16: selection)
      let lower = rawPlace(shown.lowerBound)
      let upper = shown.isEmpty ? lower : max(lower, rawPlace(shown.upperBound))
      return raw.utf16Range(
        utf8: raw.clusterBoundary(atOrAfter: lower)..<raw.clusterBoundary(atOrAfter: upper))
    }
    current = EditingState(raw, selection: selection)
  }

  /// Removes the text at the end that the format adds by itself.
  ///
  /// - Parameter rest: The number of bytes after the insertion.
  private func dropSpareText(rest: Int) {
    let spare = current.text.withUTF8Bytes {
      definition.spareCount(in: $0, rest: rest, isLeft: isDeletion)
    }
    if spare == 0 { return }
    let end = current.text.utf8.count
    current.text = current.text.replacingUTF8(end - spare..<end, with: "")
    current = current.normalized()
  }

  /// Replaces what people write in front of the text, such as the digits before a national number.
  ///
  /// - Parameter isInternational: Whether the text was written with the format's own prefix.
  private func readFront(isInternational: Bool) {
    let front = definition.front(of: current.text, isInternational: isInternational)
    guard case .replaced(let length, let prefix) = front else { return refuse(front) }
    if length == 0, prefix.isEmpty { return }
    let old = current.text
    lost = length - prefix.utf8.count
    current.text = old.replacingUTF8(0..<length, with: prefix)
    let change = prefix.utf16Length - old.utf16Length(inUTF8: 0..<length)
    current.selection = current.selection.map {
      max(0, $0.lowerBound + change)..<max(0, $0.upperBound + change)
    }
  }

  /// Refuses the edit for the front of its text.
  private func refuse(_ front: FormatDefinition.Front) {
    let range = shownCurrent.text.utf16Range(utf8: inserted)
    effect = .isRefused(
      definition.violation(of: front, in: range) ?? Violation(.patternMismatch, range: range))
  }
}

// MARK: Positions

extension FormattedEdit {
  /// Maps a position in the current text to the current unformatted text.
  private func rawPlace(_ place: Int) -> Int {
    let arrived = arrived?.utf8.count ?? 0
    if place == inserted.upperBound { return replaced.lowerBound + (isDeletion ? 0 : arrived) }
    if inserted.contains(place) {
      return replaced.lowerBound + min(arrived, place - inserted.lowerBound)
    }
    let isBehind = place > inserted.upperBound
    var places = FormatPlaces(
      .toUnformatted, isBehind ? place - inserted.upperBound + removed.upperBound : place)
    _ = definition.raw(shownPrevious.text, &places)
    return isBehind
      ? max(replaced.upperBound, places[0]) - replaced.count + arrived
      : min(replaced.lowerBound, places[0])
  }

  /// Maps a position in the current unformatted text to the current text.
  private func shownPlace(_ place: Int, begins: Bool, _ known: FormatLiterals) -> Int {
    guard let arrived = arrived?.utf8.count else { return known.shown(place, begins: begins) }
    let start = replaced.lowerBound
    if place < start || place == start && arrived == 0 {
      return min(inserted.lowerBound, known.shown(place, begins: begins))
    }
    if place > start + arrived || place == start + arrived && begins {
      let old = known.shown(place - arrived + replaced.count, begins: begins)
      return max(inserted.upperBound, old - removed.upperBound + inserted.upperBound)
    }
    if arrived == inserted.count { return inserted.lowerBound + place - start }
    return place <= start + lost ? inserted.lowerBound : inserted.upperBound
  }
}
