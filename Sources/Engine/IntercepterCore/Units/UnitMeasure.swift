/// How a unit measures valid UTF-8.
///
/// A measure is an object, as the definition of a rule is, so a program contains only the units that
/// it uses.
class UnitMeasure: @unchecked Sendable {
  /// The name of the unit, or `nil` for a custom unit.
  let name: LengthUnit.Name?
  /// A Boolean value that indicates whether the unit counts clusters instead of scalars or bytes.
  let countsClusters: Bool

  init(_ name: LengthUnit.Name?, countsClusters: Bool = false) {
    self.name = name
    self.countsClusters = countsClusters
  }

  /// Returns the length, or `nil` if that requires cluster boundaries.
  func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { nil }

  /// A quick check of whether the length is within a limit, without measuring.
  ///
  /// `false` is not certain.
  func quickCheckIsWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    name.map { utf8.count <= limit / $0.mostPerByte } ?? false
  }

  /// Returns the length of a scalar, in a unit that does not count clusters.
  func length(ofScalar value: UInt32, _ width: Int) -> Int { 1 }

  /// Returns the length of a cluster.
  func length(ofCluster utf8: UnsafeBufferPointer<UInt8>) -> Int { exactLength(utf8) ?? 0 }

  /// Returns the run of single-scalar clusters at the front of a range, or `nil` if the unit does
  /// not measure runs.
  func singleScalarRun(
    of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> SingleScalarRun? { nil }
}

extension UnitMeasure {
  /// Returns whether the length of valid UTF-8 is within a limit.
  ///
  /// `true` is certain, `false` is not.
  func isWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if quickCheckIsWithin(limit, utf8) { return true }
    guard let length = exactLength(utf8) else { return false }
    return length <= limit
  }

  /// Returns whether the length of valid UTF-8 reaches a limit.
  ///
  /// `true` is certain, `false` is not.
  func reaches(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let length = exactLength(utf8) { return length >= limit }
    // A thousand scalars can be one cluster, or have no columns.
    return limit <= 0 || name == .graphemes && limit == 1 && !utf8.isEmpty
  }

  /// Returns the length of a short text of single-scalar clusters, in a unit in which a printable
  /// ASCII character counts 1.
  func shortLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    if utf8.count > 256 { return nil }
    if utf8.isPrintableASCII { return utf8.count }
    guard let run = singleScalarRun(of: utf8, in: 0..<utf8.count, fitting: .max),
      run.end == utf8.count
    else { return nil }
    return run.length
  }
}

extension UnitMeasure {
  /// Returns the character of a text that counts most, or nothing if it counts as much as the messages
  /// say of a Chinese character.
  ///
  /// - Complexity: O(1); only the first 256 bytes are read. A character of more than eight bytes, which
  ///   a violation cannot name, is skipped.
  func surprise(in utf8: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard let usual = name?.lengthOfChineseCharacter else { return utf8.part(0..<0) }
    let end = min(utf8.count, 256)
    // Fast path: ASCII, and U+4E00 to U+9F7F, which have the usual length in every unit.
    var (start, hasIdeograph) = (0, false)
    while start < end {
      let lead = utf8.lead(at: start)
      guard lead == 0 || 0xE4B8...0xE9BD ~= lead else { break }
      start += lead == 0 ? 1 : 3
      hasIdeograph = hasIdeograph || lead > 0
    }
    if start >= end { return utf8.part(0..<(hasIdeograph ? 0 : min(1, end))) }
    var (found, most) = (0..<0, 0)
    start = 0
    while start < end {
      let cluster = start..<utf8.endOfCluster(from: start)
      // A line break of two bytes is not what surprises.
      if cluster.count <= 8, utf8[start] >= 0x20 {
        let length = length(ofCluster: utf8.part(cluster))
        if length > most { (found, most) = (cluster, length) }
      }
      start = cluster.upperBound
    }
    // U+3400 to U+9FFF.
    let isUsual =
      most == usual && found.count == 3 && 0xE390...0xE9BF ~= utf8.lead(at: found.lowerBound)
    return utf8.part(isUsual ? 0..<0 : found)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func part(_ range: Range<Int>) -> Self { Self(rebasing: self[range]) }

  /// Returns the first two bytes of a character, or 0 for an ASCII character.
  fileprivate func lead(at start: Int) -> Int {
    self[start] < 0x80 ? 0 : Int(self[start]) << 8 | Int(self[start + 1])
  }
}

final class UTF8Measure: UnitMeasure, @unchecked Sendable {
  init() { super.init(.utf8) }
  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { utf8.count }
  override func length(ofScalar value: UInt32, _ width: Int) -> Int { width }
}

final class UTF16Measure: UnitMeasure, @unchecked Sendable {
  init() { super.init(.utf16) }
  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { utf8.utf16Length }
  override func length(ofScalar value: UInt32, _ width: Int) -> Int { width > 3 ? 2 : 1 }
}

final class ScalarMeasure: UnitMeasure, @unchecked Sendable {
  init() { super.init(.scalars) }
  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { utf8.scalarCount }
}

final class GB18030Measure: UnitMeasure, @unchecked Sendable {
  private let edition: GB18030.Edition

