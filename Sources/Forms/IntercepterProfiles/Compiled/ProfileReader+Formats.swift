internal import TextBytes
internal import TextInputIntercepter

extension ProfileReader {
  /// Reads a format with the rules of its preset, or returns `nil` if it is damaged.
  mutating func preset() -> Intercepter? {
    let kind: CompiledFormatKind = bytes.choice()
    let isDate = kind == .date || kind == .dateInAnyOrder
    guard EngineParts.linked.contains(isDate ? .dates : .numbers) else {
      bytes.fail()
      return nil
    }
    switch kind {
    case .patterns:
      let patterns = bytes.array { bytes in
        TextMask(
          bytes.text(), startingWith: bytes.array { $0.text() }, trunkPrefix: bytes.text(),
          isDefault: bytes.flag())
      }
      let classes = bytes.array {
        (character: $0.character(), class: SlotClass.characters($0.text()))
      }
      do throws(PatternError) {
        // The last of two classes of one character is chosen.
        return Intercepter(
          rules: [], format: try TextFormat(patterns: patterns, listing: classes.reversed()))
      } catch {
        bytes.fail()
        return nil
      }
    case .grouped:
      let arguments = GroupedArguments(from: &bytes)
      do throws(PatternError) {
        return Intercepter(rules: [], format: try TextFormat(arguments))
      } catch {
        bytes.fail()
        return nil
      }
    case .paymentCard: return .paymentCard()
    case .iban: return .iban()
    case .date, .dateInAnyOrder:
      let layout = DateArguments(from: &bytes).layout
      return .date(
        layout, earliest: dateBound(), latest: dateBound(),
        otherOrder: kind == .date ? .flag : .warn)
    case .oneTimeCode:
      let digits = bytes.number(in: FormatSpecification.digitCounts)
      return .oneTimeCode(digits: digits, groups: bytes.number(in: FormatSpecification.groupSizes))
    }
  }

  private mutating func dateBound() -> DateBound? {
    bytes.optional { bytes in
      if bytes.flag() {
        let (isPast, count) = (bytes.flag(), bytes.number(in: 0...DateBound.greatestOffset))
        return .today(isPast ? -count : count, bytes.choice())
      }
      var parts: [Int?] = []
      for most in [9999, 12, 31, 23, 59, 59] {
        parts.append(bytes.optional { $0.number(in: 0...most) })
      }
      return .date(
        DateValue(
          year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
          second: parts[5]))
    }
  }
}
