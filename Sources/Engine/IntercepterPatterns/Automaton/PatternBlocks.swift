/// Follows long texts several scalars at a step.
///
/// The next state can be looked up only when the previous one is known, which takes most of the
/// time. The classes of the scalars can be looked up in advance. A step therefore combines the
/// classes of several scalars, and looks up the state after all of them in a second table. That
/// table is made for one text, and contains only the states that occur in it.
struct PatternBlocks: Sendable {
  /// The number of scalars in a step.
  private let width: Int
  /// The number of bits of a class.
  private let bits: Int
  private let rowCount: Int

  /// The minimum length of a text; for a shorter one, making the second table takes longer.
  static let leastLength = 1 << 13
  /// The maximum number of cells of the second table, so that 16 bits identify a row.
  private static let mostCells = 1 << 16

  /// Determines the number of scalars in a step; `nil` if it would be one or two.
  init?(rowCount: Int, classCount: Int) {
    let bits = max(1, Int.bitWidth - (classCount - 1).leadingZeroBitCount)
    let width = [6, 5, 4, 3].first { rowCount << (bits * $0) <= Self.mostCells }
    guard let width else { return nil }
    (self.width, self.bits, self.rowCount) = (width, bits, rowCount)
  }

  /// Follows a text from a position to a dead end, or until the last scalars remain.
  func follow(
    _ address: UnsafePointer<UInt8>, count: Int, from place: PatternPlace, in rows: PatternRows
  ) -> PatternPlace {
    switch width {
    case 6: follow(address, count: count, from: place, in: rows, by: Six.self)
    case 5: follow(address, count: count, from: place, in: rows, by: Five.self)
    case 4: follow(address, count: count, from: place, in: rows, by: Four.self)
    default: follow(address, count: count, from: place, in: rows, by: Three.self)
    }
  }

  private func follow<Step: PatternStep>(
    _ address: UnsafePointer<UInt8>, count: Int, from place: PatternPlace, in rows: PatternRows,
    by step: Step.Type
  ) -> PatternPlace {
    let width = Step.width
    let shift = bits &* width
    // A cell is the first one of a row; 0, the row of the dead end, means unknown.
    let cells = UnsafeMutablePointer<UInt16>.allocate(capacity: rowCount << shift)
    cells.initialize(repeating: 0, count: rowCount << shift)
    // The classes of ASCII, shifted for each scalar of a step.
    let ascii = UnsafeMutablePointer<UInt16>.allocate(capacity: width << 8)
    for place in 0..<(width << 8) {
      let scalarClass = rows.map.ascii[place & 0xFF]
      (ascii + place).initialize(to: UInt16(scalarClass << (bits * (place >> 8))))
    }
    defer {
      cells.deallocate()
      ascii.deallocate()
    }
    let notASCII: UInt64 = 0x8080_8080_8080_8080 >> UInt64(64 &- 8 &* width)

    var row = (place.state / rows.stride) << shift
    var offset = place.offset
    while offset &+ 4 &* width <= count {
      let start = address + offset
      let word = UInt64(
        littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
      var (index, end) = (0, offset &+ width)
      if word & notASCII == 0 {
        for place in 0..<width {
          index |= Int(ascii[place &<< 8 | Int(start[place])])
        }
      } else {
        end = offset
        for place in 0..<width {
          let (scalarClass, width) = rows.scalarClass(at: address + end)
          index |= scalarClass &<< (bits &* place)
          end &+= width
        }
      }
      // The index is known before the row, so it is added first.
      let column = cells + index
      var next = Int(column[row])
      if next == 0 {
        let state = (row >> shift) &* rows.stride
        let place = rows.follow(
          address, count: end, from: PatternPlace(state: state, offset: offset, isKnown: true))
        if place.state == 0 { return place }
        next = (place.state / rows.stride) << shift
        column[row] = UInt16(next)
      }
      row = next
      offset = end
    }
    return PatternPlace(state: (row >> shift) &* rows.stride, offset: offset, isKnown: true)
  }
}

/// A number of scalars that the compiler knows, so that it can unroll the loops over them.
private protocol PatternStep {
  static var width: Int { get }
}

private enum Three: PatternStep { static var width: Int { 3 } }
private enum Four: PatternStep { static var width: Int { 4 } }
private enum Five: PatternStep { static var width: Int { 5 } }
private enum Six: PatternStep { static var width: Int { 6 } }
