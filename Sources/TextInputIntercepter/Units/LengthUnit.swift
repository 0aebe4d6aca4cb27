/// A unit of text length, such as bytes, UTF-16 code units or grapheme clusters.
///
/// A length is the sum of the lengths of the text's scalars or grapheme clusters. Cutting a text at
/// a cluster boundary therefore splits its length exactly. The same unit serves the limit, the
/// counter beside the field and the violation.
///
/// ```swift
/// LengthUnit.gb18030.length(of: "张三😀")  // 8
/// LengthUnit.graphemes.length(of: "张三😀")  // 3
/// ```
public struct LengthUnit: Sendable {
  /// The name of the unit in JSON, scripts and violations.
  public let identifier: String
  private let measure: Measure

  private enum Measure: Sendable {
    case named(UnitName)
    case perScalar(@Sendable (Unicode.Scalar) -> Int)
    case perCluster(MeasureCluster, singleScalarRun: MeasurePlainRun?)
  }

  /// A function that returns the length of a grapheme cluster, given its UTF-8.
  ///
  /// It is not negative.
  package typealias MeasureCluster = @Sendable (_ utf8: UnsafeBufferPointer<UInt8>) -> Int

  /// A function that measures the run of single-scalar clusters at the front of a range, like
  /// `singleScalarRun`.
  package typealias MeasurePlainRun =
    @Sendable (_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ limit: Int) ->
    SingleScalarRun

  /// UTF-8 code units: bytes as databases and web servers count them.
  public static let utf8 = LengthUnit(.utf8)

  /// UTF-16 code units: the length in JavaScript, Java and `NSString`.
  public static let utf16 = LengthUnit(.utf16)

  /// Unicode scalars.
  public static let scalars = LengthUnit(.scalars)

  /// Extended grapheme clusters (UAX #29): characters as users see them.
  public static let graphemes = LengthUnit(.graphemes)

  /// Bytes in GB 18030-2022: 1 for ASCII, 2 for the characters of GBK, 4 for all others.
  public static let gb18030 = LengthUnit(.gb18030)

  /// Bytes in an edition of GB 18030.
  ///
  /// The editions differ on 20 scalars.
  public static func gb18030(edition: GB18030.Edition) -> LengthUnit {
    LengthUnit(UnitName(edition))
  }

  init(_ name: UnitName) {
    identifier = name.rawValue
    measure = .named(name)
  }

  private init(identifier: String, measure: Measure) {
    self.identifier = identifier
    self.measure = measure
  }

  /// The name of the unit if it is one of this library's, or `nil` for a custom unit.
  var name: UnitName? { if case .named(let name) = measure { name } else { nil } }

  /// Creates a custom unit that counts scalars.
  ///
  /// Negative lengths count as 0.
  public static func perScalar(
    _ identifier: String, _ length: @escaping @Sendable (Unicode.Scalar) -> Int
  ) -> LengthUnit {
    LengthUnit(identifier: identifier, measure: .perScalar(length))
  }

  /// Creates a custom unit that counts grapheme clusters.
  ///
  /// Negative lengths count as 0.
  public static func perCharacter(
    _ identifier: String, _ length: @escaping @Sendable (Character) -> Int
  ) -> LengthUnit {
    perCluster(identifier) { max(0, length($0.character)) }
  }

  /// Creates a unit that counts grapheme clusters by their UTF-8.
  ///
  /// - Parameters:
  ///   - singleScalarRun: Measures the run of single-scalar clusters at the front of a range. The
  ///     result must agree with `length`.
  ///   - length: Measures any cluster.
  package static func perCluster(
    _ identifier: String, singleScalarRun: MeasurePlainRun? = nil,
    _ length: @escaping MeasureCluster
  ) -> LengthUnit {
    LengthUnit(
      identifier: identifier, measure: .perCluster(length, singleScalarRun: singleScalarRun))
  }

  /// Returns the length of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) in `utf8`.
  public func length(of text: String) -> Int {
    length(of: text, in: 0..<text.utf8.count)
  }
}

extension LengthUnit {
  /// Returns the length of a part of a text, between UTF-8 offsets on cluster boundaries.
  func length(of text: String, in range: Range<Int>) -> Int {
    if let name, let length = name.exactLength(of: text, in: range) { return length }
    if case .perScalar(let length) = measure {
      return saturatingSum(text.substring(utf8: range).unicodeScalars, length)
    }
    let prefix = prefix(of: text, in: range, fitting: .max)
    return prefix.end < range.upperBound ? .max : prefix.length
  }

