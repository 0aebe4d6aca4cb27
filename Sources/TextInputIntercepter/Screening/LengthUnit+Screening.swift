extension LengthUnit {
  /// Whether valid UTF-8 is surely not longer than a limit.
  ///
  /// - Complexity: O(1) where the bytes are few enough to tell, O(*n*) otherwise.
  func isSurelyWithin(_ limit: Int, utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch measure {
    case .utf8: utf8.count <= limit
    case .utf16: utf8.count <= limit || utf8.utf16Length <= limit
    // A cluster has at least one scalar.
    case .scalars, .graphemes: utf8.count <= limit || utf8.scalarCount <= limit
    case .gb18030(let edition):
      // U+0080, for one, takes two bytes there and four here.
      utf8.count <= limit / 2 || GB18030.byteCount(ofUTF8: utf8, edition: edition) <= limit
    case .perScalar, .perCharacter: false
    }
  }

  /// Whether valid UTF-8 surely has a length; `false` also for units that count clusters.
  func isSurelyAtLeast(_ limit: Int, utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch measure {
    case .utf8: utf8.count >= limit
    case .utf16: utf8.utf16Length >= limit
    case .scalars: utf8.scalarCount >= limit
    case .gb18030(let edition): GB18030.byteCount(ofUTF8: utf8, edition: edition) >= limit
    case .graphemes, .perScalar, .perCharacter: limit <= 0
    }
  }
}
