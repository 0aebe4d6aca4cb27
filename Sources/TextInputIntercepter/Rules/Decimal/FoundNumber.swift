/// The one number that a text says, as people write numbers: with its thousands grouped, a currency
/// before it, a full stop behind it.
///
/// What can be read in two ways is no number: better to refuse a price than to change it.
struct FoundNumber {
  let isNegative: Bool
  let integer: [Character]
  let fraction: [Character]
  let hasSeparator: Bool

  private init(
    isNegative: Bool = false, integer: [Character] = [], fraction: [Character] = [],
    hasSeparator: Bool = false
  ) {
    self.isNegative = isNegative
    self.integer = integer
    self.fraction = fraction
    self.hasSeparator = hasSeparator
  }

  /// Finds the number in a text; `nil` where there is none or more than one.
  init?(in clusters: [Character], _ format: DecimalFormat) {
    func isDigit(_ cluster: Character) -> Bool {
      if case .digit = format.symbol(cluster, tolerant: true) { true } else { false }
    }
    func isSeparator(_ cluster: Character) -> Bool {
      if case .separator = format.symbol(cluster, tolerant: true) { true } else { false }
    }
    func isMinus(_ cluster: Character) -> Bool {
      if case .minus = format.symbol(cluster, tolerant: true) { true } else { false }
    }
    // Digits that are not understood here would be lost out of the number.
    if clusters.contains(where: { $0.decimalDigit != nil && !isDigit($0) }) { return nil }
    guard var start = clusters.firstIndex(where: isDigit),
      let end = clusters.lastIndex(where: isDigit)
    else {
      guard clusters.count == 1 else { return nil }
      if isSeparator(clusters[0]) { self.init(hasSeparator: true); return }
      if isMinus(clusters[0]) { self.init(isNegative: true); return }
      return nil
    }
    if start > 0, isSeparator(clusters[start - 1]) { start -= 1 }
    let isNegative = start > 0 && isMinus(clusters[start - 1])

    // Runs of digits and the marks between them.
    var runs: [[Character]] = [[]]
    var marks: [Character] = []
    for cluster in clusters[start...end] {
      if isDigit(cluster) {
        runs[runs.count - 1].append(cluster)
      } else if isSeparator(cluster) || Self.groupingMarks.contains(cluster) {
        if runs.count > 1, runs[runs.count - 1].isEmpty { return nil }
        marks.append(cluster)
        runs.append([])
      } else {
        return nil
      }
    }
    let decimal = marks.last.flatMap { last -> Character? in
      guard isSeparator(last), marks.count(where: { $0 == last }) == 1 else { return nil }
      let mayBeThousands =
        marks.count == 1 && last != format.separator && format.places < 3
        && Self.areGroups(runs[...])
      return mayBeThousands ? nil : last
    }
    let groupCount = decimal == nil ? runs.count : runs.count - 1
    let grouping = decimal == nil ? marks[...] : marks.dropLast()
    if groupCount > 1 {
      guard Set(grouping).count == 1, Self.areGroups(runs[..<groupCount]) else { return nil }
    }
    let isUnfinished = marks.isEmpty && end + 2 == clusters.count && isSeparator(clusters[end + 1])
    self.init(
      isNegative: isNegative, integer: Array(runs[..<groupCount].joined()),
      fraction: decimal == nil ? [] : runs[runs.count - 1],
      hasSeparator: decimal != nil || isUnfinished)
  }

  /// What groups thousands besides the separators: spaces and apostrophes.
  private static let groupingMarks: Set<Character> = [
    " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}",
  ]

  /// Whether runs of digits are groups as in `12,345,678`, or `1,23,456` in India.
  private static func areGroups(_ runs: ArraySlice<[Character]>) -> Bool {
    guard let first = runs.first, let last = runs.last else { return false }
    return (1...3).contains(first.count) && last.count == 3
      && runs.dropFirst().allSatisfy { (2...3).contains($0.count) }
  }
}

extension DecimalFormat {
  /// How a number is written between two parts of another one; `nil` where it has no place there.
  ///
  /// Only decimals are ever cut. A sign, a separator or a digit before it that has no place leaves
  /// nothing, for what is left would be another number.
  func text(
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
