/// Fills in a pattern of ICU's message format, with English plurals and numbers in plain digits.
struct PlainMessageFormatter {
  /// The value of an argument.
  enum Value {
    case number(Int)
    case text(String)

    var text: String {
      switch self {
      case .number(let number): "\(number)"
      case .text(let text): text
      }
    }
  }

  /// How deep arguments may nest.
  private static let deepestNesting = 20

  private let scalars: [Unicode.Scalar]
  private let arguments: [(name: String, value: Value)]
  private var offset = 0
  private var depth = 0

  init(_ pattern: String, arguments: [(name: String, value: Value)]) {
    scalars = Array(pattern.unicodeScalars)
    self.arguments = arguments
  }

  /// The text; `nil` where the pattern cannot be read.
  mutating func text() -> String? {
    let text = message(number: nil)
    return offset == scalars.count ? text : nil
  }

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Reads up to a brace that closes what is around the message, or to the end.
  ///
  /// - Parameter number: What `#` stands for.
  private mutating func message(number: Int?) -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "}" {
      offset += 1
      switch scalar {
      case "'": quotation(into: &text, quoting: number == nil ? "{}" : "{}#")
      case "{":
        guard let value = argument(number) else { return nil }
        text.append(contentsOf: value.unicodeScalars)
      case "#" where number != nil: text.append(contentsOf: "\(number ?? 0)".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// An apostrophe was read: two are one; one before a brace quotes up to the next.
  private mutating func quotation(into text: inout String.UnicodeScalarView, quoting: String) {
    guard let first = next, first == "'" || quoting.unicodeScalars.contains(first) else {
      text.append("'")
      return
    }
    if first == "'" {
      text.append("'")
      offset += 1
      return
    }
    while let scalar = next {
      offset += 1
      if scalar == "'" {
        guard next == "'" else { return }
        offset += 1
      }
      text.append(scalar)
    }
  }

  /// Reads an argument up to its closing brace, and gives what stands for it.
  private mutating func argument(_ number: Int?) -> String? {
    depth += 1
    defer { depth -= 1 }
    let name = word()
    guard depth <= Self.deepestNesting,
      let value = arguments.first(where: { $0.name == name })?.value
    else { return nil }
    if skip("}") { return value.text }
    guard skip(",") else { return nil }
    let kind = word()
    if skip("}") { return value.text }
    guard skip(",") else { return nil }
    switch (kind, value) {
    case ("plural", .number(let count)):
      return choice(["=\(count)", count == 1 ? "one" : "other", "other"], number: count)
    case ("selectordinal", .number(let count)):
      return choice(["=\(count)", count.ordinalCategory, "other"], number: count)
    case ("select", .text(let text)): return choice([text, "other"], number: number)
    default: return skipStyle() ? value.text : nil
    }
  }

  /// Reads the cases of a choice up to the closing brace.
  ///
  /// - Parameter names: The cases that fit, the best first.
  private mutating func choice(_ names: [String], number: Int?) -> String? {
    var best: (rank: Int, text: String)?
    while !skip("}") {
      let name = word()
      guard !name.isEmpty, skip("{"), let text = message(number: number), skip("}") else {
        return nil
      }
      if let rank = names.firstIndex(of: name), rank < best?.rank ?? .max { best = (rank, text) }
    }
    return best?.text
  }

  /// Skips the style of a number up to the closing brace.
  private mutating func skipStyle() -> Bool {
    while let scalar = next {
      offset += 1
      if scalar == "}" { return true }
    }
    return false
  }

  /// A word, with the white space around it.
  private mutating func word() -> String {
    skipWhitespace()
    var word = String.UnicodeScalarView()
    while let scalar = next, !"{},".unicodeScalars.contains(scalar),
      !scalar.properties.isPatternWhitespace
    {
      word.append(scalar)
      offset += 1
    }
    skipWhitespace()
    return String(word)
  }

  private mutating func skipWhitespace() {
    while let scalar = next, scalar.properties.isPatternWhitespace { offset += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard next == scalar else { return false }
    offset += 1
    return true
  }
}

extension Int {
  /// The plural category of an English ordinal: 1st, 2nd, 3rd, 4th.
  fileprivate var ordinalCategory: String {
    switch (self % 10, self % 100) {
    case (1, let rest) where rest != 11: "one"
    case (2, let rest) where rest != 12: "two"
    case (3, let rest) where rest != 13: "few"
    default: "other"
    }
  }
}
