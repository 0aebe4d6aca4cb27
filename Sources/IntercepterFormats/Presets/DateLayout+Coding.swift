extension DateLayout {
  /// Reads a layout that ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) {
    let parts = reader.array { DatePart.all[$0.number(in: 0...DatePart.all.count - 1)] }
    let boundaries = reader.array { reader in
      (mark: DateMark(rawValue: UInt8(reader.number(in: 0...15))), separator: reader.text())
    }
    let periods = reader.optional { DayPeriods($0.text(), $0.text(), isFirst: $0.flag()) }
    let firstYear = reader.number(in: 0...9900)
    if parts.isEmpty || boundaries.count != parts.count - 1 {
      reader.fail()
      self = .date()
    } else {
      self.init(
        parts, boundaries.map { $0.separator }, boundaries.map { $0.mark }, periods: periods,
        firstYear: firstYear)
    }
  }

  /// Writes the layout.
  package func write(to writer: inout ByteWriter) {
    writer.write(array: parts) { $0.write(DatePart.all.firstIndex(of: $1)!) }
    writer.write(array: Array(zip(boundaries, separators))) { writer, boundary in
      writer.write(Int(boundary.0.rawValue))
      writer.write(boundary.1)
    }
    writer.write(optional: periods) { writer, periods in
      writer.write(periods.morning)
      writer.write(periods.afternoon)
      writer.write(periods.isFirst)
    }
    writer.write(firstYear)
  }
}

extension DatePart {
  /// All parts, in the order of their numbers.
  fileprivate static let all = [
    year, shortYear, month, day, hour, hourOfHalf, minute, second, dayPeriod,
  ]
}
