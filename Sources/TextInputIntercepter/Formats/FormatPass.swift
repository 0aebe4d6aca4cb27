/// One walk through a text from one of its forms to the other: what is shown becomes raw, or the reverse.
///
/// Both forms have the same characters but for *literals*: bytes of the shown text that stand for none of the
/// raw text, or for one byte that is written otherwise. Offsets are in UTF-8.
struct FormatPass<Places: FormatPlaces> {
  /// The text that is read.
  let source: UnsafeBufferPointer<UInt8>
  /// The room for the text that is written.
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// The bytes written so far.
  private(set) var count = 0
  /// The places that are carried over.
  private(set) var places: Places

  init(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    _ places: Places
  ) {
    self.source = source
    self.target = target
    self.places = places
  }

  /// The text written so far.
  var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(target)[..<count])
  }

  /// Copies a part of the text as it is.
  @inline(__always)
  mutating func copy(_ range: Range<Int>) {
    let length = range.count
    if length >= 4, length <= 8 {
      // Two words, which may overlap.
      copyWord(range.lowerBound, to: count)
      copyWord(range.upperBound &- 4, to: count &+ length &- 4)
    } else if length < 16 {
      for offset in range.indices { target[count &+ offset &- range.lowerBound] = source[offset] }
    } else {
      _ = UnsafeMutableBufferPointer(rebasing: target[count...])
        .update(fromContentsOf: UnsafeBufferPointer(rebasing: source[range]))
    }
    count &+= length
  }

  @inline(__always)
  private func copyWord(_ offset: Int, to place: Int) {
    let word = UnsafeRawBufferPointer(source).loadUnaligned(
      fromByteOffset: offset, as: UInt32.self)
    UnsafeMutableRawBufferPointer(target).storeBytes(of: word, toByteOffset: place, as: UInt32.self)
  }

  /// Leaves out a literal of the shown text that is read.
  @inline(__always)
  mutating func drop(_ literal: Range<Int>) {
    places.pass(literal, standingFor: count..<count, pushes: false)
  }

  /// Writes one raw byte for a literal of the shown text.
  mutating func drop(_ literal: Range<Int>, for byte: UInt8) {
    places.pass(literal, standingFor: count..<count + 1, pushes: false)
    target[count] = byte
    count += 1
  }

  /// Writes a literal before the next raw character.
  ///
  /// - Parameters:
  ///   - literal: Its bytes.
  ///   - raw: The raw text that it stands for, which is passed over; empty for none.
  ///   - pushes: Whether a caret at this place stands behind the literal.
  @inline(__always)
  mutating func write(
    _ literal: some Sequence<UInt8>, for raw: Range<Int>, pushes: Bool = false
  ) {
    let start = count
    for byte in literal {
      target[count] = byte
      count &+= 1
    }
    places.pass(start..<count, standingFor: raw, pushes: pushes)
  }
}

extension String {
  /// The text that a walk through this one writes.
  ///
  /// - Parameters:
  ///   - capacity: The most bytes that the walk may write.
  ///   - places: The places to carry over.
  ///   - walk: The walk, and what it finds out.
  @inline(__always)
  func written<Finding, Places>(
    capacity: Int, _ places: inout Places, _ walk: (inout FormatPass<Places>) -> Finding
  ) -> (text: String, finding: Finding) {
    withUTF8Bytes { source in
      var finding: Finding?
      let text = String(unsafeUninitializedCapacity: capacity) { target in
        var pass = FormatPass(source, into: target, places)
        finding = walk(&pass)
        places = pass.places
        return pass.count
      }
      guard let finding else { preconditionFailure("the walk was not begun") }
      return (text, finding)
    }
  }
}
