/// An ordered list of rules that evaluates every edit of a text field, and accepts, amends or
/// rejects it.
///
/// ```swift
/// let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
/// let decision = nickname.intercept(
///   EditingState("张三😀", caret: 4), after: EditingState("张三", caret: 2))
/// decision.outcome  // .rejected
/// decision.state  // 张三|
/// decision.violations[0].code  // .emojiForbidden
/// ```
///
/// An intercepter is a value that keeps no state between edits. The same input gives the same
/// result in a text field, in a form validator and on a server, on any thread; only bounds of dates
/// that are relative to today follow a clock (``withToday(_:)``). ``InterceptedField`` keeps the
/// state of a field.
///
/// Every set of rules obeys these laws:
/// - An edit that only removes text is always accepted.
/// - A rejection restores the text, the selection and the marked text from before the edit.
/// - A text that is already too long may shrink but not grow. It is never truncated while the user
///   types.
/// - Intercepting a result again changes nothing.
public struct Intercepter: Sendable {
  /// The rules, in the order in which they are evaluated.
  public let rules: [Rule]
  /// The policy for marked text, unless a rule sets its own.
  public let composition: CompositionPolicy
  /// The policy for smart punctuation that replaces typed full stops.
  public let ellipsis: EllipsisPolicy
  /// The number of leading rules that come from a preset together with its format.
  var presetRuleCount = 0
  /// How edits are read with a format, as a value or trimmed, or `nil` if they are judged as they
  /// are.
  var reader: EditReader?

  /// Creates an intercepter.
  ///
  /// - Parameters:
  ///   - rules: The rules, in the order in which they are evaluated. Evaluation ends at the first
  ///     rejection.
  ///   - format: The format of the field's text, or `nil` for none. With a format, the host passes
  ///     and gets formatted text, and the rules evaluate the unformatted text.
  ///   - composition: The policy for marked text.
  ///   - ellipsis: The policy for smart punctuation that replaces typed full stops.
  public init(
    rules: [Rule],
    format: TextFormat? = nil,
    composition: CompositionPolicy = .whenCommitted,
    ellipsis: EllipsisPolicy = .expand
  ) {
    self.init(judging: rules, composition, ellipsis)
    if var layout = format?.layout {
      if let number = decimalFormat { layout = layout.fitted(to: number) }
      reader = EditReader(
        isValue: layout.isValue || reader != nil, keepsJoiners: reader?.keepsJoiners == true,
        fixes: nil, FormattedIntercepter(layout, self))
    }
  }

  /// Creates an intercepter that judges texts as they are.
  private init(judging rules: [Rule], _ composition: CompositionPolicy, _ ellipsis: EllipsisPolicy)
  {
    self.rules = rules
    self.composition = composition
    self.ellipsis = ellipsis
    reader = rules.first { $0.definition.reader != nil }?.definition.reader
  }

  /// The format of the field's text, or `nil` if the text has none.
  public var format: TextFormat? {
    formatted.map { TextFormat($0.layout) }
  }

  /// Evaluates an edit that has already happened.
  ///
  /// - Parameters:
  ///   - current: The state of the field after the edit.
  ///   - previous: The state of the field before the edit.
  ///   - baseline: The state before the composition began. `nil` derives it from `previous` by
  ///     removing the marked text. If `previous` has no marked text and is the baseline with text
  ///     deleted, an insertion in that place is the commit of the composition.
  /// - Returns: The state that the field must have, with the violations.
  /// - Complexity: O(*n*) in the lengths of the texts, for the rules of this library.
  public func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState? = nil
  ) -> Decision {
    intercept(current, after: previous, baseline: baseline, admitted: nil)
  }

  /// Evaluates an edit before the host applies it.
  ///
  /// The decision is the same as for the state that the edit would lead to.
  ///
  /// - Parameters:
  ///   - edit: The edit, in UTF-16 code units of the state's text.
  ///   - state: The current state of the field.
  ///   - baseline: The state before the composition began, if an input method is composing or has
  ///     just deleted its marked text or the selection.
  /// - Returns: The state that the field must have, with the violations.
  /// - Complexity: O(*n*) in the lengths of the texts, for the rules of this library.
  public func intercept(
    _ edit: Edit, in state: EditingState, baseline: EditingState? = nil
  ) -> Decision {
    intercept(edit, in: state, baseline: baseline, admitted: nil)
  }

  /// Validates a finished text, for example when a form is submitted.
  ///
  /// With a format, the text may be formatted or unformatted. A text that equals its own formatted
  /// form is read as formatted. The ranges of violations refer to the text as passed.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func validate(_ text: String) -> Validity {
    if let cleaned = cleanedText(text) {
      return validate(cleaned).shown(from: cleaned, in: text, keepingJoiners: keepsJoiners)
    }
    if let formatted { return formatted.validate(text) }
    #if hasFeature(Embedded)
      // Code size: a page has no quick checks.
      let first = 0
    #else
      let first = text.withUTF8Bytes { rules.firstDoubt(about: $0) }
      if first == rules.count { return Validity(.valid) }
    #endif
    // Rules are not copied: most accept, and a copy counts references.
    var validity = Validity(.valid)
    for index in first..<rules.count {
      let own = rules[index].validate(text)
      if own.violations.isEmpty, own.isValid { continue }
      validity = validity.combined(
        with: Validity(own.status, own.violations.attributed(to: rules[index].identifier)))
    }
    return validity
  }

  /// Returns the text, truncated and filtered until it conforms.
  ///
  /// A text stays unchanged if it cannot conform, or if it would become empty. With a rule that
  /// reads numbers, it also stays unchanged if its number would change. A length limit alone
  /// truncates digits like any text; a form's field does not (`FormField.sanitize(_:)`).
  ///
  /// To learn what is wrong with a text, call ``validate(_:)``. With a format, the result is the
  /// unformatted text.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func sanitize(_ text: String) -> String {
    if let cleaned = cleanedText(text) {
      let sanitized = sanitize(cleaned)
      return sanitized.isEmpty || !validate(sanitized).isValid ? text : sanitized
    }
    if let formatted { return formatted.sanitize(text) }
    let sanitized = cutAndFiltered(text)
    let isUnchanged = sanitized.hasSameScalars(as: text)
    if isUnchanged || sanitized.isEmpty || !validate(sanitized).isValid { return text }
    return keepsNumber(of: text, in: sanitized) ?? true ? sanitized : text
  }

  /// Returns whether a text still has the same number as the original, or `nil` if no rule reads
  /// numbers.
  package func keepsNumber(of original: String, in text: String) -> Bool? {
    let answers = rules.compactMap { $0.definition.keepsNumber(of: original, in: text) }
    return answers.isEmpty ? nil : !answers.contains(false)
  }

  private func cutAndFiltered(_ text: String) -> String {
    var text = text
    for _ in 0..<Self.passes {
      var isSettled = true
      for rule in rules {
        let sanitized = rule.sanitize(text)
        if sanitized.hasSameScalars(as: text) { continue }
        text = sanitized
        isSettled = false
      }
      if isSettled { return text }
    }
    // The rules keep undoing each other: removing one part brings together what another rule
    // rejects. The part before the first such place is safe.
    return longestConformingPrefix(of: text)
  }
}

