/// The ways to read a text: every assignment of its numbers and words to the parts of a layout.
struct DateReader {
  let layout: DateLayout
  let tokens: DateTokens
  private(set) var parses: [DateParse] = []
  /// The first reason why the field's own order, or any other, does not fit.
  private(set) var fault: (place: Int, fault: DateFault)?
  /// The meaning of the text.
  private(set) var reading = DateReading.beginning

  init(_ text: String, _ layout: DateLayout) {
    self.layout = layout
    tokens = DateTokens(text, layout)
    let other = tokens.other
    if other == nil || !layout.has(.hour) {
      for scheme in layout.schemes(for: tokens) {
        place(DateParse(scheme), token: 0, digit: 0)
        readUndivided(scheme)
      }
    }
    if let other {
      // A timestamp without its zone would not be a date either.
      let isTimestamp = fault?.fault.variant == .dateWithTime
      reading = .wrong(isTimestamp ? .withTime : .unexpected(at: other))
      parses = []
      return
    }
    if parses.contains(where: { !$0.hasGaps }) { parses.removeAll { $0.hasGaps } }
    if parses.contains(where: { $0.isComplete }) { parses.removeAll { $0.isHopeless } }
    reading = meaning
  }

  /// What is wrong with a text that has more parts than the layout.
  private var tooMuch: DateFault { layout.has(.hour) ? .withSeconds : .withTime }

  private mutating func fail(_ token: Int, _ fault: DateFault) {
    if let old = self.fault,
      old.place > token || old.place == token && old.fault.variant != nil
        || old.place == token && fault.variant == nil
    {
      return
    }
    self.fault = (token, fault)
  }

  /// Assigns the next digits or word to a part, in each possible way.
  private mutating func place(_ parse: DateParse, token index: Int, digit: Int) {
    let slots = parse.scheme.slots
    guard index < tokens.tokens.count else { return end(parse) }
    let token = tokens.tokens[index]
    if let word = token.word, word.isBegun, !word.places.isEmpty, index == tokens.tokens.count - 1 {
      // The beginning of a literal, such as `U`.
      var begun = parse
      begun.isOpen = true
      parses.append(begun)
    }
    let next = parse.next
    guard next < slots.count else {
      let isTooMuch = slots.last?.isExtra == true
      return fail(index, isTooMuch ? tooMuch : .unexpected(at: token.range(from: digit)))
    }
    let mayLack = parse.scheme.order == .own && digit == 0
    for slot in next..<(mayLack ? slots.count : next + 1) {
      guard fits(parse, slot, token: index, digit: digit) else {
        if slot == next { fail(index, .unexpected(at: token.range)) }
        continue
      }
      var parse = parse
      if slot > next { parse.hasGaps = true }
      take(&parse, slot, token: index, digit: digit)
    }
  }

  /// Returns whether what is before a token may be before a part.
  private func fits(_ parse: DateParse, _ slot: Int, token: Int, digit: Int) -> Bool {
    let (slots, next) = (parse.scheme.slots, parse.next)
    let gap = tokens.gaps[token]
    if digit > 0 { return true }
    if slot > next {
      let marks = slots[max(1, next)...slot].map { $0.mark }
      return gap.skips(marks[...])
    }
    if token == 0 {
      return gap.marks.isEmpty && gap.literals.allSatisfy { $0.fits(nil, slots[slot].part.kind) }
    }
    return gap.separates(slots[slot - 1].part.kind, slots[slot].part.kind, at: slots[slot].mark)
  }

  private mutating func take(_ parse: inout DateParse, _ place: Int, token index: Int, digit: Int) {
    let (slot, token) = (parse.scheme.slots[place], tokens.tokens[index])
    var piece = DateParse.Piece(slot: place, token: index, digits: 0..<0)
    if let word = token.word {
      guard digit == 0 else { return }
      let isMonth = slot.part.kind == .month && slot.isWord && word.months != 0
      guard isMonth || slot.part.kind == .dayPeriod && !word.periods.isEmpty else {
        return fail(index, .unexpected(at: token.range))
      }
      piece.isComplete = !word.isBegun && (!isMonth || word.month != nil)
      piece.number = isMonth ? word.month ?? 0 : 0
      piece.isWhole = !word.isBegun && !word.mayGrow
      parse.pieces.append(piece)
      return self.place(parse, token: index + 1, digit: 0)
    }
    guard slot.part.kind != .dayPeriod, !slot.isWord else {
      return fail(index, .unexpected(at: token.range))
    }
    let rest = token.digits[digit...]
    var count = min(slot.part.digits, rest.count)
    if let longest = slot.part.longest, rest.count > count { count = min(longest, rest.count) }
    let digits = rest.prefix(count)
    piece.digits = digit..<digit + count
    piece.number = digits.number
    if slot.isExtra, piece.number > 0 {
      return fail(index, tooMuch)
    }
    piece.isWhole = count == slot.part.digits || count == slot.part.longest
    let isEnd = digit + count == token.digits.count
    let isFollowed = !isEnd || !tokens.gaps[index + 1].isEmpty
    if piece.isWhole {
      piece.isComplete = true
      guard slot.part.range.contains(piece.number) || count == slot.part.longest else {
        return fail(index, .outOfRange(piece.number, slot.part.kind, token.range))
      }
    } else if digits.count < slot.part.digits {
      let isLast = place == parse.scheme.slots.count - 1
      let isAlone = digit == 0 && isEnd
      let isDate = slot.part.kind.isDate
      piece.isComplete =
        slot.part.isShort(digits) && (isDate || slot.part.kind == .hour)
        && (isLast ? isAlone : isFollowed)
      guard
        piece.isComplete || slot.part.isBegun(by: digits) || isAlone && slot.part.isShort(digits)
      else { return fail(index, .outOfRange(piece.number, slot.part.kind, token.range)) }
      if !piece.isComplete, isFollowed, parse.scheme.order != .own {
        return fail(index, .outOfRange(piece.number, slot.part.kind, token.range))
      }
    }
    // Without a separator, only a year of our time is one: `3112` is a day and a month.
    let isSeparated = digit == 0 && (slot.mark == .date || isEnd && isFollowed)
    if slot.part == .year, parse.scheme.order != .own, !isSeparated,
      !digits.mayBeginYear(in: 1900...2100)
    {
      return
    }
    parse.pieces.append(piece)
    if isEnd {
      self.place(parse, token: index + 1, digit: 0)
    } else {
      self.place(parse, token: index, digit: digit + count)
    }
  }

