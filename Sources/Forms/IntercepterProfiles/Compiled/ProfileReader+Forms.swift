internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter

extension ProfileReader {
  /// Reads a normalizer.
  mutating func fix() -> Normalizer {
    let kind: FixKind = bytes.choice()
    switch kind {
    case .normalized: return .normalized
    case .verbatim: return .verbatim
    case .trimWhitespace: return .trimWhitespace
    case .collapseWhitespace: return .collapseWhitespace
    case .nfc: return .nfc
    case _ where !EngineParts.linked.contains(.numbers):
      bytes.fail()
      return .verbatim
    case .removeLeadingZeros:
      return .removeLeadingZeros(separator: optional { $0.separator() })
    case .padDecimals:
      let places = bytes.number(in: 1...1000)
      return .padDecimals(places: places, separator: optional { $0.separator() })
    case .dropTrailingSeparator:
      return .dropTrailingSeparator(separator: optional { $0.separator() })
    }
  }

  /// Reads a rule across fields, or returns `nil` if it is damaged.
  mutating func formRule(_ fields: [FormField]) -> FormRule? {
    let kind: FormRuleKind = bytes.choice()
    let numbers = bytes.array { $0.number(in: 0...max(0, fields.count - 1)) }
    let message = optional { $0.messages.message(from: &$0.bytes) }
    let names = fields.isEmpty ? [] : numbers.map { fields[$0].name }
    guard !names.isEmpty, kind == .atLeastOne || names.count == 2 else {
      bytes.fail()
      return nil
    }
    switch kind {
    case .equal: return FormRuleSpecification.equal(names[0], to: names[1], message: message).rule
    case .required:
      return FormRuleSpecification.required(names[0], when: names[1], message: message).rule
    case .atLeastOne: return FormRuleSpecification.atLeastOne(of: names, message: message).rule
    }
  }
}
