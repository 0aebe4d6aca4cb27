public import TextInputIntercepter

/// Laws 4 to 10 of the engine.
///
/// Each function returns a violation of its law, or `nil`.
public enum EngineLaws {
  /// Delegate mode and notification mode give the same decision.
  public static func oneEngine(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    // If a part of the selection remains, only delegate mode shows that the rest is deleted.
    if edit.replacement.isEmpty, state.selection?.isEmpty == false, state.selection != edit.range {
      return nil
    }
    // Nor does notification mode show that a host has replaced a whole formatted text with another one.
    if engine.format != nil, !state.text.isEmpty, edit.range == 0..<state.text.utf16.count {
      return nil
    }
    let asked = engine.intercept(edit, in: state)
    let told = engine.intercept(edit.applied(to: state), after: state)
    return asked == told ? nil : "\(state.debug) \(edit): \(asked) or \(told)"
  }

  /// A host's range need not be minimal: replacing the whole text gives the same decision.
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

  /// The fast evaluation of an edit at a known caret gives the same decision as the full evaluation
  /// without a caret.
  public static func isJudgedInFull(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    let after = edit.applied(to: state)
    let (before, unknown) = (EditingState(state.text), EditingState(after.text))
    guard TextDiff.edit(to: after, after: state) == TextDiff.edit(to: unknown, after: before) else {
      return nil
    }
    let plain = engine.intercept(edit, in: state)
    let full = engine.intercept(unknown, after: before)
    let isSame =
      plain.outcome == full.outcome && plain.violations == full.violations
      && plain.edit == full.edit && plain.state.text.scalars == full.state.text.scalars
    return isSame ? nil : "\(state.debug) \(edit): \(plain) or \(full)"
  }

  /// A deletion is accepted: the new text is the old one without some adjacent scalars, or without
  /// its selection.
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

  /// A rejection restores the field before the edit, or before the composition.
  public static func rejectionRestores(
    _ engine: Intercepter, from old: EditingState, to new: EditingState, baseline: EditingState?
  ) -> String? {
    let decision = engine.intercept(new, after: old, baseline: baseline)
    guard decision.outcome == .rejected else { return nil }
    let before = old.normalized()
    var expected = [before]
    if engine.composition != .off, before.hasMarkedText {
      // A rejected step keeps the composition. A rejected commit, or text that left the marked
      // text, ends it.
      if !new.normalized().hasMarkedText { expected = [] }
      expected.append((baseline ?? before.withoutMarkedText).normalized())
      expected.append(before.withoutMarkedText)
      expected.append(EditingState(before.text, selection: before.selection))
    }
    if let baseline, !before.hasMarkedText, before.text.utf8.count < baseline.text.utf8.count {
      // Text deleted from the baseline may belong to a composition, whose commit is this edit.
      expected.append(baseline.normalized())
    }
    let isRestored = expected.contains(decision.state) && !decision.violations.isEmpty
    return isRestored ? nil : "\(old.debug) → \(new.debug): \(decision)"
  }

  /// The resulting text does not depend on the new selection.
  public static func textIgnoresSelection(
    _ engine: Intercepter, from old: EditingState, to new: EditingState, or selection: Range<Int>
  ) -> String? {
    var other = new
    other.selection = selection
    // The caret selects one of several shortest edits. Only then does it affect the text.
    guard TextDiff.edit(to: new, after: old) == TextDiff.edit(to: other, after: old) else {
      return nil
    }
    let first = engine.intercept(new, after: old)
    let second = engine.intercept(other, after: old)
    let isSame =
      first.state.text.scalars == second.state.text.scalars && first.outcome == second.outcome
    return isSame ? nil : "\(old.debug) → \(new.debug) or \(other.debug): \(first), \(second)"
  }

  /// Evaluating a result again changes nothing.
  public static func isIdempotent(
    _ engine: Intercepter, from old: EditingState, to new: EditingState
  ) -> String? {
    let decision = engine.intercept(new, after: old)
    let again = engine.intercept(decision.state, after: decision.state)
    // Without the ellipsis policy, because an amendment from `.` to `…` is not smart punctuation.
    let plain = Intercepter(
      rules: engine.rules, composition: engine.composition, ellipsis: .accept)
    let repeated = plain.intercept(decision.state, after: old)
    let isStable =
      again.outcome == .accepted && again.state == decision.state
      && repeated.outcome == .accepted && repeated.state == decision.state
    return isStable
      ? nil : "\(old.debug) → \(new.debug): \(decision) then \(again) and \(repeated)"
  }

