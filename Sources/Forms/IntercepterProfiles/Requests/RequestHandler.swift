internal import TextTools
package import IntercepterForms
package import TextInputIntercepter

/// A form, or the rules of one field, that answers requests of the JSON Lines protocol.
package struct RequestHandler {
  private let form: FormValidator?
  /// The field of requests that name none; `nil` where each must name its own.
  private let field: FormField?
  private let sentence: (Violation) -> String
  /// The day from which the bounds of a request's own format count, or `nil` for that of the system.
  package var today: DateValue?

  /// Creates a handler for a field that is nothing but rules.
  package init(
    _ intercepter: Intercepter, saying sentence: @escaping (Violation) -> String = { $0.message }
  ) {
    form = nil
    field = FormField(rules: intercepter)
    self.sentence = sentence
  }

  /// Creates a handler for a form.
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

  /// Writes the answer to a line of input: to its request, or that there is none.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - number: The number of the line, from 1.
  ///   - patternLibrary: What the rules of a request may name as their engine.
  ///   - json: What the answer is written to.
  /// - Returns: Whether the line was a request.
  package func answer(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, patternLibrary: PatternLibrary? = nil,
    to json: inout JSONLine
  ) -> Bool {
    do throws(UnreadableLine) {
      try answer(Request(line, patternLibrary: patternLibrary), to: &json)
      return true
    } catch {
      error.write(to: &json, line: number)
      return false
    }
  }

  /// Writes the answer to a request, by its own rules and policies if it has any.
  private func answer(_ request: Request, to json: inout JSONLine) throws(UnreadableLine) {
    func write(_ members: (inout JSONLine) -> Void) {
      json.object { json in
        if let id = request.id { json.member("id") { $0.value(id) } }
        members(&json)
      }
    }
    switch request.question {
    case .measure(let text): write { Measurement.write(text, to: &$0) }
    case .submit(let texts):
      guard let form else {
        throw UnreadableLine(
          message: "“submit” needs a profile: --profile FILE", id: request.id)
      }
      let submission = form.submit(texts)
      write { submission.write(to: &$0, saying: sentence) }
    case .change, .edit, .step, .validate, .sanitize, .show:
      if let field, request.field == nil, !request.hasSettings {
        return write { field.answer(request.question, to: &$0, saying: sentence) }
      }
      let field = try field(of: request)
      write { field.answer(request.question, to: &$0, saying: sentence) }
    }
  }

  /// Returns the field that a request is about, with the rules and policies of the request.
  private func field(of request: Request) throws(UnreadableLine) -> FormField {
    var field = self.field
    if let name = request.field {
      guard let form else {
        throw UnreadableLine(message: "“field” needs a profile: --profile FILE", id: request.id)
      }
      guard let known = form[name] else {
        let hint = name.suggestion(in: form.fields.map { $0.name }) ?? "it has: \(names)"
        throw UnreadableLine(message: "the profile has no field “\(name)”; \(hint)", id: request.id)
      }
      field = known
    }
    if let field, !request.hasSettings { return field }
    let policies = field?.intercepter ?? Intercepter(rules: [])
    let format = today.flatMap { today in request.format?.withToday { today } } ?? request.format
    // A request that brings its own rules brings its own format, if it has one.
    let intercepter = Intercepter(
      preset: format ?? (request.rules == nil ? policies.preset : nil),
      rules: request.rules ?? policies.ownRules,
      composition: request.composition ?? policies.composition,
      ellipsis: request.ellipsis ?? policies.ellipsis
    )
    if request.rules != nil { return FormField(rules: intercepter) }
    guard let field else {
      throw UnreadableLine(message: "say which field: “field” is \(names)", id: request.id)
    }
    return field.judging(by: intercepter)
  }

  private var names: String {
    (form?.fields ?? []).map { "“\($0.name)”" }.formattedAlternatives
  }
}
