/// One pass over a text that converts it from one of its forms to the other: unformatted or
/// formatted.
///
/// The forms differ only in *literals*: bytes of the formatted text that represent no unformatted
/// text, or one byte that is written differently. Offsets are in UTF-8.
public struct FormatPass {
  /// The text to convert, in valid UTF-8.
  public let source: UnsafeBufferPointer<UInt8>
  /// The memory for the converted text.
  @usableFromInline let target: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline var end = 0
  /// The positions to map.
  @usableFromInline var places: FormatPlaces

  init(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    _ places: FormatPlaces
  ) {
    self.source = source
    self.target = target
    self.places = places
  }

  /// Returns to the beginning of both texts.
  mutating func restart() {
    end = 0
    places.restart()
  }

  /// The number of bytes written so far.
  @inlinable public var count: Int { end }

  /// The text written so far.
  public var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(target)[..<count])
  }

  /// Copies a part of the text unchanged.
  @inlinable @inline(__always)
  public mutating func copy(_ range: Range<Int>) {
    let length = range.count
    precondition(
      range.upperBound <= source.count && length <= target.count &- count,
      "the format writes more than its capacity")
    if length >= 4, length <= 8 {
      // Copies two words, which may overlap.
      copyWord(range.lowerBound, to: count)
      copyWord(range.upperBound &- 4, to: count &+ length &- 4)
    } else if length < 16 {
      for offset in range.indices { target[count &+ offset &- range.lowerBound] = source[offset] }
    } else {
      _ = UnsafeMutableBufferPointer(rebasing: target[count...])
        .update(fromContentsOf: UnsafeBufferPointer(rebasing: source[range]))
    }
    end &+= length
  }

  @inlinable @inline(__always)
  func copyWord(_ offset: Int, to place: Int) {
    let word = UnsafeRawBufferPointer(source).loadUnaligned(
      fromByteOffset: offset, as: UInt32.self)
    UnsafeMutableRawBufferPointer(target).storeBytes(of: word, toByteOffset: place, as: UInt32.self)
  }

  /// Omits a literal of the formatted text.
  @inlinable @inline(__always)
  public mutating func drop(_ literal: Range<Int>) {
    places.pass(literal, standingFor: count..<count, pushes: false)
  }

  /// Writes one unformatted byte for a literal of the formatted text.
  public mutating func drop(_ literal: Range<Int>, for byte: UInt8) {
    precondition(count < target.count, "the format writes more than its capacity")
    places.pass(literal, standingFor: count..<count + 1, pushes: false)
    target[count] = byte
    end += 1
  }

  /// Writes a literal before the next unformatted character.
  ///
  /// - Parameters:
  ///   - literal: The bytes of the literal.
  ///   - raw: The range of the unformatted text that it represents, which is skipped; empty for
  ///     none.
  ///   - pushes: Whether a caret at this position moves past the literal.
  @inlinable @inline(__always)
  public mutating func write(
    _ literal: UnsafeBufferPointer<UInt8>, for raw: Range<Int>, pushes: Bool = false
  ) {
    precondition(
      literal.count <= target.count &- count, "the format writes more than its capacity")
    let start = count
    for byte in literal {
      target[count] = byte
      end &+= 1
    }
    places.pass(start..<count, standingFor: raw, pushes: pushes)
  }
}

extension String {
  /// Returns the text that a pass over this text writes.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of bytes that the pass writes.
  ///   - places: The positions to map.
  ///   - walk: The pass; its result is returned as the finding.
  @inline(__always)
  func written<Finding>(
    capacity: Int, _ places: inout FormatPlaces, _ walk: (inout FormatPass) -> Finding
  ) -> (text: String, finding: Finding) {
    withUTF8Bytes { source in
      var finding: Finding?
      let text = String(unsafeUninitializedCapacity: capacity) { target in
        var pass = FormatPass(source, into: target, places)
        finding = walk(&pass)
        places = pass.places
        return pass.count
      }
      guard let finding else { preconditionFailure("the walk did not run") }
      return (text, finding)
    }
  }
}
