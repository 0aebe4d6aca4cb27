/// The format `Intercepter/paymentCard()` as data.
public struct PaymentCardKind: FormatKind {
  /// Creates the format.
  public init() {}

  /// The name in profiles.
  public var name: String { "paymentCard" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("The number of a payment card, with its check digit.")
  }

  /// The format with its rules.
  public var preset: Intercepter { .paymentCard() }

  /// The number of a payment card.
  public var summary: KindSummary { KindSummary(title: name, [.init(.paymentCard)]) }

  /// That of a wrong check digit.
  public static var messages: [String] { [Violation.Variant.wrongCheckDigit.rawValue] }
}

/// The format `Intercepter/iban()` as data.
public struct IBANKind: FormatKind {
  /// Creates the format.
  public init() {}

  /// The name in profiles.
  public var name: String { "iban" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("An international bank account number, with its check digits.")
  }

  /// The format with its rules.
  public var preset: Intercepter { .iban() }

  /// An international bank account number.
  public var summary: KindSummary { KindSummary(title: name, [.init(.iban)]) }

  /// That of wrong check digits.
  public static var messages: [String] { PaymentCardKind.messages }
}

/// The format `Intercepter/oneTimeCode(digits:groups:)` as data.
public struct OneTimeCodeKind: FormatKind {
  /// The number of digits.
  public var digits: Int
  /// The number of digits in a group; 0 shows one group.
  public var groups: Int

  /// Creates the format.
  public init(digits: Int = 6, groups: Int = 3) { (self.digits, self.groups) = (digits, groups) }

  /// The name in profiles.
  public var name: String { "oneTimeCode" }

  /// Declares the numbers of digits.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A code that was sent to the user.")
    coder.optional(
      "digits", &digits, .integer(in: 1...64), unless: 6, "The number of digits.",
      unlabelled: true)
    coder.optional(
      "groups", &groups, .integer(in: 0...64), unless: 3,
      "The number of digits in a group; 0 shows one group.", unlabelled: true)
  }

  /// The format with its rules.
  public var preset: Intercepter { .oneTimeCode(digits: digits, groups: groups) }

  /// A code of digits.
  public var summary: KindSummary {
    KindSummary(title: name, [.init(.oneTimeCode, limit: digits)])
  }
}
