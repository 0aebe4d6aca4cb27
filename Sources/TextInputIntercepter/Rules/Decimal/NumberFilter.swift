/// Chooses, of what is inserted into a number, the clusters that have a place there.
///
/// It never makes a number ten or a hundred times as large: a separator with no digit before it gets
/// a zero, what two kinds of separators group in thousands is put together, and where there is no
/// place for decimals they go with their separator.
struct NumberFilter {
  private let format: DecimalFormat
  private let front: NumberParts
  private let back: NumberParts
  private var hasSeparator: Bool
  private var integerCount: Int
  private var fractionCount: Int
  private var isAtStart: Bool

  /// Creates a filter for what comes between two parts of a number.
  init(_ format: DecimalFormat, between front: NumberParts, and back: NumberParts) {
    self.format = format
    self.front = front
    self.back = back
    hasSeparator = front.separator != nil
    integerCount = front.integer.count
    fractionCount = front.fraction.count
    isAtStart = front.isEmpty
  }

  /// What to write for each cluster, `nil` for those that have no place.
  mutating func keep(_ clusters: [Character]) -> [String?] {
    var result = [String?](repeating: nil, count: clusters.count)
    if back.sign != nil || (front.separator != nil && back.separator != nil) { return result }
    let grouping = groupingMarks(clusters)
    var needlessZero: Int?
    for (index, cluster) in clusters.enumerated() where !grouping.contains(cluster) {
      switch format.symbol(cluster, tolerant: true) {
      case .minus: result[index] = format.allowsNegative && isAtStart ? "-" : nil
      case .separator: result[index] = separator()
      case .digit where hasSeparator: result[index] = decimal(cluster)
      case .digit(let digit):
        if format.leadingZeros != .allow, let zero = needlessZero {
          result[zero] = nil
          integerCount -= 1
        }
        needlessZero = integerCount == 0 && digit == 0 ? index : nil
        result[index] = integer(cluster)
      case .other: break
      }
      if result[index] != nil { isAtStart = false }
    }
    return result
  }

  /// The separators that stand for thousands: those of another kind than the last one, as in
  /// `1,234.50` and `1.234,50`.
  private func groupingMarks(_ clusters: [Character]) -> Set<Character> {
    let separators = clusters.filter {
      if case .separator = format.symbol($0, tolerant: true) { true } else { false }
    }
    guard let last = separators.last, separators.count(where: { $0 == last }) == 1 else {
      return []
    }
    return Set(separators).subtracting([last])
  }

  private mutating func separator() -> String? {
    guard format.places > 0 else {
      hasSeparator = true  // so that the digits behind it go with it
      return nil
    }
    guard !hasSeparator, back.separator == nil, back.integer.count <= format.places else {
      return nil
    }
    hasSeparator = true
    let needsZero = integerCount == 0 && format.leadingSeparator != .allow
    return (needsZero ? "0" : "") + String(format.separator)
  }

  private mutating func decimal(_ digit: Character) -> String? {
    guard fractionCount + back.integer.count < format.places else { return nil }
    fractionCount += 1
    return written(digit)
  }

  private mutating func integer(_ digit: Character) -> String? {
    if let most = format.integerDigits, integerCount + back.integer.count >= most { return nil }
    integerCount += 1
    return written(digit)
  }

  private func written(_ cluster: Character) -> String {
    format.normalForm(of: cluster) ?? String(cluster)
  }
}
