#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// The names of `Foundation.Date`, which this module does not import.
  let namesOfDate: Set = ["Foundation.Date", "FoundationEssentials.Date"]

  /// Decodes the number from which Foundation decodes a `Date`.
  struct SecondsDecoder: Decoder, SingleValueDecodingContainer {
    /// The seconds since the beginning of 2001 in UTC.
    let seconds: Double
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard let value = seconds as? Value else { throw isNumber }
      return value
    }

    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> { throw isNumber }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw isNumber }

    private var isNumber: DecodingError {
      .typeMismatch(Double.self, .init(codingPath: codingPath, debugDescription: "a number"))
    }
  }

  extension DateValue {
    /// The seconds from the beginning of 2001 to the date in UTC, or `nil` if it has no day.
    var secondsOf2001: Double? {
      guard let year, let month, let day else { return nil }
      // A year that begins in March has its leap day at its end.
      let years = month > 2 ? year : year - 1
      let days =
        years * 365 + years / 4 - years / 100 + years / 400 + (153 * ((month + 9) % 12) + 2) / 5
        + day
      // 1 January 2001 is day 730,792 by this count.
      let minutes = ((days - 730_792) * 24 + (hour ?? 0)) * 60 + (minute ?? 0)
      return Double(minutes * 60 + (second ?? 0))
    }
  }
#endif
