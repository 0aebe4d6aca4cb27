internal import TextTools
internal import TextInputIntercepter

/// The fields of a form and the rules across them: judges what was submitted, on a server as in an
/// app.
///
/// ```swift
/// let signup = FormValidator(
///   fields: [
///     FormField("nickname", nickname, isRequired: true, fixes: [.trimWhitespace]),
///     FormField("password", password, isRequired: true),
///     FormField("confirmation", password),
///   ],
///   rules: [.equal("confirmation", to: "password")])
/// let submission = signup.submit(["nickname": " 张三", "password": "secret"])
/// submission.firstInvalidField?.name  // "confirmation"
/// ```
///
/// ``InterceptedForm`` is the same form while somebody fills it in.
public struct FormValidator: Sendable {
  /// The fields, in the order of the form.
  public let fields: [FormField]
  /// The rules across fields.
  public let rules: [FormRule]
  private let places: OrderedFieldDictionary<Int>

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the form.
  ///   - rules: The rules across fields.
  /// - Precondition: No two fields have the same name, and no rule is about a field that the form does
  ///   not have.
  public init(fields: [FormField], rules: [FormRule] = []) {
    self.fields = fields
    self.rules = rules
    places = OrderedFieldDictionary(fields.enumerated().map { ($1.name, $0) })
    precondition(places.count == fields.count, "two fields of a form have the same name")
    for rule in rules { requireFields([rule.field] + rule.otherFields, of: rule.identifier) }
  }

  /// Stops the program where it has misspelt the name of a field.
  func requireFields(_ names: [String], of rule: String? = nil) {
    for name in names where places[name] == nil {
      let rule = rule.map { "the rule \($0) is about a field of another form: " }
      preconditionFailure("\(rule ?? "")\(hint(for: name))")
    }
  }

  /// A name that the form does not have, and the one that is probably meant.
  func hint(for name: String) -> String {
    let hint = name.suggestion(in: fields.map { $0.name }).map { "; \($0)" } ?? ""
    return "there is no field “\(name)”\(hint)"
  }

  /// The field of a name.
  public subscript(name: String) -> FormField? { places[name].map { fields[$0] } }

  /// Fixes and judges the texts of a whole form.
  ///
  /// - Parameter texts: The texts by the names of their fields. A field that is missing is empty; a name
  ///   that the form does not have is listed in the result and otherwise passed over.
  /// - Complexity: O(*n*) in the lengths of all texts, for the rules and fixes of this library.
  public func submit(_ texts: FieldTexts) -> Submission {
    Submission(
      results: results(of: fields.map(texts.text)),
      unknownFields: texts.keys.filter { places[$0] == nil }.sortedByBytes())
  }

  /// The results of the fields in a submission.
  ///
  /// - Parameter texts: A text for each field, in the order of the form.
  package func results(of texts: [String]) -> [FieldResult] {
    var results = fields.indices.map { fields[$0].submit(texts[$0]) }
    let committed = rules.isEmpty ? FieldTexts() : Submission(results: results).texts
    for rule in rules {
      guard let place = places[rule.field] else { continue }
      results[place] = results[place].combined(with: validity(of: committed, by: rule))
    }
    return results
  }

  /// The result of one field in a submission of these texts.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - texts: The texts by the names of their fields, as for a submission.
  /// - Returns: `nil` where the form has no such field.
  /// - Complexity: As for a submission, but where no rule across fields is about this one, O(*n*) in the
  ///   length of its text.
  public func result(for name: String, in texts: FieldTexts) -> FieldResult? {
    guard let field = self[name] else { return nil }
    let result = field.submit(texts.text(for: field))
    let own = rules.filter { FieldName($0.field) == FieldName(name) }
    if own.isEmpty { return result }
    let committed = FieldTexts(
      fields.map { ($0.name, $0.fixed(texts.text(for: $0))) })
    return own.reduce(result) { $0.combined(with: validity(of: committed, by: $1)) }
  }

  private func validity(of texts: FieldTexts, by rule: FormRule) -> Validity {
    rule.validate(texts, label: self[rule.field]?.label ?? rule.field)
  }
}
