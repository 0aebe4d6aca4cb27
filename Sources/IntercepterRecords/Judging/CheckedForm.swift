internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The form that records are checked against.
struct CheckedForm: Sendable {
  let validator: FormValidator

  /// - Parameters:
  ///   - fields: The fields that the records have.
  ///   - rules: The rules across fields; those about fields that the records do not have cannot be
  ///     asked.
  init(_ fields: [FormField], rules: [FormRuleSpecification]) {
    let names = Set(fields.map { FieldName($0.name) })
    validator = FormValidator(
      fields: fields,
      rules: rules.filter { names.isSuperset(of: $0.fields.map(FieldName.init)) }.map(\.rule))
  }

  var fields: [FormField] { validator.fields }

  /// Whether a value surely conforms, whatever the other fields hold, and is left as it is.
  ///
  /// - Parameters:
  ///   - utf8: The text of the value; `nil` where the record has none.
  ///   - index: The place of its field in the form.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>?, of index: Int) -> Bool {
    let field = validator.fields[index]
    guard let utf8, !utf8.isEmpty else { return field.fixes.isEmpty && field.validate("").isValid }
    guard field.intercepter.accepts(utf8) else { return false }
    if field.fixes.isEmpty { return true }
    let text = String(decoding: utf8, as: UTF8.self)
    return field.fixes.allSatisfy { $0(text).utf8.elementsEqual(utf8) }
  }

  /// What a submission says of the texts of a record.
  func judge(_ texts: [String?]) -> [FieldResult] {
    validator.results(of: texts.map { $0 ?? "" })
  }

  /// The texts sanitized, each as its field does it, and what a submission says of them then.
  func sanitize(_ texts: [String?]) -> [FieldResult] {
    let sanitized = zip(fields, texts).map { field, text in
      text.map { field.sanitize($0).text } ?? ""
    }
    return zip(sanitized, judge(sanitized)).map { text, result in
      FieldResult(name: result.name, text: text, validity: result.validity)
    }
  }
}
