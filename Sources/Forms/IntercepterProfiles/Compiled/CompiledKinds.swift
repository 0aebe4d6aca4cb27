internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter

// The kinds by their numbers in a compiled profile. A new kind is the last of its list.
// Code size: a switch with static types, so that an engine of a page links only the kinds that it has.

/// What reads or writes kinds of rules.
protocol RuleKindVisitor {
  associatedtype RuleResult
  mutating func kind<K: RuleKind>(_ kind: K) -> RuleResult?
  mutating func coded<K: CompiledRuleKind>(_ kind: K, needing parts: EngineParts) -> RuleResult?
  mutating func matches() -> RuleResult?
}

enum CompiledRule {
  static var numbers: ClosedRange<Int> { 0...14 }

  @inline(__always)
  static func visit<V: RuleKindVisitor>(_ number: Int, _ visitor: inout V) -> V.RuleResult? {
    switch number {
    case 0: visitor.coded(EmojiKind(), needing: [])
    case 1: visitor.coded(MaxLengthKind(), needing: [])
    case 2: visitor.coded(MinLengthKind(), needing: [])
    case 3: visitor.kind(NumbersOnlyKind())
    case 4: visitor.coded(DecimalKind(), needing: .numbers)
    case 5: visitor.kind(AllowedCharactersKind())
    case 6: visitor.kind(ForbiddenCharactersKind())
    case 7: visitor.matches()
    case 8: visitor.kind(OneOfKind())
    case 9: visitor.kind(SingleLineKind())
    case 10: visitor.kind(NormalizeWidthKind())
    case 11: visitor.kind(StraightPunctuationKind())
    case 12: visitor.kind(CapitalsKind())
    case 13: visitor.coded(CheckDigitKind(), needing: .numbers)
    default: visitor.coded(DecimalKind(currency: ""), needing: .numbers)
    }
  }
}

/// What reads or writes kinds of formats.
protocol FormatKindVisitor {
  associatedtype FormatResult
  mutating func kind<K: FormatKind>(_ kind: K) -> FormatResult?
  mutating func resolved<R: ResolvedFormat>(
    from initial: R, needing parts: EngineParts
  ) -> FormatResult?
}

enum CompiledFormat {
  static var numbers: ClosedRange<Int> { 0...8 }

  @inline(__always)
  static func visit<V: FormatKindVisitor>(_ number: Int, _ visitor: inout V) -> V.FormatResult? {
    switch number {
    case 0: visitor.resolved(from: MaskKind([TextMask]()), needing: [])
    case 1: visitor.resolved(from: GroupedArguments(), needing: [])
    case 2: visitor.kind(PaymentCardKind())
    case 3: visitor.kind(IBANKind())
    case 4:
      visitor.resolved(from: DateArguments(otherOrder: .flag, named: false), needing: .dates)
    case 5: visitor.kind(OneTimeCodeKind())
    case 6:
      visitor.resolved(from: DateArguments(otherOrder: .warn, named: false), needing: .dates)
    case 7:
      visitor.resolved(from: DateArguments(otherOrder: .flag, named: true), needing: .dates)
    default:
      visitor.resolved(from: DateArguments(otherOrder: .warn, named: true), needing: .dates)
    }
  }
}

/// What reads or writes kinds of fixes.
protocol FixKindVisitor {
  associatedtype FixResult
  mutating func kind<K: FixKind>(_ kind: K, needing parts: EngineParts) -> FixResult?
}

enum CompiledFix {
  static var numbers: ClosedRange<Int> { 0...8 }

  @inline(__always)
  static func visit<V: FixKindVisitor>(_ number: Int, _ visitor: inout V) -> V.FixResult? {
    switch number {
    case 0: visitor.kind(NormalizedKind(), needing: [])
    case 1: visitor.kind(VerbatimKind(), needing: [])
    case 2: visitor.kind(TrimWhitespaceKind(), needing: [])
    case 3: visitor.kind(CollapseWhitespaceKind(), needing: [])
    case 4: visitor.kind(NFCKind(), needing: [])
    case 5: visitor.kind(RemoveLeadingZerosKind(), needing: .numbers)
    case 6: visitor.kind(PadDecimalsKind(), needing: .numbers)
    case 7: visitor.kind(DropTrailingSeparatorKind(), needing: .numbers)
    default: visitor.kind(UnifiedIdeographsKind(), needing: [])
    }
  }
}

/// What reads or writes kinds of rules across fields.
protocol FormRuleKindVisitor {
  associatedtype FormRuleResult
  mutating func kind<K: FormRuleKind>(_ type: K.Type) -> FormRuleResult?
}

enum CompiledFormRule {
  static var numbers: ClosedRange<Int> { 0...2 }

  @inline(__always)
  static func visit<V: FormRuleKindVisitor>(_ number: Int, _ visitor: inout V) -> V.FormRuleResult?
  {
    switch number {
    case 0: visitor.kind(EqualKind.self)
    case 1: visitor.kind(RequiredKind.self)
    default: visitor.kind(AtLeastOneKind.self)
    }
  }
}
