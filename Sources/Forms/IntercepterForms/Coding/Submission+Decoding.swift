#if !hasFeature(Embedded)
  internal import TextInputIntercepter
  internal import TextTools

  extension Submission {
    /// Decodes a value of a custom type whose properties are named like the fields.
    ///
    /// ```swift
    /// struct Order: Decodable {
    ///   let nickname: String
    ///   let amount: Decimal  // or DecimalNumber; exact, 1234.5 in any locale
    ///   let due: DateValue
    ///   let quantity: Int?  // nil if the field is empty
    /// }
    /// let order = try form.submit(texts).decode(Order.self)
    /// ```
    ///
    /// A `String` property gets the text. A number comes from the field's exact value, or from a
    /// text in Swift's notation. A `Bool` comes from `true` or `false`.
    ///
    /// A date is read as `DateValue`, `DateComponents` or `Date`. A `Date` is the date's moment in
    /// UTC, so a date without a time is the beginning of its day there. For another time zone, decode
    /// `DateComponents` and use a `Calendar`.
    ///
    /// - Throws: `DecodingError` with the name of the field, if the submission is not valid, the
    ///   form has no such field, an empty field is not optional, or the text is not of the type.
    /// - Complexity: O(*n*) in the number of fields, for each property.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      if let result = firstInvalidField {
        let reason = result.written.violations.first?.message ?? ""
        throw DecodingError.dataCorrupted(
          result.context("the field “\(result.name)” does not conform: \(reason)"))
      }
      if let violation = formViolations.first(where: { $0.severity == .error }) {
        let reason = "the form does not conform: \(violation.message)"
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: reason))
      }
      return try Value(from: SubmissionDecoder(submission: self))
    }
  }

  /// Decodes an object with one member for each field.
  private struct SubmissionDecoder: Decoder {
    let submission: Submission
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(FieldsContainer(submission: submission))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw isObject }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw isObject }

    private var isObject: DecodingError {
      .typeMismatch(
        Submission.self,
        .init(
          codingPath: [], debugDescription: "a submission is an object with a member for each field"
        ))
    }
  }

  private struct FieldsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let submission: Submission
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] { submission.results.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { submission[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try field(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try field(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try field(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try field(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { SubmissionDecoder(submission: submission) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }

    private func field(_ key: Key) throws -> FieldDecoder {
      let name = key.stringValue
      if let result = submission[name] { return FieldDecoder(result: result) }
      let hint = name.suggestion(in: submission.results.map { $0.name }).map { "; \($0)" } ?? ""
      throw DecodingError.keyNotFound(
        key, .init(codingPath: [], debugDescription: "the form has no field “\(name)”\(hint)"))
    }
  }

  extension FieldResult {
    /// Returns the coding path of the field, with the reason why decoding failed.
    func context(_ reason: String) -> DecodingError.Context {
      .init(codingPath: [AnyCodingKey(name)], debugDescription: reason)
    }
  }
#endif
