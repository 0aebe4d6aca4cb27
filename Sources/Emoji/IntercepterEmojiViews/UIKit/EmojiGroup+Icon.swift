#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji

  extension EmojiPickerSection.Title {
    /// The name of the system's symbol for the section, as in the palette of macOS.
    var systemImage: String {
      switch self {
      case .frequent: "clock"
      case .results: "magnifyingglass"
      case .group(.smileysAndEmotion): "face.smiling"
      case .group(.peopleAndBody): "hand.wave"
      case .group(.components): "paintpalette"
      case .group(.animalsAndNature): "pawprint"
      case .group(.foodAndDrink): "fork.knife"
      case .group(.travelAndPlaces): "car"
      case .group(.activities): "soccerball"
      case .group(.objects): "lightbulb"
      case .group(.symbols): "heart"
      case .group(.flags): "flag"
      }
    }
  }
#endif
