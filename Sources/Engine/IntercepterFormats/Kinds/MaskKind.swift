/// The format `TextFormat/patterns(_:classes:)` as data: masks, and classes of characters for their slots.
///
/// ```json
/// { "kind": "pattern", "pattern": "#### #### #### ####" }
/// ```
public struct MaskKind: FormatKind {
  /// A class of characters for the slots of a pattern.
  public struct SlotSpecification: Hashable, Sendable {
    /// The character that represents a slot of the class in the pattern.
    public var slot: Character
    /// The characters that are valid in the slot.
    public var characters: String

    /// Creates a class.
    public init(_ slot: Character, characters: String) {
      self.slot = slot
      self.characters = characters
    }
  }

  /// The masks, one of which the unformatted text selects.
  public var masks: [TextMask]
  /// The custom slots.
  public var classes: [SlotSpecification]
  /// A Boolean value that indicates whether the kind has one mask by itself.
  private let isSingle: Bool

  /// Creates a format of one mask: the kind `pattern`.
  public init(_ pattern: String, classes: [SlotSpecification] = []) {
    (masks, self.classes, isSingle) = ([TextMask(pattern)], classes, true)
  }

  /// Creates a format of several masks: the kind `patterns`.
  public init(_ masks: [TextMask], classes: [SlotSpecification] = []) {
    (self.masks, self.classes, isSingle) = (masks, classes, false)
  }

  /// The name in profiles.
  public var name: String { isSingle ? "pattern" : "patterns" }

  /// Declares the masks and the classes.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    if isSingle {
      coder.describe("Slots and literals: # is a digit, @ a letter, * any character.")
      coder.required("pattern", &masks[0].text, .text, "The pattern.", unlabelled: true)
    } else {
      coder.describe("Several patterns, one of which the unformatted text selects.")
      var form = ListForm()
      form.isShort = true
      coder.required(
        "patterns", &masks, ElementsArgument(form: form, initial: TextMask("")),
        "The patterns; the first that the unformatted text fits applies.")
    }
    var form = ListForm()
    form.isDictionary = true
    coder.optional(
      "classes", &classes, ElementsArgument(form: form, initial: .init("*", characters: "")),
      unless: [],
      "Custom slots: the characters that are valid in each, by the character that represents it in the pattern."
    )
    let format = self
    coder.check(nil) { format.problem { $0.sentence } }
  }

  /// The format, without rules.
  public var preset: Intercepter {
    get throws(PatternError) {
      // The last of two classes of one character is chosen.
      let classes = classes.reversed().map {
        (character: $0.slot, class: SlotClass.characters($0.characters))
      }
      return Intercepter(rules: [], format: try TextFormat(patterns: masks, listing: classes))
    }
  }

  /// An example.
  public var summary: KindSummary {
    let mask = masks.first { $0.prefixes.isEmpty } ?? masks.first
    return KindSummary(title: name, [example(of: mask?.example(classes) ?? "")])
  }

  /// Those about telephone numbers.
  public static var messages: [String] {
    [Violation.Variant.foreign, .zeroNotDialed, .callingCodeMissing, .telephoneExtension]
      .map { $0.rawValue }
  }
}

extension MaskKind: ResolvedFormat {
  package init(_ source: MaskKind) { self = source }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(&masks, from: "") { coder, mask in
      coder.code(&mask.text)
      coder.code(&mask.prefixes)
      coder.code(&mask.trunkPrefix)
      coder.code(&mask.isDefault)
    }
    coder.code(&classes, from: .init("*", characters: "")) { coder, slot in
      coder.code(&slot.slot)
      coder.code(&slot.characters)
    }
  }
}

/// A part of a list that declares arguments of its own.
private protocol ArgumentElement: Hashable, Sendable {
  mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder)
}

/// A list of such parts.
private struct ElementsArgument<Element: ArgumentElement>: ArgumentType {
  let form: ListForm
  let initial: Element

  func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: [Element]?, _ coder: inout Coder
  ) -> [Element]? {
    var values = value ?? []
    let count = coder.list(argument, value?.count, form) { coder, index in
      var element = index < values.count ? values[index] : initial
      element.declare(&coder)
      if index < values.count { values[index] = element } else { values.append(element) }
    }
    return count.map { Array(values.prefix($0)) }
  }
}

extension TextMask: ArgumentElement {
  fileprivate mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.required("pattern", &text, .text, "The pattern.")
    coder.optional(
      "prefixes", &prefixes, .list(of: .text), unless: [],
      "The beginnings of the unformatted texts to which the pattern applies.")
    var digits = TextForm(expected: "digits")
    (digits.isValid, digits.pattern) = ({ $0.utf8.allSatisfy { 0x30..<0x3A ~= $0 } }, "^[0-9]*$")
    coder.optional(
      "trunkPrefix", &trunkPrefix, .text(digits), unless: "",
      "The digits that people dial before a national number.")
    coder.optional(
      "default", &isDefault, .flag, unless: false,
      "Whether a number without a calling code has the pattern's, beside patterns with other codes."
    )
  }

  /// Returns an unformatted text that fits the pattern: 1, 2, 3 … or A, B, C … in its slots.
  fileprivate func example(_ classes: [MaskKind.SlotSpecification]) -> String {
    var raw = ""
    var isLiteral = false
    for character in text {
      let slot = classes.first { $0.slot == character }
      let alphabet =
        switch character {
        case _ where isLiteral: ""
        case _ where slot != nil: slot?.characters ?? ""
        case "#": "1234567890"
        case "@", "*": "ABCDEFGHIJ"
        default: ""
        }
      isLiteral = character == "\\" && !isLiteral
      if alphabet.isEmpty { continue }
      let characters = Array(alphabet)
      raw.append(characters[raw.count % characters.count])
    }
    guard let prefix = prefixes.first else { return raw }
    return prefix + raw.dropFirst(prefix.count)
  }
}

extension MaskKind.SlotSpecification: ArgumentElement {
  fileprivate mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    var form = TextForm(expected: "one character for a slot")
    form.isValid = { $0.count == 1 }
    let type = SpelledArgument<Character>.spelled(
      form, read: { $0.first }, write: { String($0) })
    coder.required("slot", &slot, type, "The slot.")
    coder.required("characters", &characters, .text, "The characters.")
  }
}
