/// A diff of two states of a text field, which results in one edit.
///
/// The edit is the shortest one whose ends are grapheme cluster boundaries in both texts. Clusters
/// follow UAX #29 of Unicode 17.0, as Swift 6.3's `Character` does. A skin tone typed behind 👍 is
/// therefore the edit “replace 👍 by 👍🏽”.
///
/// Several edits can be equally short, as in `aa` → `aaa`. Then the carets decide, because they
/// show where the user was:
/// - An insertion ends at the new caret, and a deletion starts at it.
/// - If no edit fits the new caret or it is unknown, an insertion starts at the old caret, and a
///   deletion ends at it.
/// - If that fails too, the edit is as far to the right as the common prefix of both texts allows.
///
/// ```swift
/// TextDiff.edit(to: EditingState("aaa", caret: 2), after: EditingState("aa", caret: 1))
/// // Edit(range: 1..<1, replacement: "a")
/// ```
public enum TextDiff {
  /// Returns the edit that turns the old text into the new one, scalar for scalar.
  ///
  /// - Parameters:
  ///   - new: The state after.
  ///   - old: The state before.
  /// - Returns: The edit, with its range in UTF-16 code units of the old text, or `nil` if the
  ///   texts are equal.
  /// - Complexity: O(*n* + *m*) in the lengths of the texts, at the speed of comparing memory.
  public static func edit(to new: EditingState, after old: EditingState) -> Edit? {
    Change(from: old, to: new).map { Edit($0, from: old.text, to: new.text) }
  }
}

extension Edit {
  /// Creates an edit from a change, in a host's offsets.
  init(_ change: Change, from old: String, to new: String) {
    let start = change.utf16Prefix
    self.init(
      range: start..<start + old.utf16Length(inUTF8: change.removed),
      replacement: new.text(utf8: change.inserted)
    )
  }
}
