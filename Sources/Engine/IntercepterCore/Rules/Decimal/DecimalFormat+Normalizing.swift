extension DecimalFormat {
  /// Returns the proposed state with its insertion normalized and its leading zeros added or
  /// removed as the policies require.
  ///
  /// - Returns: `nil` if an inserted mark is ambiguous, or if nothing remains of the insertion.
  func normalized(_ proposal: Proposal) -> EditingState? {
    guard let state = writtenInsertion(of: proposal) else { return nil }
    guard leadingSeparator == .insertZero || leadingZeros == .remove,
      case .number(let parts) = state.text.withUTF8Bytes({ read($0, tolerant: true) }),
      let edit = zeroEdit(parts)
    else { return state }
    return state.replacing(
      Edit(range: state.text.utf16Range(utf8: edit.range), replacement: edit.replacement))
  }

  /// Returns the edit that adds or removes leading zeros as the policies require, in UTF-8 offsets.
  func zeroEdit(_ parts: NumberParts) -> (range: Range<Int>, replacement: String)? {
    if leadingSeparator == .insertZero, parts.integerCount == 0,
      let separator = parts.separatorRange
    {
      return (separator.lowerBound..<separator.lowerBound, "0")
    }
    if leadingZeros == .remove, let zeros = parts.needlessZeros { return (zeros, "") }
    return nil
  }

  private func writtenInsertion(of proposal: Proposal) -> EditingState? {
    let (text, inserted) = (proposal.state.text, proposal.change.inserted)
    let isPlain = isWrittenPlainly(inserted, of: text)
    if isPlain, groupingSeparators.isEmpty { return proposal.state }
    if isGroupingMark(proposal), let state = keepingMark(proposal) { return state }
    let number = MarkedNumber(text, self)
    if isPlain { return clearing(number, in: proposal.state) }
    // Rewriting cannot make this a number.
    if let other = number.other, inserted.contains(other) { return proposal.state }
    let marks = marks(in: number, insertedBy: proposal)
    if case .unclear = marks { return nil }
    let rewritten = proposal.rewritingClusters { cluster in
      let start = cluster.range.lowerBound
      if !number.inside.contains(start) { return "" }
      let isBetweenDigits = number.runs.digits?.contains(start) == true
      switch (marks, symbol(cluster, tolerant: true)) {
      case (.grouping(decimal: start), _): return String(separator)
      case (.grouping, .separator): return ""
      case (.grouping, .groupingSeparator) where isBetweenDigits: return ""
      default: return normalForm(of: cluster) ?? cluster.string
      }
    }
    guard let state = rewritten else { return proposal.state }
    // An insertion that normalizes to nothing is rejected, not accepted as a different edit.
    let kept = inserted.count + state.text.utf8.count - text.utf8.count
    return kept > 0 ? state : nil
  }

  /// Returns whether an insertion is already normalized: ASCII digits, or one other character that
  /// normalizing never changes.
  private func isWrittenPlainly(_ inserted: Range<Int>, of text: String) -> Bool {
    text.withUTF8Bytes { text in
      inserted.count == 1 && plainSymbol(text[inserted.lowerBound]) != nil
        || text[inserted].allSatisfy { $0.isASCIIDigit }
    }
  }

  /// Returns the meaning of the inserted marks in the whole text after the edit.
  private func marks(in text: MarkedNumber, insertedBy proposal: Proposal) -> MarksReading {
    let (inserted, marks) = (proposal.change.inserted, text.runs.marks)
    let own = marks.count { inserted.contains($0.range.lowerBound) }
    guard own > 0, text.other == nil else { return .asTheyAre }
    let reading = reading(of: text.runs)
    if groupingSeparators.isEmpty {
      // A single key is the decimal separator; a pasted mark may group thousands.
      guard case .unclear = reading, marks.count == 1, text.runs.areGroups else {
        return .asTheyAre
      }
      return proposal.insertedCluster == nil ? .unclear : .asTheyAre
    }
    // An existing mark is the decimal separator.
    guard case .grouping(let decimal) = reading else { return .unclear }
    let isDecimal = decimal.map { marks.count - own == 1 && !inserted.contains($0) } ?? false
    return own == marks.count || isDecimal ? reading : .unclear
  }

  /// Returns whether the insertion is a single typed grouping mark.
  func isGroupingMark(_ proposal: Proposal) -> Bool {
    guard let mark = proposal.insertedCluster else { return false }
    return !isSeparator(mark) && groupingSeparators.contains(mark)
  }

  /// Returns the variant of a violation for a text that two numbers may be written as: its only mark
  /// may group digits or be the decimal separator, or a dash behind the number may be its sign.
  ///
  /// - Parameter proposal: The edit, or `nil` for a whole text.
  func ambiguity(of text: String, _ proposal: Proposal?) -> Violation.Variant? {
    if let variant = closing(text, proposal) { return variant }
    let number = MarkedNumber(text, self)
    guard number.other == nil, number.runs.marks.count == 1,
      case .unclear = reading(of: number.runs)
    else { return nil }
    return separatorVariant
  }

  /// The variant of a violation that names the decimal separator.
  var separatorVariant: Violation.Variant? {
    switch separator.onlyScalar {
    case "."?: .separatorIsPoint
    case ","?: .separatorIsComma
    case "٫"?: .separatorIsArabic
    default: nil
    }
  }

  /// Returns the previous state with the caret moved past the decimal separator, if the edit types
  /// a separator directly before it; otherwise `nil`.
  func behindSeparator(_ proposal: Proposal) -> EditingState? {
    let change = proposal.change
    guard change.kind == .typing || change.kind == .insertion, change.removed.isEmpty,
      let typed = proposal.insertedCluster,
      case .separator = symbol(typed, tolerant: true)
    else { return nil }
    let text = proposal.previous.text
    guard text.withUTF8Bytes({ offsetOfSeparator(in: $0, upTo: change.prefix) }) == change.prefix
    else { return nil }
    return EditingState(text, caret: change.utf16Prefix + String(separator).utf16Length)
  }

  /// Returns the offset of the first decimal separator that begins at or before an offset.
  private func offsetOfSeparator(
    in text: UnsafeBufferPointer<UInt8>, upTo last: Int
  ) -> Int? {
    var start = 0
    while start <= last, start < text.count {
      let end = text.endOfCluster(from: start)
      if isSeparator(CanonicalCharacter(UnsafeBufferPointer(rebasing: text[start..<end]))) {
        return start
      }
      start = end
    }
    return nil
  }
}

