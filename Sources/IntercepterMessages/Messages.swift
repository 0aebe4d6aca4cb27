public import TextInputIntercepter

/// What is said to people about their input, in their language.
///
/// ```swift
/// let messages = Messages(preferring: ["de-AT", "en"])
/// let violation = nickname.validate("张三李四王五").violations[0]
/// messages.text(for: violation)
/// // Bitte geben Sie höchstens 10 Bytes ein (ein chinesisches Zeichen zählt 2); derzeit sind es 12.
/// ```
///
/// Plural forms and numbers are those of the locale: `1.234` in `de`, `1 234` in `de-AT`. They come
/// from ICU's message format, and so do the patterns that an app puts in place of ours.
///
/// A value is made once and kept: it remembers what it has parsed. Any number of threads may share it.
public struct Messages: Sendable {
  /// The language of the messages: one of ``languages``.
  public let language: String
  /// The language tag (BCP 47) whose plural rules and numbers are used: `de-AT` for messages in `de`.
  public let locale: String
  /// The language that the patterns are written in.
  let writing: Language
  private let patterns: PatternStore
  var replacements: [MessageKey: MessagePattern] = [:]

  /// The languages that there are messages in.
  public static let languages = Language.allCases.map(\.rawValue)

  init(_ language: Language, locale: String) {
    self.language = language.rawValue
    writing = language
    self.locale = locale
    patterns = PatternStore(language: language, locale: locale)
  }
}

extension Messages {
  /// What is wrong, as a sentence or two.
  ///
  /// A violation that came with a sentence of its own keeps it; a rule that has words of its own says these,
  /// in the pattern of the language where it has one. A code that has no message is said to be something
  /// that is not allowed here.
  ///
  /// - Complexity: Half a microsecond, ten where there are numbers in it; the first time for each code, a
  ///   quarter of a millisecond.
  public func text(for violation: Violation) -> String {
    text(for: violation, label: violation.ruleMessage?.label ?? "")
  }

  /// What is wrong, in a message that may say what the field is called.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - label: What the field is called, for messages of your own with `{label}`. A rule of a form's field
  ///     with words of its own knows it by itself.
  public func text(for violation: Violation, label: String) -> String {
    if let own = violation.ruleMessage {
      return text(self[.own(own.labelled(""))], violation, label)
    }
    let variant = violation.customMessage.flatMap {
      ViolationKey(sentence: $0, code: violation.code)
    }
    if let sentence = violation.customMessage, variant == nil { return sentence }
    return text(pattern(for: violation.code, variant), violation, label)
  }

  /// The pattern for a key: the app's, or ours.
  subscript(key: MessageKey) -> MessagePattern? { replacements[key] ?? patterns[key] }

  private func pattern(for code: Violation.Code, _ variant: ViolationKey?) -> MessagePattern? {
    let key = MessageKey.violation(code.rawValue)
    let general = MessageKey.violation(Violation.Code.custom.rawValue)
    if let variant { return replacements[key] ?? self[.violation(variant.rawValue)] }
    return self[key] ?? self[general]
  }

  private func text(
    _ pattern: MessagePattern?, _ violation: Violation, _ label: String
  ) -> String {
    guard let pattern else { return violation.message }
    let (limit, actual) = (violation.limit ?? 0, violation.actual ?? 0)
    let hint = hint(for: violation.unit)
    func length(_ count: Int, as name: String) -> String {
      pattern.mentions(name) ? self.length(count, in: violation.unit) : ""
    }
    return pattern.text([
      .number(limit), .number(actual),
      .text(length(limit, as: "limitWithUnit")), .text(length(actual, as: "actualWithUnit")),
      .text(violation.unit ?? "none"), .text(hint), .text(hint.isEmpty ? "false" : "true"),
      .text(label),
    ])
  }

  /// A length with its unit: "10 bytes".
  func length(_ count: Int, in unit: String?) -> String {
    let pattern = unit.flatMap { replacements[.unit($0)] } ?? self[.unit(UnitKey(unit).rawValue)]
    return pattern?.text([.number(count), .text(unit ?? "")]) ?? "\(count)"
  }

  /// What characters count in a unit: "a Chinese character counts 2"; empty where nobody wonders.
  func hint(for unit: String?) -> String {
    let pattern = unit.flatMap { replacements[.hint($0)] } ?? self[.hint(UnitKey(unit).rawValue)]
    return pattern?.text([.number(2), .number(3)]) ?? ""
  }
}

extension ViolationKey {
  /// The case in which a rule of the library says this under a code.
  fileprivate init?(sentence: String, code: Violation.Code) {
    guard code == .patternMismatch || code == .custom,
      let variant = Self.variants.first(where: { English.pattern(for: $0) == sentence })
    else { return nil }
    self = variant
  }
}
