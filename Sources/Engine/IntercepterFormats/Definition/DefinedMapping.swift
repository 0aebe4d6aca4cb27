/// The mapping of a format that a definition describes.
final class DefinedMapping: TextMapping, @unchecked Sendable {
  let definition: FormatDefinition

  init(_ definition: FormatDefinition) { self.definition = definition }

  override var isValue: Bool { definition.isValue }

  override var hasPrefix: Bool { definition.prefixCount > 0 || definition.readsFront }

  // MARK: States

  override func formatted(_ state: EditingState) -> (state: EditingState, rest: Int) {
    definition.shown(state)
  }

  override func unformatted(_ state: EditingState) -> EditingState { definition.raw(state) }

  override func shown(_ state: EditingState) -> EditingState {
    if state.hasMarkedText || definition.isPrefix(state.text) { return state }
    // In formatted text, the caret may be on either side of a literal.
    var raw = definition.raw(state)
    // A selection has no counterpart in a number as dialed.
    if state.selection?.isEmpty != false {
      let (whole, violation) = unformatted(finished: state.text)
      if violation != nil { return state }
      if !whole.hasSameScalars(as: raw.text) {
        raw = EditingState(whole, caret: whole.utf16Length)
      }
    }
    let shown = definition.shown(raw).state
    return shown.text.hasSameScalars(as: state.text) ? state : shown
  }

  override func shown(_ violations: Violations, in text: String) -> Violations {
    let (literals, raw) = FormatLiterals.find(in: text, definition)
    let isRead =
      (definition.readsFront || raw.hasSameScalars(as: text))
      && !unformatted(finished: text).text.hasSameScalars(as: raw)
    return violations.moved(from: raw, to: text) { range in
      // A text in another notation, such as a number as dialed, has no places for the violations.
      if isRead { return 0..<text.utf8.count }
      let lower = literals.shown(range.lowerBound, begins: !range.isEmpty)
      return lower..<max(lower, literals.shown(range.upperBound, begins: false))
    }
  }

  override var completesText: Bool { definition.completesText }

  // A finished text may have other separators, be a telephone number as dialed, or lack fixed
  // decimals.
  override func unformatted(finished text: String) -> (text: String, violation: Violation?) {
    let (empty, state) = (EditingState("", caret: 0), EditingState(text, caret: text.utf16Length))
    var (raw, fits) = definition.raw(text)
    // As in a field, the literal before the first slot is nothing yet.
    if let prefix = definition.prefix(in: state) { return (prefix.text.isEmpty ? raw : "", nil) }
    if !text.isEmpty, definition.readsFront || !fits && definition.shown(raw).rest > 0 {
      // The paste of the whole text into an empty field.
      let edit = FormattedEdit(
        definition, from: empty, to: state, removing: 0..<0, inserting: 0..<text.utf8.count,
        kind: .typing)
      if case .isRefused(let violation) = edit.effect { return (raw, violation) }
      if definition.shown(edit.current.text).rest == 0 { raw = edit.current.text }
    }
    if completesText, case let (shown, rest) = definition.shown(raw), rest == 0 {
      raw = definition.raw(shown).text
    }
    return (raw, nil)
  }

  override func stored(_ unformatted: String) -> String {
    definition.storedPrefix.isEmpty || unformatted.isEmpty
      || definition.violation(of: unformatted) != nil
      ? unformatted : definition.storedPrefix + unformatted
  }

  override func unformatted(stored text: String) -> String? {
    let prefix = definition.storedPrefix
    if prefix.isEmpty || text.isEmpty { return text }
    return text.holds(prefix, atUTF8: 0)
      ? text.text(utf8: prefix.utf8.count..<text.utf8.count) : nil
  }

  // MARK: Edits

  override func beginning(
    of current: EditingState, after previous: EditingState, by change: TextDiff.Change
  ) -> Beginning? {
    let followsPrefix = definition.isPrefix(previous.text)
    if change.kind != .deletion || followsPrefix, let typed = definition.prefix(in: current) {
      return .literal(typed)
    }
    let isTypedBehindPrefix =
      change.kind == .typing && current.text.utf8.count > definition.prefixCount
      && current.text.holdsOneCluster(change.inserted)
    guard !current.text.isEmpty, previous.selectsAll || !isTypedBehindPrefix && followsPrefix else {
      return nil
    }
    // The caret shows that only a part was deleted.
    if change.kind == .deletion, let caret = current.caret, caret < current.text.utf16Length {
      return nil
    }
    return .emptyField
  }

