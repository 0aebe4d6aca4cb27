internal import TextInputIntercepter

extension EmojiGroup {
  /// Returns CLDR's name of one of ``choices``, or `nil` if the table contains neither the locale
  /// nor its language.
  func name(in locale: LocaleIdentifier) -> String? {
    guard let place = Self.choices.firstIndex(of: self),
      let names = locale.value(in: EmojiTables.groupNames)
    else { return nil }
    return names.field(place, separator: UInt8(ascii: "|"))?.string
  }
}
