public import TextInputIntercepter

/// Laws 1, 2 and 3 of the diff.
///
/// Each function returns a violation of its law, or `nil`.
public enum DiffLaws {
  /// Returns the first violation of any law by the edit from one state to another.
  public static func breach(from old: EditingState, to new: EditingState) -> String? {
    appliesExactly(from: old, to: new) ?? endsAtBoundaries(from: old, to: new)
      ?? isShortest(from: old, to: new)
  }

  /// The edit changes the old text into the new one, scalar for scalar.
  public static func appliesExactly(from old: EditingState, to new: EditingState) -> String? {
    let result = TextDiff.edit(to: new, after: old)?.applied(to: old.text) ?? old.text
    return result.scalars == new.text.scalars
      ? nil : "\(old.debug) → \(new.debug): \(result.debug)"
  }

  /// The ends of the edit are cluster boundaries in both texts.
  public static func endsAtBoundaries(from old: EditingState, to new: EditingState) -> String? {
    guard let edit = TextDiff.edit(to: new, after: old) else { return nil }
    let inserted = edit.range.lowerBound + edit.replacement.utf16.count
    let (oldBounds, newBounds) = (old.text.clusterOffsets, new.text.clusterOffsets)
    let isAligned =
      oldBounds.contains(edit.range.lowerBound) && oldBounds.contains(edit.range.upperBound)
      && newBounds.contains(edit.range.lowerBound) && newBounds.contains(inserted)
    return isAligned ? nil : "\(old.debug) → \(new.debug): \(edit)"
  }

  /// No shorter edit exists, and the caret selects one of several shortest edits.
  ///
  /// - Complexity: O(*n*³), so only for short texts.
  public static func isShortest(from old: EditingState, to new: EditingState) -> String? {
    let edit = TextDiff.edit(to: new, after: old)
    let expected = exhaustiveDiff(old, new)
    return edit == expected
      ? nil : "\(old.debug) → \(new.debug): \(edit as Any), expected \(expected as Any)"
  }
}

/// Tries every pair of a common prefix and suffix at cluster boundaries, and applies the documented
/// tie-breaking rule.
private func exhaustiveDiff(_ old: EditingState, _ new: EditingState) -> Edit? {
  let (oldUnits, newUnits) = (Array(old.text.utf16), Array(new.text.utf16))
  if oldUnits == newUnits { return nil }
  let oldBounds = old.text.clusterOffsets
  let newBounds = new.text.clusterOffsets
  let shortest = min(oldUnits.count, newUnits.count)
  let prefixes = oldBounds.filter { length in
    newBounds.contains(length) && oldUnits.prefix(length) == newUnits.prefix(length)
  }
  let suffixes = oldBounds.map { oldUnits.count - $0 }.filter { length in
    newBounds.contains(newUnits.count - length)
      && oldUnits.suffix(length) == newUnits.suffix(length)
  }
  var best: [(prefix: Int, suffix: Int)] = []
  for prefix in prefixes {
    for suffix in suffixes where prefix + suffix <= shortest {
      let length = prefix + suffix
      if let first = best.first {
        if length < first.prefix + first.suffix { continue }
        if length > first.prefix + first.suffix { best = [] }
      }
      best.append((prefix, suffix))
    }
  }
  let oldSelection = old.normalized().selection
  let newSelection = new.normalized().selection
  let isInsertion = newUnits.count > oldUnits.count
  let chosen =
    best.first { end in
      isInsertion
        ? newUnits.count - end.suffix == newSelection?.upperBound
        : end.prefix == newSelection?.lowerBound
    }
    ?? best.first { end in
      isInsertion
        ? end.prefix == oldSelection?.lowerBound
        : oldUnits.count - end.suffix == oldSelection?.upperBound
    }
    ?? best.max { $0.prefix < $1.prefix }!
  let inserted = Array(newUnits[chosen.prefix..<newUnits.count - chosen.suffix])
  return Edit(
    range: chosen.prefix..<oldUnits.count - chosen.suffix,
    replacement: String(decoding: inserted, as: UTF16.self))
}
