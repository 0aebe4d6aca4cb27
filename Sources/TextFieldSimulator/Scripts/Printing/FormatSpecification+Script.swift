package import IntercepterProfiles
internal import TextInputIntercepter

extension FormatSpecification {
  /// The format as scripts have it: `grouped en-IN prefix:"₹ "`.
  package var script: String { words.joined(separator: " ") }

  private var words: [String] {
    switch self {
    case .pattern(let pattern, let classes): ["pattern", pattern.inQuotes] + Self.words(classes)
    case .patterns(let patterns, let classes):
      ["pattern"]
        + patterns.flatMap { pattern in
          [pattern.text.inQuotes]
            + Self.words("startingWith", pattern.prefixes.joined(separator: ","))
        } + Self.words(classes)
    case .grouped(let locale, let prefix, let suffix, let digits):
      ["grouped", locale.asWord] + Self.words("prefix", prefix) + Self.words("suffix", suffix)
        + (digits == .normalized ? [] : Self.words("digits", digits.rawValue))
    }
  }

  private static func words(_ classes: [SlotSpecification]) -> [String] {
    classes.map { "\($0.slot):\($0.characters.inQuotes)" }
  }

  private static func words(_ label: String, _ value: String) -> [String] {
    value.isEmpty ? [] : ["\(label):\(value.inQuotes)"]
  }
}