extension Intercepter {
  /// Evaluates an edit that has already happened.
  ///
  /// - Parameter admitted: The last state of the composition whose marked text all rules accept.
  @inline(__always)
  func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    if let reader { return reader.decide(self, current, previous, baseline, admitted) }
    return decision(on: current, after: previous, baseline: baseline, admitted: admitted)
  }

  @inline(__always)
  func decision(
    on current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    var previous = previous
    if let baseline, previous.markedRange == nil {
      previous = origin(of: current, after: previous, baseline: baseline)
    }
    if current.markedRange == nil, previous.markedRange == nil, admitted == nil {
      if let formatted { return formatted.judge(current, after: previous) }
      return lettingSyllableIn(judge(current, after: previous), current, after: previous)
    }
    return judgeMarkedText(current, after: previous, baseline: baseline, admitted: admitted)
  }

  /// Evaluates an edit before the host applies it.
  ///
  /// - Parameter admitted: The last state of the composition whose marked text all rules accept.
  @inline(__always)
  func intercept(
    _ edit: Edit, in state: EditingState, baseline: EditingState?, admitted: EditingState?
  ) -> Decision {
    if isValue,
      edit.replacement.withUTF8Bytes({ $0.hasDroppedCharacters })
        || state.selection?.isEmpty == false
          && state.text.withUTF8Bytes({ $0.hasDroppedCharacters })
    {
      return intercept(
        edit.applied(to: state), after: state, baseline: baseline, admitted: admitted)
    }
    let decision = decision(on: edit, in: state, baseline: baseline, admitted: admitted)
    guard let fixes = insertionFixes else { return decision }
    return fixing(decision, by: fixes, edit.applied(to: state), after: state, baseline: baseline)
  }

  @inline(__always)
  private func decision(
    on edit: Edit, in state: EditingState, baseline: EditingState?, admitted: EditingState?
  ) -> Decision {
    if let baseline, state.markedRange == nil,
      admitted != nil || isDeletion(of: baseline, to: state)
    {
      return intercept(
        edit.applied(to: state), after: state, baseline: baseline, admitted: admitted)
    }
    if let formatted {
      let current = edit.applied(to: state)
      let replacesAll =
        !state.text.isEmpty && edit.range == 0..<state.text.utf16Length
        && state.selection != edit.range
      if replacesAll, state.markedRange == nil, admitted == nil {
        return formatted.judge(current, after: state, replacingAll: true)
      }
      return self.decision(on: current, after: state, baseline: nil, admitted: admitted)
    }
    let state = edit.withoutSelectionOfDeletion(in: state)
    if let verdict = verdict(onInserting: edit, in: state) {
      let decision = decision(by: verdict, edit, in: state)
      return lettingSyllableIn(decision, edit.applied(to: state), after: state)
    }
    let (current, known) = edit.spliced(into: state)
    guard state.markedRange == nil else {
      return judgeMarkedText(current, after: state, baseline: baseline, admitted: admitted)
    }
    return lettingSyllableIn(
      judge(current, after: state, knowing: known), current, after: state)
  }
}
