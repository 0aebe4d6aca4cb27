/// What a text means in a layout.
enum DateReading {
  case value(DateMeaning)
  /// More typing may lead to a value.
  case beginning
  case wrong(DateFault)

  var value: DateMeaning? { if case .value(let meaning) = self { meaning } else { nil } }
  var fault: DateFault? { if case .wrong(let fault) = self { fault } else { nil } }
}

/// The values of a text: one, or two for a range.
struct DateMeaning {
  var values: [DateValue]
  let parse: DateParse
  /// A Boolean value that indicates whether the text has midnight or zero seconds, which the layout
  /// cannot write.
  var dropsZeros = false

  var exists: Bool { values.allSatisfy { $0.exists } }
  var isInOtherOrder: Bool {
    if case .other = parse.scheme.order { true } else { false }
  }
}

extension DateLayout {
  /// Reads a whole text, however it came about: pasted, filled in, finished, or typed so far.
  func read(_ text: String) -> DateReading { DateReader(text.trimmed, self).reading }
}

extension DateReader {
  /// The meaning of the text.
  ///
  /// A date that exists in the field's own order is read in it; otherwise in ISO 8601, or in the
  /// one other order in which it exists.
  var meaning: DateReading {
    var fault = fault?.fault
    var all: [DateMeaning] = []
    var isBegun = parses.contains { !$0.isComplete }
    for parse in parses where parse.isComplete {
      do throws(DateFault) {
        all.append(try meaning(of: parse))
      } catch {
        if error.variant == .dateIncomplete { isBegun = true } else { fault = error }
      }
    }
    let existing = all.filter { $0.exists }
    func first(_ order: DateScheme.Order) -> DateMeaning? {
      existing.first { $0.parse.scheme.order == order }
    }
    let isRun = tokens.tokens.count == 1
    if let own = first(.own) {
      if isRun, let other = first(.notation), other.values != own.values {
        return .wrong(.ambiguous)
      }
      return .value(own)
    }
    if let notation = first(.notation) { return .value(notation) }
    let others = existing.filter { $0.isInOtherOrder }
    if let other = others.first {
      return others.allSatisfy { $0.values == other.values } ? .value(other) : .wrong(.ambiguous)
    }
    if let date = all.first(where: { !$0.isInOtherOrder && $0.parse.scheme.order != .mixed }) {
      return .value(date)
    }
    if first(.mixed) != nil { return .wrong(.ambiguous) }
    if isBegun || tokens.tokens.isEmpty && tokens.gaps[0].isBlank { return .beginning }
    return .wrong(fault ?? .noSuchDate)
  }

  /// Returns the values of a complete text.
  private func meaning(of parse: DateParse) throws(DateFault) -> DateMeaning {
    var meaning = DateMeaning(values: [], parse: parse, dropsZeros: tokens.dropsFraction)
    var periods: [DateWord.Period]?
    for piece in parse.pieces {
      let slot = parse.scheme.slots[piece.slot]
      while meaning.values.count <= slot.value { meaning.values.append(DateValue()) }
      var number = piece.number
      if slot.isExtra {
        meaning.dropsZeros = true
        continue
      }
      if slot.part.kind == .year {
        if slot.part.isShortYear, piece.digits.count == 2 { number = layout.year(of: number) }
        if layout.hasShortYears, !(layout.firstYear..<layout.firstYear + 100 ~= number) {
          throw .outOfRange
        }
      }
      if slot.part.kind == .dayPeriod { periods = tokens.tokens[piece.token].word?.periods }
      meaning.values[slot.value].set(slot.part.kind, number)
    }
    guard let hour = meaning.values[0].hour else { return meaning }
    if let periods {
      guard 1...12 ~= hour else { throw .outOfRange }
      let minute = hour % 12 * 60 + (meaning.values[0].minute ?? 0)
      let times = [minute, minute + 720].filter { time in periods.contains { $0.contains(time) } }
      guard times.count == 1 else { throw times.isEmpty ? .outOfRange : .ambiguous }
      meaning.values[0].hour = times[0] / 60
    } else if layout.periods != nil, 1...12 ~= hour {
      throw .incomplete
    }
    return meaning
  }
}

extension DateValue {
  /// Sets the component that a part has the number of; a half of the day is none.
  mutating func set(_ kind: DatePart.Kind, _ number: Int) {
    switch kind {
    case .year: year = number
    case .month: month = number
    case .day: day = number
    case .hour: hour = number
    case .minute: minute = number
    case .second: second = number
    case .dayPeriod: break
    }
  }
}
