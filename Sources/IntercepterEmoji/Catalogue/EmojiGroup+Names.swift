internal import TextInputIntercepter

extension EmojiGroup {
  /// Returns CLDR's name of one of ``choices``, or `nil` if the table contains neither the locale
  /// nor its language.
  func name(in locale: LocaleIdentifier) -> String? {
    guard let place = Self.choices.firstIndex(of: self),
      let names = locale.value(in: SortedLines(EmojiGroupNameTable.lines))
    else { return nil }
    return names.part(place, separator: UInt8(ascii: "|"))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the field after a number of separators.
  func part(_ number: Int, separator: UInt8) -> String {
    var start = 0
    for _ in 0..<number {
      while self[start] != separator { start += 1 }
      start += 1
    }
    return String(decoding: self[start...].prefix { $0 != separator }, as: UTF8.self)
  }
}
