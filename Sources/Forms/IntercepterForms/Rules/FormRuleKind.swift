public import TextInputIntercepter

/// A kind of rule across fields as data; see `Kind`.
public protocol FormRuleKind: Kind {
  /// Creates a rule over fields, the first of which is invalid if the rule fails.
  init?(fields: [String])
  /// The names of the fields.
  var fields: [String] { get }
  /// The rule.
  var rule: FormRule { get }
}

/// The rule ``FormRule/equal(_:to:message:)`` as data.
public struct EqualKind: FormRuleKind {
  /// The fields: first the one that is invalid if the rule fails.
  public private(set) var fields: [String]

  /// Creates a rule over two fields, or returns `nil` for another number.
  public init?(fields: [String]) {
    guard fields.count == 2 else { return nil }
    self.fields = fields
  }

  init(_ field: String, _ other: String) { fields = [field, other] }

  /// The name in profiles.
  public var name: String { "equal" }

  /// Declares the fields.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A field must repeat another field.")
    coder.required("field", &fields[0], .fieldName, "The field that is invalid otherwise.")
    coder.required("to", &fields[1], .fieldName, "The field that it must repeat.")
  }

  /// The rule.
  public var rule: FormRule { .equal(fields[0], to: fields[1]) }

  /// That of a different text.
  public static var messages: [String] { [Violation.Code.notEqual.rawValue] }
}

/// The rule ``FormRule/required(_:reading:message:when:)`` as data.
public struct RequiredKind: FormRuleKind {
  /// The fields: first the one that is invalid if the rule fails.
  public private(set) var fields: [String]

  /// Creates a rule over two fields, or returns `nil` for another number.
  public init?(fields: [String]) {
    guard fields.count == 2 else { return nil }
    self.fields = fields
  }

  init(_ field: String, _ other: String) { fields = [field, other] }

  /// The name in profiles.
  public var name: String { "required" }

  /// Declares the fields.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A field is required if another field is not empty.")
    coder.required("field", &fields[0], .fieldName, "The field that is required.")
    coder.required("when", &fields[1], .fieldName, "The field that is not empty.")
  }

  /// The rule.
  public var rule: FormRule {
    .required(fields[0], reading: [fields[1]]) { [fields] texts in
      texts[fields[1]]?.isVisiblyEmpty == false
    }
  }
}

/// The rule ``FormRule/atLeastOne(of:message:)`` as data.
public struct AtLeastOneKind: FormRuleKind {
  /// The fields, at least one.
  public private(set) var fields: [String]

  /// Creates a rule over fields, or returns `nil` if there are none.
  public init?(fields: [String]) {
    if fields.isEmpty { return nil }
    self.fields = fields
  }

  init(_ fields: [String]) { self.fields = fields }

  /// The name in profiles.
  public var name: String { "atLeastOne" }

  /// Declares the fields.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("At least one of several fields must not be empty.")
    var (list, name) = (ListForm(), TextForm.any)
    (list.expected, name.role) = ("at least one field", .fieldName)
    coder.required("of", &fields, .list(of: .text(name), list), "The names of the fields.")
  }

  /// The rule.
  ///
  /// - Precondition: The rule names a field.
  public var rule: FormRule { .atLeastOne(of: fields) }

  /// That of empty fields.
  public static var messages: [String] { [Violation.Code.oneRequired.rawValue] }
}

extension ArgumentType where Self == TextArgument {
  fileprivate static var fieldName: Self {
    var form = TextForm.any
    (form.role, form.comment) = (.fieldName, "The name of one of the profile's fields.")
    return .text(form)
  }
}
