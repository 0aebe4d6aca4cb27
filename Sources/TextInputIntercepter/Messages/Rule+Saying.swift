extension Rule {
  /// The same rule with words of your own for whatever it objects to.
  ///
  /// ```swift
  /// Rule.maxLength(10, in: .gb18030).saying("At most {limitWithUnit}, please.")
  /// ```
  ///
  /// `Violation.message` says it plainly, with English plurals; `IntercepterMessages` says it with the plurals
  /// and numbers of the reader's locale.
  ///
  /// - Parameter pattern: The sentence for all languages, with arguments as ``RuleMessage`` has them.
  public func saying(_ pattern: String) -> Rule { saying(RuleMessage(pattern)) }

  /// The same rule with words of your own in several languages.
  ///
  /// ```swift
  /// rule.saying(["en": "No emoji, please.", "zh-Hans": "请不要使用表情符号。"])
  /// ```
  public func saying(_ message: RuleMessage) -> Rule {
    var rule = self
    let (judge, validate) = (judge, validate)
    rule.judge = { judge($0).saying(message) }
    rule.validate = { text in
      let validity = validate(text)
      return Validity(validity.status, validity.violations.saying(message))
    }
    rule.refusal?.ruleMessage = message
    rule.message = message
    return rule
  }
}

extension Intercepter {
  /// The same rules for a field that is called so, where one of them has words of its own.
  package func labelled(_ label: String) -> Intercepter {
    if rules.allSatisfy({ $0.message == nil }) { return self }
    var labelled = with(
      rules: rules.map { rule in rule.message.map { rule.saying($0.labelled(label)) } ?? rule })
    labelled.presetRuleCount = presetRuleCount
    return labelled
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

extension Violation {
  /// The same violation in the words of a rule, if it has some.
  func saying(_ message: RuleMessage?) -> Violation {
    guard let message else { return self }
    var violation = self
    violation.ruleMessage = message
    return violation
  }
}

extension Violations {
  /// The same violations in the words of a rule.
  package func saying(_ message: RuleMessage) -> Violations {
    changed { $0.ruleMessage = message }
  }
}
