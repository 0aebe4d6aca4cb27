package import TextInputIntercepter

extension Decision {
  /// Writes the members of the decision in the protocol's format, with a message for each
  /// violation.
  ///
  /// - Parameter isSecret: Whether the violations omit the length of the text. The state is always
  ///   written, because the host needs it.
  package func write(
    to line: inout JSONLine, isSecret: Bool = false, saying sentence: (Violation) -> String
  ) {
    line.member("outcome", outcome.rawValue)
    line.name("state")
    line.state(state)
    line.name("edit")
    if let edit { line.edit(edit) } else { line.null() }
    line.name("violations")
    let written = isSecret ? violations.changed { $0 = $0.withheld } : violations
    line.violations(written, isSecret: isSecret, saying: sentence)
  }
}

extension Validity {
  /// Writes the members of the validity in the protocol's format, with a message for each
  /// violation.
  package func write(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("validity", status.rawValue)
    line.name("violations")
    line.violations(violations, saying: sentence)
  }
}

extension JSONLine {
  /// Writes a state in the protocol's format.
  package mutating func state(_ state: EditingState) {
    object { line in
      line.member("text", state.text)
      line.name("selection")
      if let selection = state.selection { line.range(selection) } else { line.null() }
      line.name("marked")
      if let marked = state.markedRange { line.range(marked) } else { line.null() }
    }
  }

  /// Writes violations in the protocol's format, with a message for each.
  ///
  /// - Parameter isSecret: Whether to omit their ranges.
  package mutating func violations(
    _ violations: some Collection<Violation>, isSecret: Bool = false,
    saying sentence: (Violation) -> String
  ) {
    if violations.isEmpty { return bytes.append("[]") }
    array(violations) { line, violation in
      line.object { line in
        line.member("rule", violation.rule)
        line.member("code", violation.code.rawValue)
        if let variant = violation.variant { line.member("variant", variant.rawValue) }
        if !isSecret {
          line.name("range")
          line.range(violation.range)
        }
        if let limit = violation.limit { line.member("limit", limit) }
        if let actual = violation.actual { line.member("actual", actual) }
        if let unit = violation.unit { line.member("unit", unit) }
        if let bound = violation.bound { line.member("bound", bound) }
        let characters = violation.characters
        if !characters.isEmpty {
          line.name("characters")
          line.value(.array(characters.map(JSONValue.string)))
        }
        if violation.hasMoreCharacters {
          line.name("hasMoreCharacters")
          line.value(.boolean(true))
        }
        if violation.severity == .warning {
          line.member("severity", violation.severity.rawValue)
        }
        line.member("message", sentence(violation))
      }
    }
  }

  /// Writes an edit in the protocol's format.
  package mutating func edit(_ edit: Edit) {
    object { line in
      line.name("range")
      line.range(edit.range)
      line.member("replacement", edit.replacement)
    }
  }

  private mutating func range(_ range: Range<Int>) {
    bytes.append(UInt8(ascii: "["))
    number(range.lowerBound)
    bytes.append(UInt8(ascii: ","))
    number(range.upperBound)
    bytes.append(UInt8(ascii: "]"))
  }
}