  /// What is left of an amended insertion is between the text before it and the text behind it, and
  /// the caret is behind it.
  public static func keepsSurroundings(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    let decision = engine.intercept(edit, in: state)
    let (proposed, rest) = (
      edit.applied(to: state.text), state.text.utf16.count - edit.range.upperBound
    )
    let bounds = [edit.range.lowerBound, proposed.utf16.count - rest]
    // A piece that joins its neighbors may take them with it.
    guard decision.outcome == .amended, Set(proposed.clusterOffsets).isSuperset(of: bounds) else {
      return nil
    }
    let text = decision.state.text
    if !text.clusterOffsets.contains(text.utf16.count - rest) { return nil }
    let isKept =
      text.utf16.starts(with: state.text.utf16.prefix(edit.range.lowerBound))
      && text.utf16.suffix(rest).elementsEqual(state.text.utf16.suffix(rest))
    let isBehind = decision.state.caret.map { text.utf16.count - $0 == rest } ?? false
    return isKept && isBehind ? nil : "\(state.debug) \(edit): \(decision)"
  }

  /// A rule that only reports violations reports the same ones when a result is evaluated again, whatever other rules
  /// have amended.
  public static func reportsAgain(
    _ engine: Intercepter, _ rule: String, from old: EditingState, to new: EditingState
  ) -> String? {
    let decision = engine.intercept(new, after: old)
    if decision.outcome == .rejected { return nil }
    let again = engine.intercept(decision.state, after: old)
    let isSame =
      decision.violations.filter { $0.rule == rule }
      == Array(again.violations.filter { $0.rule == rule })
    return isSame ? nil : "\(old.debug) → \(new.debug): \(decision) then \(again)"
  }

  /// Sanitizing a sanitized text changes nothing, and a changed text conforms and is not empty.
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

  /// Every returned offset is on a cluster boundary of the text.
  public static func liesOnBoundaries(_ decision: Decision) -> String? {
    _ = decision.edit
    let bounds = decision.state.text.clusterOffsets
    let ranges = [decision.state.selection, decision.state.markedRange].compactMap { $0 }
    let isInside = ranges.allSatisfy {
      bounds.contains($0.lowerBound) && bounds.contains($0.upperBound)
    }
    return isInside ? nil : "\(decision), \(decision.state.debug)"
  }

  /// Each violation of a character rule records the first distinct clusters of its range in the proposed text, and
  /// only an amended edit has removed them.
  public static func namesCharacters(
    _ engine: Intercepter, _ edit: Edit, in state: EditingState
  ) -> String? {
    let decision = engine.intercept(edit, in: state)
    let proposed = edit.applied(to: state).text
    for violation in decision.violations {
      var expected: [[Unicode.Scalar]] = []
      // Eight bytes, with one between two characters; the last one also says that there are more.
      var room = 8
      var hasMore = false
      for cluster in proposed.clusters(in: violation.range) where !expected.contains(cluster) {
        let count = cluster.reduce(0) { $0 + UTF8.width($1) }
        guard expected.count < 3, count <= room else {
          hasMore = room >= 0
          break
        }
        expected.append(cluster)
        room -= count + 1
      }
      let isRemoved = violation.variant == .removed
      if violation.characters.map(\.scalars) != expected || violation.hasMoreCharacters != hasMore
        || isRemoved != (decision.outcome == .amended)
      {
        return
          "\(state.debug) \(edit): \(violation) \(violation.characters), not \(expected) of \(proposed.debug)"
      }
    }
    return oneEngine(engine, edit, in: state)
  }

  /// A text that is too long may shrink and change, but not grow.
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
    // After the whole text was selected and replaced, no part remains that was already too long.
    let isReplaced = old.normalized().selection == 0..<old.text.utf16.count && !old.text.isEmpty
    let fits = unit.length(of: new.text) <= (isReplaced ? limit : max(limit, before))
    let isAsExpected = fits ? decision.outcome == .accepted : decision.outcome != .accepted
    return isAsExpected
      ? nil : "\(old.debug) → \(new.debug): \(decision) in \(unit) at most \(limit)"
  }
}
