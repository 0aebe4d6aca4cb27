public import IntercepterForms

extension OrderedFieldDictionary where Value == String {
  /// Reads the texts of a form from a JSON object whose members are the fields.
  ///
  /// A number is the text that it is written as, digit by digit: `0.10`. Its point is a decimal one: a field with
  /// another separator gets it with that. `true` and `false` are texts of these
  /// letters; `null` is no text.
  ///
  /// ```swift
  /// let texts = try FieldTexts(json: #"{"nickname": "张三", "amount": 0.10, "terms": true}"#)
  /// texts["amount"]  // "0.10"
  /// ```
  ///
  /// - Throws: `ProfileErrors` with everything that is wrong.
  /// - Complexity: O(*n*) in the length of the text.
  public init(json: String) throws(ProfileErrors) { try self.init(json: Array(json.utf8)) }

  /// Reads the texts of a form from UTF-8, as from a text.
  public init(json: [UInt8]) throws(ProfileErrors) {
    self = try JSONNode.Context(limits: .none).read(json: json) { FieldTexts($0) }
  }

  /// Reads the texts of a form; what is wrong is reported.
  package init?(_ node: JSONNode) {
    guard let members = node.members() else { return nil }
    self.init()
    for (name, node) in members {
      if case .number(let digits) = node.value {
        setNumber(digits, for: name)
      } else {
        self[name] = node.submittedText()
      }
    }
  }
}

extension JSONNode {
  /// The value of a field: a text, or what JSON writes without quotation marks.
  fileprivate func submittedText() -> String? {
    switch value {
    case .string(let text), .number(let text): text
    case .boolean(let value): String(value)
    case .null: nil
    case .array, .object: mismatch(expected: "a string, a number, true, false or null")
    }
  }
}
