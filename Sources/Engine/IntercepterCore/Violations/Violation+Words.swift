extension Violation {
  /// The words that few violations have: a custom code, the name of a custom unit, custom sentences
  /// and the bound of a date.
  struct Words: Hashable, Sendable {
    var code: Code?
    var unit: String?
    var message: String?
    var ruleMessage: RuleMessage?
    var bound: String?

    fileprivate var isEmpty: Bool { isMessageAlone && ruleMessage == nil }

    fileprivate var isMessageAlone: Bool {
      code == nil && unit == nil && message == nil && bound == nil
    }

    fileprivate func areKnown(as others: Words) -> Bool {
      guard let message = ruleMessage, let other = others.ruleMessage else { return false }
      return isMessageAlone && others.isMessageAlone && message.isCopy(of: other)
    }
  }

  /// Words behind one reference, or none.
  ///
  /// The violations of this library have none. A rejected keystroke then counts no references, for
  /// which threads that share a rule would contend.
  indirect enum BoxedWords: Hashable, Sendable {
    case none
    case some(Words)

    init(_ words: Words) { self = words.isEmpty ? .none : .some(words) }

    /// Returns whether both are nothing, or the same message of a rule and nothing else.
    func areKnown(as others: BoxedWords) -> Bool {
      switch (self, others) {
      case (.none, .none): true
      case (.some(let words), .some(let others)): words.areKnown(as: others)
      default: false
      }
    }

    var words: Words? { if case .some(let words) = self { words } else { nil } }
  }
}
