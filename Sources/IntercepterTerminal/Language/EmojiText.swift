internal import IntercepterEmoji

/// A text of the picker of emoji.
///
/// Their names are Unicode's, or those of a pack.
enum EmojiText: Hashable, Sendable {
  /// What stands before the search.
  case prompt
  case nothingFound, noneAdmitted
  /// The heading of a section.
  case title(EmojiPickerSection.Title)
  // The keys in the last row; in all languages, all of them have room in 80 columns, and the first two in 40.
  case chooseHint, closeHint, groupHint, tonesHint, favoriteHint
}
