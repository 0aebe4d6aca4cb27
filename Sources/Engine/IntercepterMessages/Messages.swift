/// Messages for users about their input, in their language.
///
/// ```swift
/// let messages = Messages(preferring: ["de-AT", "en"])
/// let violation = nickname.validate("张三李四王五").violations[0]
/// messages.text(for: violation)
/// // Bitte geben Sie höchstens 10 Bytes ein (ein chinesisches Zeichen zählt 2); derzeit sind es 12.
/// ```
///
/// Plural forms and numbers follow the locale: `1.234` in `de`, `1 234` in `de-AT`. They come from
/// tables of CLDR, so a phone, a browser and a server produce the same text. Apps replace patterns
/// in ICU's message format.
public struct Messages: Sendable {
  /// The language of the messages, one of ``languages``.
  public let language: String
  /// The language tag (BCP 47) whose plural rules and numbers apply, such as `de-AT` for messages
  /// in `de`.
  public let locale: String
  /// The patterns of the language.
  let catalogue: MessageCatalogue
  /// Returns the pattern of a custom message, and the messages in its language if that is another
  /// one.
  ///
  /// A closure, so a program that gets its patterns elsewhere contains no built-in ones.
  let translation: @Sendable (RuleMessage) -> (pattern: String, Messages?)
  /// The number symbols and plural rules of the locale.
  let numbers: MessageLocale
  var replacements = MessagePatterns()
  /// A Boolean value that indicates whether quoted texts and labels are isolated (UAX #9), between
  /// U+2068 and U+2069.
  ///
  /// Set it for sentences that people read, so that a Hebrew word does not reorder the sentence
  /// around it. Without it, as for logs and JSON, a sentence contains no invisible characters of its
  /// own. It also applies to the sentences about rules.
  ///
  /// ```swift
  /// messages.isolatesQuotations = true
  /// messages.text(for: violation)  // This must be one of: \u{2068}אבג (1), דהו (2)\u{2069}.
  /// ```
  public var isolatesQuotations = false

  /// The languages with built-in messages.
  public static let languages = Language.allCases.map { $0.rawValue }

  /// - Parameter wanted: The tags of preferred languages without built-in messages, in which custom
  ///   messages may be.
  init(_ language: Language, locale: String, preferring wanted: [LanguageTag] = []) {
    self.init(
      language: language.rawValue, locale: locale, language.catalogue,
      MessageLocale(LocaleIdentifier(locale) ?? LocaleIdentifier())
    ) { message in
      let translation = message.translation(for: language, in: locale, preferring: wanted)
      guard let tag = translation.language else { return (translation.pattern, nil) }
      let other = LanguageTag(tag)?.language
      return (
        translation.pattern, other == language ? nil : Messages(other ?? .english, locale: tag)
      )
    }
  }

  init(
    language: String, locale: String, _ catalogue: MessageCatalogue, _ numbers: MessageLocale,
    translation: @escaping @Sendable (RuleMessage) -> (pattern: String, Messages?)
  ) {
    (self.language, self.locale) = (language, locale)
    (self.catalogue, self.numbers, self.translation) = (catalogue, numbers, translation)
  }
}

extension Messages {
  /// Returns the message for a violation, in one or two sentences.
  ///
  /// A violation with a custom message keeps it. A rule with a custom message uses its pattern in
  /// this language, if it has one. An unknown code gets the message that the input is not allowed.
  ///
  /// - Complexity: O(*n*) in the bytes of the pattern.
  public func text(for violation: Violation) -> String {
    text(for: violation, label: violation.ruleMessage?.label ?? "")
  }

