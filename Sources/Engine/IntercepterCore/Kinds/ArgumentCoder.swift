/// A coder of arguments: it reads, writes or describes what a kind declares.
///
/// JSON, keystroke scripts, the bytes of a compiled profile and the JSON Schema are coders. Each of
/// its functions gets the current value, or `nil` if there is none, and returns the value that was
/// read, or `nil` to keep the current one. A declaration is generic, so a program links only the
/// coders that it uses.
///
/// A kind calls ``required(_:_:_:_:unlabelled:)`` and
/// ``optional(_:_:_:unless:_:unlabelled:excludedBy:)``, which call these functions through an
/// ``ArgumentType``.
public protocol ArgumentCoder {
  /// Codes a text.
  mutating func text(_ argument: KindArgument, _ value: String?, _ form: TextForm) -> String?
  /// Codes an integer of a range.
  mutating func integer(_ argument: KindArgument, _ value: Int?, in range: ClosedRange<Int>) -> Int?
  /// Codes a Boolean value.
  mutating func flag(_ argument: KindArgument, _ value: Bool?) -> Bool?
  /// Codes the index of one of several names.
  mutating func choice(_ argument: KindArgument, _ value: Int?, of names: [String]) -> Int?
  /// Codes an exact number.
  mutating func number(_ argument: KindArgument, _ value: DecimalNumber?) -> DecimalNumber?
  /// Codes a list: calls `element` with the index of each element, which codes it.
  ///
  /// - Parameters:
  ///   - argument: The argument that has the list.
  ///   - count: The number of current elements, or `nil` to write nothing.
  ///   - form: What the list may contain.
  ///   - element: Codes the element at an index.
  /// - Returns: The number of elements that were read, or `nil` to keep the current ones.
  mutating func list(
    _ argument: KindArgument, _ count: Int?, _ form: ListForm, _ element: (inout Self, Int) -> Void
  ) -> Int?

  /// Sets the sentence that describes the kind.
  mutating func describe(_ summary: String)
  /// Returns whether an argument is given; `false` for a coder that does not read.
  func isGiven(_ label: String) -> Bool
  /// Reports a problem of arguments together, after they have been read.
  ///
  /// - Parameters:
  ///   - label: The argument to blame, or `nil` for all, which are then checked only if each is
  ///     valid by itself.
  ///   - problem: Returns the problem, as a sentence without a full stop, or `nil`.
  mutating func check(_ label: String?, _ problem: () -> String?)

  /// Codes the policy for violations.
  mutating func onViolation(_ policy: inout ViolationPolicy)
}

/// An argument of a kind.
public struct KindArgument: Sendable {
  /// The label.
  public let label: String
  /// The sentence that describes it.
  public let summary: String
  /// A Boolean value that indicates whether it must be given.
  public var isRequired = false
  /// A Boolean value that indicates whether it may have no value.
  public var isOptional = false
  /// A Boolean value that indicates whether it has its usual value, which is not written.
  public var isUsual = false
  /// A Boolean value that indicates whether scripts may omit the label.
  public var isUnlabelled = false
  /// The label of the argument that takes the place of this one.
  public var excluder: String?
  /// The choice that requires this argument, which is an error otherwise.
  public var condition: (label: String, value: String)?
  /// A Boolean value that indicates whether a profile's limit on time applies to the number.
  public var isTimeLimit = false
  /// A former name of a choice, which is still read.
  public var former: (name: String, current: String)?

  /// Creates an argument.
  public init(_ label: String, _ summary: String) {
    (self.label, self.summary) = (label, summary)
  }
}

/// The texts that an argument accepts.
public struct TextForm: Sendable {
  /// What an error says was expected, such as `a colour`; `nil` for any text.
  public var expected: String?
  /// Whether that is also said of a value that is no text.
  public var isExpectedOfAnyValue = false
  /// Returns whether a text is valid.
  public var isValid: @Sendable (String) -> Bool = { _ in true }
  /// A regular expression for the schema.
  public var pattern: String?
  /// The fewest characters, for the schema.
  public var minLength: Int?
  /// The most characters, for the schema.
  public var maxLength: Int?
  /// Examples for the schema.
  public var examples: [String] = []
  /// A remark for the schema.
  public var comment: String?
  /// What the coders of profiles do with the text.
  public var role = Role.plain

  /// A role of a text.
  public enum Role: Sendable {
    /// A text.
    case plain
    /// The name of a field of the form.
    case fieldName
    /// A pattern, whose cost is limited.
    case pattern
    /// The name of a library of patterns.
    case patternLibrary
    /// A value in JSON, which is written as it is.
    case json
  }

  /// Creates a form.
  public init(expected: String? = nil) { self.expected = expected }

  /// Any text.
  public static let any = TextForm()
}

/// The lists that an argument accepts.
public struct ListForm: Sendable {
  /// What an error says was expected of an empty list; `nil` if it may be empty.
  public var expected: String?
  /// The keys of the list's elements are single characters, each with a text.
  public var isDictionary = false
  /// Whether the first argument of an element may stand for the element.
  public var isShort = false
  /// Whether the length of all texts is limited, not the number of elements.
  public var isLimitedByLength = false

  /// Creates a form.
  public init() {}
}
