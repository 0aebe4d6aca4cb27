extension Violation {
  /// The words of a violation.
  ///
  /// The words of this library are stored as numbers. A rejected keystroke then copies neither
  /// strings nor references, and threads that share a rule do not contend for reference counts.
  enum Detail: Hashable, Sendable {
    case standard(Code.Standard, of: Rule?, UnitName?, Variant?)
    indirect case own(
      Code, of: String, unit: String?, variant: Variant?, message: String?,
      ruleMessage: RuleMessage?, bound: String?)

    /// The rules of this library.
    enum Rule: String {
      case allowedCharacters, decimal, ellipsis, emoji, forbiddenCharacters, intercepter, matches,
        maxLength, minLength, normalizeWidth, numbersOnly, singleLine
    }

    /// Creates the words of a violation.
    ///
    /// - Parameter rule: The identifier of the rule, or an empty string if it is not set yet.
    init(
      _ code: Code, of rule: String = "", unit: String?, variant: Variant? = nil, message: String?,
      ruleMessage: RuleMessage? = nil, bound: String? = nil
    ) {
      let standardRule = Rule(rawValue: rule)
      let standardUnit = unit.flatMap { UnitName(rawValue: $0) }
      if let code = code.standard, message == nil, ruleMessage == nil, bound == nil,
        standardRule != nil || rule.isEmpty,
        standardUnit != nil || unit == nil
      {
        self = .standard(code, of: standardRule, standardUnit, variant)
      } else {
        self = .own(
          code, of: rule, unit: unit, variant: variant, message: message, ruleMessage: ruleMessage,
          bound: bound)
      }
    }

    /// Returns the same words with the code and the variant of a fault.
    func with(_ fault: Fault) -> Detail {
      switch self {
      case .standard(let code, let rule, let unit, _):
        .standard(fault.code ?? code, of: rule, unit, fault.variant)
      case .own(let code, let rule, let unit, _, let message, let ruleMessage, let bound):
        .own(
          fault.code.map { Code($0) } ?? code, of: rule, unit: unit, variant: fault.variant,
          message: message, ruleMessage: ruleMessage, bound: bound)
      }
    }

    var namesRule: Bool {
      switch self {
      case .standard(_, let rule, _, _): rule != nil
      case .own(_, let rule, _, _, _, _, _): !rule.isEmpty
      }
    }

    var rule: String {
      switch self {
      case .standard(_, let rule, _, _): rule?.rawValue ?? ""
      case .own(_, let rule, _, _, _, _, _): rule
      }
    }

    var code: Code {
      switch self {
      case .standard(let code, _, _, _): Code(code)
      case .own(let code, _, _, _, _, _, _): code
      }
    }

    var unit: String? {
      switch self {
      case .standard(_, _, let unit, _): unit?.rawValue
      case .own(_, _, let unit, _, _, _, _): unit
      }
    }

    var variant: Variant? {
      switch self {
      case .standard(_, _, _, let variant): variant
      case .own(_, _, _, let variant, _, _, _): variant
      }
    }

    var message: String? {
      if case .own(_, _, _, _, let message, _, _) = self { message } else { nil }
    }

    var ruleMessage: RuleMessage? {
      if case .own(_, _, _, _, _, let message, _) = self { message } else { nil }
    }

    var bound: String? {
      if case .own(_, _, _, _, _, _, let bound) = self { bound } else { nil }
    }
  }
}
