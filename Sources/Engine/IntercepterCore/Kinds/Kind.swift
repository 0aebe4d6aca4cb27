/// A kind of rule, format or fix as data: its name and its arguments.
///
/// A kind says once what it is. Profiles, keystroke scripts, the options of the command line, menus,
/// the JSON Schema and compiled profiles all read it from here.
///
/// ```swift
/// struct FewDigits: RuleKind {
///   var limit = 3
///   var onViolation = ViolationPolicy.reject
///
///   var name: String { "fewDigits" }
///
///   mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
///     coder.describe("At most a number of digits.")
///     coder.optional("limit", &limit, .integer(in: 1...9), unless: 3, "The number.", unlabelled: true)
///     coder.onViolation(&onViolation)
///   }
///
///   var rule: Rule { … }
/// }
/// ```
public protocol Kind: Hashable, Sendable {
  /// The name in profiles and scripts.
  var name: String { get }

  /// Declares the arguments, in order: passes each to the coder, which reads, writes or describes it.
  mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder)

  /// What the kind requires of a text, for users. The default is its name alone.
  var summary: KindSummary { get }

  /// The names of the messages that only this kind reports: codes and variants of violations, and
  /// sentences. A compiled profile without the kind omits them. The default is none.
  static var messages: [String] { get }
}

extension Kind {
  /// The name alone.
  public var summary: KindSummary { KindSummary(title: name) }

  /// None.
  public static var messages: [String] { [] }
}

/// A kind of rule as data; see ``Kind``.
///
/// A rule made of a closure needs no kind: ``Rule/init(_:composition:validate:sanitize:reading:judge:)``.
public protocol RuleKind: Kind {
  /// The policy for violations. The default is `.reject`, for a kind without the argument.
  var onViolation: ViolationPolicy { get set }

  /// The rule.
  ///
  /// - Throws: `PatternError` if an argument is a pattern that is invalid.
  var rule: Rule { get throws(PatternError) }
}

extension RuleKind {
  /// `.reject`.
  public var onViolation: ViolationPolicy {
    get { .reject }
    set {}
  }
}

/// What a kind requires of a text, in words.
public struct KindSummary: Sendable {
  /// One sentence, with the values that it contains.
  public struct Part: Sendable {
    /// The sentence.
    public var sentence: RuleSentence
    /// The length or the number of digits.
    public var limit = 0
    /// The unit of the length.
    public var unit: LengthUnit?
    /// The smallest number.
    public var minimum: DecimalNumber?
    /// The largest number.
    public var maximum: DecimalNumber?
    /// The text that the sentence contains.
    public var text = ""

    /// Creates a sentence.
    public init(
      _ sentence: RuleSentence, limit: Int = 0, unit: LengthUnit? = nil,
      minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, naming text: String = ""
    ) {
      (self.sentence, self.limit, self.unit) = (sentence, limit, unit)
      (self.minimum, self.maximum, self.text) = (minimum, maximum, text)
    }
  }

  /// A few words for the title of a field, such as `≤ 10 bytes GB18030`.
  public var title: String
  /// The sentences, in order.
  public var parts: [Part]
  /// The number in the sentence of a custom kind.
  public var limit: Int

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - title: A few words for the title of a field.
  ///   - parts: The sentences.
  ///   - onViolation: The policy for violations, whose sentence comes last if it does not reject.
  ///   - amendment: The sentence about an amendment.
  ///   - limit: The number in the sentence of a custom kind.
  public init(
    title: String, _ parts: [Part] = [], onViolation: ViolationPolicy = .reject,
    amending amendment: RuleSentence = .leftOut, limit: Int = 0
  ) {
    (self.title, self.parts, self.limit) = (title, parts, limit)
    switch onViolation {
    case .reject, .flag: break
    case .amend: self.parts.append(Part(amendment))
    case .warn: self.parts.append(Part(.recommended))
    }
  }
}

/// A kind of rule whose arguments have other bytes in a compiled profile than ``Kind/declare(_:)`` gives
/// them.
package protocol CompiledRuleKind: RuleKind, ByteCodable {
  /// Replaces a locale by its symbols, before the arguments are written.
  mutating func resolve()
  /// The rule of resolved arguments.
  var resolvedRule: Rule { get }
  /// Returns whether a reader that begins with `initial` reads these resolved arguments.
  func isReadable(from initial: Self) -> Bool
}

extension CompiledRuleKind {
  package mutating func resolve() {}
  package func isReadable(from initial: Self) -> Bool { true }
}
