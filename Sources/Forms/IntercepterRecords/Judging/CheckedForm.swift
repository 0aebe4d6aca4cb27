internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The form against which records are checked.
struct CheckedForm: Sendable {
  let validator: FormValidator
  let secrets: [Int]
  private let hasFormats: Bool

  /// - Parameters:
  ///   - fields: The fields of the records.
  ///   - rules: The rules across fields. Rules about fields that the records do not have are
  ///     omitted.
  init(_ fields: [FormField], rules: [FormRuleSpecification]) {
    let names = Set(fields.map { FieldName($0.name) })
    validator = FormValidator(
      fields: fields,
      rules: rules.filter { names.isSuperset(of: $0.fields.map(FieldName.init)) }.map(\.rule))
    secrets = fields.indices.filter { fields[$0].isSecret }
    hasFormats = fields.contains { $0.intercepter.format != nil }
  }

  var fields: [FormField] { validator.fields }

  /// Returns the results of submitting a record.
  ///
  /// A formatted text stays formatted.
  func judge(_ texts: [String?]) -> [FieldResult] {
    let texts = texts.map { $0 ?? "" }
    let results = validator.results(of: texts)
    if !hasFormats { return results }
    return results.indices.map { fields[$0].written(results[$0], as: texts[$0]) }
  }

  /// Sanitizes each text in its field, and submits the sanitized texts.
  ///
  /// A JSON number stays unchanged if sanitizing would change its value, because its point never
  /// groups digits.
  ///
  /// - Parameters:
  ///   - found: The results of submitting the texts.
  ///   - cutsText: Whether to truncate and filter free text that would stay invalid.
  func sanitize(
    _ texts: [String?], of cells: [Cell?], _ found: [FieldResult], cuttingText cutsText: Bool
  ) -> FixedRecord {
    var losses: [Int] = []
    let sanitized = fields.indices.map { index -> String in
      guard let text = texts[index] else { return "" }
      let lossless = fields[index].sanitize(text)
      if cells[index]?.notation == .literal {
        return lossless.text.isSameLiteral(as: text) ? lossless.text : text
      }
      if lossless.isValid { return lossless.text }
      let cut = fields[index].sanitizeLossily(text, after: lossless).text
      if !cut.hasSameScalars(as: lossless.text) { losses.append(index) }
      return cutsText ? cut : lossless.text
    }
    let isUnchanged = zip(sanitized, texts).allSatisfy { $0.hasSameScalars(as: $1 ?? "") }
    let results = zip(sanitized, isUnchanged ? found : judge(sanitized)).map { text, result in
      FieldResult(
        name: result.name, text: text, validity: result.validity, isSecret: result.isSecret)
    }
    return FixedRecord(results: results, losses: losses)
  }
}

/// A record after fixing.
struct FixedRecord {
  /// The results of submitting the sanitized texts.
  let results: [FieldResult]
  /// The fields whose text was truncated or filtered, or would be if that were allowed.
  let losses: [Int]
}
