internal import TextInputIntercepter

extension FieldResult {
  /// The result as it leaves the program, as JSON and in reports: of a secret field without its text, its value, and
  /// what says how long the text is.
  public var written: FieldResult { isSecret ? withheld : self }

  /// The result as that of a secret field, without its text.
  var withheld: FieldResult {
    FieldResult(
      name: name, text: "",
      validity: Validity(status, violations.changed { $0 = $0.withheld }), isSecret: true)
  }
}
