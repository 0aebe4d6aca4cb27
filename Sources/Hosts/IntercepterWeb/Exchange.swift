internal import IntercepterForms
internal import IntercepterProfiles
internal import TextBytes
internal import TextInputIntercepter

/// A keystroke and the decision on it, as they cross the boundary between a page and the engine.
///
/// Both are numbers of four bytes, and from the 64th byte texts in UTF-8. Offsets and lengths are
/// UTF-16 code units, as in JavaScript, and −1 is none. `exchange.js` is the other side.
///
/// A keystroke:
///
/// | number | |
/// |---|---|
/// | 0 | 0 for a state that the field has already, 1 for an edit before it happens; 2 more if the decision contains all its texts |
/// | 1…5 | the previous state: the bytes of its text, its selection, its marked text |
/// | 6…10 | the current state, or the edit: the bytes of its replacement, its range, −1, −1 |
/// | 11…15 | the baseline |
///
/// A decision:
///
/// | number | |
/// |---|---|
/// | 0 | the place of the outcome in `Decision.Outcome.allCases` |
/// | 1 | the length of the text; −1 for the previous text, −2 for the proposed text |
/// | 2…5 | the selection and the marked text |
/// | 6, 7 | the range of the edit |
/// | 8 | the length of its replacement |
/// | 9 | 1 if the replacement is that of the edit, or stands at its place in the current text |
/// | 10 | the bytes behind the numbers: the text and the replacement where they are other ones, then the violations as JSON if there are any |
struct Exchange {
  private static let textOffset = 64
  private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 8)
  /// The bytes behind the numbers of a decision, whose memory the next decision uses again.
  var texts = JSONLine()

  /// Makes room for a keystroke with texts of some bytes, and returns its address.
  mutating func room(forTexts count: Int) -> UnsafeMutableRawPointer {
    let needed = Exchange.textOffset + count
    if bytes.count < needed {
      bytes.deallocate()
      bytes = .allocate(byteCount: max(needed, bytes.count * 2), alignment: 8)
    }
    return bytes.baseAddress!
  }

  /// The text of the previous state.
  var text: String {
    var offset = Exchange.textOffset
    return state(1, &offset).text
  }

  /// Replaces the keystroke by a field's decision, and returns its address.
  mutating func decide(
    by field: FormField, saying sentence: (Violation) -> String
  ) -> UnsafeMutableRawPointer {
    var offset = Exchange.textOffset
    let previous = state(1, &offset)
    let current = state(6, &offset)
    let baseline = number(11) < 0 ? nil : state(11, &offset)
    if number(0) & 1 == 1 {
      let proposed = Edit(range: current.selection ?? 0..<0, replacement: current.text)
      let decision = field.intercepter.intercept(proposed, in: previous, baseline: baseline)
      let (outcome, edit) = (decision.outcome, decision.edit)
      return write(
        decision, edit, of: field, after: previous, isProposed: outcome == .accepted,
        hasReplacement: edit?.replacement.hasSameScalars(as: proposed.replacement) ?? true,
        saying: sentence)
    }
    let decision = field.intercepter.intercept(current, after: previous, baseline: baseline)
    let edit = decision.edit
    return write(
      decision, edit, of: field, after: previous,
      isProposed: decision.state.text.hasSameScalars(as: current.text),
      hasReplacement: edit?.isIn(current.text) ?? true, saying: sentence)
  }

  /// Replaces the keystroke, which is a state, by the decision on a step of the date or time in it.
  ///
  /// - Returns: The address of the decision, or `nil` if there is nothing to step.
  mutating func step(
    _ count: Int, of field: FormField, saying sentence: (Violation) -> String
  ) -> UnsafeMutableRawPointer? {
    var offset = Exchange.textOffset
    let previous = state(1, &offset)
    guard let edit = field.intercepter.stepping(previous, by: count) else { return nil }
    let decision = field.intercepter.intercept(edit, in: previous)
    return write(
      decision, decision.edit, of: field, after: previous, isProposed: false,
      hasReplacement: false, saying: sentence)
  }

  private mutating func write(
    _ decision: Decision, _ edit: Edit?, of field: FormField, after previous: EditingState,
    isProposed: Bool, hasReplacement: Bool, saying sentence: (Violation) -> String
  ) -> UnsafeMutableRawPointer {
    let state = decision.state
    let isWhole = number(0) & 2 == 2
    let isProposed = isProposed && !isWhole
    let hasReplacement = hasReplacement && !isWhole
    let isPrevious = !isProposed && !isWhole && state.text.hasSameScalars(as: previous.text)
    texts.bytes.removeAll(keepingCapacity: true)
    if !isPrevious, !isProposed { texts.bytes += state.text.utf8 }
    if let edit, !hasReplacement { texts.bytes += edit.replacement.utf8 }
    if !decision.violations.isEmpty {
      decision.writeViolations(to: &texts, isSecret: field.isSecret, saying: sentence)
    }
    _ = room(forTexts: texts.bytes.count)
    set(0, Decision.Outcome.allCases.firstIndex(of: decision.outcome)!)
    set(1, isPrevious ? -1 : isProposed ? -2 : state.text.utf16Length)
    set(2, state.selection)
    set(4, state.markedRange)
    set(6, edit?.range)
    set(8, edit?.replacement.utf16Length ?? 0)
    set(9, hasReplacement ? 1 : 0)
    set(10, texts.bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: bytes[Exchange.textOffset...]).copyBytes(
      from: texts.bytes)
    return bytes.baseAddress!
  }

  private func state(_ index: Int, _ offset: inout Int) -> EditingState {
    let text = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + number(index)])
    offset += text.count
    return EditingState(
      String(decoding: text, as: UTF8.self), selection: range(index + 1),
      markedRange: range(index + 3))
  }

  private func range(_ index: Int) -> Range<Int>? {
    number(index) < 0 ? nil : number(index)..<number(index + 1)
  }

  private func number(_ index: Int) -> Int {
    Int(bytes.load(fromByteOffset: index * 4, as: Int32.self))
  }

  private func set(_ index: Int, _ number: Int) {
    bytes.storeBytes(of: Int32(number), toByteOffset: index * 4, as: Int32.self)
  }

  private func set(_ index: Int, _ range: Range<Int>?) {
    set(index, range?.lowerBound ?? -1)
    set(index + 1, range?.upperBound ?? -1)
  }
}

extension Edit {
  /// Returns whether the replacement is in a text, at the start of the range.
  fileprivate func isIn(_ text: String) -> Bool {
    text.holds(replacement, atUTF8: text.utf8Range(utf16: range).lowerBound)
  }
}
