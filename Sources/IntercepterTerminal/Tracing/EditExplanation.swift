package import TextFieldSimulator
package import TextInputIntercepter

/// An edit step by step: how it was found, what each rule decided, and what is shown.
package struct EditExplanation {
  private let judged: JudgedEdit
  private let sentence: (Violation) -> String

  /// - Parameters:
  ///   - judged: The edit.
  ///   - sentence: What is said of a violation.
  package init(_ judged: JudgedEdit, saying sentence: @escaping (Violation) -> String) {
    self.judged = judged
    self.sentence = sentence
  }

  /// The steps, each as a name and what is said of it.
  package var steps: [(name: String, summary: String)] {
    let proposed = judged.proposed
    var steps = [
      ("previous", judged.previous.notation), ("proposed", proposed.notation), ("edit", found),
    ]
    steps += verdicts
    return steps + [("shown", "\(judged.decision.state.notation) (\(judged.decision.outcome))")]
  }

  /// The steps in lines, their texts below each other.
  package var lines: [String] {
    let width = steps.map { $0.name.columns }.max() ?? 0
    return steps.map { "\($0.name.padded(to: width))  \($0.summary)" }
  }

  /// The edit, and why it is this one of those that are equally short.
  private var found: String {
    guard let edit = judged.edit else { return "none: the text is the same" }
    let old = judged.editedText
    let clusters = old.clusterRange(utf16: edit.range)
    var words = ["\(clusters.lowerBound)..\(clusters.upperBound)"]
    if !clusters.isEmpty {
      let removed = old.dropFirst(clusters.lowerBound).prefix(clusters.count)
      words.append("- \(String(removed).inQuotes)")
    }
    if !edit.replacement.isEmpty { words.append("+ \(edit.replacement.inQuotes)") }
    let choice = EqualEdits(to: edit, from: judged.previous, to: judged.proposed)
    let places = choice.places.map(String.init)
    // A run of the same cluster has as many places as it is long.
    let all = places.count > 6 ? places.prefix(2) + ["…"] + places.suffix(2) : places[...]
    let equal =
      places.count == 1 ? "" : "equally short at \(all.joined(separator: ", ")); "
    return "\(words.joined(separator: " ")): \(equal)\(choice.reason)"
  }

  /// What the policies and each rule decided, in their order.
  ///
  /// Each is found by judging the edit with the rules up to it, and comparing that with the decision of
  /// those before it.
  private var verdicts: [(String, String)] {
    let rules = judged.intercepter.rules
    if judged.edit?.replacement.isEmpty ?? true, judged.decision.violations.isEmpty {
      return rules.isEmpty ? [] : [("rules", "not evaluated: a deletion is always accepted")]
    }
    if judged.decision.outcome == .composing, judged.decision.violations.isEmpty {
      return [("rules", "they judge the text when it is committed")]
    }
    var last = decision(byFirst: 0)
    var verdicts: [(String, String)] = []
    if last.outcome == .rejected || last.outcome == .amended {
      verdicts.append(("ellipsis", "\(judged.intercepter.ellipsis): \(verdict(last, after: nil))"))
    }
    for (index, rule) in rules.enumerated() {
      let name = "\(index + 1) \(rule.identifier)"
      if last.outcome == .rejected {
        verdicts.append((name, "not evaluated"))
        continue
      }
      let decision = decision(byFirst: index + 1)
      verdicts.append((name, verdict(decision, after: last)))
      last = decision
    }
    return verdicts
  }

  private func decision(byFirst count: Int) -> Decision {
    let intercepter = judged.intercepter
    return Intercepter(
      rules: Array(intercepter.rules.prefix(count)), format: intercepter.format,
      composition: intercepter.composition, ellipsis: intercepter.ellipsis
    ).intercept(judged.proposed, after: judged.previous, baseline: judged.baseline)
  }

  /// What one more rule has changed.
  private func verdict(_ decision: Decision, after last: Decision?) -> String {
    let known = Array(last?.violations ?? [])
    let new = decision.violations.filter { !known.contains($0) }
    let reasons = new.map(sentence).joined(separator: " ")
    let why = reasons.isEmpty ? "" : ": \(reasons)"
    if decision.outcome == .rejected { return "rejected\(why)" }
    if decision.state != last?.state, decision.outcome == .amended {
      return "amended to \(decision.state.notation)\(why)"
    }
    return reasons.isEmpty ? "accepted" : "accepted, with a remark\(why)"
  }
}
