public import TextInputIntercepter

/// One row of the table of verdicts: a text for a field of a profile under `Examples`, and what every way
/// to the rules must say of it.
///
/// - *The rules alone* (`Intercepter.validate`, `InterceptedField.validity`): ``status`` and ``codes``.
/// - *An edit* (`InterceptedField`, `process` with `previous` and `edit`, typing into `repl`): the text
///   is pasted into an empty field, which then holds ``pasted``. A smallest length is not asked for.
/// - *The field* (`FormValidator`, `InterceptedForm`, the live form of `repl`, `process`, `check`, scripts
///   with `Set Profile`): the text with the field's fixes, and what the field says of it, are
///   ``submission``. An empty text is a matter of `required` alone. Rows that have texts for other fields
///   are about rules across fields, and are asked where there is a whole form.
public struct VerdictRow: Sendable, CustomStringConvertible {
  /// The name of the profile under `Examples`.
  public let profile: String
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
  /// The texts of other fields.
  public let others: [String: String]

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

  /// The field, the text and those of other fields.
  public var description: String {
    let others = others.sorted { $0.key < $1.key }.map { ", \($0): \($1.debugDescription)" }
    return "\(field): \(text.debugDescription)\(others.joined())"
  }

  /// The texts of the form that is submitted.
  public var form: [String: String] { others.merging([field: text]) { $1 } }

  /// Whether the row is about one field alone.
  public var isAboutOneField: Bool { others.isEmpty }

  /// The text in the quotes of a keystroke script, every scalar as an escape.
  public var quotedText: String { Self.quoted(text) }

  /// A text in the quotes of a keystroke script, every scalar as an escape.
  public static func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined())\""
  }

  /// What submission says, as expectations of a keystroke script.
  public var expectations: [String] {
    submission.status == .valid
      ? ["ExpectValid"] : submission.codes.map { "ExpectInvalid \($0)" }
  }

  /// Whether the text is one line, as line-based programs read it.
  public var isLine: Bool { !text.contains(where: \.isNewline) }
}

extension VerdictRow {
  /// All tables together.
  public static let all = signup + delivery

  /// One row in three, for a way to the rules that is slow; all with `LAW_CASES=3`.
  public static func share(_ number: Int) -> [VerdictRow] {
    let shares = max(1, 3 / lawCasesFactor)
    return all.indices.filter { $0 % shares == number % shares }.map { all[$0] }
  }

  /// The rows of each profile.
  public static let profiles: [(name: String, rows: [VerdictRow])] = [
    ("signup", signup), ("delivery", delivery),
  ]
}
