/// Follows long texts several scalars at a step.
///
/// The next state can only be looked up when the state before is known, and that is what takes
/// the time; the classes of the scalars can be looked up in advance. So the classes of some scalars are
/// put together, and a second table has what a state becomes behind all of them. It is made for the
/// one text, and has only what the text comes to.
struct PatternBlocks: Sendable {
  /// The scalars of a step.
  private let width: Int
  /// The bits of a class.
  private let bits: Int
  private let rowCount: Int

  /// Shorter texts are followed scalar by scalar: making the second table takes longer.
  static let leastLength = 1 << 13
  /// The cells of the second table at most, so that 16 bits identify a row.
  private static let mostCells = 1 << 16

  /// Finds out how many scalars a step can have; `nil` if that is one or two.
  init?(rowCount: Int, classCount: Int) {
    let bits = max(1, Int.bitWidth - (classCount - 1).leadingZeroBitCount)
    let width = [6, 5, 4, 3].first { rowCount << (bits * $0) <= Self.mostCells }
    guard let width else { return nil }
    (self.width, self.bits, self.rowCount) = (width, bits, rowCount)
  }

  /// Follows a text from a place on: to a dead end, or to where the last scalars are left.
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
    // A cell is the first one of a row; the row of the dead end, at 0, stands for what is not known.
    let cells = UnsafeMutablePointer<UInt16>.allocate(capacity: rowCount << shift)
    cells.initialize(repeating: 0, count: rowCount << shift)
    // The classes of ASCII, for each scalar of a step at its place in the index.
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
      // The index is known before the row, and is added first.
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

/// A number of scalars that the compiler knows, so that the loops over them are none in the end.
private protocol PatternStep {
  static var width: Int { get }
}

private enum Three: PatternStep { static var width: Int { 3 } }
private enum Four: PatternStep { static var width: Int { 4 } }
private enum Five: PatternStep { static var width: Int { 5 } }
private enum Six: PatternStep { static var width: Int { 6 } }
