internal import TextBytes

extension GroupedFormat {
  // A typed mark may group digits. The decimal rule judges any text that is not a grouped number.
  func read(_ pieces: inout Pieces) -> Reading {
    let text = pieces.source
    if readUnfinished(&pieces) { return .beginning }
    if isPlain(text) {
      let spare = spareZeros(in: pieces)
      pieces.keep(text.count - spare)
      pieces.skip(spare)
    } else if !pieces.isContinued, readNumber(&pieces), !isIncomplete(pieces.written) {
      pieces.isComplete = pieces.count > 0 && !(prefix.isEmpty && suffix.isEmpty)
      return .value
    } else {
      pieces.restart()
      if let edited = pieces.edited, opensGroup(edited, in: text) {
        pieces.keep(edited.upperBound)
        pieces.skip(pieces.rest)
      } else {
        let source = String(decoding: text, as: UTF8.self)
        if beginsAffix(source) {
          pieces.skip(pieces.rest)
          pieces.asTyped = source
          return .beginning
        }
        if hasOtherCurrency(source) || endsWithTypedLetter(pieces) && !hasAffix(source) {
          return .wrong(Violation(.notANumber, range: 0..<source.utf16Length))
        }
        readNotation(source, &pieces)
      }
    }
    let raw = pieces.written
    if isIncomplete(raw) {
      return pieces.edited == nil && mayBecomeDecimals(raw)
        ? .ambiguous(Violation(.notANumber, range: 0..<raw.count)) : .beginning
    }
    insertDecimals(behind: raw, &pieces)
    return .value
  }

  /// Returns whether a third digit behind an open mark may be the last of a group or a decimal: the
  /// rule rejects it, so `5,78` is what typing `5,781` and `5,7812` leaves.
  private func mayBecomeDecimals(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    let (places, (mark, count)) = (places ?? 0, digits(raw, from: sign))
    return mark + 1 < raw.count && (places > 3 || places == 3 && count > primary)
  }

  func unlay(_ pieces: inout Pieces) {
    if readNumber(&pieces) {
      pieces.isLaidOut = !keepsAffixes
      return
    }
    pieces.restart()
    pieces.keepRest()
  }

  /// Reads a text up to the first difference from its formatted text, and returns whether there is
  /// none.
  private func readNumber(_ pieces: inout Pieces) -> Bool {
    let text = pieces.source
    var offset = 0
    if text.holds(minusSign, at: 0) {
      pieces.replace(minusSign.count, with: "-")
      offset = minusSign.count
    }
    if offset == text.count { return true }
    guard text.holds(prefix, at: offset) else { return false }
    pieces.skip(prefix.count)
    offset += prefix.count
    let end = text.count - suffix.count
    guard end > offset || end == offset && keepsAffixes, text.holds(suffix, at: end) else {
      return false
    }
    if openMark != nil, isOpen(text, at: digits(text, from: offset).end, after: offset, upTo: end) {
      pieces.keep(upTo: end)
      pieces.skip(pieces.rest)
      return true
    }
    // The positions of the separators depend on the number of digits.
    var (count, marks, scanned, run) = (0, 0, offset, 0)
    let isGrouped = groupsDigits(at: offset, in: text)
    // A longer run of digits would be grouped.
    let longest =
      isGrouped && primary > 0 && secondary > 0
      ? max(primary &+ minimum &- 1, primary, secondary) : Int.max
    while scanned < end {
      let width = width(ofDigitAt: scanned, in: text)
      if width > 0 {
        (count, scanned, run) = (count &+ 1, scanned &+ width, run &+ 1)
        if run > longest { return false }
      } else if text.holds(groupingSeparator, at: scanned), !groupingSeparator.isEmpty {
        scanned += groupingSeparator.count
        (marks, run) = (marks &+ 1, 0)
      } else {
        break
      }
    }
    var left = count
    let isPlain = scanned &- offset == count &+ marks &* groupingSeparator.count
    while left > 0 {
      if left < count {
        guard text.holds(groupingSeparator, at: offset) else { return false }
        pieces.skip(groupingSeparator.count)
        offset += groupingSeparator.count
        marks -= 1
      }
      let size = sizeOfGroup(left, of: count, isGrouped: isGrouped)
      // If all marks are in place, all other bytes are digits.
      let next = isPlain ? offset &+ size : digits(text, from: offset, atMost: size).end
      if next > scanned { return false }
      pieces.keep(next &- offset)
      (offset, left) = (next, left &- size)
    }
    if marks != 0 { return false }
    if offset < end {
      guard text.holds(decimalSeparator, at: offset) else { return false }
      let decimals = digits(text, from: offset + decimalSeparator.count)
      guard decimals.end >= end, decimals.count >= fixedDecimals else { return false }
      pieces.keep(upTo: end)
    } else if fixedDecimals > 0, count > 0 {
      return false
    }
    pieces.skip(pieces.rest)
    return true
  }
}
