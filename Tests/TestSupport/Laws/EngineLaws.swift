public import TextInputIntercepter

/// Laws 4 to 10 of the engine, each as a function that says what is wrong, or `nil`.
public enum EngineLaws {
  /// Delegate mode and notification mode give the same decision.
  public static func oneEngine(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    // Where a part of the selection stays, only the host that asks says that the rest is deleted.
    if edit.replacement.isEmpty, state.selection?.isEmpty == false, state.selection != edit.range {
      return nil
    }
    let asked = engine.intercept(edit, in: state)
    let told = engine.intercept(edit.applied(to: state), after: state)
    return asked == told ? nil : "\(state.debug) \(edit): \(asked) or \(told)"
  }

  /// A host's range need not be minimal: replacing the whole text is the same.
  public static func anyRange(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    let whole = Edit(range: 0..<state.text.utf16.count, replacement: edit.applied(to: state.text))
    var target = edit.applied(to: state)
    target.selection = whole.applied(to: state).selection
    let minimal = engine.intercept(target, after: state)
    let wide = engine.intercept(whole, in: state)
    return minimal == wide ? nil : "\(state.debug) \(edit): \(minimal) or \(wide)"
  }

  /// What is typed at a known caret, and may be judged by its bytes alone, is judged as where nobody
  /// says where the caret was.
  public static func isJudgedInFull(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    let after = edit.applied(to: state)
    let (before, unknown) = (EditingState(state.text), EditingState(after.text))
    guard TextDiff.edit(from: state, to: after) == TextDiff.edit(from: before, to: unknown) else {
      return nil
    }
    let plain = engine.intercept(edit, in: state)
    let full = engine.intercept(unknown, after: before)
    let isSame =
      plain.outcome == full.outcome && plain.violations == full.violations
      && plain.edit == full.edit && plain.state.text.scalars == full.state.text.scalars
    return isSame ? nil : "\(state.debug) \(edit): \(plain) or \(full)"
  }

  /// A deletion is let in: the new text is the old one less some neighbouring scalars, or less its selection.
  public static func deletionIsLetIn(
    _ engine: Intercepter, from old: EditingState, to new: EditingState
  ) -> String? {
    if let selection = old.normalized().selection, !selection.isEmpty,
      Edit(range: selection, replacement: "").applied(to: old.text).scalars != new.text.scalars
    {
      return nil
    }
    let decision = engine.intercept(new, after: old)
    let isLetIn = decision.outcome == .accepted && decision.state.text.scalars == new.text.scalars
    return isLetIn ? nil : "\(old.debug) → \(new.debug): \(decision)"
  }

  /// A rejection leaves the field as it was, or as it was before the composition.
  public static func rejectionRestores(
    _ engine: Intercepter, from old: EditingState, to new: EditingState, baseline: EditingState?
  ) -> String? {
    let decision = engine.intercept(new, after: old, baseline: baseline)
    guard decision.outcome == .rejected else { return nil }
    let before = old.normalized()
    var expected = [before]
    if engine.composition != .markedTextIsOrdinary, before.hasMarkedText {
      // A step that is refused leaves the composition as it was; a commit, or what left the marked text,
      // ends it.
      if !new.normalized().hasMarkedText { expected = [] }
      expected.append((baseline ?? before.withoutMarkedText).normalized())
      expected.append(before.withoutMarkedText)
      expected.append(EditingState(before.text, selection: before.selection))
    }
    let isRestored = expected.contains(decision.state) && !decision.violations.isEmpty
    return isRestored ? nil : "\(old.debug) → \(new.debug): \(decision)"
  }

  /// The text that results does not depend on the new selection.
  public static func textIgnoresSelection(
    _ engine: Intercepter, from old: EditingState, to new: EditingState, or selection: Range<Int>
  ) -> String? {
    var other = new
    other.selection = selection
    // The caret decides which of several equally short edits it was; only then it may matter.
    guard TextDiff.edit(from: old, to: new) == TextDiff.edit(from: old, to: other) else {
      return nil
    }
    let first = engine.intercept(new, after: old)
    let second = engine.intercept(other, after: old)
    let isSame =
      first.state.text.scalars == second.state.text.scalars && first.outcome == second.outcome
    return isSame ? nil : "\(old.debug) → \(new.debug) or \(other.debug): \(first), \(second)"
  }

  /// Judging a result again changes nothing.
  public static func isIdempotent(
    _ engine: Intercepter, from old: EditingState, to new: EditingState
  ) -> String? {
    let decision = engine.intercept(new, after: old)
    let again = engine.intercept(decision.state, after: decision.state)
    // With the ellipsis policy set aside: `.` replaced by `…` by an amendment is not smart punctuation.
    let plain = Intercepter(
      rules: engine.rules, composition: engine.composition, ellipsis: .accept)
    let repeated = plain.intercept(decision.state, after: old)
    let isStable =
      again.outcome == .accepted && again.state == decision.state
      && repeated.outcome == .accepted && repeated.state == decision.state
    return isStable
      ? nil : "\(old.debug) → \(new.debug): \(decision) then \(again) and \(repeated)"
  }

  /// Sanitizing a sanitized text changes nothing, and what is changed conforms and is not empty.
  public static func sanitizesOnce(_ engine: Intercepter, _ text: String) -> String? {
    let once = engine.sanitize(text)
    let twice = engine.sanitize(once)
    guard once.scalars == twice.scalars else {
      return "\(text.debug): \(once.debug), \(twice.debug)"
    }
    if once.scalars == text.scalars { return nil }
    return engine.validate(once).isValid && !once.isEmpty
      ? nil : "\(text.debug): \(once.debug) is \(engine.validate(once))"
  }

  /// Every offset that comes back lies on a cluster boundary of the text.
  public static func liesOnBoundaries(_ decision: Decision) -> String? {
    _ = decision.edit
    let bounds = decision.state.text.clusterOffsets
    let ranges = [decision.state.selection, decision.state.markedRange].compactMap { $0 }
    let isInside = ranges.allSatisfy {
      bounds.contains($0.lowerBound) && bounds.contains($0.upperBound)
    }
    return isInside ? nil : "\(decision)"
  }

  /// A text that is too long may shrink and change, and may not grow.
  public static func neverGrows(
    _ unit: LengthUnit, limit: Int, _ policy: ViolationPolicy, from old: EditingState,
    to new: EditingState
  ) -> String? {
    if old.text.scalars == new.text.scalars || old.text.becomesByDeletion(new.text) { return nil }
    let engine = Intercepter(
      rules: [.maxLength(limit, in: unit, onViolation: policy)], ellipsis: .accept)
    let before = unit.length(of: old.text)
    let decision = engine.intercept(new, after: old)
    let after = unit.length(of: decision.state.text)
    if after > max(limit, before) { return "\(old.debug) → \(new.debug): \(after) in \(unit)" }
    // What was selected as a whole and replaced leaves nothing that could be too long already.
    let isReplaced = old.normalized().selection == 0..<old.text.utf16.count && !old.text.isEmpty
    let fits = unit.length(of: new.text) <= (isReplaced ? limit : max(limit, before))
    let isAsExpected = fits ? decision.outcome == .accepted : decision.outcome != .accepted
    return isAsExpected
      ? nil : "\(old.debug) → \(new.debug): \(decision) in \(unit) at most \(limit)"
  }
}
