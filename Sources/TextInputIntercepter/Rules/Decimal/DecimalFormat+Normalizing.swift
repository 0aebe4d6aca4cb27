extension DecimalFormat {
  /// The proposed state as this format writes it: the insertion in its normal form, and the zeros at
  /// the front of the number put or taken away as the policies say.
  ///
  /// - Returns: `nil` where it cannot be told what the inserted marks are, or where nothing is left of
  ///   what was put in the place of something.
  func normalized(_ proposal: Proposal) -> EditingState? {
    guard let state = writtenInsertion(of: proposal) else { return nil }
    guard leadingSeparator == .insertZero || leadingZeros == .remove,
      case .number(let parts) = read(state.text, tolerant: true)
    else { return state }
    if leadingSeparator == .insertZero, parts.integer.isEmpty, let separator = parts.separator {
      return state.replacing(utf8: separator.lowerBound..<separator.lowerBound, with: "0")
    }
    if leadingZeros == .remove, let zeros = parts.needlessZeros {
      return state.replacing(utf8: zeros, with: "")
    }
    return state
  }

  private func writtenInsertion(of proposal: Proposal) -> EditingState? {
    if isPlain(proposal.insertedText) { return proposal.state }
    let state: EditingState?
    switch marks(inInsertionOf: proposal) {
    case .unclear: return nil
    case .asTheyAre:
      state = proposal.rewritingInsertion { normalForm(of: $0) ?? String($0) }
    case .grouping(let decimal):
      state = proposal.rewritingClusters { cluster in
        if cluster.range.lowerBound == decimal { return String(separator) }
        let character = cluster.character
        return isMark(character) ? "" : normalForm(of: character) ?? cluster.string
      }
    }
    guard let state else { return proposal.state }
    let change = proposal.change
    let kept = change.inserted.count + state.text.utf8.count - proposal.state.text.utf8.count
    return kept > 0 || change.removed.isEmpty ? state : nil
  }

  /// Whether a text is digits in ASCII, or one separator as it is written here.
  private func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      || text.utf8.count == 1 && text.first == separator
  }

  private func isMark(_ cluster: Character) -> Bool {
    switch symbol(cluster, tolerant: true) {
    case .separator, .groupingSeparator: true
    default: false
    }
  }
}

/// What the marks in an insertion are.
private enum InsertedMarks {
  /// Each is what it is by itself.
  case asTheyAre
  /// They group digits, but for the decimal separator at an offset in UTF-8.
  case grouping(decimal: Int?)
  case unclear
}

extension DecimalFormat {
  /// What the inserted marks are in the whole text that the edit would make.
  private func marks(inInsertionOf proposal: Proposal) -> InsertedMarks {
    guard !groupingSeparators.isEmpty, proposal.insertedText.contains(where: isMark) else {
      return .asTheyAre
    }
    var runs = DigitRuns()
    var offset = 0
    var lastMark = 0
    var otherMarks = 0
    for cluster in proposal.state.text {
      switch symbol(cluster, tolerant: true) {
      case .digit(let digit): runs.add(digit)
      case .separator, .groupingSeparator:
        runs.add(cluster)
        lastMark = offset
        if !proposal.change.inserted.contains(offset) { otherMarks += 1 }
      case .minus, .directionMark: break
      case .other: return .asTheyAre
      }
      offset += cluster.utf8.count
    }
    // A mark that was there is the decimal separator.
    let decimalWasThere = otherMarks == 1 && !proposal.change.inserted.contains(lastMark)
    switch reading(of: runs) {
    case .decimal where otherMarks == 0 || decimalWasThere: return .grouping(decimal: lastMark)
    case .grouping where otherMarks == 0: return .grouping(decimal: nil)
    default: return .unclear
    }
  }
}

extension EditingState {
  /// The state with a range of UTF-8 offsets replaced; offsets behind it move along.
  func replacing(utf8 range: Range<Int>, with replacement: String) -> EditingState {
    let newText = text.replacingUTF8(range, with: replacement)
    let shift = replacement.utf8.count - range.count
    func moved(_ offsets: Range<Int>?) -> Range<Int>? {
      guard let offsets = offsets.map({ text.utf8Range(utf16: $0) }) else { return nil }
      func move(_ offset: Int) -> Int {
        if offset <= range.lowerBound { return offset }
        return offset >= range.upperBound ? offset + shift : range.lowerBound
      }
      let lower = newText.utf16Length(inUTF8: 0..<move(offsets.lowerBound))
      return lower..<max(lower, newText.utf16Length(inUTF8: 0..<move(offsets.upperBound)))
    }
    return EditingState(newText, selection: moved(selection), markedRange: moved(markedRange))
  }
}
