internal import TextTools
public import TextInputIntercepter

/// The fields of a form and the rules across them.
///
/// It validates a submission, on a server as in an app.
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
/// Use ``InterceptedForm`` to validate the same form while the user fills it in.
public struct FormValidator: Sendable {
  /// The fields, in the order of the form.
  public let fields: [FormField]
  /// The rules across fields.
  public let rules: [FormRule]
  private let places: OrderedFieldDictionary<Int>
  /// The index of the field of each rule.
  private let targets: [Int]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the form.
  ///   - rules: The rules across fields.
  /// - Precondition: Field names are unique, and the form has every field that a rule names.
  public init(fields: [FormField], rules: [FormRule] = []) {
    self.fields = fields
    self.rules = rules
    places = OrderedFieldDictionary(fields.enumerated().map { (key: $1.name, value: $0) })
    precondition(places.count == fields.count, "two fields of a form have the same name")
    targets = rules.map { [places] in places[$0.field] ?? -1 }
    for rule in rules { requireFields([rule.field] + rule.otherFields, of: rule.identifier) }
  }

  /// Stops the program if it names a field that the form does not have.
  func requireFields(_ names: [String], of rule: String? = nil) {
    for name in names where places[name] == nil {
      let rule = rule.map { "the rule \($0): " }
      preconditionFailure("\(rule ?? "")\(hint(for: name))")
    }
  }

  /// Returns an error message for an unknown field name, with the closest known name.
  func hint(for name: String) -> String {
    let hint = name.suggestion(in: fields.map { $0.name }).map { "; \($0)" } ?? ""
    return "there is no field “\(name)”\(hint)"
  }

  /// Returns the field with the given name, or `nil` if the form has none.
  public subscript(name: String) -> FormField? { places[name].map { fields[$0] } }

  /// Returns the same form with bounds that count from the day of a clock; see
  /// `Intercepter.withToday(_:)`.
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func withToday(_ clock: @escaping DateValue.Clock) -> FormValidator {
    FormValidator(fields: fields.map { $0.withToday(clock) }, rules: rules)
  }

  /// Normalizes and validates the texts of the form.
  ///
  /// - Parameter texts: The texts by field name. A missing field is empty. The result reports names
  ///   that the form does not have in ``Submission/unknownFields``.
  /// - Complexity: O(*n*) in the total length of the texts, for the rules and fixes of this
  ///   library.
  public func submit(_ texts: FieldTexts) -> Submission {
    Submission(
      results: results(of: fields.map(texts.text)),
      unknownFields: texts.keys.filter { places[$0] == nil }.sortedByBytes())
  }

  /// Returns the results of a submission.
  ///
  /// - Parameter texts: One text for each field, in the order of the form.
  package func results(of texts: [String]) -> [FieldResult] {
    var results = fields.indices.map { fields[$0].submit(texts[$0]) }
    let committed = rules.isEmpty ? FieldTexts() : Submission(results: results).texts
    for (index, place) in targets.enumerated() {
      results[place] = results[place].with(adding(index, to: results[place].validity, committed))
    }
    return results
  }

  /// Returns the validity of a field with that of the rules across fields.
  ///
  /// - Parameters:
  ///   - own: The validity of the field alone.
  ///   - place: The index of the field.
  ///   - texts: The normalized texts of all fields.
  package func validity(_ own: Validity, at place: Int, _ texts: FieldTexts) -> Validity {
    var validity = own
    for index in targets.indices where targets[index] == place {
      validity = adding(index, to: validity, texts)
    }
    return validity
  }

  private func adding(_ index: Int, to own: Validity, _ texts: FieldTexts) -> Validity {
    let label = fields[targets[index]].label ?? rules[index].field
    return own.combined(
      with: rules[index].validate(texts, label: label) { text, field in
        self[field]?.submit(text).text ?? text
      })
  }

  /// Returns the result of one field in a submission of these texts.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - texts: The texts by field name, as for ``submit(_:)``.
  /// - Returns: The result, or `nil` if the form has no such field.
  /// - Complexity: O(*n*) in the length of the field's text. If a rule across fields applies to the
  ///   field, O(*n*) in the total length of the texts.
  public func result(for name: String, in texts: FieldTexts) -> FieldResult? {
    guard let place = places[name] else { return nil }
    return targets.contains(place)
      ? results(of: fields.map(texts.text))[place]
      : fields[place].submit(texts.text(for: fields[place]))
  }
}