  override func edit(
    from previous: EditingState, to current: EditingState, by change: TextDiff.Change
  ) -> MappedEdit {
    FormattedEdit(
      definition, from: previous, to: current, removing: change.removed,
      inserting: change.inserted, kind: change.kind)
  }

  override var rule: Rule {
    Rule(
      "format",
      validate: { [definition] text in
        let whole = 0..<text.utf16Length
        if definition.isIncomplete(text) {
          let violation = Violation(.patternMismatch, range: whole, variant: .patternIncomplete)
          return Validity(.intermediate, Violations(violation))
        }
        guard let violation = definition.violation(of: text) else { return Validity(.valid) }
        return Validity(.invalid, Violations(violation))
      },
      sanitize: { $0 },
      judge: { [definition] proposal in
        let rest = definition.shown(proposal.state.text).rest
        let before = proposal.replacesWholeText ? 0 : definition.shown(proposal.previous.text).rest
        guard rest > before else { return .accept }
        let violation = definition.violation(of: proposal.state.text)
        return .reject(Violations(violation ?? proposal.violation(.patternMismatch)))
      })
  }

  // MARK: Keystrokes

  override func quickUnformat(
    _ text: UnsafeBufferPointer<UInt8>, typing byte: UInt8, at place: Int,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, place: Int)? {
    guard definition.quickCheckIsUnformatted(ascii: byte), text.count >= definition.prefixCount
    else { return nil }
    var pass = FormatPass(text, into: target, FormatPlaces(.toUnformatted, place))
    guard definition.unformat(&pass) else { return nil }
    let (start, count) = (pass.places[0], pass.count)
    if start < count, let memory = target.baseAddress {
      (memory + start + 1).update(from: memory + start, count: count &- start)
    }
    target[start] = byte
    let raw = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(target)[...count])
    return raw.isASCII && !definition.mayReadFront(of: raw) ? (raw.count, start) : nil
  }

  override func quickFormat(
    _ text: UnsafeBufferPointer<UInt8>, caret place: Int,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, place: Int)? {
    if definition.capacity(for: text) > target.count { return nil }
    var pass = FormatPass(text, into: target, FormatPlaces(.toFormatted, place))
    return definition.format(&pass) == 0 ? (pass.count, pass.places[0]) : nil
  }
}

extension TextFormat {
  /// Creates a format from its definition.
  public init(_ definition: FormatDefinition) { self.init(DefinedMapping(definition)) }

  /// The definition of the format; one without literals if the format has a mapping of another kind.
  public var definition: FormatDefinition {
    (mapping as? DefinedMapping)?.definition ?? FormatDefinition()
  }
}

extension FormatDefinition {
  /// Returns the violation of a text with a front that a field does not keep.
  func violation(of front: Front, in range: Range<Int>) -> Violation? {
    switch front {
    case .replaced(0, by: ""): nil
    case .replaced: Violation(.patternMismatch, range: range)
    case .refused(let variant, let bound):
      Violation(.patternMismatch, range: range, variant: variant, bound: bound)
    }
  }

  /// Returns the violation of an unformatted text that does not fit.
  fileprivate func violation(of raw: String) -> Violation? {
    let rest = shown(raw).rest
    if rest == 0 {
      // A national number does not begin with what people dial before it.
      return violation(
        of: front(of: raw, isInternational: !storedPrefix.isEmpty), in: 0..<raw.utf16Length)
    }
    let violation = violation(of: raw, rest: rest)
    let start = raw.clusterBoundary(atOrBefore: raw.utf8Range(utf16: violation.range).lowerBound)
    return raw.withUTF8Bytes { raw in
      let end = start < raw.count ? raw.endOfCluster(from: start) : start
      return violation.naming(UnsafeBufferPointer(rebasing: raw[start..<end]))
    }
  }
}

extension EditingState {
  /// A Boolean value that indicates whether all of a non-empty text is selected.
  fileprivate var selectsAll: Bool { !text.isEmpty && selection == 0..<text.utf16Length }
}
