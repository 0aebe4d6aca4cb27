extension Rule {
  /// Returns the same rule with a custom sentence in several languages.
  ///
  /// ```swift
  /// rule.saying(["en": "No emoji, please.", "zh-Hans": "请不要使用表情符号。"])
  /// ```
  public func saying(_ message: RuleMessage) -> Rule {
    var template = storage.object.template
    template.ruleMessage = message
    return Rule(
      definition, reporting: template, composition: composition, onViolation: onViolation)
  }
}

extension Intercepter {
  /// Returns the same rules for a field with a label, which custom messages may contain.
  package func labelled(_ label: String) -> Intercepter {
    if rules.allSatisfy({ $0.message == nil }) { return self }
    return replacingRules { rule in
      rule.message.map { rule.saying($0.labelled(label)) } ?? rule
    }
  }
}

extension RuleObject {
  /// Evaluates an edit, with the rule's message for all violations.
  func judge(_ proposal: Proposal, _ message: RuleMessage?) -> Verdict {
    let verdict = judge(proposal)
    return message.map { verdict.saying($0) } ?? verdict
  }

  /// Validates a finished text, with the rule's message for all violations.
  func validity(of text: String, _ message: RuleMessage?) -> Validity {
    let validity = validity(of: text)
    guard let message else { return validity }
    return Validity(validity.status, validity.violations.saying(message))
  }
}

extension Verdict {
  fileprivate func saying(_ message: RuleMessage) -> Verdict {
    switch self {
    case .accept: .accept
    case .report(let violations): .report(violations.saying(message))
    case .amend(let state, let violations): .amend(state, violations.saying(message))
    case .reject(let violations): .reject(violations.saying(message))
    }
  }
}

extension Violations {
  /// Returns the same violations with a rule's message.
  @inline(never)
  package func saying(_ message: RuleMessage) -> Violations {
    changed { $0.ruleMessage = message }
  }
}
