internal import TextInputIntercepter

/// The text of a field, or a number that another program wrote.
///
/// A field reads a text as its locale does: the text `1.234` is 1234 in `de`. The point of a number
/// separates its decimals in every locale.
public enum FieldText: Hashable, Sendable {
  /// A text as a person writes it.
  case text(String)
  /// A number as in JSON: decimal digits with an optional minus sign and point.
  case number(String)

  /// The text, or the digits of the number.
  public var string: String {
    switch self {
    case .text(let text), .number(let text): text
    }
  }

  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { string.isEmpty }

  /// A Boolean value that indicates whether the text is empty or shows nothing.
  package var isVisiblyEmpty: Bool { string.isVisiblyEmpty }
}

/// The texts of a form, by field name.
public typealias FieldTexts = OrderedFieldDictionary<FieldText>

extension FieldText: ExpressibleByStringLiteral {
  /// Creates a text from a literal.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension OrderedFieldDictionary where Value == FieldText {
  /// Creates a dictionary from names and texts.
  ///
  /// If a name occurs twice, the last text is kept.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public init(_ texts: some Sequence<(key: String, value: String)>) {
    self.init(texts.lazy.map { (key: $0.key, value: FieldText.text($0.value)) })
  }

  /// Returns the text of a field, or an empty text if there is none.
  ///
  /// A number gets the field's decimal separator.
  func text(for field: FormField) -> String {
    switch self[field.name] {
    case .text(let text): text
    case .number(let digits): field.intercepter.text(ofNumber: digits)
    case nil: ""
    }
  }
}
