public import TextInputIntercepter

extension SimulatedTextField {
  /// Presses a dead key, which marks its accent until the next cluster is typed.
  ///
  /// If there is a single scalar for letter and accent, it is committed. A space, or the same dead
  /// key again, commits the accent alone. Any other cluster is committed after the accent.
  ///
  /// ```swift
  /// field.deadKey("´")  // [´]|
  /// field.type("e")  // é|
  /// ```
  ///
  /// - Parameter accent: One of `´`, the grave accent, `^` `¨` `~` `¯` `˘` `˙` `˚` `¸` `˛` `ˇ` `˝`.
  ///   Any other character is typed.
  @discardableResult
  public func deadKey(_ accent: Character) -> Decision? {
    if pendingDeadKey?.accent == accent { return commit() }
    finishComposition()
    guard let key = DeadKey(accent) else { return type(String(accent)) }
    return mark(String(accent), by: .deadKey(key))
  }

  /// Types a cluster with the keyboard's input method, or returns `nil` if none consumes it.
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

  /// Performs Backspace while text is marked.
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
    let finished = composer.insert(jamo)
    if let finished, keyboard.contains(.rollsOver) {
      return mark(composer.text, by: .hangul(composer), after: finished)
    }
    if let finished { commit(finished) }
    return mark(composer.text, by: .hangul(composer))
  }

  private var pendingDeadKey: DeadKey? {
    guard case .deadKey(let key)? = composition?.method, markedText == String(key.accent)
    else { return nil }
    return key
  }

  /// The state of the Hangul keyboard, or `nil` if the marked text is not the text that it
  /// composes.
  private var hangulComposer: HangulComposer? {
    guard case .hangul(let composer)? = composition?.method, markedText == composer.text
    else { return nil }
    return composer
  }
}

extension Character {
  /// The nine-key pinyin keyboard's placeholder for a digit: ➋ for 2, up to ➒ for 9.
  fileprivate var nineKeyDigit: Character? {
    let placeholders: [Character] = ["➋", "➌", "➍", "➎", "➏", "➐", "➑", "➒"]
    guard isASCII, let digit = wholeNumberValue, digit >= 2 else { return nil }
    return placeholders[digit - 2]
  }
}
