public import TextInputIntercepter

/// One row of the table of verdicts: a text for a field of `Examples/signup.json`, and what every way
/// to the rules must say of it.
///
/// The ways differ in what they ask, so equal verdicts mean:
/// - *Validation* (`Intercepter.validate`, `InterceptedField.validity` once the text stands there,
///   `check`, `process` with `validate`, the validity that `repl` shows): ``status`` and ``codes``.
/// - *An edit* (`InterceptedField`, `process` with `previous` and `edit`, typing into `repl`): the text
///   is pasted into an empty field, which then holds ``pasted``. A smallest length is not asked for.
/// - *Submission* (`FormValidator`, `InterceptedForm`): the text with the field's fixes, and what the
///   field says of it, are ``submission``. Here alone an empty text is a matter of `required`.
public struct VerdictRow: Sendable, CustomStringConvertible {
  /// The name of the field.
  public let field: String
  /// The text.
  public let text: String
  /// What validation says of the text as it is.
  public let status: Validity.Status
  /// The codes of the violations that validation finds.
  public let codes: [String]
  /// What an empty field holds after the text was pasted.
  public let pasted: String
  /// What submission makes of the text and says of it.
  public let submission: Submission

  /// What a form says of one of its texts.
  public struct Submission: Sendable, Hashable {
    /// The text with its fixes.
    public let text: String
    /// What the field says of it.
    public let status: Validity.Status
    /// The codes of the violations.
    public let codes: [String]

    /// Creates a submission.
    public init(_ text: String, _ status: Validity.Status, _ codes: [String]) {
      self.text = text
      self.status = status
      self.codes = codes
    }

    init(_ text: String, _ status: Validity.Status, _ codes: String...) {
      self.init(text, status, codes)
    }
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - pasted: What the field holds in the end. `nil` is the whole text, or nothing if it is invalid.
  ///   - submitted: What submission says. `nil` is what validation says.
  init(
    _ field: String, _ text: String, _ status: Validity.Status, _ codes: String...,
    pasted: String? = nil, submitted: Submission? = nil
  ) {
    self.field = field
    self.text = text
    self.status = status
    self.codes = codes
    self.pasted = pasted ?? (status == .invalid ? "" : text)
    self.submission = submitted ?? Submission(text, status, codes)
  }

  /// The field and the text.
  public var description: String { "\(field): \(text.debugDescription)" }

  /// The texts of the form that is submitted: one that repeats another comes with that.
  public var form: [String: String] {
    field == "confirmation" ? [field: text, "password": text] : [field: text]
  }

  /// The text in the quotes of a keystroke script, every scalar as an escape.
  public var quotedText: String {
    "\"\(text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined())\""
  }

  /// Whether the text is one line, as line-based programs read it.
  public var isLine: Bool { !text.contains(where: \.isNewline) }
}