  /// Returns the message for a violation, which may contain the name of the field.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - label: The name of the field in the user interface, for custom messages that contain
  ///     `{label}`. In a form, a field's rule with a custom message already has it.
  public func text(for violation: Violation, label: String) -> String {
    if let own = violation.ruleMessage { return text(for: violation, saying: own, label: label) }
    if let sentence = violation.customMessage { return sentence }
    let pattern = pattern(for: violation)
    if violation.actual == nil, let sentence = violation.demand,
      pattern.utf8Offset(of: "actual") != nil,
      let demand = self[.sentence, sentence.rawValue]
    {
      return text(demand, argumentsOfSentence(violation.limit ?? 0, in: violation.unit))
    }
    let sentence = text(pattern, arguments(of: violation, label: label))
    guard violation.variant == .notListed, violation.characterCount > 0,
      replacements[.violation, violation.code.rawValue] == nil,
      let naming = catalogue.patterns[.violation, Violation.Code.characterNotAllowed.rawValue]
    else { return sentence }
    return paragraph([text(naming, arguments(of: violation, label: label)), sentence])
  }

  /// Returns a custom message for a violation.
  func text(for violation: Violation, saying own: RuleMessage, label: String) -> String {
    let (pattern, other) = translation(own)
    var messages = other ?? self
    messages.isolatesQuotations = isolatesQuotations
    return messages.text(pattern, messages.arguments(of: violation, label: label))
  }

  /// Returns the pattern of a kind by its name: the app's, or else the built-in one.
  subscript(kind: MessagePatterns.Kind, name: String) -> String? {
    replacements[kind, name] ?? catalogue.patterns[kind, name]
  }

  private func pattern(for violation: Violation) -> String {
    let code = violation.code.rawValue
    let pattern =
      if let replacement = replacements[.violation, code] {
        replacement
      } else if let variant = violation.variant {
        // A compiled profile lacks the variants that are newer than it is.
        self[.violation, variant.rawValue] ?? self[.violation, code]
      } else if violation.objectsToDigits || violation.objectsToOneCharacter {
        catalogue.patterns[.violation, Violation.Code.characterNotAllowed.rawValue]
      } else {
        self[.violation, violation.sentenceName]
      }
    return pattern ?? ""
  }

  /// Returns a pattern with its arguments inserted, or the pattern itself if it is not valid.
  func text(_ pattern: String, _ arguments: @escaping MessageArguments) -> String {
    let arguments = isolatesQuotations ? isolating(arguments) : arguments
    return (try? MessageFormatter.text(pattern, arguments, in: numbers)) ?? pattern
  }

  /// The words with which sentences enumerate characters.
  var enumeration: Violation.Enumeration {
    isolatesQuotations ? catalogue.enumeration.isolating : catalogue.enumeration
  }

  /// Returns a length with its unit, such as "10 bytes".
  func length(_ count: Int, in unit: String?) -> String {
    let pattern = unit.flatMap {
      replacements[.unit, $0] ?? self[.unit, $0.unitFamily] ?? catalogue.patterns[.unit, "other"]
    }
    return text(pattern ?? "{count}", Self.arguments(ofLength: count, in: unit))
  }

  /// Returns the hint on how much the characters of a text count, or an empty text if each counts 1.
  func hint(for violation: Violation) -> String {
    guard let length = violation.namedLength else { return hint(for: violation.unit) }
    guard length > 1, let pattern = self[.violation, "counts"] else { return "" }
    let named = Violation(violation, range: violation.range, actual: length)
    return text(pattern, named.arguments(enumeration: enumeration) { "\($0)" })
  }

  /// Returns the hint on how much characters count in a unit, such as "a Chinese character counts
  /// 2", or an empty text if the unit needs none.
  func hint(for unit: String?) -> String {
    let pattern = unit.flatMap { replacements[.hint, $0] ?? self[.hint, $0.unitFamily] }
    return pattern.map { text($0, Self.argumentOfHint) } ?? ""
  }
}

extension Violation {
  /// The requirement of the rule, for a violation without an actual length.
  fileprivate var demand: RuleSentence? {
    switch code {
    case .tooLong: .maxLength
    case .tooShort: .minLength
    case .tooManyDecimalPlaces: .decimalPlaces
    case .tooManyIntegerDigits: .integerDigits
    default: nil
    }
  }
}

extension String {
  /// The identifier of the unit whose patterns serve the unit with this identifier.
  fileprivate var unitFamily: String { LengthUnit.Name(utf8Of: self)?.family.rawValue ?? self }
}
