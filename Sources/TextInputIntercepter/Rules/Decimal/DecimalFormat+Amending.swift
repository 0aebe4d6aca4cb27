extension DecimalFormat {
  /// The proposed state with the number that the insertion says in its place; `nil` where that has no
  /// place in the text.
  func kept(_ proposal: Proposal) -> EditingState? {
    let (text, change) = (proposal.state.text, proposal.change)
    // A mark on a digit that was there: dropping the cluster would take the digit along.
    if change.kind == .insertion, !change.removed.isEmpty { return nil }
    let behind = change.newEnd..<text.utf8.count
    guard
      case .number(let front) = read(
        String(text.substring(utf8: 0..<change.prefix)), tolerant: true),
      case .number(let back) = read(String(text.substring(utf8: behind)), tolerant: true),
      let found = FoundNumber(in: proposal.insertedText, self),
      let kept = self.text(of: found, between: front, and: back)
    else { return nil }
    return proposal.state.replacing(utf8: change.inserted, with: kept)
  }

  /// The number that a text says, written as this format has it; nothing where that is none, or not
  /// one that is allowed.
  func sanitize(_ text: String) -> String {
    if faults(in: text, tolerant: false).isEmpty { return text }
    let nothing = NumberParts()
    guard let found = FoundNumber(in: text[...], self),
      let number = self.text(of: found, between: nothing, and: nothing),
      faults(in: number, tolerant: false).isEmpty
    else { return "" }
    return number
  }
}

extension DecimalFormat {
  /// How a number is written between two parts of another one; `nil` where it has no place there.
  ///
  /// Only decimals are ever cut. A sign, a separator or a digit before it that has no place leaves
  /// nothing, for what is left would be another number.
  private func text(
    of found: FoundNumber, between front: NumberParts, and back: NumberParts
  ) -> String? {
    if back.sign != nil || (found.isNegative && !(allowsNegative && front.isEmpty)) { return nil }
    let isInFraction = front.separator != nil
    if isInFraction || back.separator != nil {
      if found.hasSeparator || (isInFraction && back.separator != nil) { return nil }
      guard isInFraction else { return written(found, integerAfter: front, back) }
      let room = places - front.fraction.count - back.integer.count
      return room > 0 ? written(found.integer.prefix(room)) : nil
    }
    guard found.hasSeparator else { return written(found, integerAfter: front, back) }
    if back.integer.count > places || (places == 0 && !back.isEmpty) { return nil }
    guard let whole = written(found, integerAfter: front, NumberParts()) else { return nil }
    if places == 0 { return whole }
    let fraction = written(found.fraction.prefix(places - back.integer.count))
    let needsZero =
      front.integer.isEmpty && found.integer.isEmpty && leadingSeparator != .allow
    if needsZero, found.fraction.isEmpty, leadingSeparator == .reject { return nil }
    return whole + (needsZero ? "0" : "") + String(separator) + fraction
  }

  /// The sign and the digits before the separator, where there is room for them all.
  private func written(
    _ found: FoundNumber, integerAfter front: NumberParts, _ back: NumberParts
  ) -> String? {
    if let integerDigits,
      front.integer.count + found.integer.count + back.integer.count > integerDigits
    {
      return nil
    }
    var digits = found.integer[...]
    if leadingZeros != .allow, front.integer.isEmpty {
      while digits.count > 1, digits.first?.decimalDigit == 0 { digits.removeFirst() }
    }
    return (found.isNegative ? "-" : "") + written(digits)
  }

  private func written(_ digits: ArraySlice<Character>) -> String {
    digits.map { normalForm(of: $0) ?? String($0) }.joined()
  }
}
