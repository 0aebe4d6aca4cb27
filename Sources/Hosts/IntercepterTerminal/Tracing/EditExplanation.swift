/// An explanation of an edit, step by step: how it was found, the verdict of each rule, and the
/// displayed state.
package struct EditExplanation {
  private let judged: JudgedEdit
  private let sentence: (Violation) -> String

  /// Creates an explanation, with a function that returns the sentence for a violation.
  package init(_ judged: JudgedEdit, saying sentence: @escaping (Violation) -> String) {
    self.judged = judged
    self.sentence = sentence
  }

  /// The steps, each with its name and its description.
  package var steps: [(name: String, summary: String)] {
    let proposed = judged.proposed
    var steps = [
      ("previous", judged.previous.notation), ("proposed", proposed.notation), ("edit", found),
    ]
    steps += verdicts
    return steps + [("shown", "\(judged.decision.state.notation) (\(judged.decision.outcome))")]
  }

  /// The steps as lines with aligned descriptions.
  package var lines: [String] {
    let width = steps.map { $0.name.count }.max() ?? 0
    return steps.map { "\($0.name.padded(to: width))  \($0.summary)" }
  }

  /// The edit, and why it was chosen among equally short ones.
  private var found: String {
    guard let edit = judged.edit else { return "none: the text is the same" }
    let change = EditTrace(judged).change(.max).map(\.text).joined()
    let choice = EqualEdits(to: edit, from: judged.previous, to: judged.proposed)
    let places = choice.places.map(String.init)
    // A run of one repeated cluster has as many places as clusters.
    let all = places.count > 6 ? places.prefix(2) + ["…"] + places.suffix(2) : places[...]
    let equal =
      places.count == 1 ? "" : "equally short at \(all.joined(separator: ", ")); "
    return "\(change): \(equal)\(choice.reason)"
  }

  /// The verdicts of the policies and of each rule, in order.
  ///
  /// Each verdict comes from judging the edit with the rules up to this one and comparing the
  /// decision with that of the rules before it.
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

  /// Returns the effect of one more rule.
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
