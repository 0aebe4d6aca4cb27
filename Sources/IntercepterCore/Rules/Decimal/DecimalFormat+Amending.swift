extension DecimalFormat {
  /// Returns the proposed state, amended to keep the insertion's part of the number in the whole
  /// text.
  ///
  /// - Returns: `nil` if the text is not a number, or if the part cannot be written in its place.
  func kept(_ proposal: Proposal) -> EditingState? {
    let change = proposal.change
    // The insertion is a mark on an existing digit: dropping the cluster would drop the digit.
    if change.kind == .insertion, !change.removed.isEmpty { return nil }
    guard let reading = NumberReading(proposal.state.text, self, mayCut: true),
      let written = self.written(reading, in: change.inserted, mayCut: true)
    else { return nil }
    var next = 0
    return proposal.rewritingClusters { _ in
      defer { next += 1 }
      return written[next]
    }
  }

  /// Returns the number in a text, written in this format.
  ///
  /// - Returns: The text itself if it contains no number, or none that is allowed exactly as it is.
  func sanitize(_ text: String) -> String {
    if isFaultless(text, tolerant: false) { return text }
    guard let reading = NumberReading(text, self, mayCut: false),
      let written = self.written(reading, in: 0..<text.utf8.count, mayCut: false)
    else { return text }
    let number = written.joined()
    return isFaultless(number, tolerant: false) ? number : text
  }
}

extension DecimalFormat {
  /// Returns the clusters in a range of a number, written in this format.
  ///
  /// - Parameter mayCut: Whether to cut any excess decimals, or only zeros.
  /// - Returns: `nil` if text outside the range would have to change, or the number would.
  private func written(
    _ reading: NumberReading, in range: Range<Int>, mayCut: Bool
  ) -> [String]? {
    let inside = reading.parts.indices { range.contains($0.range.lowerBound) }
    let (front, back) = (reading.parts[..<inside.lowerBound], reading.parts[inside.upperBound...])
    guard (front + back).allSatisfy(isWritten), let cut = cut(reading.parts, inside, mayCut: mayCut)
    else { return nil }
    var written = reading.parts[inside].map { $0.role == .leftOut ? "" : self.written($0) }
    for index in cut { written[index - inside.lowerBound] = "" }
    for index in needlessZeros(reading.parts, inside) { written[index - inside.lowerBound] = "" }

    if let separator = inside.first(where: { reading.parts[$0].role == .separator }),
      leadingSeparator != .allow, !reading.parts.contains(where: { $0.role == .integerDigit })
    {
      let isAlone = !reading.parts.contains { $0.role == .fractionDigit }
      if isAlone, leadingSeparator == .reject { return nil }
      written[separator - inside.lowerBound] = "0" + written[separator - inside.lowerBound]
    }
    if reading.isNegative, !(front + back).contains(where: { $0.role == .sign }) {
      guard allowsNegative, front.isEmpty, !inside.isEmpty else { return nil }
      for index in inside where reading.parts[index].role == .sign {
        written[index - inside.lowerBound] = ""
      }
      written[0] = "-" + written[0]
    }
    return written
  }

  private func written(_ part: NumberReading.Part) -> String {
    normalForm(of: part.character) ?? String(part.character)
  }

  /// Returns whether a cluster outside the insertion is already in its normal form.
  private func isWritten(_ part: NumberReading.Part) -> Bool {
    part.role != .leftOut && normalForm(of: part.character) == nil
  }

  /// Returns the indices in `inside` to cut: excess decimals, and the separator if no decimals are
  /// allowed.
  ///
  /// - Returns: `nil` if the insertion cannot be cut.
  private func cut(
    _ parts: [NumberReading.Part], _ inside: Range<Int>, mayCut: Bool
  ) -> [Int]? {
    let decimals = parts.indices.filter { parts[$0].role == .fractionDigit }
    var own = decimals.filter(inside.contains)
    let room = places - (decimals.count - own.count)
    let separator = inside.first { parts[$0].role == .separator }
    if room < 0 || (separator == nil && !own.isEmpty && room == 0) { return nil }
    own.removeFirst(min(own.count, room))
    if !mayCut, own.contains(where: { parts[$0].character.decimalDigit != 0 }) { return nil }
    return own + (places == 0 ? [separator].compactMap { $0 } : [])
  }

  /// Returns the indices in `inside` of leading zeros to remove.
  private func needlessZeros(_ parts: [NumberReading.Part], _ inside: Range<Int>) -> [Int] {
    let digits = parts.indices.filter { parts[$0].role == .integerDigit }
    guard leadingZeros != .allow, let first = digits.first, inside.contains(first) else {
      return []
    }
    return digits.dropLast()
      .prefix { inside.contains($0) && parts[$0].character.decimalDigit == 0 }
  }
}

extension [NumberReading.Part] {
  /// Returns the indices of the elements that meet a condition, which must be contiguous.
  fileprivate func indices(_ isIncluded: (Element) -> Bool) -> Range<Int> {
    guard let first = firstIndex(where: isIncluded), let last = lastIndex(where: isIncluded) else {
      return endIndex..<endIndex
    }
    return first..<last + 1
  }
}
