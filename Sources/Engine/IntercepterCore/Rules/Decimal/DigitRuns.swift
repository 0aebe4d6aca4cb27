/// A grapheme cluster of a text with a number, before normalization.
struct NumberCluster {
  /// The range in UTF-8 offsets.
  let range: Range<Int>
  let character: CanonicalCharacter
  let symbol: DecimalFormat.Symbol

  var isDigit: Bool { if case .digit = symbol { true } else { false } }
  var isZero: Bool { if case .digit(0) = symbol { true } else { false } }
  var isSeparator: Bool { if case .separator = symbol { true } else { false } }
  var isMark: Bool { if case .groupingSeparator = symbol { true } else { isSeparator } }
}

/// The runs of digits in a text, and the marks between them.
struct DigitRuns {
  /// The number of digits before each mark, and after the last.
  private(set) var counts = [0]
  private(set) var marks: [NumberCluster] = []
  /// The range from the first digit to the last.
  private(set) var digits: Range<Int>?
  private(set) var beginsWithZero = false

  /// Appends a cluster if it is a digit or a mark.
  mutating func add(_ cluster: NumberCluster) {
    switch cluster.symbol {
    case .digit(let digit):
      if counts == [0] { beginsWithZero = digit == 0 }
      counts[counts.count - 1] += 1
      digits = (digits ?? cluster.range).lowerBound..<cluster.range.upperBound
    // As behind a minus sign.
    case .groupingSeparator where cluster.character.isBlank && counts == [0]: break
    case .separator, .groupingSeparator:
      marks.append(cluster)
      counts.append(0)
    case .minus, .other: break
    }
  }

  /// Removes a white space after the last digit, as before a minus sign at the end.
  mutating func dropFinalBlank() {
    guard counts.last == 0, marks.last?.character.isBlank == true else { return }
    marks.removeLast()
    counts.removeLast()
  }

  /// The number of digits that the last run lacks to be a group; `nil` if the runs cannot become
  /// groups.
  ///
  /// Before a single mark, the digits may be groups that a format has removed the marks of.
  var missingDigits: Int? {
    let last = counts.count - 1
    guard last > 0, counts[last] <= 3 else { return nil }
    if last == 1, counts[1] < 3, counts[0] > 0, !beginsWithZero { return 3 - counts[1] }
    var groups = self
    groups.counts[last] = 3
    return groups.areGroups ? 3 - counts[last] : nil
  }

  /// A Boolean value that indicates whether all runs are groups.
  var areGroups: Bool { areGroups(first: counts.count) }

  /// Returns whether the first `count` runs are groups: `12,345,678`, or `1,23,456` in India.
  ///
  /// The marks between them must all be the same; the Arabic decimal separator never groups. The
  /// first group must not begin with a zero: `0,500` is a half.
  func areGroups(first count: Int) -> Bool {
    guard count > 1, !beginsWithZero else { return false }
    let mark = marks[0].character
    return mark.onlyScalar != "٫"
      && marks.prefix(count - 1).allSatisfy { $0.character == mark }
      && counts.prefix(count).areGroups(endingWith: 3, after: mark.groupsTwoDigits ? 2 : 3)
  }
}

extension DecimalFormat {
  /// The meaning of the marks between digits.
  enum MarksReading {
    /// Each mark has its usual role.
    case asTheyAre
    /// The marks group digits, except the decimal separator at a UTF-8 offset.
    case grouping(decimal: Int?)
    case unclear
  }

  /// Returns the meaning of the marks in a text.
  func reading(of runs: DigitRuns) -> MarksReading {
    guard let last = runs.marks.last else { return .grouping(decimal: nil) }
    let mark = last.character
    let decimal = MarksReading.grouping(decimal: last.range.lowerBound)
    let others = runs.marks.dropLast()
    guard last.isSeparator, !others.contains(where: { $0.character == mark }) else {
      return runs.areGroups ? .grouping(decimal: nil) : .unclear
    }
    if !others.isEmpty { return runs.areGroups(first: runs.marks.count) ? decimal : .unclear }
    if isSeparator(mark) || !runs.areGroups { return decimal }
    if groupingSeparators.contains(mark) { return .grouping(decimal: nil) }
    // Points and commas group digits in some locales; other decimal separators never do.
    return mark.isPointOrComma ? .unclear : decimal
  }
}

extension CanonicalCharacter {
  /// A Boolean value that indicates whether the mark groups digits of which all but the last three
  /// are in pairs.
  fileprivate var groupsTwoDigits: Bool {
    switch onlyScalar {
    case ","?, "，"?, "٬"?: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the mark groups digits in one locale and precedes
  /// decimals in another.
  fileprivate var isPointOrComma: Bool {
    switch onlyScalar {
    case "."?, ","?, "．"?, "，"?, "،"?: true
    default: false
    }
  }
}
