internal import TextInputIntercepter

/// Values by field name, in insertion order.
///
/// Names are compared scalar for scalar. The composed and the decomposed `é` name two fields, as
/// they do in a JSON object. A `Dictionary` would treat them as one key.
///
/// ```swift
/// var texts: FieldTexts = ["nickname": "张三"]
/// texts["email"] = "zhang@example.com"
/// texts["phone", default: ""]  // an empty text
/// ```
public struct OrderedFieldDictionary<Value> {
  private var elements: [Element]
  private var places: [FieldName: Int]

  /// A name and its value.
  public typealias Element = (key: String, value: Value)

  /// Creates an empty dictionary.
  public init() {
    elements = []
    places = Dictionary()
  }

  /// Creates a dictionary from names and values.
  ///
  /// If a name occurs twice, the last value is kept.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public init(_ elements: some Sequence<(key: String, value: Value)>) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }

  /// Accesses the value of a name; `nil` if there is none.
  ///
  /// - Complexity: O(1). Removing a value is O(*n*) in the number of elements.
  public subscript(name: String) -> Value? {
    get { places[FieldName(name)].map { elements[$0].value } }
    set {
      let key = FieldName(name)
      let place = places[key]
      guard let value = newValue else {
        if place != nil { self = filter { !$0.key.hasSameScalars(as: name) } }
        return
      }
      if let place { return elements[place].value = value }
      places[key] = elements.count
      elements.append((name, value))
    }
  }

  /// Accesses the value of a name, or a default if there is none.
  public subscript(name: String, default missing: @autoclosure () -> Value) -> Value {
    get { self[name] ?? missing() }
    set { self[name] = newValue }
  }

  /// The names, in insertion order.
  public var keys: [String] { elements.map { $0.key } }

  /// The values, in the order of the names.
  public var values: [Value] { elements.map { $0.value } }

  /// Replaces the value at a position.
  package mutating func replaceValue(at position: Int, by value: Value) {
    elements[position].value = value
  }

  /// Returns the dictionary with each value transformed.
  public func mapValues<Other>(_ transform: (Value) -> Other) -> OrderedFieldDictionary<Other> {
    OrderedFieldDictionary<Other>(elements.map { (key: $0.key, value: transform($0.value)) })
  }

  /// Returns the dictionary with each value transformed, without the names whose new value is
  /// `nil`.
  public func compactMapValues<Other>(
    _ transform: (Value) -> Other?
  ) -> OrderedFieldDictionary<Other> {
    OrderedFieldDictionary<Other>(
      elements.compactMap { element in
        transform(element.value).map { (key: element.key, value: $0) }
      })
  }

  /// Returns the elements that satisfy a condition.
  public func filter(_ isIncluded: (Element) -> Bool) -> OrderedFieldDictionary {
    OrderedFieldDictionary(elements.filter(isIncluded))
  }
}

extension OrderedFieldDictionary: RandomAccessCollection {
  /// The position of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// Accesses the name and the value at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

extension OrderedFieldDictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from names and values.
  ///
  /// If a name occurs twice, the last value is kept.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.lazy.map { (key: $0, value: $1) })
  }
}

extension OrderedFieldDictionary: Sendable where Value: Sendable {}

extension OrderedFieldDictionary: Equatable where Value: Equatable {
  /// Returns whether both have the same values for the same names, in any order.
  public static func == (first: OrderedFieldDictionary, second: OrderedFieldDictionary) -> Bool {
    first.count == second.count && first.elements.allSatisfy { second[$0.key] == $0.value }
  }
}

extension OrderedFieldDictionary: Hashable where Value: Hashable {
  /// Hashes the names and values, independent of their order.
  public func hash(into hasher: inout Hasher) {
    var hashes = 0
    for (name, value) in elements {
      var hasher = Hasher()
      hasher.combine(FieldName(name))
      hasher.combine(value)
      hashes ^= hasher.finalize()
    }
    hasher.combine(hashes)
  }
}
