public import TextInputIntercepter

/// One field of a form: its name, what judges it, whether it may stay empty, and what is put right
/// when the user has finished with it.
///
/// ```swift
/// let amount = FormField(
///   "amount", Intercepter(rules: [.decimal(places: 2)]), isRequired: true,
///   fixes: [.padDecimals(places: 2)])
/// amount.submit(" 1,234.5").text  // "1234.50"
/// ```
public struct FormField: Sendable {
  /// The name, by which rules and texts refer to the field.
  public let name: String
  /// The rules of the field: the same while typing and at submission.
  public private(set) var intercepter: Intercepter
  /// The name of the field in the user interface, for messages that say so (`{label}`).
  public let label: String?
  /// Whether a form without a text in this field is incomplete.
  public let isRequired: Bool
  /// Whether the text and its length are left out of what is written about it: JSON, reports.
  public let isSecret: Bool
  /// The fixes at submission and when the focus leaves the field, never while typing.
  public private(set) var fixes: [Normalizer]
  /// Whether the rules judge an empty text as well, and not ``isRequired``.
  let judgesEmptyText: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The name, which no other field of the form has.
  ///   - intercepter: The rules of the field.
  ///   - label: The name of the field in the user interface, for messages that say so (`{label}`); the
  ///     name stands for it where it is `nil`.
  ///   - isRequired: Whether a form without a text in this field is incomplete.
  ///   - isSecret: Whether the text and its length are left out of what is written about it, as of a password.
  ///   - fixes: The fixes once the user has finished, in this order. A field with rules for numbers or digits
  ///     begins with ``Normalizer/normalized``, unless they name that or ``Normalizer/verbatim``.
  public init(
    _ name: String,
    _ intercepter: Intercepter,
    label: String? = nil,
    isRequired: Bool = false,
    isSecret: Bool = false,
    fixes: [Normalizer] = []
  ) {
    self.name = name
    self.intercepter = intercepter.labelled(label ?? name)
    self.label = label
    self.isRequired = isRequired
    self.isSecret = isSecret
    self.fixes = fixes.fitted(to: intercepter)
    judgesEmptyText = false
  }

  /// Creates a field that is nothing but rules, as those of the command line's options: without
  /// fixes, and with rules that judge an empty text as any other.
  package init(rules intercepter: Intercepter) {
    name = ""
    self.intercepter = intercepter
    label = nil
    isRequired = false
    isSecret = false
    fixes = []
    judgesEmptyText = true
  }

  /// The same field with other rules.
  package func judging(by intercepter: Intercepter) -> FormField {
    var field = self
    field.intercepter = intercepter.labelled(label ?? name)
    field.fixes = fixes.map { $0.fitted(to: intercepter) }
    return field
  }

  /// Judges a text as it is, without fixing it.
  ///
  /// An empty text is judged by ``isRequired`` alone: where the field is required it is
  /// `.intermediate`, for one can still type; elsewhere it is valid, whatever a smallest length or a
  /// pattern says of it. Empty means no text at all; ``Normalizer/trimWhitespace`` makes a text of
  /// white space empty.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func validate(_ text: String) -> Validity {
    if !text.isEmpty || judgesEmptyText { return intercepter.validate(text) }
    guard isRequired else { return Validity(.valid) }
    return Validity(
      .intermediate, Violations(Violation(.required, range: 0..<0)).attributed(to: "required"))
  }
}
