internal import TextTools
package import IntercepterForms
package import TextInputIntercepter

/// A form, or the rules of one field, that answers requests of the JSON Lines protocol.
package struct Respondent {
  private let form: FormValidator?
  /// The field of requests that name none; `nil` where each must name its own.
  private let field: FormField?
  private let sentence: (Violation) -> String

  /// Creates a respondent for a field that is nothing but rules.
  package init(
    _ intercepter: Intercepter, saying sentence: @escaping (Violation) -> String = { $0.message }
  ) {
    form = nil
    field = FormField(rules: intercepter)
    self.sentence = sentence
  }

  /// Creates a respondent for a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - field: The field of requests that name none.
  ///   - sentence: What is said of a violation.
  package init(
    _ form: FormValidator, field: String?, saying sentence: @escaping (Violation) -> String
  ) {
    self.form = form
    self.field = field.flatMap { form[$0] }
    self.sentence = sentence
  }

  /// The answer to a request, by the rules and policies that it brings where it brings any.
  package func answer(_ request: Request) -> Result<JSONValue, UnreadableLine> {
    switch members(request) {
    case .success(let members):
      let id = request.id.map { [JSONValue.Member(name: "id", value: $0)] } ?? []
      return .success(.object(id + members))
    case .failure(var unreadable):
      unreadable.id = request.id
      return .failure(unreadable)
    }
  }

  private func members(_ request: Request) -> Result<[JSONValue.Member], UnreadableLine> {
    if case .measure(let text) = request.question { return .success(Measurement.members(of: text)) }
    if case .submit(let texts) = request.question { return submit(texts) }
    return field(of: request).map { field in
      let intercepter = field.intercepter
      return switch request.question {
      case .change(let current, let previous, let baseline):
        intercepter.intercept(current, after: previous, baseline: baseline)
          .members(saying: sentence)
      case .edit(let edit, let state, let baseline):
        intercepter.intercept(edit, in: state, baseline: baseline).members(saying: sentence)
      case .validate(let text): field.submit(text).members(insteadOf: text, saying: sentence)
      case .sanitize(let text): field.sanitize(text).sanitizedMembers(saying: sentence)
      case .measure, .submit: []
      }
    }
  }

  /// The field that a request is about, with what the request brings.
  private func field(of request: Request) -> Result<FormField, UnreadableLine> {
    var field = self.field
    if let name = request.field {
      guard let form else {
        return .failure(UnreadableLine(message: "“field” needs a profile: --profile FILE"))
      }
      guard let known = form[name] else {
        return .failure(
          UnreadableLine(message: "the profile has no field “\(name)”; \(hint(name))"))
      }
      field = known
    }
    let policies = field?.intercepter ?? Intercepter(rules: [])
    // A request that brings its own rules brings its own format, if it has one.
    let format = request.format ?? (request.rules == nil ? policies.format : nil)
    let intercepter = Intercepter(
      rules: request.rules ?? policies.rules, format: format,
      composition: request.composition ?? policies.composition,
      ellipsis: request.ellipsis ?? policies.ellipsis
    )
    if request.rules != nil { return .success(FormField(rules: intercepter)) }
    guard let field else {
      return .failure(UnreadableLine(message: "say which field: “field” is \(names)"))
    }
    return .success(field.judging(by: intercepter))
  }

  private func hint(_ name: String) -> String {
    let known = form?.fields.map { $0.name } ?? []
    return name.suggestion(in: known) ?? "it has: \(names)"
  }

  private var names: String {
    (form?.fields ?? []).map { "“\($0.name)”" }.formattedAlternatives
  }

  private func submit(_ texts: FieldTexts) -> Result<[JSONValue.Member], UnreadableLine> {
    guard let form else {
      return .failure(UnreadableLine(message: "“submit” needs a profile: --profile FILE"))
    }
    return .success(form.submit(texts).members(saying: sentence))
  }
}
