/// How a decimal number is written in a field, and what is wrong with one that is not written so.
struct DecimalFormat: Sendable {
  let places: Int
  let integerDigits: Int?
  let separator: Character
  let alternativeSeparators: Set<Character>
  let digits: DigitPolicy
  let allowsNegative: Bool
  let leadingZeros: LeadingZeroPolicy
  let leadingSeparator: LeadingSeparatorPolicy
  let minimum: DecimalNumber?
  let maximum: DecimalNumber?

  /// One thing that is wrong with a whole text.
  struct Fault: Sendable {
    let code: Violation.Code
    /// In UTF-8 offsets.
    let range: Range<Int>
    var limit: Int?
    var actual: Int?
    /// The number itself, where it is out of range.
    var number: DecimalNumber?

    /// Whether a text that had this fault may have the other one too: the same, and no worse.
    func excuses(_ other: Fault) -> Bool {
      guard code == other.code, code != .notANumber else { return false }
      if let number, let worse = other.number { return worse.magnitude <= number.magnitude }
      return (other.actual ?? 0) <= (actual ?? 0)
    }
  }

  /// What a grapheme cluster is in a number.
  enum Symbol {
    case digit(Int)
    case separator
    case minus
    case other
  }

  /// What a cluster is; a `tolerant` reading understands what is normalized where it is inserted.
  func symbol(_ cluster: Character, tolerant: Bool) -> Symbol {
    if cluster == separator { return .separator }
    if cluster == "-" { return .minus }
    if let digit = cluster.decimalDigit {
      let isWritten = cluster.isASCII || digits == .any
      return isWritten || (tolerant && digits != .ascii) ? .digit(digit) : .other
    }
    guard tolerant else { return .other }
    if alternativeSeparators.contains(cluster) { return .separator }
    return cluster == "\u{2212}" || cluster == "\u{FF0D}" ? .minus : .other
  }

  /// How a cluster is written here, where that differs.
  func normalForm(of cluster: Character) -> String? {
    switch symbol(cluster, tolerant: true) {
    case .digit(let digit): digits == .normalized && !cluster.isASCII ? String(digit) : nil
    case .separator: cluster == separator ? nil : String(separator)
    case .minus: cluster == "-" ? nil : "-"
    case .other: nil
    }
  }

  /// A text taken apart, or the place of the first cluster that makes it no number.
  enum Reading {
    case number(NumberParts)
    case notANumber(Range<Int>)
  }

  func read(_ text: some StringProtocol, tolerant: Bool) -> Reading {
    var parts = NumberParts()
    var offset = 0
    for cluster in text {
      let end = offset + cluster.utf8.count
      switch symbol(cluster, tolerant: tolerant) {
      case .digit(let digit): parts.add(UInt8(digit), at: offset..<end)
      case .separator where parts.separator == nil: parts.separator = offset..<end
      case .minus where offset == 0: parts.sign = offset..<end
      default: return .notANumber(offset..<end)
      }
      offset = end
    }
    return .number(parts)
  }

  /// Everything that is wrong with a text; where it is no number at all, that alone.
  func faults(in text: String, tolerant: Bool) -> [Fault] {
    switch read(text, tolerant: tolerant) {
    case .number(let parts): faults(of: parts)
    case .notANumber(let range): [Fault(code: .notANumber, range: range)]
    }
  }

  private func faults(of parts: NumberParts) -> [Fault] {
    var faults: [Fault] = []
    func add(_ code: Violation.Code, _ range: Range<Int>?, limit: Int? = nil, actual: Int? = nil) {
      guard let range else { return }
      faults.append(Fault(code: code, range: range, limit: limit, actual: actual))
    }
    if !allowsNegative { add(.negativeNotAllowed, parts.sign) }
    if parts.integer.isEmpty, leadingSeparator != .allow {
      add(.leadingSeparator, parts.separator)
    }
    if leadingZeros != .allow, parts.integer.count > 1, parts.integer[0] == 0 {
      add(.leadingZero, parts.needlessZeros, actual: parts.zeroCount)
    }
    if let integerDigits, parts.integer.count > integerDigits {
      add(
        .tooManyIntegerDigits, parts.integerRange, limit: integerDigits,
        actual: parts.integer.count)
    }
    if places == 0 {
      add(.tooManyDecimalPlaces, parts.separator, limit: 0, actual: parts.fraction.count)
    } else if parts.fraction.count > places {
      add(
        .tooManyDecimalPlaces, parts.fractionRange, limit: places, actual: parts.fraction.count)
    }
    // Typing on makes a number larger in magnitude, never smaller.
    if let number = parts.number, minimum != nil || maximum != nil,
      number.isNegative
        ? minimum.map({ number < $0 }) == true : maximum.map({ number > $0 }) == true
    {
      faults.append(Fault(code: .outOfRange, range: parts.wholeRange, number: number))
    }
    return faults
  }

  /// What a text without faults still lacks to be a finished number.
  func unfinished(_ text: String) -> Fault? {
    guard !text.isEmpty, case .number(let parts) = read(text, tolerant: false) else { return nil }
    let whole = 0..<text.utf8.count
    guard let number = parts.number, parts.separator == nil || !parts.fraction.isEmpty else {
      return Fault(code: .notANumber, range: whole)
    }
    let isInside = minimum.map { number >= $0 } ?? true && maximum.map { number <= $0 } ?? true
    return isInside ? nil : Fault(code: .outOfRange, range: whole)
  }
}

/// A number taken apart, with the places of its parts in UTF-8 offsets.
struct NumberParts {
  var sign: Range<Int>?
  var separator: Range<Int>?
  private(set) var integer: [UInt8] = []
  private(set) var fraction: [UInt8] = []
  private(set) var integerRange: Range<Int>?
  private(set) var fractionRange: Range<Int>?
  /// Where the zeros at the front end.
  private var zerosEnd: Int?
  private(set) var zeroCount = 0
  private var lastDigitStart: Int?

  mutating func add(_ digit: UInt8, at range: Range<Int>) {
    if separator == nil {
      if digit == 0, zeroCount == integer.count {
        zeroCount += 1
        zerosEnd = range.upperBound
      }
      lastDigitStart = range.lowerBound
      integer.append(digit)
      integerRange = (integerRange?.lowerBound ?? range.lowerBound)..<range.upperBound
    } else {
      fraction.append(digit)
      fractionRange = (fractionRange?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
  }

  /// The zeros at the front that say nothing; a zero alone says something.
  var needlessZeros: Range<Int>? {
    guard let start = integerRange?.lowerBound, let zerosEnd, let lastDigitStart else { return nil }
    let end = min(zerosEnd, lastDigitStart)
    return start < end ? start..<end : nil
  }

  var isEmpty: Bool {
    sign == nil && separator == nil && integer.isEmpty && fraction.isEmpty
  }

  var wholeRange: Range<Int> {
    0..<(fractionRange ?? separator ?? integerRange ?? 0..<0).upperBound
  }

  var number: DecimalNumber? {
    if integer.isEmpty, fraction.isEmpty { return nil }
    return DecimalNumber(isNegative: sign != nil, integer: integer, fraction: fraction)
  }
}

extension [DecimalFormat.Fault] {
  func violations(in text: String) -> Violations {
    var violations = Violations()
    for fault in self {
      let start = text.utf16Length(inUTF8: 0..<fault.range.lowerBound)
      violations.append(
        Violation(
          fault.code, range: start..<start + text.utf16Length(inUTF8: fault.range),
          limit: fault.limit, actual: fault.actual))
    }
    return violations
  }
}
