/// An order in which a text may have the parts of a layout.
struct DateScheme {
  enum Order: Hashable {
    /// The field's order.
    case own
    /// ISO 8601, or a month in letters, which are notations of every field.
    case notation
    /// Another order of numbers, with its first part.
    case other(DatePart.Kind)
    /// Two dates in two orders.
    case mixed
  }

  /// A place for one part.
  struct Slot: Hashable {
    var part: DatePart
    /// The boundary before the part.
    var mark: DateMark
    /// The index of the value that the part belongs to.
    var value = 0
    /// A Boolean value that indicates whether the layout has no such part.
    var isExtra = false
    /// A Boolean value that indicates whether the month is a word.
    var isWord = false
  }

  var slots: [Slot]
  var order = Order.own

  fileprivate func followed(by other: DateScheme) -> DateScheme {
    let order: Order =
      switch (order, other.order) {
      case (let first, let second) where first == second: first
      case (_, .own) where !other.hasDate: self.order
      case (.own, .notation), (.notation, .own): .notation
      case (.notation, let other), (let other, .notation): other
      default: .mixed
      }
    return DateScheme(slots: slots + other.slots, order: order)
  }

  private var hasDate: Bool { slots.contains { $0.part.kind.isDate } }
}

extension DateLayout {
  /// Returns the orders in which tokens may have the parts of the layout, the field's own first.
  func schemes(for tokens: DateTokens) -> [DateScheme] {
    let words = tokens.tokens.compactMap { $0.word }
    let hasMonth = words.contains { $0.months != 0 }
    let hasPeriod = words.contains { !$0.periods.isEmpty }
    var schemes: [DateScheme]?
    for (index, group) in groups.enumerated() {
      let mark = group.lowerBound == 0 ? [] : boundaries[group.lowerBound - 1]
      let isRange = group.lowerBound > 0 && mark == .range
      let next =
        parts[group.lowerBound].kind.isDate
        ? dates(Array(parts[group]), mark, value: isRange ? index : 0, hasMonth: hasMonth)
        : times(
          mark, hasPeriod: hasPeriod, hasSeconds: has(.second),
          mayHaveSeconds: mayHaveMore(tokens, than: parts.count - (periods == nil ? 0 : 1)))
      schemes = schemes?.flatMap { first in next.map { first.followed(by: $0) } } ?? next
    }
    var all = schemes ?? []
    if !has(.hour), valueRanges.count == 1, parts.count == 3, mayHaveMore(tokens, than: 3) {
      for time in times(.join, hasPeriod: false, hasSeconds: false, mayHaveSeconds: true) {
        var time = time
        for index in time.slots.indices { time.slots[index].isExtra = true }
        all += (schemes ?? []).map { $0.followed(by: time) }
      }
    }
    return all
  }

  /// Returns whether a text may have parts that the layout has not.
  private func mayHaveMore(_ tokens: DateTokens, than count: Int) -> Bool {
    let own = tokens.tokens.count { $0.word?.periods.isEmpty ?? true }
    return own > count
      || own == count && tokens.gaps.last?.marks.first.map { $0 == .time || $0 == .join } == true
  }

  private func dates(
    _ own: [DatePart], _ mark: DateMark, value: Int, hasMonth: Bool
  ) -> [DateScheme] {
    let kinds = own.map { $0.kind }
    func scheme(_ parts: [DatePart], _ order: DateScheme.Order, isWord: Bool = false) -> DateScheme
    {
      DateScheme(
        slots: parts.indices.map { index in
          DateScheme.Slot(
            part: parts[index], mark: index == 0 ? mark : .date, value: value,
            isWord: isWord && parts[index].kind == .month)
        }, order: order)
    }
    var schemes = [scheme(own, .own)]
    let isShort = own.contains { $0.isShortYear }
    let isWhole = own.count == 3
    let iso: [DatePart] = isWhole ? [.year, .month, .day] : [.year, .month]
    let orders: [[DatePart]] =
      isWhole ? [[.day, .month, .year], [.month, .day, .year]] : [[.month, .year]]
    if kinds[0] != .year || isShort { schemes.append(scheme(iso, .notation)) }
    for order in orders where kinds != order.map({ $0.kind }) {
      schemes.append(scheme(order, isWhole ? .other(order[0].kind) : .notation))
    }
    if hasMonth {
      for order in orders + [iso] + (isWhole ? [[.year, .day, .month]] : []) {
        let isOwn = kinds == order.map { $0.kind }
        schemes.append(scheme(isOwn ? own : order, .notation, isWord: true))
      }
    }
    return schemes
  }

  private func times(
    _ mark: DateMark, hasPeriod: Bool, hasSeconds: Bool, mayHaveSeconds: Bool
  ) -> [DateScheme] {
    let period = DateScheme.Slot(part: .dayPeriod, mark: .join)
    var numbers = [
      DateScheme.Slot(part: .hour, mark: mark), DateScheme.Slot(part: .minute, mark: .time),
    ]
    let seconds = DateScheme.Slot(part: .second, mark: .time, isExtra: !hasSeconds)
    if hasSeconds { numbers.append(seconds) }
    var all = [numbers]
    if !hasSeconds, mayHaveSeconds { all.append(numbers + [seconds]) }
    if hasPeriod {
      all = all.flatMap { numbers in
        var (first, last, others) = (period, numbers, numbers)
        first.mark = mark
        (last[0].part, others[0].part) = (.hourOfHalf, .hourOfHalf)
        others[0].mark = .join
        return [last + [period], [first] + others]
      }
    }
    return all.map { DateScheme(slots: $0) }
  }
}