  /// A Boolean value that indicates whether the unit counts clusters instead of scalars.
  private var countsClusters: Bool {
    switch measure {
    case .named(let name): name.countsClusters
    case .perScalar: false
    case .perCluster: true
    }
  }

  /// Returns whether a text is longer than a limit, without reading more of it than necessary.
  ///
  /// - Complexity: O(1) if the number of bytes decides, O(*limit*) clusters for units that count
  ///   clusters, O(*n*) otherwise.
  func isLonger(_ text: String, than limit: Int) -> Bool {
    if let name, text.utf8.count <= limit / name.mostPerByte { return false }
    return countsClusters
      ? end(ofPrefixOf: text, in: 0..<text.utf8.count, fitting: limit) < text.utf8.count
      : length(of: text) > limit
  }

  /// Returns the length of a text if it exceeds a limit, or `nil` if not.
  func length(of text: String, ifGreaterThan limit: Int) -> Int? {
    if countsClusters {
      // A short text is measured only once.
      if let name, let length = text.withUTF8Bytes({ name.exactLength($0) }) {
        return length > limit ? length : nil
      }
      return isLonger(text, than: limit) ? length(of: text) : nil
    }
    let length = length(of: text)
    return length > limit ? length : nil
  }

  /// Returns the end of the longest prefix of whole clusters whose length does not exceed a limit.
  func end(ofPrefixOf text: String, in range: Range<Int>, fitting limit: Int) -> Int {
    prefix(of: text, in: range, fitting: limit).end
  }

  /// Returns the longest prefix of whole clusters whose length does not exceed a limit.
  private func prefix(of text: String, in range: Range<Int>, fitting limit: Int) -> SingleScalarRun
  {
    text.withUTF8Bytes { utf8 in
      var prefix = SingleScalarRun(end: range.lowerBound, length: 0)
      while prefix.end < range.upperBound {
        let rest = prefix.end..<range.upperBound
        if let run = singleScalarRun(of: utf8, in: rest, fitting: limit - prefix.length) {
          prefix = SingleScalarRun(end: run.end, length: prefix.length + run.length)
          if prefix.end == range.upperBound { break }
        }
        let cluster = prefix.end..<utf8.endOfCluster(from: prefix.end)
        let length =
          switch measure {
          case .named(.graphemes): 1
          case .named(.doubleWidth):
            UnsafeBufferPointer(rebasing: utf8[cluster]).doubleWidth { WidthClass(of: $0) }
          case .named(.terminalColumns):
            UnsafeBufferPointer(rebasing: utf8[cluster]).terminalColumns
          case .perCluster(let length, _): length(UnsafeBufferPointer(rebasing: utf8[cluster]))
          default: self.length(of: text, in: cluster)
          }
        // Adds as many copies of the cluster as fit.
        let count = utf8.countOfSame(cluster, upTo: range.upperBound)
        let room = limit - prefix.length
        // A division would cost more than the rest.
        let fitting =
          room < length ? 0 : count == 1 || length == 0 ? count : min(count, room / length)
        prefix = SingleScalarRun(
          end: prefix.end + cluster.count * fitting, length: prefix.length + length * fitting)
        if fitting < count { break }
      }
      return prefix
    }
  }

  /// Returns the run of single-scalar clusters at the front of a range, for units that count
  /// clusters.
  private func singleScalarRun(
    of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> SingleScalarRun? {
    switch measure {
    case .named(.graphemes):
      utf8.singleScalarRun(in: range, fitting: limit, ideograph: 1) { _ in 1 }
    case .named(.doubleWidth):
      utf8.doubleWidthRun(in: range, fitting: limit) { WidthClass(of: $0) }
    case .perCluster(_, .some(let singleScalarRun)): singleScalarRun(utf8, range, limit)
    default: nil
    }
  }

  private func saturatingSum<Elements: Sequence>(
    _ elements: Elements, _ length: (Elements.Element) -> Int
  ) -> Int {
    var sum = 0
    for element in elements {
      let (next, overflow) = sum.addingReportingOverflow(max(0, length(element)))
      if overflow { return .max }
      sum = next
    }
    return sum
  }
}

extension LengthUnit: CustomStringConvertible {
  /// The unit's name.
  public var description: String { identifier }
}
