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
  private let places: [String: Int]

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
    places = Dictionary(
      uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    for rule in rules {
      for name in [rule.field] + rule.otherFields {
        precondition(
          places[name] != nil, "the rule \(rule.identifier) is about an unknown field: \(name)")
      }
    }
  }

  /// The field of a name.
  public subscript(name: String) -> FormField? { places[name].map { fields[$0] } }

  /// Fixes and judges the texts of a whole form.
  ///
  /// - Parameter texts: The texts by the names of their fields. A field that is missing is empty; a name
  ///   that the form does not have is listed in the result and otherwise passed over.
  /// - Complexity: O(*n*) in the lengths of all texts, for the rules and fixes of this library.
  public func submit(_ texts: [String: String]) -> Submission {
    Submission(
      results: results(of: fields.map { texts[$0.name, default: ""] }),
      unknownFields: texts.keys.filter { places[$0] == nil }.sorted())
  }

  /// Fixes and judges the texts of a whole form, given as pairs: names are compared scalar for scalar.
  package func submit(_ texts: [(field: String, text: String)]) -> Submission {
    var judged = Array(repeating: "", count: fields.count)
    var unknown: [String] = []
    for (name, text) in texts {
      if let place = fields.firstIndex(where: { $0.name.hasSameScalars(as: name) }) {
        judged[place] = text
      } else {
        unknown.append(name)
      }
    }
    return Submission(results: results(of: judged), unknownFields: unknown.sorted())
  }

  /// What a submission says of the fields.
  ///
  /// - Parameter texts: A text for each field, in the order of the form.
  package func results(of texts: [String]) -> [FieldResult] {
    var results = zip(fields, texts).map { $0.submit($1) }
    let committed = rules.isEmpty ? [:] : Submission(results: results).texts
    for rule in rules {
      guard let place = places[rule.field] else { continue }
      results[place] = results[place].combined(with: rule, over: committed)
    }
    return results
  }

  /// What a submission of these texts would say of one field.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - texts: The texts by the names of their fields, as for a submission.
  /// - Returns: `nil` where the form has no such field.
  /// - Complexity: As for a submission, but where no rule across fields is about this one, O(*n*) in the
  ///   length of its text.
  public func result(for name: String, in texts: [String: String]) -> FieldResult? {
    guard let field = self[name] else { return nil }
    let result = field.submit(texts[name, default: ""])
    let own = rules.filter { $0.field == name }
    if own.isEmpty { return result }
    let committed = Dictionary(
      uniqueKeysWithValues: fields.map { ($0.name, $0.fixed(texts[$0.name, default: ""])) })
    return own.reduce(result) { $0.combined(with: $1, over: committed) }
  }
}

extension FieldResult {
  /// The result with what a rule across fields says as well.
  fileprivate func combined(with rule: FormRule, over texts: [String: String]) -> FieldResult {
    let other = rule.validate(texts)
    let attributed = Validity(
      other.status, other.violations.attributed(to: rule.identifier))
    return FieldResult(name: name, text: text, validity: validity.combined(with: attributed))
  }
}
