internal import TextBytes

/// A word in a date or a time: a month, a part of the day, or a literal such as `Uhr`.
struct DateWord {
  /// A part of the day, in minutes from midnight; a night's end is before its start.
  struct Period: Hashable {
    let start: Int
    let end: Int

    static let morning = Period(start: 0, end: 720)
    static let afternoon = Period(start: 720, end: 1440)

    /// Returns whether the part contains a time.
    func contains(_ minute: Int) -> Bool {
      if start == end { return minute == start }
      return start < end ? start..<end ~= minute : minute >= start || minute < end
    }
  }

  /// The months of that name, as bits.
  var months: UInt16 = 0
  /// The parts of the day of that name.
  var periods: [Period] = []
  /// The kinds of parts before and after the literal; `nil` for the edge of the text.
  var places: [(before: DateLetter, after: DateLetter)] = []
  /// A Boolean value that indicates whether the text has only the beginning of the names.
  var isBegun = false
  /// A Boolean value that indicates whether more letters make another name.
  var mayGrow = false

  /// A Boolean value that indicates whether the word has no value.
  var isLiteral: Bool { months == 0 && periods.isEmpty && !isBegun }

  /// The month, if the word is one.
  var month: Int? {
    !isBegun && months.nonzeroBitCount == 1 ? months.trailingZeroBitCount : nil
  }

  /// The half of the day that all parts of that name are, if they are one.
  var isAfternoon: Bool? {
    let isAfternoon = periods.contains(.afternoon)
    if months != 0 || isAfternoon == periods.contains(.morning) { return nil }
    return isBegun && periods.count > 1 ? nil : isAfternoon
  }

  func fits(_ before: DatePart.Kind?, _ after: DatePart.Kind?) -> Bool {
    places.contains { $0.before.matches(before) && $0.after.matches(after) }
  }
}

extension DateWord {
  /// The meaning of a name.
  enum Meaning {
    case month(Int)
    case period(Period)
    case literal(before: DateLetter, after: DateLetter)
  }

  mutating func add(_ meaning: Meaning) {
    switch meaning {
    case .month(let month): months |= 1 << UInt16(month)
    case .period(let period): if !periods.contains(period) { periods.append(period) }
    case .literal(let before, let after): places.append((before, after))
    }
  }

  enum Match { case none, begun, whole, glued }

  /// Compares a name with the text at an offset, without case, points and spaces.
  ///
  /// - Returns: Whether the text has the beginning of the name, the whole name, or the name with
  ///   letters behind it; and the end in the text.
  static func match(
    _ name: UnsafeBufferPointer<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (match: Match, end: Int) {
    var (place, offset, end, last) = (0, start, start, UInt32(0))
    while true {
      skipSpaces(name, &place)
      if place == name.count {
        if end == start { return (.none, start) }
        if end < utf8.count, utf8[end] == UInt8(ascii: ".") { end += 1 }
        let isGlued = last < 0x2E80 && end < utf8.count && utf8.scalar(at: end).value.isLetterOfWord
        return (isGlued ? .glued : .whole, end)
      }
      if end > start { skipSpaces(utf8, &offset) }
      if offset == utf8.count { return (end > start ? .begun : .none, offset) }
      let (own, width) = name.scalar(at: place)
      let (written, length) = utf8.scalar(at: offset)
      guard own.folded == written.folded else {
        return (end > start && !written.isLetterOfWord ? .begun : .none, end)
      }
      (place, offset, last) = (place + width, offset + length, own)
      end = offset
    }
  }

  fileprivate static func skipSpaces(_ utf8: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
    while offset < utf8.count {
      let (scalar, width) = utf8.scalar(at: offset)
      guard scalar == 0x2E || scalar.isWhiteSpace || scalar.isDroppedFromValues else { return }
      offset += width
    }
  }
}

extension UInt32 {
  /// The small letter, for the alphabets whose letters have cases.
  fileprivate var folded: UInt32 {
    switch self {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F: self + 0x20
    case 0x400...0x40F: self + 0x50
    case 0x2019: 0x27
    default: self
    }
  }

  /// A Boolean value that indicates whether a name may begin with the scalar: in ASCII, with a letter
  /// or with the parenthesis of Basque, `2026(e)ko`.
  var mayBeginWord: Bool { self >= 0x80 || self == 0x28 || isLetterOfWord }

