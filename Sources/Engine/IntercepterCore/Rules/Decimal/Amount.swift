/// The one number in a text, in a form in which people write amounts.
///
/// Its thousands may be grouped. It may have a currency before or after it, a minus sign at either
/// end or parentheses around it, and white space outside. A text with anything else is not a
/// number. Neither is a text with two possible readings: rejecting a price is better than changing
/// it.
struct Amount {
  /// The whole text.
  let text: String
  /// All clusters of the text.
  let clusters: [NumberCluster]
  let isNegative: Bool
  /// The index of a minus sign before the digits.
  let sign: Int?
  /// The indices of the digits before the decimal separator, with the marks that group them.
  let integer: Range<Int>
  /// The index of the decimal separator.
  let separator: Int?
  /// The indices of the digits after the decimal separator.
  let fraction: Range<Int>

  /// Parses a whole text, or returns `nil` if it does not contain exactly one number.
  ///
  /// - Parameters:
  ///   - mayCut: Whether excess decimals may be cut. Otherwise, a mark before three digits is not a
  ///     decimal separator in a field with fewer places.
  ///   - readsAnyDigits: Whether to accept the digits of all scripts, not only the format's.
  init?(_ text: String, _ format: DecimalFormat, mayCut: Bool, readsAnyDigits: Bool = false) {
    guard let clusters = Self.clusters(of: text, format, readsAnyDigits),
      let first = clusters.firstIndex(where: { $0.isDigit }),
      let last = clusters.lastIndex(where: { $0.isDigit }),
      let surroundings = NumberSurroundings(
        before: clusters[..<first], behind: clusters[(last + 1)...], local: format.currency)
    else { return nil }
    let start = surroundings.beginsWithSeparator ? first - 1 : first
    let end = surroundings.endsWithSeparator ? last + 2 : last + 1
    var runs = DigitRuns()
    for cluster in clusters[start..<end] {
      guard cluster.isDigit || cluster.isMark else { return nil }
      runs.add(cluster)
    }
    guard case .grouping(let decimal) = format.reading(of: runs) else { return nil }
    if decimal != nil, runs.areGroups, format.places < 3 {
      guard surroundings.isBare, mayCut, format.places > 0 else { return nil }
    }
    (self.text, self.clusters) = (text, clusters)
    isNegative = surroundings.isNegative
    sign = clusters[..<start].firstIndex { $0.character.isMinusSign }
    separator = decimal == nil ? nil : clusters[..<end].lastIndex { $0.isSeparator }
    integer = start..<(separator ?? end)
    fraction = (separator.map { $0 + 1 } ?? end)..<end
  }

  /// Returns the clusters of a text, or `nil` if too many of them are neither digits nor marks.
  private static func clusters(
    of text: String, _ format: DecimalFormat, _ readsAnyDigits: Bool
  ) -> [NumberCluster]? {
    var clusters: [NumberCluster] = []
    var others = 0
    text.forEachCluster(in: 0..<text.utf8.count) { cluster in
      guard others <= Currency.longest else { return }
      let character = CanonicalCharacter(cluster.utf8)
      var symbol = format.symbol(cluster, tolerant: true)
      if case .other = symbol {
        if character.groupsDigitsEverywhere {
          symbol = .groupingSeparator
        } else if readsAnyDigits, let scalar = character.onlyScalar,
          let digit = DecimalDigits.value(of: scalar.value)
        {
          symbol = .digit(digit)
        } else if !character.isBlank {
          others += 1
        }
      }
      clusters.append(NumberCluster(range: cluster.range, character: character, symbol: symbol))
    }
    return others <= Currency.longest ? clusters : nil
  }
}

extension Amount {
  /// Returns whether a cluster is part of the number: its sign, its separator or a digit.
  func isPart(_ index: Int) -> Bool {
    index == sign || index == separator || clusters[index].isDigit
  }

  /// The value of the number.
  var number: DecimalNumber {
    DecimalNumber(
      isNegative: isNegative, integer: asciiDigits(in: integer),
      fraction: asciiDigits(in: fraction))
  }

  private func asciiDigits(in range: Range<Int>) -> [UInt8] {
    var digits: [UInt8] = []
    for index in range {
      if case .digit(let digit) = clusters[index].symbol { digits.append(UInt8(0x30 + digit)) }
    }
    return digits
  }
}

extension CanonicalCharacter {
  /// A Boolean value that indicates whether the mark groups digits in every locale: a space or an
  /// apostrophe.
  fileprivate var groupsDigitsEverywhere: Bool {
    switch onlyScalar {
    case " "?, "\u{A0}"?, "\u{2007}"?, "\u{2008}"?, "\u{2009}"?,
      "\u{202F}"?, "'"?, "\u{2019}"?:
      true
    default: false
    }
  }
}
