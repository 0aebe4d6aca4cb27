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
  init?(in text: Substring, _ format: DecimalFormat) {
    let clusters = text.compactMap { Cluster($0, format) }
    // Digits that are not understood here would be lost out of the number.
    if clusters.contains(where: { $0.isForeignDigit }) { return nil }
    guard let first = clusters.firstIndex(where: { $0.isDigit }),
      let last = clusters.lastIndex(where: { $0.isDigit })
    else {
      guard clusters.count == 1 else { return nil }
      switch clusters[0].symbol {
      case .separator: self.init(hasSeparator: true)
      case .minus: self.init(isNegative: true)
      default: return nil
      }
      return
    }
    let start = first > 0 && clusters[first - 1].isSeparator ? first - 1 : first
    guard let isNegative = Self.isNegative(clusters[..<start], clusters[(last + 1)...]) else {
      return nil
    }

    var runs = DigitRuns()
    var digits: [Character] = []
    for cluster in clusters[start...last] {
      switch cluster.symbol {
      case .digit(let digit):
        runs.add(digit)
        digits.append(cluster.character)
      case .separator, .groupingSeparator: runs.add(cluster.character)
      default: return nil
      }
    }
    let integerCount: Int
    switch format.reading(of: runs) {
    case .grouping: integerCount = digits.count
    case .decimal: integerCount = runs.counts.dropLast().reduce(0, +)
    case .unclear: return nil
    }
    let hasDecimals = integerCount < digits.count
    let isUnfinished =
      runs.marks.isEmpty && last + 2 == clusters.count && clusters[last + 1].isSeparator
    self.init(
      isNegative: isNegative, integer: Array(digits[..<integerCount]),
      fraction: Array(digits[integerCount...]), hasSeparator: hasDecimals || isUnfinished)
  }

  /// Whether the number between two texts is negative; `nil` where a minus sign is near it, but not
  /// where this library puts one: `- 5`, `-€5`, `5-`.
  private static func isNegative(
    _ before: ArraySlice<Cluster>, _ behind: ArraySlice<Cluster>
  ) -> Bool? {
    if behind.first?.isMinus == true { return nil }
    if before.last?.isMinus == true { return true }
    let near = before.reversed().prefix { !$0.character.isLetter }
    return near.contains { $0.isMinus } ? nil : false
  }
}

/// A grapheme cluster, and what it is in a number among other text.
private struct Cluster {
  let character: Character
  let symbol: DecimalFormat.Symbol

  /// What groups digits everywhere: spaces and apostrophes.
  private static let groupingMarks: Set<Character> = [
    " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}",
  ]

  /// `nil` for direction marks, which say nothing.
  init?(_ character: Character, _ format: DecimalFormat) {
    self.character = character
    switch format.symbol(character, tolerant: true) {
    case .directionMark: return nil
    case .other where Self.groupingMarks.contains(character): symbol = .groupingSeparator
    case let other: symbol = other
    }
  }

  var isDigit: Bool { if case .digit = symbol { true } else { false } }
  var isSeparator: Bool { if case .separator = symbol { true } else { false } }
  var isMinus: Bool { if case .minus = symbol { true } else { false } }
  var isForeignDigit: Bool { !isDigit && character.decimalDigit != nil }
}
