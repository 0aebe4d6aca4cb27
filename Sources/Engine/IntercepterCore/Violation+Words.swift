extension Violation {
  /// The words that few violations have: a custom code, the name of a custom unit, custom sentences
  /// and the bound of a date.
  struct Words: Hashable, Sendable {
    var code: Code?
    var unit: String?
    var message: String?
    var ruleMessage: RuleMessage?
    var bound: String?

    fileprivate var isEmpty: Bool {
      code == nil && unit == nil && message == nil && ruleMessage == nil && bound == nil
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

    var words: Words? { if case .some(let words) = self { words } else { nil } }
  }
}
