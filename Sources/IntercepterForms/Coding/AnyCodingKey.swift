#if !hasFeature(Embedded)
  /// A name of an object whose names are free.
  package struct AnyCodingKey: CodingKey {
    package let stringValue: String

    package init(_ name: String) { stringValue = name }

    package init?(stringValue: String) { self.init(stringValue) }

    package var intValue: Int? { nil }

    package init?(intValue: Int) { nil }
  }
#endif
