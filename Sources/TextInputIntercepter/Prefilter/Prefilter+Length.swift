extension Prefilter.Unit {
  /// The unit, if it is one that can be counted by bytes.
  init?(_ unit: LengthUnit) {
    switch unit.measure {
    case .utf8: self = .utf8
    case .utf16: self = .utf16
    case .scalars: self = .scalars
    case .graphemes: self = .graphemes
    case .gb18030(let edition): self = .gb18030(edition)
    case .perScalar, .perCharacter: return nil
    }
  }

  /// Whether valid UTF-8 is surely not longer than a limit.
  func isWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if isPlainlyWithin(limit, utf8) { return true }
    guard let length = exactLength(utf8) else { return false }
    return length <= limit
  }

  /// The same, as far as it can be told without measuring.
  @inline(__always)
  func isPlainlyWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .utf8, .utf16, .scalars: utf8.count <= limit
    // A cluster has at least one scalar.
    case .graphemes: utf8.count <= limit || utf8.scalarCount <= limit
    // U+0080, for one, takes two bytes there and four here.
    case .gb18030:
      utf8.count <= limit / 2 || utf8.count <= limit && utf8.isASCII
        || GB18030.mostBytes(ofUTF8: utf8) <= limit
    }
  }

  /// Whether valid UTF-8 surely has a length.
  func reaches(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .utf8: utf8.count >= limit
    case .utf16: utf8.utf16Length >= limit
    case .scalars: utf8.scalarCount >= limit
    // A thousand scalars can be one cluster.
    case .graphemes: limit <= 0 || limit == 1 && !utf8.isEmpty
    case .gb18030(let edition): GB18030.byteCount(ofUTF8: utf8, edition: edition) >= limit
    }
  }

  /// The length of valid UTF-8, where it can be told without looking for clusters.
  func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    switch self {
    case .utf8: utf8.count
    case .utf16: utf8.utf16Length
    case .scalars: utf8.scalarCount
    case .graphemes: nil
    case .gb18030(let edition): GB18030.byteCount(ofUTF8: utf8, edition: edition)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII; nothing is read behind the first eight that are not.
  @inline(__always)
  fileprivate var isASCII: Bool {
    guard count >= 8 else { return allSatisfy { $0 < 0x80 } }
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count {
      // The last word reaches back over bytes that are known.
      let start = Swift.min(offset, count &- 8)
      guard bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).isASCII else {
        return false
      }
      offset = start &+ 8
    }
    return true
  }
}
