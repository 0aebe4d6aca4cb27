extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar that begins at an offset of valid UTF-8, and the number of its bytes.
  @inlinable @inline(__always)
  package func scalar(at offset: Int) -> (value: UInt32, width: Int) {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | continuation(offset &+ 1), 2) }
    let middle = continuation(offset &+ 1) << 6 | continuation(offset &+ 2)
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | middle, 3) }
    return ((lead & 0x07) << 18 | middle << 6 | continuation(offset &+ 3), 4)
  }

  @inlinable package var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// Returns the number of bytes of the scalar that ends at an offset of valid UTF-8.
  @inlinable @inline(__always)
  package func widthOfScalar(endingAt offset: Int) -> Int {
    var start = offset &- 1
    while self[start] & 0xC0 == 0x80 { start &-= 1 }
    return offset &- start
  }

  /// Returns the scalar that ends at an offset of valid UTF-8, or `nil` at the start.
  package func scalar(endingAt offset: Int) -> Unicode.Scalar? {
    offset > 0 ? Unicode.Scalar(scalar(at: offset - widthOfScalar(endingAt: offset)).value) : nil
  }

  @inlinable @inline(__always)
  package func continuation(_ offset: Int) -> UInt32 { UInt32(self[offset] & 0x3F) }
}
