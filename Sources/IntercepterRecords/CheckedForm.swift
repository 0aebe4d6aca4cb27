internal import IntercepterForms
internal import TextInputIntercepter

/// The form that records are checked against.
struct CheckedForm: Sendable {
  let validator: FormValidator
  private let screens: [IntercepterScreen]

  init(_ validator: FormValidator) {
    self.validator = validator
    screens = validator.fields.map { IntercepterScreen($0.intercepter) }
  }

  var fields: [FormField] { validator.fields }

  /// Whether a value surely conforms, whatever the other fields hold, and is left as it is.
  ///
  /// - Parameters:
  ///   - utf8: The text of the value; `nil` where the record has none.
  ///   - index: The place of its field in the form.
  func surelyAdmits(_ utf8: UnsafeBufferPointer<UInt8>?, of index: Int) -> Bool {
    let field = validator.fields[index]
    guard let utf8, !utf8.isEmpty else { return !field.isRequired && field.fixes.isEmpty }
    guard screens[index].surelyAdmits(utf8) else { return false }
    if field.fixes.isEmpty { return true }
    let text = String(decoding: utf8, as: UTF8.self)
    return field.fixes.allSatisfy { $0(text).utf8.elementsEqual(utf8) }
  }

  /// What a submission says of the texts of a record.
  func judge(_ texts: [String?]) -> [FieldResult] {
    validator.submit(named(texts)).results
  }

  /// The texts cut and filtered until they conform, as far as that can be, and what is said of them.
  func mend(_ texts: [String?]) -> [FieldResult] {
    let mended = zip(fields, texts).map { field, text in
      text.map { field.intercepter.sanitize(field.fixed($0)) }
    }
    return judge(mended)
  }

  private func named(_ texts: [String?]) -> FieldTexts {
    var named = FieldTexts()
    for (field, text) in zip(fields, texts) { named[field.name] = text }
    return named
  }
}
