internal import TextInputIntercepter

extension ProfileWriter {
  /// Writes a format.
  mutating func write(_ format: FormatSpecification) {
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
      bytes.write(choice: CompiledFormatKind.date)
      DateArguments(date).write(to: &bytes)
      for bound in [date.earliest, date.latest] {
        bytes.write(optional: bound) { bytes, bound in
          for part in [
            bound.year, bound.month, bound.day, bound.hour, bound.minute, bound.second,
          ] {
            bytes.write(optional: part) { $0.write($1) }
          }
        }
      }
    case .oneTimeCode(let digits, let groups):
      bytes.write(choice: CompiledFormatKind.oneTimeCode)
      bytes.write(digits)
      bytes.write(groups)
    case .custom: break
    }
  }
}
