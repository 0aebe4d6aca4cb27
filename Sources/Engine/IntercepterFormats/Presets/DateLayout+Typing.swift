internal import TextBytes

extension DateLayout {
  /// Returns what a field shows for a text after a key: the text as the layout writes it, if that is
  /// read in the same way, otherwise the text itself.
  ///
  /// A zero is inserted before a part of one digit only when a separator follows, and a separator
  /// only behind a part that has all its digits, so no other reading is lost.
  ///
  /// - Parameters:
  ///   - caret: The caret in UTF-8 offsets.
  ///   - isKey: Whether a single character was inserted, so that a space at the end stays.
  func shown(_ text: String, caret: Int, _ reader: DateReader, isKey: Bool) -> EditingState {
    let asTyped = EditingState(text, caret: text.utf16Length(inUTF8: 0..<caret))
    let reading = reader.reading
    let own = reader.parses.filter { $0.scheme.order == .own }
    let isAtEnd = caret == text.utf8.count
    if let meaning = reading.value,
      reader.parses.allSatisfy({
        $0.isComplete && (!$0.isOpen || !isKey && meaning.parse.scheme.order != .own)
      }), let written = self.text(of: meaning)
    {
      let isUnclear = meaning.isInOtherOrder || isShort(at: caret, meaning.parse, reader)
      if isKey && meaning.dropsZeros || !isAtEnd && isUnclear { return asTyped }
      var state = EditingState(written, caret: written.utf16Length)
      if let laid = laidOut(text, caret: caret, meaning.parse, reader, closesAll: true),
        laid.text.hasSameScalars(as: written)
      {
        state = laid
      }
      if isKey, isAtEnd, let end = reader.tokens.gaps.last, !end.isEmpty, end.isBlank {
        state = EditingState(written + " ", caret: written.utf16Length + 1)
      }
      return state
    }
    if let completed = completing(text, reader) {
      return shown(
        completed, caret: completed.utf8.count, DateReader(completed, self), isKey: isKey)
    }
    guard isAtEnd, own.count == 1,
      let laid = laidOut(text, caret: caret, own[0], reader, closesAll: false)
    else { return asTyped }
    let again = DateReader(laid.text, self)
    let isSame =
      again.parses.count == reader.parses.count
      && reader.parses.allSatisfy { old in again.parses.contains { $0.isRead(like: old) } }
    return isSame ? laid : asTyped
  }

  /// Returns whether the caret is at a part that lacks its zero, because more digits may follow.
  private func isShort(at caret: Int, _ parse: DateParse, _ reader: DateReader) -> Bool {
    parse.pieces.contains {
      let range = reader.tokens.tokens[$0.token].range
      return !$0.isWhole && range.lowerBound...range.upperBound ~= caret
    }
  }

  /// Returns a time with the whole word for a half of the day, if its first letters, at the end,
  /// begin no other name.
  private func completing(_ text: String, _ reader: DateReader) -> String? {
    guard let periods, let token = reader.tokens.tokens.last, let word = token.word, word.isBegun,
      let isAfternoon = word.isAfternoon, token.range.upperBound == text.utf8.count
    else { return nil }
    let own = periods.word(isAfternoon: isAfternoon)
    let whole = text.replacingUTF8(token.range, with: own)
    return DateReader(whole, self).reading.value == nil ? nil : whole
  }

  /// Returns a text with this layout's separators, and with zeros before short parts.
  ///
  /// - Parameter closesAll: Whether the last part is complete, too.
  /// - Returns: `nil` if the caret is at a short part, or parts are missing.
  private func laidOut(
    _ text: String, caret: Int, _ parse: DateParse, _ reader: DateReader, closesAll: Bool
  ) -> EditingState? {
    if parse.hasGaps || parse.pieces.last.map({ $0.token + 1 }) != reader.tokens.tokens.count {
      return nil
    }
    let slots = parse.scheme.slots
    let tokens = reader.tokens.tokens
    var place = 0
    var written = ""
    var position: Int?
    var end = 0
    for (index, piece) in parse.pieces.enumerated() {
      let (slot, token) = (slots[piece.slot], tokens[piece.token])
      if slot.isExtra || slot.isWord { return nil }
      while place < parts.count, parts[place].kind != slot.part.kind { place += 1 }
      guard place < parts.count else { return nil }
      if index > 0 { written += separators[place - 1] }
      let isShort = piece.isComplete && !piece.isWhole && piece.digits.count == 1
      let isClosed =
        isShort && (closesAll || index + 1 < parse.pieces.count || caret > token.range.upperBound)
      let width = token.width
      let start = token.range(from: piece.digits.lowerBound).lowerBound
      end = token.word == nil ? start + piece.digits.count * width : token.range.upperBound
      if isClosed, start...end ~= caret, caret < text.utf8.count { return nil }
      if position == nil, caret <= start { position = written.utf16Length }
      if let word = token.word {
        let own = word.isAfternoon.flatMap { periods?.word(isAfternoon: $0) }
        written += own ?? String(text.substring(utf8: token.range))
        if position == nil, caret <= end { position = written.utf16Length }
      } else {
        if isClosed { written += "0" }
        for (number, digit) in token.digits[piece.digits].enumerated() {
          written += String(digit)
          if position == nil, caret <= start + (number + 1) * width {
            position = written.utf16Length
          }
        }
      }
      place += 1
    }
    let gap = reader.tokens.gaps[tokens.count]
    // A mark that ends the text does not end a part that needs more digits.
    if !gap.isEmpty, place == parts.count, parse.pieces.last?.isComplete == false { return nil }
    if !gap.isEmpty, place < parts.count, place > 0 {
      // A space may be before `PM`, before a dash, or between the parts of a date.
      written += gap.isBlank ? " " : separators[place - 1]
    }
    return EditingState(written, caret: position ?? written.utf16Length)
  }
}