// A typed mark that may group digits stays until the text is clear.

extension DecimalFormat {
  /// The point or comma that may group digits, in ASCII, or `nil` if none does.
  var openMark: UInt8? {
    for separator in groupingSeparators {
      if let mark = separator.onlyScalar, mark == "." || mark == "," { return UInt8(mark.value) }
    }
    return nil
  }

  /// Returns the smallest number whose groups a text may be the beginning of; `nil` if its marks
  /// cannot group digits, or if the field does not accept such a number.
  func openNumber(in text: String) -> String? {
    if places == 0 || groupingSeparators.isEmpty { return nil }
    let number = MarkedNumber(text, self)
    guard number.other == nil, let missing = number.runs.missingDigits,
      let mark = number.runs.marks.first, mark.isSeparator,
      groupingSeparators.contains(mark.character),
      // Beside native digits, a point behind more digits than a group has is the decimal separator.
      asciiSeparator != nil || number.runs.counts[0] <= 3 || mark.character.onlyScalar != "."
    else { return nil }
    var digits = Array(text.utf8)
    for mark in number.runs.marks.reversed() { digits.removeSubrange(mark.range) }
    digits += repeatElement(0x30, count: missing)
    let grouped = digits.string
    return isFaultless(grouped, tolerant: true) ? grouped : nil
  }

  /// Returns the proposed state with its typed mark in half width, if more digits have to show what
  /// the mark means; otherwise `nil`.
  private func keepingMark(_ proposal: Proposal) -> EditingState? {
    let state =
      proposal.rewritingClusters { cluster in
        let mark = cluster.utf8.scalar(at: 0).value
        return mark > 0xFF00
          ? String(Unicode.Scalar(UInt8(truncatingIfNeeded: mark &- 0xFEE0))) : cluster.string
      } ?? proposal.state
    return openNumber(in: state.text) == nil
      || MarkedNumber(state.text, self).runs.missingDigits == 0 ? nil : state
  }

  /// Returns a state with the meaning of its marks, if that is clear now.
  private func clearing(_ number: MarkedNumber, in state: EditingState) -> EditingState {
    let marks = number.runs.marks
    guard number.other == nil, marks.contains(where: { !isSeparator($0.character) }),
      openNumber(in: state.text) == nil, case .grouping(let decimal) = reading(of: number.runs)
    else { return state }
    return marks.reversed().reduce(state) { state, mark in
      let isDecimal = mark.range.lowerBound == decimal
      return state.replacing(
        Edit(
          range: state.text.utf16Range(utf8: mark.range),
          replacement: isDecimal ? String(separator) : ""))
    }
  }

  /// Returns whether the only mark of a text may group digits and precedes at least three of them, but
  /// the digits are not in groups.
  ///
  /// In `1234,500`, it groups them when it is typed. Behind a zero, nothing is grouped.
  func endsWithGroup(_ text: String) -> Bool {
    let runs = MarkedNumber(text, self).runs
    return !runs.beginsWithZero && runs.marks.count == 1 && runs.counts.last ?? 0 >= 3
      && !runs.areGroups
      && groupingSeparators.contains(runs.marks[0].character)
  }

  /// Returns whether a format has read a typed digit as the last of a group, which may as well be
  /// the third decimal.
  func isAmbiguous(_ proposal: Proposal) -> Bool {
    if places < 3 || proposal.previous.caret == nil { return false }
    let runs = MarkedNumber(proposal.previous.text, self).runs
    guard !runs.marks.isEmpty, places > 3 || runs.counts[0] > 3,
      openNumber(in: proposal.previous.text) != nil
    else { return false }
    // The digits are joined. The format may have added decimals.
    let joined = MarkedNumber(proposal.state.text, self).runs
    return joined.counts[0] > runs.counts[0]
      && joined.marks.allSatisfy { isSeparator($0.character) }
  }
}

/// A whole text as a number with marks between its digits, before normalization.
private struct MarkedNumber {
  private(set) var runs = DigitRuns()
  /// The UTF-8 offset of the first cluster that is not part of a number, where parsing ends.
  private(set) var other: Int?
  /// The range of the text without white space at its ends.
  let inside: Range<Int>

  init(_ text: String, _ format: DecimalFormat) {
    inside = text.trimmedRange
    text.forEachCluster(in: inside) { cluster in
      if other != nil { return }
      let symbol = format.symbol(cluster, tolerant: true)
      if case .other = symbol { return other = cluster.range.lowerBound }
      let character = CanonicalCharacter(cluster.utf8)
      runs.add(NumberCluster(range: cluster.range, character: character, symbol: symbol))
    }
    runs.dropFinalBlank()
  }
}

extension Proposal {
  /// The inserted text if it is one grapheme cluster, as typed with one key.
  var insertedCluster: CanonicalCharacter? {
    guard state.text.holdsOneCluster(change.inserted) else { return nil }
    return state.text.withUTF8Bytes {
      CanonicalCharacter(UnsafeBufferPointer(rebasing: $0[change.inserted]))
    }
  }
}
