/// A block of digits that represents one number: the month in `20240229`.
public struct DigitBlock: Hashable, Sendable {
  /// The number of digits.
  public var digits: Int
  /// The allowed numbers.
  public var range: ClosedRange<Int>

  /// Creates a block; the number of digits is clamped to 1...18.
  public init(_ digits: Int, in range: ClosedRange<Int>) {
    self.digits = max(1, min(18, digits))
    self.range = range
  }

  /// Returns whether the first digits of the block can become an allowed number.
  fileprivate func admits(_ text: some Collection<UInt8>) -> Bool {
    var number = 0
    for digit in text { number = number * 10 + Int(digit & 0x0F) }
    var (low, high) = (number, number)
    for _ in text.count..<max(text.count, digits) { (low, high) = (low * 10, high * 10 + 9) }
    return low <= range.upperBound && high >= range.lowerBound
  }
}

extension Rule {
  /// Requires blocks of digits, each with a number in a range, such as the parts of a date or a
  /// time.
  ///
  /// A typed digit that cannot lead to an allowed number is rejected. A finished text contains all
  /// digits of its blocks, and at least the required blocks.
  ///
  /// ```swift
  /// let time = Intercepter(
  ///   rules: [.numbersOnly(), .digitBlocks([DigitBlock(2, in: 0...23), DigitBlock(2, in: 0...59)])],
  ///   format: .pattern("##:##"))
  /// ```
  ///
  /// - Parameters:
  ///   - blocks: The blocks in order.
  ///   - required: The minimum number of blocks in a finished text; `nil` for all.
  /// - Complexity: O(*n*) in the length of the text.
  public static func digitBlocks(_ blocks: [DigitBlock], required: Int? = nil) -> Rule {
    let places = DigitPlaces(blocks, required: required ?? blocks.count)
    return Rule(
      "digitBlocks",
      validate: { places.validity(of: $0) },
      sanitize: { $0 },
      judge: { proposal in
        let faults = places.faults(in: proposal.state.text)
        if faults.count <= places.faults(in: proposal.previous.text).count { return .accept }
        return .reject(Violations(Violation(.outOfRange, range: faults[0])))
      })
  }
}

/// The positions of blocks of digits in a text.
struct DigitPlaces: Sendable {
  private let blocks: [DigitBlock]
  private let required: Int

  init(_ blocks: [DigitBlock], required: Int) {
    self.blocks = blocks
    self.required = blocks.prefix(required).reduce(0) { $0 + $1.digits }
  }

  /// Returns the ranges of the blocks without an allowed number, in UTF-16.
  ///
  /// Other rules judge a text that contains anything but ASCII digits.
  func faults(in text: String) -> [Range<Int>] {
    let digits = Array(text.utf8)
    guard digits.allSatisfy({ $0.isASCIIDigit }) else { return [] }
    var faults: [Range<Int>] = []
    var start = 0
    for block in blocks where start < digits.count {
      let end = min(digits.count, start + block.digits)
      if !block.admits(digits[start..<end]) { faults.append(start..<end) }
      start = end
    }
    return faults
  }

  func validity(of text: String) -> Validity {
    if let fault = faults(in: text).first {
      return Validity(.invalid, Violations(Violation(.outOfRange, range: fault)))
    }
    let count = text.utf8.count
    var ends: [Int] = []
    for block in blocks { ends.append((ends.last ?? 0) + block.digits) }
    if count >= required, ends.contains(count) || count == 0 { return Validity(.valid) }
    let limit = ends.first { $0 >= max(required, count) } ?? required
    return Validity(
      count > limit ? .valid : .intermediate,
      count > limit
        ? []
        : Violations(
          Violation(
            .tooShort, range: 0..<text.utf16Length, limit: limit, actual: count, unit: .graphemes)))
  }
}
