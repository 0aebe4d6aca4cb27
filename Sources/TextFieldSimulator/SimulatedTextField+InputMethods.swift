public import TextInputIntercepter

extension SimulatedTextField {
  /// Presses a dead key: the accent is marked, and waits for the letter that is typed next.
  ///
  /// Where letter and accent make one scalar, that is committed; a space commits the accent alone, and
  /// so does the same dead key; any other cluster is committed behind the accent.
  ///
  /// ```swift
  /// field.deadKey("´")  // [´]|
  /// field.type("e")  // é|
  /// ```
  ///
  /// - Parameter accent: One of `´`, the grave accent, `^` `¨` `~` `¯` `˘` `˙` `˚` `¸` `˛` `ˇ` `˝`; any other
  ///   character is typed.
  @discardableResult
  public func deadKey(_ accent: Character) -> Decision? {
    if pendingDeadKey?.accent == accent { return commit() }
    finishComposition()
    guard let key = DeadKey(accent) else { return type(String(accent)) }
    return mark(String(accent), by: .deadKey(key))
  }

  /// A keystroke that the keyboard's input method takes.
  ///
  /// - Returns: `nil` where it takes none, and the cluster is to be typed as it is.
  func typeWithInputMethod(_ cluster: Character) -> Decision? {
    if let key = pendingDeadKey { return commit(key.text(typing: cluster)) }
    if keyboard.contains(.composesHangul), let jamo = HangulComposer.keys(typing: cluster) {
      return jamo.reduce(nil) { _, jamo in
        platform == .iOS ? typeUnmarkedHangul(jamo) : typeHangul(jamo)
      }
    }
    if keyboard.contains(.composesNineKeyPinyin), let digit = cluster.nineKeyDigit {
      return mark(markedText + String(digit), by: .text)
    }
    if keyboard.contains(.composesAlways), cluster.isLetter {
      return mark(markedText + String(cluster), by: .text)
    }
    return nil
  }

  /// Backspace while text is marked.
  func shortenMarkedText() -> Decision? {
    if var composer = hangulComposer {
      composer.deleteLast()
      return composer.isEmpty
        ? cancelComposition() : mark(composer.text, by: .hangul(composer))
    }
    return compose(String(markedText.dropLast()))
  }

  private func typeHangul(_ jamo: Unicode.Scalar) -> Decision {
    if hangulComposer == nil { finishComposition() }
    var composer = hangulComposer ?? HangulComposer()
    if let finished = composer.insert(jamo) { commit(finished) }
    return mark(composer.text, by: .hangul(composer))
  }

  private var pendingDeadKey: DeadKey? {
    guard case .deadKey(let key)? = composition?.method, markedText == String(key.accent)
    else { return nil }
    return key
  }

  /// The state of the Hangul keyboard, as long as what it has marked is still there.
  private var hangulComposer: HangulComposer? {
    guard case .hangul(let composer)? = composition?.method, markedText == composer.text
    else { return nil }
    return composer
  }
}

extension Character {
  /// The nine-key pinyin keyboard's placeholder for a key: ➋ for 2, up to ➒ for 9.
  fileprivate var nineKeyDigit: Character? {
    let placeholders: [Character] = ["➋", "➌", "➍", "➎", "➏", "➐", "➑", "➒"]
    guard isASCII, let digit = wholeNumberValue, digit >= 2 else { return nil }
    return placeholders[digit - 2]
  }
}
