extension Screen.Unit {
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
    switch self {
    case .utf8: utf8.count <= limit
    case .utf16: utf8.count <= limit || utf8.utf16Length <= limit
    // A cluster has at least one scalar.
    case .scalars, .graphemes: utf8.count <= limit || utf8.scalarCount <= limit
    case .gb18030(let edition):
      // U+0080, for one, takes two bytes there and four here.
      utf8.count <= limit / 2 || GB18030.mostBytes(ofUTF8: utf8) <= limit
        || GB18030.byteCount(ofUTF8: utf8, edition: edition) <= limit
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
}

extension Screen.Unit {
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
