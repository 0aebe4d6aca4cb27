extension DecimalFormat {
  /// Returns the proposed state, amended to keep the insertion's part of the number in the whole
  /// text.
  ///
  /// - Returns: `nil` if the text is not a number, or if the part cannot be written in its place.
  func kept(_ proposal: Proposal) -> EditingState? {
    let change = proposal.change
    // The insertion is a mark on an existing digit: dropping the cluster would drop the digit.
    if change.kind == .insertion, !change.removed.isEmpty { return nil }
    guard let amount = Amount(proposal.state.text, self, mayCut: true),
      let written = WrittenAmount(amount, self, in: change.inserted, mayCut: true)
    else { return nil }
    var next = written.range.lowerBound
    return proposal.rewritingClusters { _ in
      defer { next += 1 }
      return written.text(at: next)
    }
  }

  /// Returns the number in a text, written in this format.
  ///
  /// - Returns: The text itself if it contains no number, or none that is allowed exactly as it is.
  func sanitize(_ text: String) -> String {
    if isFaultless(text, tolerant: false) { return text }
    guard let amount = Amount(text, self, mayCut: false),
      let written = WrittenAmount(amount, self, in: 0..<text.utf8.count, mayCut: false)
    else { return text }
    var bytes: [UInt8] = []
    for index in written.range { written.append(index, to: &bytes) }
    let number = bytes.string
    return isFaultless(number, tolerant: false) ? number : text
  }

  /// Returns a number with grouped digits or a currency in the spelling of this format.
  ///
  /// The rule may forbid that number. A text without a number stays unchanged.
  func written(_ text: String) -> String {
    guard !isFaultless(text, tolerant: false),
      let amount = Amount(text, self, mayCut: false)
    else { return text }
    let sanitized = sanitize(text)
    if !sanitized.hasSameScalars(as: text) { return sanitized }
    var number: [UInt8] = amount.isNegative ? [UInt8(ascii: "-")] : []
    func append(_ range: Range<Int>) {
      for index in range where amount.clusters[index].isDigit {
        amount.append(index, as: self, to: &number)
      }
    }
    append(amount.integer)
    if !amount.fraction.isEmpty {
      number += String(separator)
      append(amount.fraction)
    }
    return number.string
  }

  /// Returns whether a text contains the same number as a text made from it.
  ///
  /// - Parameter isNone: The result if the first text contains no number.
  func isNumber(_ text: String, writtenAs other: String, orNone isNone: Bool) -> Bool {
    guard let number = number(in: text) else { return isNone }
    return number == self.number(in: other)
  }

  /// Returns the variant of a violation for a text that is an amount but for a dash at its end:
  /// `¥1,234-`, `20.-`.
  ///
  /// - Parameter proposal: The edit, or `nil` for a whole text. A typed key is judged from its bytes,
  ///   which do not show it.
  func closing(_ text: String, _ proposal: Proposal?) -> Violation.Variant? {
    if let proposal, proposal.insertedCluster != nil { return nil }
    var dash: Int?
    text.forEachCluster(in: text.trimmedRange) { cluster in
      dash = CanonicalCharacter(cluster.utf8).isMinusSign ? cluster.range.lowerBound : nil
    }
    guard let dash, Amount(text, self, mayCut: true) == nil else { return nil }
    let amount = Amount(text.text(utf8: 0..<dash), self, mayCut: true)
    return amount?.isNegative == false ? .closingDash : nil
  }

  private func number(in text: String) -> DecimalNumber? {
    if isFaultless(text, tolerant: false) { return number(text, tolerant: false) }
    return Amount(text, self, mayCut: false, readsAnyDigits: true)?.number
  }
}
