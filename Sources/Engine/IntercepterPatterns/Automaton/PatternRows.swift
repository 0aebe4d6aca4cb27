/// The position up to which a text was followed.
struct PatternPlace {
  /// The state there; 0 if the scalar at the offset leads to a dead end.
  var state: Int
  /// The UTF-8 offset.
  var offset: Int
  /// A Boolean value that indicates whether the table has the state after the scalar at the offset.
  var isKnown: Bool
}

/// A table of states with everything to read it, for one call.
struct PatternRows {
  let table: FixedNumbers<UInt32>
  let stride: Int
  let map: ScalarClassMap

  /// Returns the class of the scalar at an address, and the number of its bytes.
  @inline(__always)
  func scalarClass(at address: UnsafePointer<UInt8>) -> (Int, width: Int) {
    let byte = address[0]
    if byte < 0x80 { return (map.ascii[Int(byte)], 1) }
    let (scalar, width) = UnsafeBufferPointer(start: address, count: 4).scalar(at: 0)
    return (map.scalarClass(of: scalar), width)
  }

  /// Returns the state after a whole text if all states are computed; 0 is a dead end.
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

  /// Follows a text from a position to its end, to a dead end or to an unknown state.
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
