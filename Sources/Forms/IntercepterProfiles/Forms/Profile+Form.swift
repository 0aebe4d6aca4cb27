public import IntercepterForms
public import TextInputIntercepter

extension FieldSpecification {
  /// Creates the field of a form.
  ///
  /// - Parameter name: The field's name.
  /// - Throws: `PatternError`, as ``makeIntercepter()`` does.
  public func makeFormField(_ name: String) throws(PatternError) -> FormField {
    FormField(
      name, try makeIntercepter(), label: label, isRequired: isRequired, isVisible: isVisible,
      isSecret: isSecret, allowsControlCharacters: allowsControlCharacters,
      fixes: fixes.map { $0.fix })
  }
}

extension Profile {
  /// Creates the form that the profile describes: its fields in order, and the rules across fields.
  ///
  /// - Throws: `PatternError` if a rule has an invalid pattern. A profile that was read from JSON
  ///   has none.
  public func makeFormValidator() throws(PatternError) -> FormValidator {
    let made = try form.map { field throws(PatternError) in
      try field.specification.makeFormField(field.name)
    }
    return FormValidator(fields: made, rules: formRules.map { $0.rule })
  }
}
