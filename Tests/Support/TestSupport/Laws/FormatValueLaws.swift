public import TextInputIntercepter

/// The laws that a format preserves the value of a text.
///
/// Each function returns a violation of its law, or `nil`.
public enum FormatValueLaws {
  /// Three ways of entering a text give the same text, or a visible rejection.
  ///
  /// The ways are pasting into an empty field, pasting over the whole text, and typing key by key.
  public static func entersAlike(
    _ engine: Intercepter, _ text: String, over previous: String
  ) -> String? {
    for asks in [true, false] {
      let empty = FormatRun(engine, asks: asks)
      let pasted = empty.insert(text)

      // A field drops from its first text what shows nothing, and may format the rest.
      let previous = InterceptedField(engine, state: .selectingAll(of: previous)).state.text
      let full = FormatRun(engine, asks: asks, state: .selectingAll(of: previous))
      // Pasting the selected text changes nothing, and pasting a part of a date removes the rest.
      if previous.scalars != text.visible.scalars,
        engine.format != nil || !previous.becomesByDeletion(text)
      {
        let replaced = full.insert(text)
        if (pasted.outcome == .rejected) != (replaced.outcome == .rejected)
          || pasted.outcome != .rejected && pasted.state.text.scalars != replaced.state.text.scalars
        {
          return "\(text.debug) over \(previous.debug): \(replaced), into nothing: \(pasted)"
        }
      }
      if pasted.outcome == .rejected { continue }
      // A pasted text that is kept, flagged or unfinished, has no value to compare with.
      if engine.validate(pasted.state.text).status != .valid { continue }

      let typed = FormatRun(engine, asks: asks)
      var heard = ""
      typed.field.onChange = { heard = $0.text }
      let objects = text.reduce(into: false) { objects, character in
        let decision = typed.insert(String(character))
        if decision.outcome == .rejected || !decision.violations.isEmpty { objects = true }
      }
      // A typed mark may be open until editing ends. The last character may be such a mark.
      typed.field.endEditing()
      let ended = typed.field.state.text
      if heard.scalars != ended.scalars {
        return "\(text.debug) typed: \(ended.debug), heard: \(heard.debug)"
      }
      let status = engine.validate(ended).status
      if status == .invalid { continue }
      let isOpen = status == .intermediate
      // Neither is a value: an empty part can be pasted in the middle of a date, and not typed.
      if isOpen, engine.validate(pasted.state.text).status == .intermediate { continue }
      // Nor is the beginning of a literal, which a paste of it alone may leave out.
      let texts = [ended, pasted.state.text]
      if texts.allSatisfy({ engine.unformattedText(of: $0).isEmpty }) { continue }
      // Nor is an unfinished text that shows all that was typed, such as the digits of a literal.
      if isOpen, lettersAndDigits(ended) == lettersAndDigits(text.visible) { continue }
      // A mark that is typed again behind an open one, or behind a typed space, may be the decimal
      // separator (note 101).
      let marks = text.filter { $0 == "." || $0 == "," || $0.isWhitespace }
      if marks.count > 1, marks.first!.isWhitespace || Set(marks).count == 1,
        engine.rules.contains(where: \.isDecimal)
      {
        continue
      }
      // Digits that may still be a calling code stay as they were typed.
      if !objects, pasted.violations.isEmpty, ended.scalars != pasted.state.text.scalars,
        engine.unformattedText(of: ended) != engine.unformattedText(of: pasted.state.text),
        !isOpen || engine.normalized(ended) != engine.normalized(pasted.state.text),
        // The last digit of a date may be the first of two while somebody types.
        engine.sanitize(ended).scalars != engine.sanitize(pasted.state.text).scalars
      {
        return "\(text.debug) typed: \(ended.debug), pasted: \(pasted)"
      }
    }
    return nil
  }

  /// The unformatted text has the value that the rules alone read in a pasted text.
  ///
  /// - Parameters:
  ///   - engine: The rules and the format.
  ///   - plain: The rules.
  ///   - affixes: The prefix and the suffix, which the rules alone may reject.
  public static func keepsValue(
    _ engine: Intercepter, _ plain: Intercepter, _ text: String, affixes: [String] = []
  ) -> String? {
    guard let shown = engine.paste(text) else { return nil }
    let raw = engine.unformattedText(of: shown)
    // Literals and white space alone have no value.
    if raw.isEmpty { return nil }
    guard let alone = plain.paste(text) else {
      let marks = affixes.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
      if marks.contains(where: { text.contains($0) }) { return nil }
      return "the rules reject \(text.debug), the format makes \(shown.debug) of it"
    }
    return alone.scalars == raw.scalars
      ? nil : "\(text.debug) is \(alone.debug) without the format, \(raw.debug) with it"
  }

  /// The unformatted text has the pasted letters and digits in their order.
  ///
  /// Literals and dialing prefixes at the start may be missing.
  public static func keepsCharacters(_ field: ValueField, _ text: String) -> String? {
    // A date pads its parts with zeros.
    if field.engine.format == nil { return nil }
    let decision = field.engine.intercept(
      Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
    if decision.outcome == .rejected || !decision.violations.isEmpty { return nil }
    let raw = lettersAndDigits(field.engine.unformattedText(of: decision.state.text))
    let written = lettersAndDigits(text.visible)
    // A literal alone has no value.
    if raw.isEmpty { return nil }
    if let fronts = field.fronts {
      let isKept = written.hasSuffix(raw) && fronts.contains(String(written.dropLast(raw.count)))
      return isKept ? nil : "\(text.debug) is \(raw)"
    }
    var rest = raw[...]
    for character in written where character == rest.first { rest.removeFirst() }
    return rest.isEmpty ? nil : "\(text.debug) is \(raw)"
  }

  /// Returns the letters in uppercase and the digits of all scripts in ASCII.
  private static func lettersAndDigits(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
      .map { $0.wholeNumberValue.map(String.init) ?? $0.uppercased() }.joined()
  }

  /// Pasting a formatted text gives the same formatted text.
  public static func readsItsOwnText(_ field: ValueField, _ raw: String) -> String? {
    guard let shown = field.engine.paste(raw), let again = field.engine.paste(shown) else {
      return nil
    }
    return shown.scalars == again.scalars
      ? nil : "\(raw.debug) is shown as \(shown.debug), and that as \(again.debug)"
  }

  /// The field's date after a paste is the date that the text means.
  public static func keepsDate(_ field: ValueField, _ text: String) -> String? {
    let meant = field.engine.dateValues(of: text)
    guard !meant.isEmpty, let shown = field.engine.paste(text) else { return nil }
    let held = field.engine.dateValues(of: shown)
    return held == meant ? nil : "\(text.debug) means \(meant), \(shown.debug) means \(held)"
  }
}

extension Rule {
  fileprivate var isDecimal: Bool { identifier == "decimal" }
}

extension EditingState {
  fileprivate static func selectingAll(of text: String) -> EditingState {
    EditingState(text, selection: 0..<text.utf16.count).normalized()
  }
}

extension String {
  /// The text without the scalars that show nothing, which a value drops.
  var visible: String {
    let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible))
  }
}