  private mutating func end(_ parse: DateParse) {
    var parse = parse
    let (slots, gap) = (parse.scheme.slots, tokens.gaps[tokens.tokens.count])
    if tokens.other != nil {
      if parse.next == slots.count, slots.last?.isExtra == true {
        fail(tokens.tokens.count, tooMuch)
      }
      return
    }
    if let last = parse.pieces.last, !gap.isBlank {
      let (kind, next) = (slots[last.slot].part.kind, parse.next)
      let isEnd = next == slots.count
      guard
        isEnd
          ? gap.closes(kind)
          : gap.separates(kind, slots[next].part.kind, at: slots[next].mark)
            || gap.literals.isEmpty && gap.marks.count == 1 && gap.closes(kind)
      else { return fail(tokens.tokens.count, .character) }
    } else if parse.pieces.isEmpty, !gap.isBlank {
      return fail(0, .character)
    }
    if let last = parse.pieces.last, gap.isEmpty {
      let isLong = slots[last.slot].part.longest.map { last.digits.count < $0 } ?? false
      let digits = tokens.tokens[last.token].digits[last.digits]
      parse.isOpen = !last.isWhole && slots[last.slot].part.isBegun(by: digits) || isLong
    }
    parse.isComplete =
      parse.pieces.count == slots.count && parse.pieces.allSatisfy { $0.isComplete }
    parses.append(parse)
  }

  /// Reads a time without a separator, if its half of the day is known, or may follow: `100 PM`,
  /// `5pm`.
  private mutating func readUndivided(_ scheme: DateScheme) {
    let kinds = scheme.slots.map { $0.part.kind }
    let hasPeriod = kinds.contains(.dayPeriod)
    guard kinds.filter({ $0 != .dayPeriod }) == [.hour, .minute],
      tokens.tokens.count == (hasPeriod ? 2 : 1), tokens.gaps.allSatisfy({ $0.isBlank }),
      let place = tokens.tokens.firstIndex(where: { $0.word == nil }),
      place == (kinds[0] == .dayPeriod ? 1 : 0)
    else { return }
    let digits = tokens.tokens[place].digits
    let count = digits.count == 3 ? 1 : digits.count
    guard layout.periods != nil && digits.count == 3 || hasPeriod && digits.count < 3,
      1...12 ~= digits[..<count].number, digits[count...].number < 60
    else { return }
    var parse = DateParse(scheme)
    for (index, kind) in kinds.enumerated() {
      let isNumber = kind != .dayPeriod
      let own = kind == .hour ? 0..<count : count..<digits.count
      var piece = DateParse.Piece(
        slot: index, token: isNumber ? place : 1 - place, digits: isNumber ? own : 0..<0)
      if isNumber { piece.number = digits[own].number }
      let word = tokens.tokens[piece.token].word
      if !isNumber, word?.periods.isEmpty != false { return }
      piece.isComplete = word?.isBegun != true
      piece.isWhole = piece.isComplete && word?.mayGrow != true
      parse.pieces.append(piece)
    }
    parse.isComplete = hasPeriod && parse.pieces.allSatisfy { $0.isComplete }
    parse.isOpen =
      !hasPeriod || place == 1 && tokens.gaps[2].isEmpty || parse.pieces.contains { !$0.isWhole }
    parses.append(parse)
  }
}

extension Collection<UInt8> {
  /// Returns whether digits are a year of a range, or its beginning.
  fileprivate func mayBeginYear(in years: ClosedRange<Int>) -> Bool {
    var (first, last) = (number, number)
    for _ in count..<4 { (first, last) = (first * 10, last * 10 + 9) }
    return first <= years.upperBound && last >= years.lowerBound
  }
}
