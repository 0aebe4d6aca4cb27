extension DecimalFormat {
  /// Returns the proposed state with its insertion normalized and its leading zeros added or
  /// removed as the policies require.
  ///
  /// - Returns: `nil` if an inserted mark is ambiguous, or if nothing remains of the insertion.
  func normalized(_ proposal: Proposal) -> EditingState? {
    guard let state = writtenInsertion(of: proposal) else { return nil }
    guard leadingSeparator == .insertZero || leadingZeros == .remove,
      case .number(let parts) = read(state.text, tolerant: true)
    else { return state }
    if leadingSeparator == .insertZero, parts.integerCount == 0, let separator = parts.separator {
      let start = state.text.utf16Range(utf8: separator).lowerBound
      return state.replacing(Edit(range: start..<start, replacement: "0"))
    }
    if leadingZeros == .remove, let zeros = parts.needlessZeros {
      return state.replacing(Edit(range: state.text.utf16Range(utf8: zeros), replacement: ""))
    }
    return state
  }

  private func writtenInsertion(of proposal: Proposal) -> EditingState? {
    if isWrittenPlainly(proposal) { return proposal.state }
    let text = MarkedNumber(proposal.state.text, self)
    // Rewriting cannot make this a number.
    if let other = text.other, proposal.change.inserted.contains(other) { return proposal.state }
    let marks = marks(in: text, insertedBy: proposal)
    if case .unclear = marks { return nil }
    let rewritten = proposal.rewritingClusters { cluster in
      let (character, start) = (cluster.character, cluster.range.lowerBound)
      if text.isOutside(start) { return "" }
      switch (marks, symbol(character, tolerant: true)) {
      case (.grouping(decimal: start), _): return String(separator)
      case (.grouping, .separator): return ""
      case (.grouping, .groupingSeparator) where text.digits.contains(start): return ""
      case (_, .directionMark) where !text.digits.contains(start): return ""
      default: return normalForm(of: character) ?? cluster.string
      }
    }
    guard let state = rewritten else { return proposal.state }
    // An insertion that normalizes to nothing is rejected, not accepted as a different edit.
    let kept =
      proposal.change.inserted.count + state.text.utf8.count - proposal.state.text.utf8.count
    return kept > 0 ? state : nil
  }

  /// Returns whether the insertion is already normalized: ASCII digits, the separator, or one ASCII
  /// letter that is not a mark.
  private func isWrittenPlainly(_ proposal: Proposal) -> Bool {
    proposal.state.text.withUTF8Bytes { text in
      let inserted = UnsafeBufferPointer(rebasing: text[proposal.change.inserted])
      if inserted.count == 1,
        inserted[0] == asciiSeparator || inserted[0].isASCIILetter && !hasLetterMarks
      {
        return true
      }
      return inserted.allSatisfy { $0.isASCIIDigit }
    }
  }
}

/// The meaning of the marks in an insertion.
private enum InsertedMarks {
  /// Each mark has its usual role.
  case asTheyAre
  /// The marks group digits, except the decimal separator at a UTF-8 offset.
  case grouping(decimal: Int?)
  case unclear
}

extension DecimalFormat {
  /// Returns the meaning of the inserted marks in the whole text after the edit.
  private func marks(in text: MarkedNumber, insertedBy proposal: Proposal) -> InsertedMarks {
    let inserted = proposal.change.inserted
    let own = text.marks.filter(inserted.contains).count
    guard own > 0, text.other == nil else { return .asTheyAre }
    if places > 2, isGroupingMark(proposal) { return .unclear }
    let reading = reading(of: text.runs)
    if groupingSeparators.isEmpty {
      // A single key is the decimal separator; a pasted mark may group thousands.
      let isGroup = if case .unclear = reading { text.runs.areGroups(first: 2) } else { false }
      return isGroup && text.marks.count == 1 && proposal.insertedText.count > 1
        ? .unclear : .asTheyAre
    }
    // An existing mark is the decimal separator.
    let others = text.marks.count - own
    let last = text.marks[text.marks.count - 1]
    switch reading {
    case .decimal where others == 0 || (others == 1 && !inserted.contains(last)):
      return .grouping(decimal: last)
    case .grouping where others == 0: return .grouping(decimal: nil)
    default: return .unclear
    }
  }

  /// Returns whether the insertion is a single typed grouping mark.
  ///
  /// Before three digits, it would make a different number than the same text when pasted.
  func isGroupingMark(_ proposal: Proposal) -> Bool {
    guard let mark = proposal.insertedCluster else { return false }
    return mark != separator && groupingSeparators.contains(mark)
  }

  /// The variant of a violation that names the decimal separator.
  var separatorVariant: Violation.Variant? {
    switch separator {
    case ".": .separatorIsPoint
    case ",": .separatorIsComma
    case "٫": .separatorIsArabic
    default: nil
    }
  }

  /// Returns the previous state with the caret moved past the decimal separator, if the edit types
  /// a separator directly before it; otherwise `nil`.
  func behindSeparator(_ proposal: Proposal) -> EditingState? {
    let change = proposal.change
    guard change.kind == .typing || change.kind == .insertion, change.removed.isEmpty,
      let typed = proposal.insertedCluster,
      case .separator = symbol(typed, tolerant: true), places < 3 || !isGroupingMark(proposal)
    else { return nil }
    let text = proposal.previous.text
    guard let place = text.firstIndex(of: separator),
      text.utf8.distance(from: text.startIndex, to: place) == change.prefix
    else { return nil }
    return EditingState(text, caret: change.utf16Prefix + String(separator).utf16.count)
  }
}

extension Proposal {
  /// The inserted text if it is one grapheme cluster, as typed with one key.
  fileprivate var insertedCluster: Character? {
    state.text.holdsOneCluster(change.inserted)
      ? Character(String(state.text.substring(utf8: change.inserted))) : nil
  }
}
