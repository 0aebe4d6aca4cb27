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
    var kept = keep(Array(proposal.insertedText), between: front, and: back)[...]
    return proposal.rewritingInsertion { _ in kept.popFirst() ?? nil }
  }

  /// The digits, separator and sign of a text that make a number.
  func sanitize(_ text: String) -> String {
    let kept = keep(Array(text), between: NumberParts(), and: NumberParts()).compactMap { $0 }
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

  /// What to write for each inserted cluster, `nil` for those that have no place between the parts of
  /// the number that are there.
  private func keep(
    _ clusters: [Character], between front: NumberParts, and back: NumberParts
  ) -> [String?] {
    var result = [String?](repeating: nil, count: clusters.count)
    if back.sign != nil || (front.separator != nil && back.separator != nil) { return result }
    var hasSeparator = front.separator != nil
    var integerCount = front.integer.count
    var fractionCount = front.fraction.count
    var loneZero: Int?
    var isAtStart = front.isEmpty

    for (index, cluster) in clusters.enumerated() {
      let written = normalForm(of: cluster) ?? String(cluster)
      switch symbol(cluster, tolerant: true) {
      case .minus:
        guard allowsNegative, isAtStart else { continue }
      case .separator:
        guard places > 0 else {
          // The digits behind it go with it: without their places, 1.50 is 1 and not 150.
          hasSeparator = true
          continue
        }
        guard !hasSeparator, back.separator == nil, back.integer.count <= places else { continue }
        if integerCount == 0 {
          if leadingSeparator == .reject { continue }
          if leadingSeparator == .insertZero {
            result[index] = "0" + written
            (hasSeparator, isAtStart) = (true, false)
            continue
          }
        }
        hasSeparator = true
      case .digit where hasSeparator:
        guard fractionCount + back.integer.count < places else { continue }
        fractionCount += 1
      case .digit(let digit):
        if leadingZeros != .allow, let zero = loneZero {
          result[zero] = nil
          integerCount -= 1
        }
        guard integerDigits.map({ integerCount + back.integer.count < $0 }) ?? true else {
          continue
        }
        loneZero = integerCount == 0 && digit == 0 ? index : nil
        integerCount += 1
      case .other: continue
      }
      result[index] = written
      isAtStart = false
    }
    return result
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
