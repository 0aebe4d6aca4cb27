/// Stands between a text field and its text and decides about every edit: accept it, change it, or
/// refuse it, and why.
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
/// An intercepter is a value that holds no state between edits: the same questions get the same
/// answers in a text field, in a form validator and on a server, on any thread. ``InterceptedField``
/// remembers what a field needs to be remembered.
///
/// These laws hold for every set of rules:
/// - An edit that only removes text is always accepted.
/// - After a rejection the field is as it was: text, selection and marked text.
/// - A text that is too long already may shrink and may not grow, and is never cut behind the user's
///   back.
/// - Judging a result again changes nothing.
public struct Intercepter: Sendable {
  /// The rules, in the order in which they are asked.
  public let rules: [Rule]
  /// When the rules judge marked text; a rule may insist on its own policy.
  public let composition: CompositionPolicy
  /// The policy for smart punctuation that replaces typed full stops.
  public let ellipsis: EllipsisPolicy
  /// The number of rules at the front that a preset has brought with its format.
  var presetRuleCount = 0
  /// What judges raw texts where the field shows them otherwise; `nil` without a format.
  let formatted: FormattedIntercepter?

  /// Creates an intercepter.
  ///
  /// - Parameters:
  ///   - rules: The rules, in the order in which they are asked. The first rejection ends the chain.
  ///   - format: How the field shows its text; `nil` shows it as it is. With a format, the states that the host
  ///     hands over and gets hold the shown text, and rules judge the raw one.
  ///   - composition: When the rules judge marked text.
  ///   - ellipsis: What happens when smart punctuation replaces typed full stops.
  public init(
    rules: [Rule],
    format: TextFormat? = nil,
    composition: CompositionPolicy = .whenCommitted,
    ellipsis: EllipsisPolicy = .expand
  ) {
    self.rules = rules
    self.composition = composition
    self.ellipsis = ellipsis
    formatted = format.map {
      FormattedIntercepter($0, rules, composition: composition, ellipsis: ellipsis)
    }
  }

  /// How the field shows its text; `nil` shows it as it is.
  public var format: TextFormat? { formatted?.format }

  /// Judges an edit that has happened: the host says what the field has become.
  ///
  /// - Parameters:
  ///   - current: What the field holds now.
  ///   - previous: What it held before.
  ///   - baseline: What it held before the composition began, where an input method is or was
  ///     composing in `previous`. `nil` reads it off `previous`, less its marked text.
  /// - Returns: What the field must hold, and why.
  /// - Complexity: O(*n*) in the lengths of the texts, for the rules of this library.
  public func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState? = nil
  ) -> Decision {
    intercept(current, after: previous, baseline: baseline, admitted: nil)
  }

  /// Judges an edit before it happens: the host asks whether it may make it.
  ///
  /// The answer is the same as for the state that the edit would lead to.
  ///
  /// - Parameters:
  ///   - edit: The edit, in UTF-16 code units of the state's text.
  ///   - state: What the field holds.
  ///   - baseline: What it held before the composition began, where an input method is composing.
  /// - Returns: What the field must hold, and why.
  /// - Complexity: O(*n*) in the lengths of the texts, for the rules of this library.
  public func intercept(
    _ edit: Edit, in state: EditingState, baseline: EditingState? = nil
  ) -> Decision {
    intercept(edit, in: state, baseline: baseline, admitted: nil)
  }

  /// Judges a finished text, as at the submission of a form.
  ///
  /// With a format, a text that is as the format shows it stands for its raw text, and any other is raw; ranges
  /// are in the text as it is given.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func validate(_ text: String) -> Validity {
    if let formatted { return formatted.validate(text) }
    let first = text.withUTF8Bytes { firstDoubt(about: $0) }
    return first == rules.count ? Validity(.valid) : validity(of: text, from: first)
  }

  /// Asks the rules in full, from one that may object on.
  private func validity(of text: String, from first: Int) -> Validity {
    // No rule is copied, for most are not asked: a copy counts a reference for each function.
    var validity = Validity(.valid)
    for index in first..<rules.count where index == first || !rules[index].accepts(text) {
      let own = rules[index].validate(text)
      validity = validity.combined(
        with: Validity(own.status, own.violations.attributed(to: rules[index].identifier)))
    }
    return validity
  }

  /// The text cut and filtered until it conforms.
  ///
  /// A text that cannot be made to conform, or only by leaving nothing of it or, where a rule reads numbers,
  /// by making another number of it, stays as it is. A limit alone cuts digits as any text; a form's field
  /// does not (`FormField.sanitize(_:)`).
  /// ``validate(_:)`` tells what is wrong with it. With a format, a text is given back as it came: shown, or raw.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func sanitize(_ text: String) -> String {
    if let formatted { return formatted.sanitize(text) }
    let sanitized = cutAndFiltered(text)
    let isUnchanged = sanitized.hasSameScalars(as: text)
    if isUnchanged || sanitized.isEmpty || !validate(sanitized).isValid { return text }
    return keepsNumber(of: text, in: sanitized) ?? true ? sanitized : text
  }

  /// Whether a text still says the number of the one that it was made of; `nil` where no rule reads numbers.
  package func keepsNumber(of original: String, in text: String) -> Bool? {
    let readers = rules.compactMap { $0.keepsNumber }
    return readers.isEmpty ? nil : readers.allSatisfy { $0(original, text) }
  }

  private func cutAndFiltered(_ text: String) -> String {
    var text = text
    for _ in 0..<AmendmentChain.passes {
      var isSettled = true
      for rule in rules where !rule.accepts(text) {
        let sanitized = rule.sanitize(text)
        if sanitized.hasSameScalars(as: text) { continue }
        text = sanitized
        isSettled = false
      }
      if isSettled { return text }
    }
    // What one rule drops brought together what another objects to, again and again. The part
    // before the first such place is beyond doubt.
    return longestConformingPrefix(of: text)
  }
}

extension Intercepter {
  /// Judges an edit that has happened, with the last text of a composition that all rules accepted.
  @inline(__always)
  func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    if let formatted {
      return formatted.intercept(
        current, after: previous, baseline: baseline, admitted: admitted)
    }
    if current.markedRange == nil, previous.markedRange == nil {
      let decision = judge(current, after: previous)
      return decision.refusesHangul
        ? lettingSyllableIn(current, after: previous) ?? decision : decision
    }
    return judgeMarkedText(current, after: previous, baseline: baseline, admitted: admitted)
  }

  /// Judges an edit before it happens, with the last text of a composition that all rules accepted.
  @inline(__always)
  func intercept(
    _ edit: Edit, in state: EditingState, baseline: EditingState?, admitted: EditingState?
  ) -> Decision {
    if let formatted {
      return formatted.intercept(
        edit.applied(to: state), after: state, baseline: baseline, admitted: admitted)
    }
    let state = edit.withoutSelectionOfDeletion(in: state)
    if let verdict = verdict(onInserting: edit, in: state) {
      let decision = decision(by: verdict, edit, in: state)
      if !decision.refusesHangul { return decision }
    }
    let (current, known) = edit.spliced(into: state)
    guard state.markedRange == nil else {
      return judgeMarkedText(current, after: state, baseline: baseline, admitted: admitted)
    }
    let decision = judge(current, after: state, knowing: known)
    return decision.refusesHangul
      ? lettingSyllableIn(current, after: state) ?? decision : decision
  }
}
