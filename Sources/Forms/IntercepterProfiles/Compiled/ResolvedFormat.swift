internal import TextBytes
internal import TextInputIntercepter

/// A format whose arguments are resolved: symbols in place of a locale.
struct ResolvedFormat {
  /// The kinds, in the order of their numbers in a compiled profile.
  private enum Kind: CaseIterable {
    case patterns, grouped, paymentCard, iban, date, oneTimeCode, dateInAnyOrder
  }

  private var kind = Kind.paymentCard
  private var masks: [TextMask] = []
  private var classes: [FormatSpecification.SlotSpecification] = []
  private var grouped = GroupedArguments()
  private var date = DateArguments()
  private var (digits, groups) = (1, 0)

  /// Creates a format to read another into.
  init() {}

  /// - Precondition: The format is not custom.
  init(_ format: FormatSpecification) {
    switch format {
    case .pattern(let pattern, let classes):
      (kind, masks, self.classes) = (.patterns, [TextMask(pattern)], classes)
    case .patterns(let masks, let classes):
      (kind, self.masks, self.classes) = (.patterns, masks, classes)
    case .grouped(let grouped): (kind, self.grouped) = (.grouped, grouped.arguments)
    case .paymentCard: kind = .paymentCard
    case .iban: kind = .iban
    case .date(let date):
      kind = date.otherOrder == .warn ? .dateInAnyOrder : .date
      self.date = DateArguments(date)
    case .oneTimeCode(let digits, let groups):
      (kind, self.digits, self.groups) = (.oneTimeCode, digits, groups)
    case .custom: preconditionFailure()
    }
  }

  mutating func code<Coder: ProfileCoding>(_ coder: inout Coder) {
    guard coder.need(.numbers) else { return }
    coder.code(choice: &kind)
    switch kind {
    case .patterns:
      coder.use(.telephone)
      coder.code(&masks, from: "") { coder, mask in
        coder.code(&mask.text)
        coder.code(&mask.prefixes)
        coder.code(&mask.trunkPrefix)
        coder.code(&mask.isDefault)
      }
      coder.code(&classes, from: .init("*", characters: "")) { coder, slot in
        coder.code(&slot.slot)
        coder.code(&slot.characters)
      }
    case .grouped:
      coder.use(.number)
      grouped.code(&coder)
    case .paymentCard, .iban: coder.use(.checkDigit)
    case .date, .dateInAnyOrder:
      coder.use(.date)
      if coder.need(.dates) { date.code(&coder) }
    case .oneTimeCode:
      coder.code(&digits, in: FormatSpecification.digitCounts)
      coder.code(&groups, in: FormatSpecification.groupSizes)
    }
  }

  /// Creates the format with the rules of a preset.
  func makePreset() throws(PatternError) -> Intercepter {
    // Code size: a small engine of a page has no formats.
    guard EngineParts.linked.contains(.numbers) else { return Intercepter(rules: []) }
    switch kind {
    case .patterns:
      // The last of two classes of one character is chosen.
      let classes = classes.reversed().map {
        (character: $0.slot, class: SlotClass.characters($0.characters))
      }
      return Intercepter(rules: [], format: try TextFormat(patterns: masks, listing: classes))
    case .grouped: return Intercepter(rules: [], format: try grouped.makeFormat())
    case .paymentCard: return .paymentCard()
    case .iban: return .iban()
    case .date, .dateInAnyOrder:
      guard EngineParts.linked.contains(.dates) else { return Intercepter(rules: []) }
      return .date(
        date.layout, earliest: date.earliest, latest: date.latest,
        otherOrder: kind == .date ? .flag : .warn)
    case .oneTimeCode: return .oneTimeCode(digits: digits, groups: groups)
    }
  }
}
