extension DecimalFormat {
  /// The proposed state as this format writes it: the insertion in its normal form, and the zeros at
  /// the front of the number put or taken away as the policies say.
  func normalized(_ proposal: Proposal) -> EditingState {
    let state =
      proposal.rewritingInsertion { normalForm(of: $0) ?? String($0) } ?? proposal.state
    guard case .number(let parts) = read(state.text, tolerant: true) else { return state }
    if leadingSeparator == .insertZero, parts.integer.isEmpty, let separator = parts.separator {
      return state.replacing(utf8: separator.lowerBound..<separator.lowerBound, with: "0")
    }
    if leadingZeros == .remove, let zeros = parts.needlessZeros {
      return state.replacing(utf8: zeros, with: "")
    }
    return state
  }

  /// The proposed state with the number that the insertion says in its place; `nil` where that has no
  /// place in the text.
  func kept(_ proposal: Proposal) -> EditingState? {
    let (text, change) = (proposal.state.text, proposal.change)
    // A mark on a digit that was there: dropping the cluster would take the digit along.
    if change.kind == .insertion, !change.removed.isEmpty { return nil }
    guard
      case .number(let front) = read(text.substring(utf8: 0..<change.prefix), tolerant: true),
      case .number(let back) = read(
        text.substring(utf8: change.newEnd..<text.utf8.count), tolerant: true),
      let found = FoundNumber(in: Array(proposal.insertedText), self),
      let kept = self.text(of: found, between: front, and: back)
    else { return nil }
    return proposal.state.replacing(utf8: change.inserted, with: kept)
  }

  /// The number that a text says, written as this format has it; nothing where that is none, or not
  /// one that is allowed.
  func sanitize(_ text: String) -> String {
    if faults(in: text, tolerant: false).isEmpty { return text }
    let nothing = NumberParts()
    guard let found = FoundNumber(in: Array(text), self),
      let number = self.text(of: found, between: nothing, and: nothing),
      faults(in: number, tolerant: false).isEmpty
    else { return "" }
    return number
  }
}

extension EditingState {
  /// The state with a range of UTF-8 offsets replaced; offsets behind it move along.
  fileprivate func replacing(utf8 range: Range<Int>, with replacement: String) -> EditingState {
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
