internal import TextInputIntercepter

extension UnsafeRawBufferPointer {
  /// A Boolean value that indicates whether the bytes are valid UTF-8.
  ///
  /// It checks sixteen bytes at a time, each with the three bytes before it, without branches on
  /// their values: on mixed text, branches dominate the cost.
  ///
  /// - Complexity: O(*n*), at some gigabytes a second.
  package var isValidUTF8: Bool {
    guard let start = baseAddress, firstFault(at: 0) == false else { return isEmpty }
    var offset = 16
    while offset + 16 <= count {
      let end = Swift.min(offset + 4096, count)
      var faults = UTF8Block.noFaults
      while offset + 16 <= end {
        faults = faults .| UTF8Block(at: start + offset).faults
        offset += 16
      }
      if faults.isAnySet { return false }
    }
    // Zeros follow the end, so an incomplete sequence before it is a fault.
    return !firstFault(at: offset)
  }

  /// Returns whether the sixteen bytes at an offset, some possibly past the end, have a fault.
  private func firstFault(at offset: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 19, alignment: 16) { edge in
      for index in 0..<19 {
        let position = offset - 3 + index
        edge[index] = indices.contains(position) ? self[position] : 0
      }
      return UTF8Block(at: UnsafeRawPointer(edge.baseAddress! + 3)).faults.isAnySet
    }
  }
}

/// Sixteen bytes of possible UTF-8.
private struct UTF8Block {
  let bytes: ByteVector
  /// The bytes one, two and three positions before each byte.
  let before: (ByteVector, ByteVector, ByteVector)

  static var noFaults: ByteVector.Mask { ByteVector.Mask(repeating: false) }

  /// Loads the sixteen bytes at an address, and the three bytes before it.
  @inline(__always)
  init(at address: UnsafeRawPointer) {
    bytes = address.vector(at: 0)
    before = (address.vector(at: -1), address.vector(at: -2), address.vector(at: -3))
  }

  /// A mask of the bytes that are invalid in their position (The Unicode Standard, table 3-7).
  @inline(__always)
  var faults: ByteVector.Mask {
    let (first, second, third) = before
    let continues = (bytes & .all(0xC0)) .== .all(0x80)
    let mustContinue =
      (first .>= .all(0xC0)) .| (second .>= .all(0xE0)) .| (third .>= .all(0xF0))
    let isNeverUsed = ((bytes & .all(0xFE)) .== .all(0xC0)) .| (bytes .>= .all(0xF5))
    let isOverlong =
      ((first .== .all(0xE0)) .& (bytes .< .all(0xA0)))
      .| ((first .== .all(0xF0)) .& (bytes .< .all(0x90)))
    let isSurrogate = (first .== .all(0xED)) .& (bytes .> .all(0x9F))
    let isTooLarge = (first .== .all(0xF4)) .& (bytes .> .all(0x8F))
    return (continues .^ mustContinue) .| isNeverUsed .| isOverlong .| isSurrogate .| isTooLarge
  }
}
