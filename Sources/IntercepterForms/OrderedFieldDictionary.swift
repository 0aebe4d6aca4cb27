internal import TextInputIntercepter

/// Values by the names of fields, in the order in which they were put in.
///
/// Names are compared scalar for scalar: `é` as one scalar and `é` as two are the names of two fields, as
/// they are two members of a JSON object. A `Dictionary` would take them for one.
///
/// ```swift
/// var texts: FieldTexts = ["nickname": "张三"]
/// texts["email"] = "zhang@example.com"
/// texts["phone", default: ""]  // ""
/// ```
public struct OrderedFieldDictionary<Value> {
  private var elements: [Element]
  private var places: [FieldName: Int]
  /// The names whose values were written as numbers, whose point is a decimal one wherever the field is.
  private var numbers: Set<FieldName> = []

  /// A name and its value.
  public typealias Element = (key: String, value: Value)

  /// Creates an empty dictionary.
  public init() {
    elements = []
    places = [:]
  }

  /// Creates a dictionary of names and their values; of two with the same name, the last value counts.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public init(_ elements: some Sequence<(key: String, value: Value)>) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }

  /// The value of a name; `nil` where there is none.
  ///
  /// - Complexity: O(1); O(*n*) in the number of elements where one is removed.
  public subscript(name: String) -> Value? {
    get { places[FieldName(name)].map { elements[$0].value } }
    set {
      let key = FieldName(name)
      numbers.remove(key)
      guard let newValue else {
        if let place = places[key] { remove(at: place) }
        return
      }
      if let place = places[key] {
        elements[place].value = newValue
      } else {
        places[key] = elements.count
        elements.append((name, newValue))
      }
    }
  }

  /// The value of a name, or another where there is none.
  public subscript(name: String, default missing: @autoclosure () -> Value) -> Value {
    get { self[name] ?? missing() }
    set { self[name] = newValue }
  }

  /// The names, in their order.
  public var keys: [String] { elements.map { $0.key } }

  /// The values, in the order of the names.
  public var values: [Value] { elements.map { $0.value } }

  /// The same names with other values.
  public func mapValues<Other>(_ transform: (Value) -> Other) -> OrderedFieldDictionary<Other> {
    OrderedFieldDictionary<Other>(elements.map { ($0.key, transform($0.value)) })
  }

  /// The same names with other values, where there are such.
  public func compactMapValues<Other>(
    _ transform: (Value) -> Other?
  ) -> OrderedFieldDictionary<Other> {
    OrderedFieldDictionary<Other>(
      elements.compactMap { element in transform(element.value).map { (element.key, $0) } })
  }

  /// Those whose name and value a condition holds for.
  public func filter(_ isIncluded: (Element) -> Bool) -> OrderedFieldDictionary {
    var kept = OrderedFieldDictionary(elements.filter(isIncluded))
    kept.numbers = numbers
    return kept
  }

  private mutating func remove(at place: Int) {
    elements.remove(at: place)
    let numbers = numbers
    self = OrderedFieldDictionary(elements)
    self.numbers = numbers
  }
}

extension OrderedFieldDictionary where Value == String {
  /// Sets a text that was written as a number, as JSON has them.
  package mutating func setNumber(_ digits: String, for name: String) {
    self[name] = digits
    numbers.insert(FieldName(name))
  }

  /// The text of a field, empty where there is none; a number with the field's decimal separator.
  func text(for field: FormField) -> String {
    let text = self[field.name, default: ""]
    return numbers.contains(FieldName(field.name)) ? field.intercepter.text(ofNumber: text) : text
  }
}

/// The texts of a form by the names of its fields.
public typealias FieldTexts = OrderedFieldDictionary<String>

extension OrderedFieldDictionary: RandomAccessCollection {
  /// The position of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// The name and the value at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

extension OrderedFieldDictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary of names and their values; of two with the same name, the last value counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.lazy.map { (key: $0, value: $1) })
  }
}

extension OrderedFieldDictionary: Sendable where Value: Sendable {}

extension OrderedFieldDictionary: Equatable where Value: Equatable {
  /// Whether both have the same values for the same names, in whichever order.
  public static func == (first: OrderedFieldDictionary, second: OrderedFieldDictionary) -> Bool {
    first.count == second.count && first.elements.allSatisfy { second[$0.key] == $0.value }
  }
}

extension OrderedFieldDictionary: Hashable where Value: Hashable {
  /// Hashes the names and their values, whichever order they are in.
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
