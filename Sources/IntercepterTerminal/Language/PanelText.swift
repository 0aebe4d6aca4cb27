/// A text of a panel below the field.
enum PanelText: Hashable, Sendable {
  /// The name of the key that ends a line.
  case enterKey
  case keysAndCommands
  /// The rows that can be seen, from 1.
  case rows(Int, through: Int, of: Int)
  case rulesInOrder, noRules
  case lengths
  // The inspector; the last three stand above its columns, the first of them in four columns at most.
  case parts, isSecret, nothingToInspect, columns, emoji, scalars
}
