internal import IntercepterForms
internal import TextBytes
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
    line.member("state") { $0.state(state) }
    line.member("edit", edit) { $0.edit($1) }
    line.member("violations") { writeViolations(to: &$0, isSecret: isSecret, saying: sentence) }
  }

  /// Writes the violations of the decision in the protocol's format.
  package func writeViolations(
    to line: inout JSONLine, isSecret: Bool, saying sentence: (Violation) -> String
  ) {
    let written = isSecret ? violations.withheld : violations
    line.violations(written, isSecret: isSecret, saying: sentence)
  }
}

extension JSONLine {
  package mutating func state(_ state: EditingState) {
    object { line in
      line.member("text", state.text)
      line.member("selection", state.selection) { $0.range($1) }
      line.member("marked", state.markedRange) { $0.range($1) }
    }
  }

  /// Writes violations in the protocol's format, with a message for each.
  ///
  /// - Parameter isSecret: Whether to omit their ranges.
  package mutating func violations(
    _ violations: some Collection<Violation>, isSecret: Bool = false,
    saying sentence: (Violation) -> String
  ) {
    array(violations) { line, violation in
      line.object { line in
        line.member("rule", violation.rule)
        line.member("code", violation.code.rawValue)
        if let variant = violation.variant { line.member("variant", variant.rawValue) }
        if !isSecret { line.member("range") { $0.range(violation.range) } }
        if let limit = violation.limit { line.member("limit", limit) }
        if let actual = violation.actual { line.member("actual", actual) }
        if let unit = violation.unit { line.member("unit", unit) }
        if let bound = violation.bound { line.member("bound", bound) }
        let characters = violation.characters
        if !characters.isEmpty {
          line.member("characters") { $0.array(characters) { $0.string($1) } }
        }
        if violation.hasMoreCharacters {
          line.member("hasMoreCharacters", true)
        }
        if violation.severity == .warning {
          line.member("severity", violation.severity.rawValue)
        }
        let message = sentence(violation)
        line.member("message", message)
        if let isolated = line.isolated(message, of: violation) {
          line.member("isolated", isolated)
        }
      }
    }
  }

  /// Returns the message for people if it differs and has right-to-left characters, which would
  /// reorder it.
  private func isolated(_ message: String, of violation: Violation) -> String? {
    guard let notices, message.unicodeScalars.contains(where: { $0.value.isRightToLeft })
    else { return nil }
    let isolated = notices.text(for: violation)
    return isolated.hasSameScalars(as: message) ? nil : isolated
  }

  package mutating func edit(_ edit: Edit) {
    object { line in
      line.member("range") { $0.range(edit.range) }
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
