internal import TextInputIntercepter

extension ProfileWriter {
  /// Writes a format.
  mutating func write(_ format: FormatSpecification) {
    needed.insert(.numbers)
    switch format {
    case .pattern(let pattern, let classes):
      write(.patterns([TextMask(pattern)], classes: classes))
    case .patterns(let patterns, let classes):
      used.append(.telephone)
      bytes.write(choice: CompiledFormatKind.patterns)
      bytes.write(array: patterns) { bytes, pattern in
        bytes.write(pattern.text)
        bytes.write(array: pattern.prefixes) { $0.write($1) }
        bytes.write(pattern.trunkPrefix)
        bytes.write(pattern.isDefault)
      }
      bytes.write(array: classes) { bytes, slot in
        bytes.write(String(slot.slot))
        bytes.write(slot.characters)
      }
    case .grouped(let grouped):
      used.append(.number)
      bytes.write(choice: CompiledFormatKind.grouped)
      grouped.arguments.write(to: &bytes)
    case .paymentCard:
      used.append(.checkDigit)
      bytes.write(choice: CompiledFormatKind.paymentCard)
    case .iban:
      used.append(.checkDigit)
      bytes.write(choice: CompiledFormatKind.iban)
    case .date(let date):
      used.append(.date)
      needed.insert(.dates)
      bytes.write(
        choice: date.otherOrder == .warn ? CompiledFormatKind.dateInAnyOrder : .date)
      DateArguments(date).write(to: &bytes)
      for bound in [date.earliest, date.latest] {
        bytes.write(optional: bound) { $0.write($1) }
      }
    case .oneTimeCode(let digits, let groups):
      bytes.write(choice: CompiledFormatKind.oneTimeCode)
      bytes.write(digits)
      bytes.write(groups)
    case .custom: break
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ bound: DateBound) {
    switch bound {
    case .today(let offset, let unit):
      write(true)
      write(offset < 0)
      write(min(Int(clamping: offset.magnitude), DateBound.greatestOffset))
      write(choice: unit)
    case .date(let date):
      write(false)
      for part in [date.year, date.month, date.day, date.hour, date.minute, date.second] {
        write(optional: part) { $0.write($1) }
      }
    }
  }
}
