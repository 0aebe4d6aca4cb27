/// The groups of `emoji-test.txt`, in its order.
public enum EmojiGroup: UInt8, Hashable, Sendable, CaseIterable {
  case smileysAndEmotion
  case peopleAndBody
  /// Individual skin tones and hair styles, which pickers do not offer.
  case components
  case animalsAndNature
  case foodAndDrink
  case travelAndPlaces
  case activities
  case objects
  case symbols
  case flags

  /// The groups that a picker offers.
  public static let choices = allCases.filter { $0 != .components }

  /// The English name from `emoji-test.txt`.
  public var name: String { EmojiPickerSection.Title.group(self).name }

  /// The emoji that represents the group in a picker's bar.
  public var symbol: String {
    switch self {
    case .smileysAndEmotion: "😀"
    case .peopleAndBody: "👋"
    case .components: "🏽"
    case .animalsAndNature: "🐻"
    case .foodAndDrink: "🍔"
    case .travelAndPlaces: "🚗"
    case .activities: "⚽"
    case .objects: "💡"
    case .symbols: "🔣"
    case .flags: "🏁"
    }
  }

  /// The emoji of the group, in their order.
  public var emoji: EmojiSequence {
    let starts = EmojiCatalogueTable.groups
    let next = Int(rawValue) + 1
    let end = next < starts.count ? Int(starts[next]) : EmojiCatalogue.all.endIndex
    return EmojiSequence(Int(starts[Int(rawValue)])..<end)
  }
}
