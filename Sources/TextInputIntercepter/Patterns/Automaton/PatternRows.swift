/// The place up to which a text was followed.
struct PatternPlace {
  /// The state there; 0 where the scalar at the offset leads to a dead end.
  var state: Int
  /// The offset in UTF-8.
  var offset: Int
  /// Whether the state behind the scalar at the offset is in the table.
  var isKnown: Bool
}

/// A table of states and what is needed to read it, for the time of one call.
struct PatternRows {
  let table: FixedNumbers<UInt32>
  let stride: Int
  let map: ScalarClassMap

  /// The class of the scalar at an address, and the number of its bytes.
  @inline(__always)
  func scalarClass(at address: UnsafePointer<UInt8>) -> (Int, width: Int) {
    let byte = address[0]
    if byte < 0x80 { return (map.ascii[Int(byte)], 1) }
    let (scalar, width) = UnsafeBufferPointer(start: address, count: 4).scalar(at: 0)
    return (map.scalarClass(of: scalar), width)
  }

  /// The state behind a whole text, where all states have been made; 0 once there is no way on.
  @inline(__always)
  func state(behind bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let address = bytes.baseAddress else { return start }
    var (state, offset) = (start, 0)
    while offset < bytes.count {
      let (scalarClass, width) = scalarClass(at: address + offset)
      state = table[state, scalarClass]
      offset &+= width
    }
    return state
  }

  /// Follows a text from a place to its end, to a dead end or to a state that has not been made.
  func follow(
    _ address: UnsafePointer<UInt8>, count: Int, from place: PatternPlace
  ) -> PatternPlace {
    var (state, offset) = (place.state, place.offset)
    while offset < count {
      let (scalarClass, width) = scalarClass(at: address + offset)
      let next = table[state, scalarClass]
      if next <= 1 {
        return next == 0
          ? PatternPlace(state: 0, offset: offset, isKnown: true)
          : PatternPlace(state: state, offset: offset, isKnown: false)
      }
      state = next
      offset &+= width
    }
    return PatternPlace(state: state, offset: offset, isKnown: true)
  }
}
