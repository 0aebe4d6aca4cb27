public import TextInputIntercepter

/// The messages to people about their input, in their language.
///
/// ```swift
/// let messages = Messages(preferring: ["de-AT", "en"])
/// let violation = nickname.validate("张三李四王五").violations[0]
/// messages.text(for: violation)
/// // Bitte geben Sie höchstens 10 Bytes ein (ein chinesisches Zeichen zählt 2); derzeit sind es 12.
/// ```
///
/// Plural forms and numbers are those of the locale: `1.234` in `de`, `1 234` in `de-AT`. They come
/// from tables of CLDR, so that a phone, a browser and a server say the same. The patterns that an app puts
/// in place of ours are those of ICU's message format.
public struct Messages: Sendable {
  /// The language of the messages: one of ``languages``.
  public let language: String
  /// The language tag (BCP 47) whose plural rules and numbers are used: `de-AT` for messages in `de`.
  public let locale: String
  /// The language that the patterns are written in.
  let writing: Language
  /// The numbers of the locale: how they are written and counted.
  let numbers: MessageLocale
  var replacements: [MessageKey: String] = [:]

  /// The languages that there are messages in.
  public static let languages = Language.allCases.map { $0.rawValue }

  init(_ language: Language, locale: String) {
    self.language = language.rawValue
    writing = language
    self.locale = locale
    numbers = MessageLocale(LocaleIdentifier(locale) ?? LocaleIdentifier())
  }
}

extension Messages {
  /// The message for a violation, as a sentence or two.
  ///
  /// A violation that came with a sentence of its own keeps it; a rule that has words of its own says these,
  /// in the pattern of the language where it has one. A code that has no message is said to be something
  /// that is not allowed here.
  ///
  /// - Complexity: O(*n*) in the bytes of the pattern.
  public func text(for violation: Violation) -> String {
    text(for: violation, label: violation.ruleMessage?.label ?? "")
  }

  /// The message for a violation, which may contain the name of the field.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - label: What the field is called, for messages of your own with `{label}`. A rule of a form's field
  ///     with words of its own knows it by itself.
  public func text(for violation: Violation, label: String) -> String {
    if let own = violation.ruleMessage {
      let translation = own.translation(for: writing, in: locale)
      let messages = speaking(translation.language)
      return messages.text(
        translation.pattern, ViolationArguments(violation, label: label, messages))
    }
    if let sentence = violation.customMessage { return sentence }
    guard let pattern = pattern(for: violation) else { return violation.message }
    if violation.actual == nil, pattern.namesActualLength, let sentence = violation.demand,
      let demand = self[.sentence(sentence)]
    {
      return text(
        demand, SentenceArguments(violation.limit ?? 0, in: violation.unit, messages: self))
    }
    return text(pattern, ViolationArguments(violation, label: label, self))
  }

  /// The messages for a text in a language: these, or those of the language if it is another one.
  private func speaking(_ tag: String?) -> Messages {
    guard let tag else { return self }
    let language = LanguageTag(tag)?.language
    return language == writing ? self : Messages(language ?? .english, locale: tag)
  }

  /// The pattern for a key: the app's, or ours.
  subscript(key: MessageKey) -> String? { replacements[key] ?? writing.pattern(for: key) }

  private func pattern(for violation: Violation) -> String? {
    let key = MessageKey.violation(violation.code.rawValue)
    if let variant = violation.variant {
      return replacements[key] ?? self[.violation(variant.rawValue)]
    }
    return self[key] ?? self[.violation(Violation.Code.custom.rawValue)]
  }

  /// A pattern with its arguments filled in; the pattern where it is no message.
  func text(_ pattern: String, _ arguments: some MessageArguments) -> String {
    do throws(MessageFault) {
      return try MessageFormatter.text(pattern, arguments, in: numbers)
    } catch { return pattern }
  }

  /// A length with its unit: "10 bytes".
  func length(_ count: Int, in unit: String?) -> String {
    let pattern = unit.flatMap { replacements[.unit($0)] ?? self[.unit($0.unitFamily)] }
    return text(pattern ?? "{count}", UnitArguments(count: count, unit: unit))
  }

  /// The hint on how much characters count in a unit, such as "a Chinese character counts 2"; empty where
  /// nobody wonders.
  func hint(for unit: String?) -> String {
    let pattern = unit.flatMap { replacements[.hint($0)] ?? self[.hint($0.unitFamily)] }
    return pattern.map { text($0, HintArguments()) } ?? ""
  }
}

extension Violation {
  /// What the rule demands, for a violation that does not say what was found in place of its limit.
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
  /// The identifier of the unit that is spoken of in the words of the one with this identifier.
  fileprivate var unitFamily: String { UnitName(rawValue: self)?.family.rawValue ?? self }
}
