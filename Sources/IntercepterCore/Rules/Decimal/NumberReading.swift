/// The one number in a text, in a form in which people write amounts.
///
/// Its thousands may be grouped. It may have a currency before or after it, a minus sign at either
/// end or parentheses around it, and white space outside. A text with anything else is not a
/// number. Neither is a text with two possible readings: rejecting a price is better than changing
/// it.
struct NumberReading {
  /// The role of a cluster in the number.
  enum Role {
    case sign, integerDigit, separator, fractionDigit
    /// The cluster groups digits or surrounds the number.
    case leftOut
  }

  /// A grapheme cluster of the text.
  struct Part {
    /// The range in UTF-8 offsets.
    let range: Range<Int>
    let character: Character
    fileprivate let symbol: DecimalFormat.Symbol
    fileprivate(set) var role = Role.leftOut
  }

  /// All clusters of the text.
  private(set) var parts: [Part]
  let isNegative: Bool

  /// Parses a whole text, or returns `nil` if it does not contain exactly one number.
  ///
  /// - Parameters:
  ///   - mayCut: Whether excess decimals may be cut. Otherwise, a mark before three digits is not a
  ///     decimal separator in a field with fewer places.
  ///   - readsAnyDigits: Whether to accept the digits of all scripts, not only the format's.
  init?(_ text: String, _ format: DecimalFormat, mayCut: Bool, readsAnyDigits: Bool = false) {
    guard let parts = Self.parts(of: text, format, readsAnyDigits),
      let first = parts.firstIndex(where: { $0.isDigit }),
      let last = parts.lastIndex(where: { $0.isDigit })
    else { return nil }
    self.parts = parts

    let before = String(parts[..<first].map { $0.character })
    let behind = String(parts[(last + 1)...].map { $0.character })
    let hasSeparatorBefore = first > 0 && parts[first - 1].isSeparator
    let hasSeparatorBehind = last + 1 < parts.count && parts[last + 1].isSeparator
    guard
      let surroundings = NumberSurroundings(
        before: before, behind: behind, beginsWithSeparator: hasSeparatorBefore,
        endsWithSeparator: hasSeparatorBehind)
    else { return nil }
    isNegative = surroundings.isNegative

    let start = surroundings.beginsWithSeparator ? first - 1 : first
    let end = surroundings.endsWithSeparator ? last + 1 : last
    var runs = DigitRuns()
    for part in parts[start...end] {
      switch part.symbol {
      case .digit(let digit): runs.add(digit)
      case .separator, .groupingSeparator: runs.add(part.character)
      default: return nil
      }
    }
    let decimal: Int?
    switch format.reading(of: runs) {
    case .grouping: decimal = nil
    case .decimal:
      let mayGroup = runs.areGroups(first: runs.counts.count)
      let isAmount = surroundings.isBare && mayCut && format.places > 0
      if mayGroup, format.places < 3, !isAmount { return nil }
      decimal = parts[...end].lastIndex { $0.isSeparator }
    case .unclear: return nil
    }
    assignRoles(start...end, decimal: decimal)
  }

  private mutating func assignRoles(_ number: ClosedRange<Int>, decimal: Int?) {
    for index in number where parts[index].isDigit {
      parts[index].role = index < decimal ?? parts.count ? .integerDigit : .fractionDigit
    }
    if let decimal { parts[decimal].role = .separator }
    if let sign = parts[..<number.lowerBound].firstIndex(where: { $0.character.isMinusSign }) {
      parts[sign].role = .sign
    }
  }

  /// Returns the clusters of a text, or `nil` if too many of them are neither digits nor marks.
  private static func parts(
    of text: String, _ format: DecimalFormat, _ readsAnyDigits: Bool
  ) -> [Part]? {
    var parts: [Part] = []
    var others = 0
    text.forEachCluster(in: 0..<text.utf8.count) { cluster in
      guard others <= Currency.longest else { return }
      let part = Part(cluster, format, readsAnyDigits)
      if case .other = part.symbol, !part.character.isBlank { others += 1 }
      parts.append(part)
    }
    return others <= Currency.longest ? parts : nil
  }
}

extension NumberReading {
  /// The value of the number.
  var number: DecimalNumber {
    func digits(_ role: Role) -> [UInt8] {
      parts.lazy.filter { $0.role == role }.map { $0.character }.asciiDigits
    }
    return DecimalNumber(
      isNegative: isNegative, integer: digits(.integerDigit), fraction: digits(.fractionDigit))
  }
}

extension DecimalFormat {
  /// Returns whether a text contains the same number as a text made from it.
  ///
  /// - Parameter isNone: The result if the first text contains no number.
  func isNumber(_ text: String, writtenAs other: String, orNone isNone: Bool) -> Bool {
    guard let number = number(in: text) else { return isNone }
    return number == self.number(in: other)
  }

  private func number(in text: String) -> DecimalNumber? {
    if case .number(let parts) = read(text, tolerant: false), isFaultless(text, tolerant: false) {
      return self.number(parts, in: text)
    }
    return NumberReading(text, self, mayCut: false, readsAnyDigits: true)?.number
  }
}

extension NumberReading.Part {
  /// The marks that group digits in every locale: spaces and apostrophes.
  private static let groupingMarks: Set<Character> = [
    " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}",
  ]

  fileprivate init(_ cluster: TextCluster, _ format: DecimalFormat, _ readsAnyDigits: Bool) {
    range = cluster.range
    character = cluster.character
    switch format.symbol(character, tolerant: true) {
    case .other where Self.groupingMarks.contains(character): symbol = .groupingSeparator
    case .other where readsAnyDigits: symbol = character.decimalDigit.map { .digit($0) } ?? .other
    case let other: symbol = other
    }
  }

  fileprivate var isDigit: Bool { if case .digit = symbol { true } else { false } }
  fileprivate var isSeparator: Bool { if case .separator = symbol { true } else { false } }
}
