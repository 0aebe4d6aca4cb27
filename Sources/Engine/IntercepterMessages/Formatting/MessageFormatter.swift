/// A formatter for patterns of ICU's MessageFormat, in one pass over their bytes.
///
/// It supports arguments, `number` with the styles `integer` and `percent`, `select`, and `plural`
/// and `selectordinal`, with cases such as `=0` and `one` and with `#`. Anything else in ICU's
/// format is a fault.
///
/// Apostrophes quote as in ICU's default mode. Two are a literal apostrophe. One before a brace, or
/// before `#` where that is a number, quotes up to the next one.
package struct MessageFormatter {
  private static var deepestNesting: Int { 100 }

  let pattern: UnsafeBufferPointer<UInt8>
  /// The arguments, a closure because a generic formatter takes 13 KB for each type of them.
  let value: MessageArguments
  let locale: MessageLocale
  var offset = 0
  /// A Boolean value that indicates whether the formatter is reading a case that does not apply.
  var isSkipping = false
  private var depth = 0
  private var text: [UInt8] = []

  private init(
    _ pattern: UnsafeBufferPointer<UInt8>, _ value: @escaping MessageArguments,
    _ locale: MessageLocale
  ) {
    (self.pattern, self.value, self.locale) = (pattern, value, locale)
    text.reserveCapacity(pattern.count + 32)
  }

  /// Returns the text of a message.
  ///
  /// The whole pattern is read, including cases that do not apply. A pattern that can be formatted
  /// once can always be formatted.
  ///
  /// - Complexity: O(*n* · *d*) in the bytes of the pattern and the nesting depth of its arguments.
  package static func text(
    _ pattern: String, _ arguments: @escaping MessageArguments, in locale: MessageLocale
  ) throws(MessageFault) -> String {
    try pattern.withUTF8Bytes { bytes in
      var formatter = MessageFormatter(bytes, arguments, locale)
      return Result { () throws(MessageFault) in
        try formatter.message(number: nil)
        return formatter.text.string
      }
    }.get()
  }

  // MARK: Text

  /// Reads a message up to the brace that closes its surroundings, or to the end.
  ///
  /// - Parameter number: The value of `#`.
  mutating func message(number: Int?) throws(MessageFault) {
    while true {
      let start = offset
      skipText(isInPlural: number != nil)
      write(start..<offset)
      guard let byte = next, byte != .closingBrace else { return }
      offset += 1
      switch byte {
      case .apostrophe: quotation(isInPlural: number != nil)
      case .openingBrace: try argument()
      default: write(number ?? 0)
      }
    }
  }

  /// Skips text up to the next byte with a meaning.
  private mutating func skipText(isInPlural: Bool) {
    while offset < pattern.count {
      switch pattern[offset] {
      case .apostrophe, .openingBrace: return
      case .closingBrace where depth > 0: return
      case .numberSign where isInPlural: return
      default: offset += 1
      }
    }
  }

  /// Reads the rest of a quotation after its apostrophe.
  private mutating func quotation(isInPlural: Bool) {
    switch next {
    case UInt8.apostrophe: break
    case UInt8.openingBrace, UInt8.closingBrace: return quotedText()
    case UInt8.numberSign where isInPlural: return quotedText()
    default: return write(offset - 1..<offset)
    }
    write(offset..<offset + 1)
    offset += 1
  }

  private mutating func quotedText() {
    while let byte = next {
      offset += 1
      if byte == .apostrophe {
        guard next == .apostrophe else { return }
        offset += 1
      }
      write(offset - 1..<offset)
    }
  }

  // MARK: Arguments

  /// Reads an argument after its opening brace, up to the closing one.
  private mutating func argument() throws(MessageFault) {
    let start = offset - 1
    depth += 1
    if depth > Self.deepestNesting { throw MessageFault(reason: .nestedTooDeeply, offset: start) }
    skipWhitespace()
    let place = offset
    let name = word()
    if name.isEmpty { throw unexpected(start) }
    guard let value = MessageArgument(name: name).flatMap(value) else {
      throw MessageFault(reason: .unknownArgument, offset: place)
    }
    skipWhitespace()
    if skip(.closingBrace) {
      write(value)
    } else {
      try expect(.comma, start)
      try typed(value, at: place, start)
    }
    depth -= 1
  }

  private mutating func typed(
    _ value: MessageValue, at place: Int, _ start: Int
  ) throws(MessageFault) {
    skipWhitespace()
    let type = offset
    let name = word()
    if name.isEmpty { throw unexpected(start) }
    skipWhitespace()
    switch (MessageType(name: name), value) {
    case (.number, .number(let number)): try styled(number, start)
    case (.plural, .number(let number)):
      try expect(.comma, start)
      let form = isSkipping ? .other : locale.plurals.cardinal(number)
      try choice(.plural(number, form), start)
    case (.selectordinal, .number(let number)):
      try expect(.comma, start)
      let form = isSkipping ? .other : locale.plurals.ordinal(number)
      try choice(.plural(number, form), start)
    case (.select, .text(let text)):
      try expect(.comma, start)
      try choice(.select(isSkipping ? "" : text()), start)
    case (nil, _): throw MessageFault(reason: .wrongType, offset: type)
    default: throw MessageFault(reason: .wrongType, offset: place)
    }
  }

  private mutating func styled(_ number: Int, _ start: Int) throws(MessageFault) {
    if skip(.closingBrace) { return write(number) }
    try expect(.comma, start)
    skipWhitespace()
    let place = offset
    switch MessageStyle(name: word()) {
    case .integer: write(number)
    case .percent: if !isSkipping { locale.symbols.writePercentage(number, into: &text) }
    case nil:
      throw next == nil ? unexpected(start) : MessageFault(reason: .unknownStyle, offset: place)
    }
    skipWhitespace()
    try expect(.closingBrace, start)
  }

  // MARK: Writing

  private mutating func write(_ range: Range<Int>) {
    if !isSkipping, !range.isEmpty { text += pattern[range] }
  }

  private mutating func write(_ number: Int) {
    if !isSkipping { locale.symbols.write(number, into: &text) }
  }

  private mutating func write(_ value: MessageValue) {
    switch value {
    case .number(let number): write(number)
    case .text(let value): if !isSkipping { text += value().utf8 }
    }
  }
}

/// The types of arguments.
private enum MessageType: String, CaseIterable {
  case number, plural, selectordinal, select
}

/// The styles of numbers.
private enum MessageStyle: String, CaseIterable {
  case integer, percent
}
