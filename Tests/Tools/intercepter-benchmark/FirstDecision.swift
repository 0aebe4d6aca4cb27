internal import TextInputIntercepter

/// The first decision of a process, which includes all initialization on first use, such as that of
/// the engine's tables.
///
/// It can be measured only once per process.
enum FirstDecision {
  static let name = "first decision"

  static func measure() -> Row {
    var isAccepted = false
    let ours = ProcessorTime.measure {
      let rules: [Rule] = [
        .emoji(.forbidden), .maxLength(40, in: .gb18030), .maxLength(40, in: .doubleWidth),
      ]
      let key = Keystroke("é", in: "①张三、ＡＢＣ")
      let decision = Intercepter(rules: rules).intercept(key.new, after: key.old)
      isAccepted = decision.outcome == .accepted
    }
    var refusal: Range<Int>?
    let theirs = ProcessorTime.measure {
      refusal = Straightforward.refusal(of: "①张é三、ＡＢＣ", after: "①张三、ＡＢＣ", maxBytes: 40)
    }
    return Row(
      name: name, baseline: "the first one with Foundation", ours: ours, theirs: theirs,
      sixteenth: nil, allocations: nil, fault: isAccepted && refusal == nil ? nil : "another answer"
    )
  }
}
