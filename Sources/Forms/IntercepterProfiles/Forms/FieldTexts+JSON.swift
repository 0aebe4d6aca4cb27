public import IntercepterForms
internal import TextInputIntercepter

extension OrderedFieldDictionary where Value == FieldText {
  /// Reads the texts of a form from a JSON object with one member for each field.
  ///
  /// A number keeps its digits: `0.10`. An exponent is written out, up to 400 digits: `1e2` is `100`.
  /// A Boolean becomes the text `true` or `false`. `null` means that the field has no text.
  ///
  /// ```swift
  /// let texts = try FieldTexts(json: #"{"nickname": "张三", "amount": 0.10, "terms": true}"#)
  /// texts["amount"]  // .number("0.10")
  /// ```
  ///
  /// - Throws: `ProfileErrors` with all errors.
  /// - Complexity: O(*n*) in the length of the text.
  public init(json: String) throws(ProfileErrors) { try self.init(json: Array(json.utf8)) }

  /// Reads the texts of a form from JSON in UTF-8.
  public init(json: [UInt8]) throws(ProfileErrors) {
    self = try JSONNode.Context(limits: .none).read(json: json) { FieldTexts($0) }
  }

  package init?(_ node: JSONNode) {
    self.init()
    // Languages whose empty map is an empty list write no members that way.
    if case .array(let elements) = node.value, elements.isEmpty { return }
    guard let members = node.members() else { return nil }
    for (name, node) in members { self[name] = node.submittedText() }
  }
}

extension JSONNode {
  /// Returns the text of a field, given as a string, a number or a Boolean.
  fileprivate func submittedText() -> FieldText? {
    switch value {
    case .string(let text): .text(text)
    case .number(let number): .number(number.withoutExponent)
    case .boolean(let value): .text(String(value))
    case .null: nil
    case .array, .object: mismatch(expected: "a string, a number, true, false or null")
    }
  }
}
