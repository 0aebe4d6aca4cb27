extension EmojiQualification {
  /// The name in a table: that of `emoji-test.txt` if there is one, and empty for text that is not
  /// an emoji.
  package var label: String {
    switch self {
    case .fullyQualified: "fully-qualified"
    case .minimallyQualified: "minimally-qualified"
    case .unqualified: "unqualified"
    case .component: "component"
    case .overQualified: "over-qualified"
    case .unlisted: "unlisted"
    case .textPresentation: "text presentation"
    case .mixed: "mixed"
    case .reserved: "reserved"
    case .none: ""
    }
  }
}
