public import TextInputIntercepter

/// One field of a form: its name, its rules, whether it is required, and its fixes.
///
/// ```swift
/// let amount = FormField(
///   "amount", Intercepter(rules: [.decimal(places: 2)]), isRequired: true,
///   fixes: [.padDecimals(places: 2)])
/// amount.submit(" 1,234.5").text  // "1234.50"
/// ```
public struct FormField: Sendable {
  /// The name by which rules and texts refer to the field.
  public let name: String
  /// The rules of the field, both while the user types and at submission.
  public private(set) var intercepter: Intercepter
  /// The name of the field in the user interface, for messages that contain `{label}`.
  public let label: String?
  /// A Boolean value that indicates whether the field must have a text.
  public let isRequired: Bool
  /// A Boolean value that indicates whether a text of invisible characters is incomplete, although
  /// the field may be empty.
  public let isVisible: Bool
  /// A Boolean value that indicates whether JSON and reports omit the text and its length.
  public let isSecret: Bool
  /// A Boolean value that indicates whether the field accepts control characters other than tabs and
  /// line breaks.
  public let allowsControlCharacters: Bool
  /// The fixes that run at submission and when the focus leaves the field, never while the
  /// user types.
  public private(set) var fixes: [Fix]
  /// A Boolean value that indicates whether the field consists of rules alone, which evaluate an
  /// empty text too, instead of ``isRequired``.
  package let judgesEmptyText: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The name, unique in the form.
  ///   - intercepter: The rules of the field.
  ///   - label: The name of the field in the user interface, for messages that contain `{label}`.
  ///     If `nil`, messages use `name`.
  ///   - isRequired: Whether the field must have a text.
  ///   - isVisible: Whether a text of invisible characters is incomplete, although the field may be
  ///     empty. In a required field, it always is.
  ///   - isSecret: Whether JSON and reports omit the text and its length, for example for a
  ///     password.
  ///   - allowsControlCharacters: Whether to accept control characters other than tabs and line
  ///     breaks. Otherwise, the field rejects them as `Rule.noControlCharacters()` does.
  ///   - fixes: The fixes, in the order in which they run. A field runs
  ///     ``Fix/normalized`` first, unless `fixes` contains it or ``Fix/verbatim``.
  public init(
    _ name: String,
    _ intercepter: Intercepter,
    label: String? = nil,
    isRequired: Bool = false,
    isVisible: Bool = false,
    isSecret: Bool = false,
    allowsControlCharacters: Bool = false,
    fixes: [Fix] = []
  ) {
    self.name = name
    let intercepter = allowsControlCharacters ? intercepter : intercepter.withoutControlCharacters
    self.allowsControlCharacters = allowsControlCharacters
    self.intercepter = intercepter.labelled(label ?? name)
    self.label = label
    self.isRequired = isRequired
    self.isVisible = isVisible
    self.isSecret = isSecret
    self.fixes = fixes.fitted(to: intercepter)
    judgesEmptyText = false
    self.intercepter.insertionFixes = self.fixes.ofInsertions
  }

  /// Creates a field from rules alone, such as the options of the command line.
  ///
  /// It has no fixes, and its rules evaluate an empty text like any other.
  package init(rules intercepter: Intercepter) {
    name = ""
    self.intercepter = intercepter
    allowsControlCharacters = true
    label = nil
    (isRequired, isVisible) = (false, false)
    isSecret = false
    fixes = []
    judgesEmptyText = true
  }

  /// Returns the field with other rules.
  package func judging(by intercepter: Intercepter) -> FormField {
    var field = self
    let intercepter = allowsControlCharacters ? intercepter : intercepter.withoutControlCharacters
    field.intercepter = intercepter.labelled(label ?? name)
    field.fixes = fixes.map { $0.fitted(to: intercepter) }
    field.intercepter.insertionFixes = field.fixes.ofInsertions
    return field
  }

  /// Returns the same field with bounds that count from the day of a clock; see
  /// `Intercepter.withToday(_:)`.
  public func withToday(_ clock: @escaping DateValue.Clock) -> FormField {
    var field = self
    field.intercepter = intercepter.withToday(clock)
    return field
  }

  /// Validates a text without normalizing it.
  ///
  /// ``isRequired`` alone decides about an empty text. In a required field it is `.intermediate`,
  /// because the user can still type. In an optional field it is valid, even with a minimum length
  /// or a pattern. Empty means no characters; ``Fix/trimWhitespace`` makes a white-space
  /// text empty. In a required field, and with ``isVisible``, a text of characters that show nothing,
  /// such as U+200B, counts as empty.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func validate(_ text: String) -> Validity {
    let shown = intercepter.cleaned(text)
    if isRequired || isVisible, shown.withUTF8Bytes({ $0.showsNothing }) { return .required }
    return (shown.isEmpty ? validityOfEmptyText : nil) ?? intercepter.validate(text)
  }

  /// The validity of an empty text, or `nil` if the rules decide it.
  var validityOfEmptyText: Validity? {
    if judgesEmptyText { return nil }
    return isRequired ? .required : Validity(.valid)
  }
}

extension Validity {
  /// The validity of an empty text in a required field.
  fileprivate static var required: Validity {
    Validity(
      .intermediate, Violations(Violation(.required, range: 0..<0)).attributed(to: "required"))
  }
}
