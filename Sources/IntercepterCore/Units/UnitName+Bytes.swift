extension UnitName {
  /// Returns the length of valid UTF-8, or `nil` if that requires cluster boundaries.
  @inline(__always)
  func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    if let edition { return GB18030.byteCount(ofUTF8: utf8, edition: edition) }
    return switch self {
    case .utf8: utf8.count
    case .utf16: utf8.utf16Length
    case .scalars: utf8.scalarCount
    default: singleScalarLength(utf8)
    }
  }

  /// Returns the length of a short text of single-scalar clusters, in a unit that counts clusters.
  @inline(never)
  private func singleScalarLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    if utf8.count > 256 { return nil }
    if self != .terminalColumns, utf8.isPrintableASCII { return utf8.count }
    let run: SingleScalarRun? =
      switch self {
      case .graphemes:
        utf8.singleScalarRun(in: 0..<utf8.count, fitting: .max, ideograph: 1) { _ in 1 }
      case .doubleWidth:
        utf8.doubleWidthRun(in: 0..<utf8.count, fitting: .max) { WidthClass(of: $0) }
      default: nil
      }
    guard let run, run.end == utf8.count else { return nil }
    return run.length
  }

  /// Returns whether the length of valid UTF-8 is within a limit.
  ///
  /// `true` is certain, `false` is not.
  func isWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if quickCheckIsWithin(limit, utf8) { return true }
    guard let length = exactLength(utf8) else { return false }
    return length <= limit
  }

  /// A quick check of whether the length is within a limit, without measuring.
  ///
  /// `false` is not certain.
  @inline(__always)
  func quickCheckIsWithin(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.count <= limit / mostPerByte { return true }
    if edition != nil {
      return utf8.count <= limit && utf8.isASCII || GB18030.mostBytes(ofUTF8: utf8) <= limit
    }
    // A cluster has at least one scalar.
    return self == .graphemes && utf8.scalarCount <= limit
  }

  /// Returns whether the length of valid UTF-8 reaches a limit.
  ///
  /// `true` is certain, `false` is not.
  func reaches(_ limit: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let length = exactLength(utf8) { return length >= limit }
    // A thousand scalars can be one cluster, or have no columns.
    return limit <= 0 || self == .graphemes && limit == 1 && !utf8.isEmpty
  }
}
