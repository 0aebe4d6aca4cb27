internal import TextBytes

/// A text divided into numbers and words, and the marks between them.
struct DateTokens {
  /// A number or a word.
  struct Token {
    /// The digits of a number, each from 0 to 9; none in a word.
    var digits: [UInt8] = []
    var word: DateWord?
    /// The range in UTF-8 offsets.
    var range: Range<Int>

    /// The number of bytes of one digit.
    var width: Int { max(1, range.count / max(1, digits.count)) }

    /// Returns the range from a digit on.
    func range(from digit: Int) -> Range<Int> {
      min(range.lowerBound + digit * width, range.upperBound)..<range.upperBound
    }
  }

  /// What is before, between or after the tokens.
  struct Gap {
    /// The boundaries that each mark other than a space can mark.
    var marks: [DateMark] = []
    /// The words without a number: `г.`, `Uhr`, `de`.
    var literals: [DateWord] = []
    var isEmpty = true
  }

  private(set) var tokens: [Token] = []
  /// One gap more than tokens.
  private(set) var gaps = [Gap()]
  /// The first character that does not belong to a date, where reading stops.
  private(set) var other: Range<Int>?
  /// A Boolean value that indicates whether zero fractions of a second were left out.
  private(set) var dropsFraction = false

  /// Divides a text; more tokens than any layout has parts are left out.
  init(_ text: String, _ layout: DateLayout) {
    text.withUTF8Bytes { utf8 in
      var offset = 0
      while offset < utf8.count, tokens.count < 16, gaps[tokens.count].marks.count < 8 {
        let (scalar, width) = utf8.scalar(at: offset)
        let next = offset + width
        if let digit = DecimalDigits.value(of: scalar) {
          if gaps[tokens.count].isEmpty, let last = tokens.indices.last, tokens[last].word == nil {
            if tokens[last].digits.count < 20 { tokens[last].digits.append(UInt8(digit)) }
            tokens[last].range = tokens[last].range.lowerBound..<next
          } else {
            add(Token(digits: [UInt8(digit)], range: offset..<next))
          }
        } else if scalar.isWhiteSpace {
          gaps[tokens.count].isEmpty = false
        } else if scalar.isDroppedFromValues {
        } else if scalar.mayBeginWord, let (word, end) = layout.word(in: utf8, at: offset),
          !isMark(scalar, word, end == next)
        {
          if word.isLiteral {
            gaps[tokens.count].literals.append(word)
            gaps[tokens.count].isEmpty = false
          } else {
            add(Token(word: word, range: offset..<end))
          }
          offset = end
          continue
        } else if let mark = DateMark(scalar) {
          gaps[tokens.count].marks.append(mark)
          gaps[tokens.count].isEmpty = false
        } else {
          other = offset..<next
          return
        }
        offset = next
      }
      if offset < utf8.count { other = offset..<utf8.count }
    }
    // Cameras write `2026:05:10 12:30:00` (Exif 3.0). No time begins with four digits.
    if layout.has(.year), tokens.first?.digits.count == 4 {
      for index in 1...2 where index < gaps.count && gaps[index].marks == [.time] {
        gaps[index].marks = [.date]
      }
    }
    leaveOutFraction()
  }

  /// Leaves out the fraction of `12:30:00.000`, which databases write, if it is zero.
  private mutating func leaveOutFraction() {
    let last = tokens.count - 1
    guard last >= 3, !tokens[last].digits.isEmpty, tokens[last].digits.allSatisfy({ $0 == 0 }),
      gaps[last].marks.count == 1, gaps[last].marks[0] == DateMark(0x2E),
      gaps[last - 1].marks == [.time], gaps[last - 2].marks == [.time]
    else { return }
    tokens.removeLast()
    gaps.remove(at: last)
    dropsFraction = true
  }

  /// Returns whether a letter is a mark, such as the `T` of ISO 8601, and not a word.
  private func isMark(_ scalar: UInt32, _ word: DateWord, _ isAlone: Bool) -> Bool {
    guard isAlone, DateMark(scalar) != nil else { return false }
    let followsNumber = gaps[tokens.count].isEmpty && tokens.last?.word == nil && !tokens.isEmpty
    return word.isLiteral || followsNumber || scalar >= 0x2E80
  }

  private mutating func add(_ token: Token) {
    tokens.append(token)
    gaps.append(Gap())
  }
}

extension DateTokens.Gap {
  /// A Boolean value that indicates whether the gap has spaces alone, or nothing.
  var isBlank: Bool { marks.isEmpty && literals.isEmpty }

  /// Returns whether the gap separates two adjacent parts.
  func separates(_ before: DatePart.Kind, _ after: DatePart.Kind, at mark: DateMark) -> Bool {
    if isEmpty { return before == .dayPeriod || after == .dayPeriod }
    if !literals.isEmpty {
      return literals.allSatisfy { $0.fits(before, after) } && marks.count <= 2
        && marks.allSatisfy { !$0.isDisjoint(with: [mark, .date]) }
    }
    if marks.isEmpty { return true }
    return marks.count == 1 && marks[0].contains(mark)
  }

  /// Returns whether the gap contains the separators of parts that were emptied.
  ///
  /// - Parameter marks: The boundaries before, between and after the emptied parts.
  func skips(_ boundaries: ArraySlice<DateMark>) -> Bool {
    if isEmpty || !literals.isEmpty { return false }
    guard let last = boundaries.last else { return false }
    let isGroup = last == .join || last == .range
    if !isGroup, marks.count != boundaries.count { return false }
    var rest = boundaries
    for (index, mark) in marks.enumerated() {
      // The last mark stands before the part that is left.
      if index == marks.count - 1, mark.contains(last) { return true }
      guard let place = rest.firstIndex(where: { mark.contains($0) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return last == .join && !rest.isEmpty
  }

  /// Returns whether the gap may follow a complete text: `.`, `日`, `г.`, `Uhr`.
  func closes(_ last: DatePart.Kind) -> Bool {
    // `Uhr` follows hours, or hours and minutes.
    literals.allSatisfy { $0.fits(last, nil) || !last.isDate && $0.fits(.hour, nil) }
      && (marks.isEmpty || marks.count == 1 && marks[0].contains(.end))
  }
}
