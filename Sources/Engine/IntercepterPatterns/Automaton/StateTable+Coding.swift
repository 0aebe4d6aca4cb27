// A table as bytes:
//
//     the number of classes, from 1 to 256
//     the runs of scalars of one class: the number of scalars, and the class
//     the number of rows
//     the row of the start
//     for each row but the first, which is the dead end: the row after each class, and whether a
//     text may end

extension StateTable {
  /// Writes a complete table, of which these are the classes.
  func write(_ classes: ScalarClasses, to writer: inout ByteWriter) {
    let classCount = stride - 1
    writer.write(classCount)
    writer.write(array: classes.runs) { writer, run in
      writer.write(run.count)
      writer.write(Int(run.scalarClass))
    }
    writer.write(cellCount / stride)
    writer.write(start / stride)
    for cell in stride..<cellCount {
      writer.write(cell % stride == classCount ? cells[cell] : cells[cell] / stride)
    }
  }

  /// Reads a table, or returns `nil` if it is damaged.
  convenience init?(from reader: inout ByteReader) {
    let classCount = reader.number(in: 1...256)
    let stride = classCount + 1
    var rest = 0x11_0000
    let runs = reader.array { reader in
      let count = reader.number(in: 0...rest)
      rest -= count
      return (count: count, scalarClass: UInt8(reader.number(in: 0...classCount - 1)))
    }
    let rowCount = reader.number(in: 1...Self.mostCells / stride + 2)
    let start = reader.number(in: 0...rowCount - 1) * stride
    var cells = [UInt32](repeating: 0, count: stride)
    while cells.count < rowCount * stride, !reader.isDamaged {
      let isEnd = cells.count % stride == classCount
      cells.append(
        UInt32(isEnd ? reader.number(in: 0...1) : reader.number(in: 0...rowCount - 1) * stride))
    }
    if rest > 0 { reader.fail() }
    if reader.isDamaged { return nil }
    self.init(cells, start: start, stride: stride, ScalarClassMap(runs), isComplete: true)
  }
}

extension Rule {
  /// Reads the rule `matches`, whose table ``PatternBytes`` wrote; `nil` if it is damaged.
  package static func matches(
    from reader: inout ByteReader, onViolation: ViolationPolicy
  ) -> Rule? {
    StateTable(from: &reader).map { .matches($0, onViolation: onViolation) }
  }
}

/// A compiled pattern as bytes.
package enum PatternBytes {
  /// Returns a pattern's table, or `nil` if the pattern has more than 2¹⁵ cells or 256 classes of
  /// scalars.
  package static func of(
    _ pattern: String, options: PatternOptions
  ) throws(PatternError) -> [UInt8]? {
    var writer = ByteWriter()
    return try Pattern(pattern, options: options).write(to: &writer)
      ? writer.bytes : nil
  }
}
