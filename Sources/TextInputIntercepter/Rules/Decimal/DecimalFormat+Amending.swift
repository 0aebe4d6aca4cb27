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
    if leadingZeros == .remove, let range = parts.integerRange {
      let zeros = parts.integer.dropLast().prefix { $0 == 0 }.count
      let width = range.count / parts.integer.count
      return zeros == 0
        ? state : state.replacing(utf8: range.prefix(zeros * width), with: "")
    }
    return state
  }

  /// The proposed state with those inserted characters only that make a number; `nil` where the rest
  /// of the text is none.
  func kept(_ proposal: Proposal) -> EditingState? {
    let text = proposal.state.text
    guard
      case .number(let front) = read(
        text.substring(utf8: 0..<proposal.change.prefix), tolerant: true),
      case .number(let back) = read(
        text.substring(utf8: proposal.change.newEnd..<text.utf8.count), tolerant: true)
    else { return nil }
    var filter = NumberFilter(self, between: front, and: back)
    var kept = filter.keep(Array(proposal.insertedText))[...]
    return proposal.rewritingInsertion { _ in kept.popFirst() ?? nil }
  }

  /// The digits, separator and sign of a text that make a number.
  func sanitize(_ text: String) -> String {
    var filter = NumberFilter(self, between: NumberParts(), and: NumberParts())
    let kept = filter.keep(Array(text)).compactMap { $0 }
    guard minimum != nil || maximum != nil else { return kept.joined() }
    // More digits are never smaller: the longest prefix within the bounds is found by bisection.
    var (good, bad) = (0, kept.count + 1)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      let isInside = faults(in: kept[..<middle].joined(), tolerant: false).isEmpty
      if isInside { good = middle } else { bad = middle }
    }
    return kept[..<good].joined()
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
