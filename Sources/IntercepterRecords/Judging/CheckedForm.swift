internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The form that records are checked against.
struct CheckedForm: Sendable {
  let validator: FormValidator
  /// The indices of the secret fields.
  let secrets: [Int]
  /// Whether a field shows its text otherwise than it is kept.
  private let hasFormats: Bool

  /// - Parameters:
  ///   - fields: The fields that the records have.
  ///   - rules: The rules across fields; those about fields that the records do not have are left
  ///     out.
  init(_ fields: [FormField], rules: [FormRuleSpecification]) {
    let names = Set(fields.map { FieldName($0.name) })
    validator = FormValidator(
      fields: fields,
      rules: rules.filter { names.isSuperset(of: $0.fields.map(FieldName.init)) }.map(\.rule))
    secrets = fields.indices.filter { fields[$0].isSecret }
    hasFormats = fields.contains { $0.intercepter.format != nil }
  }

  var fields: [FormField] { validator.fields }

  /// The results that a submission gives for the texts of a record; a text as a field shows it is left so.
  func judge(_ texts: [String?]) -> [FieldResult] {
    let texts = texts.map { $0 ?? "" }
    let results = validator.results(of: texts)
    if !hasFormats { return results }
    return results.indices.map { fields[$0].written(results[$0], as: texts[$0]) }
  }

  /// The texts sanitized, each as its field does it, and what a submission says of them then.
  ///
  /// A number of JSON stays that would not be the same one any more: its point never groups digits.
  func sanitize(_ texts: [String?], of cells: [Cell?]) -> [FieldResult] {
    let sanitized = fields.indices.map { index -> String in
      guard let text = texts[index] else { return "" }
      let sanitized = fields[index].sanitize(text).text
      let stays = cells[index]?.notation == .literal && !sanitized.isSameLiteral(as: text)
      return stays ? text : sanitized
    }
    return zip(sanitized, judge(sanitized)).map { text, result in
      FieldResult(
        name: result.name, text: text, validity: result.validity, isSecret: result.isSecret)
    }
  }
}
