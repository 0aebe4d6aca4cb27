public import TextInputIntercepter

extension Intercepter: KindProduct {
  /// `kind`.
  public static var kindKey: String { "kind" }

  /// `false`.
  public static var haveMessages: Bool { false }

  /// The kinds of formats.
  public static let kinds: [AnyKind<Intercepter>] =
    [
      AnyKind(MaskKind("")), AnyKind(MaskKind([TextMask]())), AnyKind(GroupedKind(.locale(""))),
      AnyKind(GroupedKind(.own(","))), AnyKind(PaymentCardKind()), AnyKind(IBANKind()),
    ] + DateKind.Kind.allCases.map { AnyKind(DateKind($0)) } + [AnyKind(OneTimeCodeKind())]
}

extension AnyKind where Product == Intercepter {
  /// Creates a format from its kind.
  public init(_ kind: some FormatKind) {
    self.init(kind) { kind throws(PatternError) in try kind.preset }
  }

  /// Creates the format with the rules of a preset.
  package func makePreset() throws(PatternError) -> Intercepter { try made() }

  /// Creates the format without the rules of a preset, or returns `nil` for a date or a time, which
  /// have only rules.
  ///
  /// - Throws: `PatternError` if a pattern is invalid, or a prefix or suffix may be part of a
  ///   number. A profile that was read from JSON has no such format.
  public func makeFormat() throws(PatternError) -> TextFormat? { try made().format }

  /// A class of characters for the slots of a pattern.
  public typealias SlotSpecification = MaskKind.SlotSpecification

  /// A pattern of slots and literals.
  public static func pattern(_ pattern: String, classes: [SlotSpecification] = []) -> AnyKind {
    AnyKind(MaskKind(pattern, classes: classes))
  }
  /// Several patterns, from which the unformatted text selects one.
  public static func patterns(
    _ masks: [TextMask], classes: [SlotSpecification] = []
  ) -> AnyKind { AnyKind(MaskKind(masks, classes: classes)) }
  /// A decimal number with grouped digits.
  public static func grouped(_ grouped: GroupedKind) -> AnyKind { AnyKind(grouped) }
  /// A decimal number with grouped digits in a locale.
  public static func grouped(
    locale: String, prefix: String = "", suffix: String = "", digits: DigitPolicy = .normalized
  ) -> AnyKind {
    var grouped = GroupedKind(.locale(locale, digits: digits))
    (grouped.prefix, grouped.suffix) = (prefix, suffix)
    return AnyKind(grouped)
  }
  /// A payment card number: `Intercepter.paymentCard()`.
  public static var paymentCard: AnyKind { AnyKind(PaymentCardKind()) }
  /// An international bank account number: `Intercepter.iban()`.
  public static var iban: AnyKind { AnyKind(IBANKind()) }
  /// A date or a time: `Intercepter.date(_:earliest:latest:otherOrder:)`.
  public static func date(_ date: DateKind) -> AnyKind { AnyKind(date) }
  /// A code that was sent to the user: `Intercepter.oneTimeCode(digits:groups:)`.
  public static func oneTimeCode(digits: Int = 6, groups: Int = 3) -> AnyKind {
    AnyKind(OneTimeCodeKind(digits: digits, groups: groups))
  }
}
