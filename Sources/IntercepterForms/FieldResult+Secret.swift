internal import TextInputIntercepter

extension FieldResult {
  /// The result as JSON and reports show it: the result of a secret field has no text, no value,
  /// and no lengths or ranges of the text.
  public var written: FieldResult { isSecret ? withheld : self }

  /// The result without its text, as that of a secret field.
  var withheld: FieldResult {
    FieldResult(
      name: name, text: "",
      validity: Validity(status, violations.changed { $0 = $0.withheld }), isSecret: true)
  }
}