  init(_ name: LengthUnit.Name, _ edition: GB18030.Edition) {
    self.edition = edition
    super.init(name)
  }

  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    GB18030.byteCount(ofUTF8: utf8, edition: edition)
  }

  override func quickCheckIsWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count <= limit / 2 || utf8.count <= limit && utf8.isASCII
      || GB18030.mostBytes(ofUTF8: utf8) <= limit
  }

  override func length(ofScalar value: UInt32, _ width: Int) -> Int {
    width == 1
      ? 1 : Unicode.Scalar(value).map { GB18030.byteCount(of: $0, edition: edition) } ?? 1
  }
}

final class GraphemeMeasure: UnitMeasure, @unchecked Sendable {
  init() { super.init(.graphemes, countsClusters: true) }
  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { shortLength(utf8) }

  override func quickCheckIsWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // A cluster has at least one scalar.
    utf8.count <= limit || utf8.scalarCount <= limit
  }

  override func length(ofCluster utf8: UnsafeBufferPointer<UInt8>) -> Int { 1 }

  override func singleScalarRun(
    of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> SingleScalarRun? {
    utf8.singleScalarRun(in: range, fitting: limit, ideograph: 1) { _ in 1 }
  }
}

/// The measure of a custom unit that counts scalars.
final class CustomScalarMeasure: UnitMeasure, @unchecked Sendable {
  private let length: @Sendable (Unicode.Scalar) -> Int

  init(_ length: @escaping @Sendable (Unicode.Scalar) -> Int) {
    self.length = length
    super.init(nil)
  }

  /// The sum of the lengths of all scalars, at most `Int.max`.
  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var (sum, offset) = (0, 0)
    while offset < utf8.count {
      let (value, width) = utf8.scalar(at: offset)
      offset += width
      let (next, overflow) = sum.addingReportingOverflow(length(ofScalar: value, width))
      if overflow { return .max }
      sum = next
    }
    return sum
  }

  override func length(ofScalar value: UInt32, _ width: Int) -> Int {
    Unicode.Scalar(value).map { max(0, length($0)) } ?? 0
  }
}

/// The measure of a custom unit that counts clusters.
final class CustomClusterMeasure: UnitMeasure, @unchecked Sendable {
  private let length: @Sendable (Character) -> Int

  init(_ length: @escaping @Sendable (Character) -> Int) {
    self.length = length
    super.init(nil, countsClusters: true)
  }

  override func length(ofCluster utf8: UnsafeBufferPointer<UInt8>) -> Int {
    max(0, length(utf8.character))
  }
}
