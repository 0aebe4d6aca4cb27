/// Finds the one edit between two states of a text field.
///
/// The edit is the shortest whose two ends are grapheme cluster boundaries in the old text and whose
/// insertion has such boundaries in the new text (UAX #29 of Unicode 17.0, as Swift 6.3's `Character`
/// has it). A skin tone typed behind 👍 is therefore "👍 is replaced by 👍🏽".
///
/// Several edits can be equally short: `aa` → `aaa`. The caret decides, for it says where the user
/// was: an insertion ends at the new caret, a deletion starts at it. Where that fits none of them or
/// is unknown, the old caret decides: an insertion starts at it, a deletion ends at it. With neither,
/// the edit is as far to the right as the common front of both texts allows.
///
/// ```swift
/// TextDiff.edit(from: EditingState("aa", caret: 1), to: EditingState("aaa", caret: 2))
/// // Edit(range: 1..<1, replacement: "a")
/// ```
public enum TextDiff {
  /// The edit that turns the old text into the new one, scalar for scalar, or `nil` when they are
  /// the same.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  /// - Returns: The edit, its range in UTF-16 code units of the old text.
  /// - Complexity: O(*n* + *m*) in the lengths of the texts, at the speed of comparing memory.
  public static func edit(from old: EditingState, to new: EditingState) -> Edit? {
    Change(from: old, to: new).map { Edit($0, from: old.text, to: new.text) }
  }
}

extension Edit {
  /// The edit of a change, in a host's offsets.
  init(_ change: Change, from old: String, to new: String) {
    let start = change.utf16Prefix
    self.init(
      range: start..<start + old.utf16Length(inUTF8: change.removed),
      replacement: String(new.substring(utf8: change.inserted))
    )
  }
}
