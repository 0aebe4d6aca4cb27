/// The states of a pattern as a table, with at most 256 classes of scalars.
///
/// All states of a complete table are known, so it needs no pattern any more.
final class StateTable: Sendable {
  /// The rows of the states, as in `PatternStates`.
  let cells: FixedNumbers<UInt32>
  let cellCount: Int
  let start: Int
  let stride: Int
  private let map: ScalarClassMap
  /// The tables for long texts; `nil` if these are followed scalar by scalar.
  private let blocks: PatternBlocks?

  /// The maximum number of precomputed cells.
  static var mostCells: Int { 1 << 15 }

  init(_ cells: [UInt32], start: Int, stride: Int, _ map: ScalarClassMap, isComplete: Bool) {
    self.cells = FixedNumbers(cells)
    cellCount = cells.count
    (self.start, self.stride, self.map) = (start, stride, map)
    blocks =
      isComplete ? PatternBlocks(rowCount: cells.count / stride, classCount: stride - 1) : nil
  }

  deinit {
    cells.free()
    map.free()
  }

  private var rows: PatternRows { PatternRows(table: cells, stride: stride, map: map) }

  /// Returns whether a text may end in a state.
  func isMatch(_ state: Int) -> Bool { cells[state &+ stride &- 1] == 1 }

  /// Follows valid UTF-8 as far as the table has its states.
  func walk(_ bytes: UnsafeBufferPointer<UInt8>) -> PatternPlace {
    let start = PatternPlace(state: start, offset: 0, isKnown: true)
    guard let address = bytes.baseAddress, start.state != 0 else { return start }
    if let blocks, bytes.count >= PatternBlocks.leastLength {
      let place = blocks.follow(address, count: bytes.count, from: start, in: rows)
      if place.state == 0 { return place }
      return rows.follow(address, count: bytes.count, from: place)
    }
    return rows.follow(address, count: bytes.count, from: start)
  }

  /// Returns the result for a text, whose place is known, and the offset of that place.
  func result(_ place: PatternPlace) -> (PatternComparison, end: Int) {
    if place.state == 0 { return (.mismatch, place.offset) }
    return (isMatch(place.state) ? .match : .beginning, place.offset)
  }
}

/// Only for a complete table.
extension StateTable: PatternEngine {
  @inline(__always)
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison {
    guard utf8.count < PatternBlocks.leastLength else { return result(walk(utf8)).0 }
    let state = rows.state(behind: utf8, from: start)
    return state == 0 ? .mismatch : isMatch(state) ? .match : .beginning
  }

  var namesInvisibleCharacters: Bool {
    UInt32.namesInvisible { map.scalarClass(of: $0) != map.scalarClass(of: $1) }
  }

  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    // Every prefix of a beginning is a beginning.
    utf8.clusterBoundary(atOrBefore: walk(utf8).offset)
  }
}
