public import TextInputIntercepter

/// A table row with the verdicts that every entry point must give on a text for a field of a
/// profile under `Examples`.
///
/// - *The rules alone* (`Intercepter.validate`, `InterceptedField.validity`): ``status`` and
///   ``codes``.
/// - *An edit* (`InterceptedField`, `process` with `previous` and `edit`, typing into `repl`): the
///   text is pasted into an empty field, whose text then is ``pasted``. A minimum length does not
///   apply.
/// - *The field* (`FormValidator`, `InterceptedForm`, the live form of `repl`, `process`, `check`,
///   scripts with `Set Profile`): the normalized text and its verdict are ``submission``. Only
///   `required` applies to an empty text. Rows with texts for other fields test rules across
///   fields, and apply only to a whole form.
public struct VerdictRow: Sendable, CustomStringConvertible {
  /// The name of the profile under `Examples`.
  public let profile: String
  /// The name of the field.
  public let field: String
  /// The text.
  public let text: String
  /// The validity of the text as it is.
  public let status: Validity.Status
  /// The codes of the violations that validation finds.
  public let codes: [String]
  /// The text of an empty field after the text was pasted.
  public let pasted: String
  /// The expected result of submission.
  public let submission: Submission
  /// The texts of other fields.
  public let others: [String: String]

  /// The result of a form for one of its texts.
  public struct Submission: Sendable, Hashable {
    /// The normalized text.
    public let text: String
    /// The validity of the normalized text.
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
  ///   - pasted: The field's text after the paste, or `nil` for the whole text, or for none if it
  ///     is invalid.
  ///   - submitted: The result of submission, or `nil` if it equals that of validation.
  ///   - others: The texts of other fields.
  init(
    _ field: String, _ text: String, _ status: Validity.Status, _ codes: String...,
    pasted: String? = nil, submitted: Submission? = nil, with others: [String: String] = [:],
    in profile: String = "signup"
  ) {
    self.profile = profile
    self.others = others
    self.field = field
    self.text = text
    self.status = status
    self.codes = codes
    self.pasted = pasted ?? (status == .invalid ? "" : text)
    self.submission = submitted ?? Submission(text, status, codes)
  }

  /// The field, its text and the texts of other fields.
  public var description: String {
    let others = others.sorted { $0.key < $1.key }.map { ", \($0): \($1.debugDescription)" }
    return "\(field): \(text.debugDescription)\(others.joined())"
  }

  /// The texts of the form that is submitted.
  public var form: [String: String] { others.merging([field: text]) { $1 } }

  /// A Boolean value that indicates whether the row concerns a single field.
  public var isAboutOneField: Bool { others.isEmpty }

  /// The text in the quotes of a keystroke script, with every scalar escaped.
  public var quotedText: String { Self.quoted(text) }

  /// Returns a text in the quotes of a keystroke script, with every scalar escaped.
  public static func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined())\""
  }

  /// The result of submission, as expectations of a keystroke script.
  public var expectations: [String] {
    submission.status == .valid
      ? ["ExpectValid"] : submission.codes.map { "ExpectInvalid \($0)" }
  }

  /// A Boolean value that indicates whether the text is a single line for line-based programs.
  public var isLine: Bool { !text.contains(where: \.isNewline) }
}

extension VerdictRow {
  /// The rows of all tables.
  public static let all = signup + delivery

  /// Returns every third row, for slow entry points, or all rows with `LAW_CASES=3`.
  public static func share(_ number: Int) -> [VerdictRow] {
    let shares = max(1, 3 / lawCasesFactor)
    return all.indices.filter { $0 % shares == number % shares }.map { all[$0] }
  }

  /// The rows of each profile.
  public static let profiles: [(name: String, rows: [VerdictRow])] = [
    ("signup", signup), ("delivery", delivery),
  ]
}
