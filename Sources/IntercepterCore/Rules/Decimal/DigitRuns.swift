/// The runs of digits in a text, and the marks between them.
struct DigitRuns {
  /// The number of digits before each mark, and after the last.
  private(set) var counts = [0]
  private(set) var marks: [Character] = []
  private var beginsWithZero = false

  mutating func add(_ digit: Int) {
    if counts == [0] { beginsWithZero = digit == 0 }
    counts[counts.count - 1] += 1
  }

  mutating func add(_ mark: Character) {
    marks.append(mark)
    counts.append(0)
  }

  /// Removes a mark behind the last digit that meets a condition, and returns whether there was one.
  mutating func dropFinalMark(where isDropped: (Character) -> Bool) -> Bool {
    guard counts.last == 0, let mark = marks.last, isDropped(mark) else { return false }
    marks.removeLast()
    counts.removeLast()
    return true
  }

  /// Returns whether the first `count` runs are groups: `12,345,678`, or `1,23,456` in India.
  ///
  /// The marks between them must all be the same; the Arabic decimal separator never groups. The first group must not begin with a zero:
  /// `0,500` is a half.
  func areGroups(first count: Int) -> Bool {
    let counts = counts.prefix(count)
    guard count > 1, !beginsWithZero, counts[count - 1] == 3,
      marks.prefix(count - 1).allSatisfy({ $0 == marks[0] }), marks[0] != "٫"
    else { return false }
    let middle = counts.dropFirst().dropLast()
    if middle.allSatisfy({ $0 == 3 }) { return (1...3).contains(counts[0]) }
    return middle.allSatisfy { $0 == 2 } && (1...2).contains(counts[0])
      && ",，٬".contains(marks[0])
  }
}

extension DecimalFormat {
  /// The meaning of the marks between digits.
  enum MarksReading {
    /// All marks group digits; there may be none.
    case grouping
    /// The last mark is the decimal separator; the marks before it group digits.
    case decimal
    case unclear
  }

  func reading(of runs: DigitRuns) -> MarksReading {
    let count = runs.marks.count
    guard let last = runs.marks.last else { return .grouping }
    let mayGroup = runs.areGroups(first: count + 1)
    guard case .separator = symbol(last, tolerant: true), !runs.marks.dropLast().contains(last)
    else { return mayGroup ? .grouping : .unclear }
    if count > 1 { return runs.areGroups(first: count) ? .decimal : .unclear }
    if last == separator || !mayGroup { return .decimal }
    if groupingSeparators.contains(last) { return .grouping }
    // Only points and commas group digits in some locales; other decimal separators do not.
    guard ".,．，".contains(last) else { return .decimal }
    return groupingSeparators.isEmpty && places < 3 ? .grouping : .unclear
  }
}
