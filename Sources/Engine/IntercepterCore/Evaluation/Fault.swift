/// A part of a text that a rule objects to.
public struct Fault {
  private let lower: Int
  private let upper: Int
  private let packedActual: PackedInt
  private let packedLimit: PackedInt
  /// The code, if it is not the rule's own.
  let code: Violation.Code.Standard?
  /// The special case of the code.
  public let variant: Violation.Variant?
  /// A Boolean value that indicates whether more typing may mend the text.
  public let isIncomplete: Bool

  @inline(__always)
  init(
    range: Range<Int>, actual: Int? = nil, limit: Int? = nil,
    code: Violation.Code.Standard? = nil, variant: Violation.Variant? = nil,
    isIncomplete: Bool = false
  ) {
    lower = range.lowerBound
    upper = range.upperBound
    packedActual = PackedInt(actual)
    packedLimit = PackedInt(limit)
    self.code = code
    self.variant = variant
    self.isIncomplete = isIncomplete
  }

  /// Returns the same fault in another part of the text.
  func with(_ range: Range<Int>) -> Fault {
    Fault(
      range: range, actual: actual, limit: limit, code: code, variant: variant,
      isIncomplete: isIncomplete)
  }

  /// The part, in UTF-8 offsets of the evaluated text.
  @inline(__always)
  public var range: Range<Int> { Range(uncheckedBounds: (lower, upper)) }
  /// The actual value, such as the length of the text.
  public var actual: Int? { packedActual.value }
  /// The limit, if it is not the rule's own.
  public var limit: Int? { packedLimit.value }
}

/// The faults of a text, which a rule's definition appends in the order of the text.
///
/// The first fault is stored inline. A rejected keystroke has one, and so allocates nothing.
public struct Faults {
  /// A Boolean value that indicates whether the rule accepts the text as it is.
  private(set) var isNone = true
  /// A Boolean value that indicates whether the bytes do not decide, and the rule needs the
  /// proposal.
  private(set) var isUndecided = false
  /// A Boolean value that indicates whether the rule writes a part of the text differently.
  private(set) var needsRewriting = false
  /// The number of faults.
  public private(set) var count = 0
  private var head = Fault(range: 0..<0)
  private var tail: [Fault]?

  @inline(__always)
  init() {}

  @inline(__always)
  mutating func add(_ fault: Fault) {
    isNone = false
    if count == 0 { head = fault } else { append(fault) }
    count &+= 1
  }

  private mutating func append(_ fault: Fault) {
    tail = tail ?? []
    tail?.append(fault)
  }

  /// Appends a fault.
  ///
  /// - Parameters:
  ///   - range: The offending part, in UTF-8 offsets. It is clamped to the text and extended to
  ///     whole grapheme clusters.
  ///   - actual: The actual value, such as a length.
  ///   - variant: The special case of the rule's code, if it has its own sentence.
  ///   - isIncomplete: Whether more typing may mend the text. If that is so for the only fault of a
  ///     finished text, the text is `.intermediate`.
  public mutating func add(
    _ range: Range<Int>, actual: Int? = nil, variant: Violation.Variant? = nil,
    isIncomplete: Bool = false
  ) {
    add(Fault(range: range, actual: actual, variant: variant, isIncomplete: isIncomplete))
  }

  /// Replaces the ranges of all faults.
  mutating func changeRanges(_ change: (Range<Int>) -> Range<Int>) {
    head = head.with(change(head.range))
    if var faults = tail.take() {
      for index in faults.indices {
        faults[index] = faults[index].with(change(faults[index].range))
      }
      tail = faults
    }
  }

  /// States that the rule writes a part of the text differently, although it accepts it.
  ///
  /// The engine then calls ``ByteRule/replacement(for:isFault:)``.
  public mutating func needRewriting() { (isNone, needsRewriting) = (false, true) }

  mutating func leaveUndecided() { (isNone, isUndecided) = (false, true) }

  /// The first fault, or `nil` if there is none.
  public var first: Fault? { count > 0 ? head : nil }

  /// Returns the fault at a position, or `nil` after the last one.
  public subscript(position: Int) -> Fault? {
    if position >= count { return nil }
    return position == 0 ? head : tail?[position - 1]
  }

  /// A Boolean value that indicates whether more typing may mend all faults.
  var areIncomplete: Bool { count == 1 && head.isIncomplete }
}