  /// A Boolean value that indicates whether the scalar may be a letter of a word.
  fileprivate var isLetterOfWord: Bool {
    if self < 0x80 { return 0x61...0x7A ~= self | 0x20 }
    return !isWhiteSpace && DateMark(self) == nil && DecimalDigits.value(of: self) == nil
  }
}

extension DateLayout {
  /// Returns the word at an offset, and its end; `nil` if no name, and no beginning of one, is there.
  ///
  /// Case, points and spaces are ignored: `p.m.` is `PM`. A name is whole: `pa` is none.
  func word(
    in utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (word: DateWord, end: Int)? {
    var (whole, begun) = (DateWord(), DateWord())
    var (end, begunEnd) = (offset, offset)
    forEachName { meaning, name in
      let (match, place) = DateWord.match(name, utf8, at: offset)
      if match == .whole, place >= end {
        if place > end { (whole, end) = (DateWord(), place) }
        whole.add(meaning)
      } else if match == .begun, place >= begunEnd {
        if place > begunEnd { (begun, begunEnd) = (DateWord(), place) }
        begun.add(meaning)
      }
    }
    if whole.isAfternoon != nil, let completed = completedWord(in: utf8, at: offset) {
      return completed
    }
    if end > offset, end >= begunEnd || !whole.periods.isEmpty || whole.months != 0 {
      whole.mayGrow = begunEnd == utf8.count
      return (whole, end)
    }
    if begunEnd > offset {
      begun.isBegun = true
      return (begun, begunEnd)
    }
    return completedWord(in: utf8, at: offset)
  }

  /// Returns the word for a half of the day that the field had completed, and behind it the letters
  /// that were typed all the same: the `m` of `PMm`.
  private func completedWord(
    in utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (word: DateWord, end: Int)? {
    guard let periods else { return nil }
    for (half, own) in [
      (DateWord.Period.morning, periods.morning), (.afternoon, periods.afternoon),
    ] {
      var (match, start) = own.withUTF8Bytes { DateWord.match($0, utf8, at: offset) }
      guard match == .glued || match == .whole else { continue }
      DateWord.skipSpaces(utf8, &start)
      guard start < utf8.count, utf8.scalar(at: start).value.isLetterOfWord else { continue }
      var end: Int?
      forEachName { meaning, name in
        guard case .period(half) = meaning else { return }
        var isKnown = false
        for place in name.indices.dropFirst() where name[place] & 0xC0 != 0x80 {
          let front = UnsafeBufferPointer(rebasing: name[..<place])
          isKnown = isKnown || begins(front, only: half)
          if !isKnown { continue }
          let rest = UnsafeBufferPointer(rebasing: name[place...])
          let (match, last) = DateWord.match(rest, utf8, at: start)
          if match == .whole || match == .begun { end = max(end ?? 0, last) }
        }
      }
      if let end { return (DateWord(periods: [half]), end) }
    }
    return nil
  }

  /// Returns whether letters are the beginning of names of a part of the day alone.
  private func begins(
    _ letters: UnsafeBufferPointer<UInt8>, only period: DateWord.Period
  ) -> Bool {
    var isOnly = true
    forEachName { meaning, name in
      if DateWord.match(name, letters, at: 0).match == .none { return }
      if case .period(period) = meaning { return }
      isOnly = false
    }
    return isOnly
  }

  /// Calls a function with each name that the field reads: its own words, AM and PM, the months in
  /// English, and the names of its locale.
  func forEachName(_ body: (DateWord.Meaning, UnsafeBufferPointer<UInt8>) -> Void) {
    for (half, own, common) in [
      (DateWord.Period.morning, periods?.morning, "AM"), (.afternoon, periods?.afternoon, "PM"),
    ] {
      own?.withUTF8Bytes { body(.period(half), $0) }
      common.withUTF8Bytes { body(.period(half), $0) }
    }
    names?.forEach { name, text in
      switch name {
      case .month(let month): body(.month(month), text)
      case .half(let isAfternoon): body(.period(isAfternoon ? .afternoon : .morning), text)
      case .part(let start, let end): body(.period(DateWord.Period(start: start, end: end)), text)
      case .literal(let before, let after): body(.literal(before: before, after: after), text)
      }
      return true
    }
    if !has(.month) { return }
    for (index, month) in DateWord.englishMonths.enumerated() {
      month.withUTF8Bytes { name in
        body(.month(index + 1), name)
        body(.month(index + 1), UnsafeBufferPointer(rebasing: name[..<3]))
      }
    }
  }
}

extension DateWord {
  fileprivate static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension DateLetter {
  /// Returns whether the letter stands for a kind of part, or for the edge of the text.
  fileprivate func matches(_ kind: DatePart.Kind?) -> Bool {
    switch (self, kind) {
    case (.edge, nil), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour): true
    case (.minute, .minute), (.second, .second), (.period, .dayPeriod): true
    case (.time, .hour), (.time, .dayPeriod): true
    case (.date, let kind?): kind.isDate
    default: false
    }
  }
}
