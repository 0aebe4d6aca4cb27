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
  /// The name with the same identifier, or `nil` if there is none.
  let name: LengthUnit.Name?
  let measure: Lent<UnitMeasure>

  /// UTF-8 code units: bytes as databases and web servers count them.
  public static let utf8 = LengthUnit(UTF8Measure(), .utf8)

  /// UTF-16 code units: the length in JavaScript, Java and `NSString`.
  public static let utf16 = LengthUnit(UTF16Measure(), .utf16)

  /// Unicode scalars.
  public static let scalars = LengthUnit(ScalarMeasure(), .scalars)

  /// Extended grapheme clusters (UAX #29): characters as users see them.
  public static let graphemes = LengthUnit(GraphemeMeasure(), .graphemes)

  /// Bytes in GB 18030-2022: 1 for ASCII, 2 for the characters of GBK, 4 for all others.
  public static let gb18030 = gb18030(.gb18030, .v2022)

  /// Bytes in an edition of GB 18030.
  ///
  /// The editions differ on 20 scalars.
  public static func gb18030(edition: GB18030.Edition) -> LengthUnit {
    switch edition {
    case .v2000: gb18030Of2000
    case .v2005: gb18030Of2005
    case .v2022: gb18030Of2022
    }
  }

  private static let gb18030Of2000 = gb18030(.gb18030Of2000, .v2000)
  private static let gb18030Of2005 = gb18030(.gb18030Of2005, .v2005)
  private static let gb18030Of2022 = gb18030(.gb18030Of2022, .v2022)

  private static func gb18030(_ name: LengthUnit.Name, _ edition: GB18030.Edition) -> LengthUnit {
    LengthUnit(GB18030Measure(name, edition), name)
  }

  init(_ measure: UnitMeasure, _ name: LengthUnit.Name) {
    identifier = name.rawValue
    self.name = name
    self.measure = Lent(measure)
  }

  /// Creates a custom unit.
  private init(_ measure: UnitMeasure, identifier: String) {
    self.identifier = identifier
    name = LengthUnit.Name(utf8Of: identifier)
    self.measure = Lent(measure)
  }

  /// Creates a custom unit that counts scalars.
  ///
  /// Negative lengths count as 0.
  public static func perScalar(
    _ identifier: String, _ length: @escaping @Sendable (Unicode.Scalar) -> Int
  ) -> LengthUnit {
    LengthUnit(CustomScalarMeasure(length), identifier: identifier)
  }

  /// Creates a custom unit that counts grapheme clusters.
  ///
  /// Negative lengths count as 0.
  public static func perCharacter(
    _ identifier: String, _ length: @escaping @Sendable (Character) -> Int
  ) -> LengthUnit {
    LengthUnit(CustomClusterMeasure(length), identifier: identifier)
  }

  /// Returns the length of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) in `utf8`.
  public func length(of text: String) -> Int {
    let measure = measure.object
    if measure.name != nil, !measure.countsClusters, text.isKnownASCII { return text.utf8.count }
    return text.withUTF8Bytes { measure.length(of: $0, in: 0..<$0.count) }
  }
}

// The functions below measure valid UTF-8, in ranges between cluster boundaries.

extension UnitMeasure {
  /// Returns the length of a part of a text.
  func length(of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    if !countsClusters, let length = exactLength(UnsafeBufferPointer(rebasing: utf8[range])) {
      return length
    }
    let prefix = prefix(of: utf8, in: range, fitting: .max)
    return prefix.end < range.upperBound ? .max : prefix.length
  }

  /// Returns the length of a text if it exceeds a limit, or `nil` if not.
  ///
  /// A text of clusters within the limit is read only once.
  func length(of utf8: UnsafeBufferPointer<UInt8>, ifGreaterThan limit: Int) -> Int? {
    let whole = 0..<utf8.count
    let mayFit = countsClusters && end(ofPrefixOf: utf8, in: whole, fitting: limit) == utf8.count
    let length = mayFit ? 0 : length(of: utf8, in: whole)
    return length > limit ? length : nil
  }

  /// Returns the end of the longest prefix of whole clusters whose length does not exceed a limit.
  func end(
    ofPrefixOf utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> Int {
    if name != nil, name != .terminalColumns, limit < range.count,
      UnsafeBufferPointer(rebasing: utf8[range].prefix(limit + 1)).isPrintableASCII
    {
      // Each byte is a cluster of one unit.
      return range.lowerBound + limit
    }
    if countsClusters { return prefix(of: utf8, in: range, fitting: limit).end }
    var (end, room) = (range.lowerBound, limit)
    while end < range.upperBound {
      let (scalar, width) = utf8.scalar(at: end)
      let length = length(ofScalar: scalar, width)
      if length > room { return utf8.clusterBoundary(atOrBefore: end) }
      (end, room) = (end &+ width, room &- length)
    }
    return end
  }

  /// Returns the longest prefix of whole clusters whose length does not exceed a limit.
  private func prefix(
    of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> SingleScalarRun {
    var prefix = SingleScalarRun(end: range.lowerBound, length: 0)
    while prefix.end < range.upperBound {
      let rest = prefix.end..<range.upperBound
      if let run = singleScalarRun(of: utf8, in: rest, fitting: limit - prefix.length) {
        prefix = SingleScalarRun(end: run.end, length: prefix.length + run.length)
        if prefix.end == range.upperBound { break }
      }
      let cluster = prefix.end..<utf8.endOfCluster(from: prefix.end)
      let length = length(ofCluster: UnsafeBufferPointer(rebasing: utf8[cluster]))
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

extension LengthUnit: CustomStringConvertible {
  /// The unit's name.
  public var description: String { identifier }
}
