#if !hasFeature(Embedded)
  /// A coding key with an arbitrary name.
  package struct AnyCodingKey: CodingKey {
    package let stringValue: String

    package init(_ name: String) { stringValue = name }

    package init?(stringValue: String) { self.init(stringValue) }

    package var intValue: Int? { nil }

    package init?(intValue: Int) { nil }
  }
#endif
