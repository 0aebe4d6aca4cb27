/// The type of an argument: which function of a coder codes it, and how its value is spelled there.
///
/// The types are static members and functions, such as `.text`, `.integer(in: 1...9)` and `.choice()`.
public protocol ArgumentType<Value>: Sendable {
  /// The type of the value.
  associatedtype Value

  /// Codes a value.
  ///
  /// - Parameters:
  ///   - argument: The argument that has the value.
  ///   - value: The current value, or `nil` to write nothing.
  ///   - coder: The coder, one of whose functions is called.
  /// - Returns: The value that was read, or `nil` to keep the current one.
  func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: Value?, _ coder: inout Coder
  ) -> Value?
}

/// A text of a form.
public struct TextArgument: ArgumentType {
  let form: TextForm

  /// Codes the text.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: String?, _ coder: inout Coder
  ) -> String? { coder.text(argument, value, form) }
}

/// A value that has a text.
public struct SpelledArgument<Value>: ArgumentType {
  let form: TextForm
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Codes the text of the value.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: Value?, _ coder: inout Coder
  ) -> Value? { coder.text(argument, value.map(write), form).flatMap(read) }
}

/// A Boolean value.
public struct FlagArgument: ArgumentType {
  /// Codes the value.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: Bool?, _ coder: inout Coder
  ) -> Bool? { coder.flag(argument, value) }
}

/// An integer of a range.
public struct IntegerArgument: ArgumentType {
  let range: ClosedRange<Int>

  /// Codes the integer.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: Int?, _ coder: inout Coder
  ) -> Int? { coder.integer(argument, value, in: range) }
}

/// An exact number.
public struct NumberArgument: ArgumentType {
  /// Codes the number.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: DecimalNumber?, _ coder: inout Coder
  ) -> DecimalNumber? { coder.number(argument, value) }
}

/// One of several values, each with a name.
public struct ChoiceArgument<Value: RawRepresentable<String> & Sendable>: ArgumentType {
  let choices: [Value]

  /// Codes the index of the value.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: Value?, _ coder: inout Coder
  ) -> Value? {
    let index = value.flatMap { value in
      choices.firstIndex { $0.rawValue.utf8.elementsEqual(value.rawValue.utf8) }
    }
    return coder.choice(argument, index, of: choices.map { $0.rawValue }).map { choices[$0] }
  }
}

/// A list of values of one type.
public struct ListArgument<Element: ArgumentType>: ArgumentType {
  let element: Element
  let form: ListForm

  /// Codes each element.
  public func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: [Element.Value]?, _ coder: inout Coder
  ) -> [Element.Value]? {
    var values = value ?? []
    let count = coder.list(argument, value?.count, form) { coder, index in
      let current = index < values.count ? values[index] : nil
      guard let read = element.code(KindArgument("", ""), current, &coder) else { return }
      if index < values.count { values[index] = read } else { values.append(read) }
    }
    return count.map { Array(values.prefix($0)) }
  }
}

extension ArgumentType where Self == TextArgument {
  /// Any text.
  public static var text: Self { Self(form: .any) }
  /// A text of a form.
  public static func text(_ form: TextForm) -> Self { Self(form: form) }
}
extension ArgumentType where Self == FlagArgument {
  /// A Boolean value.
  public static var flag: Self { Self() }
}
extension ArgumentType where Self == IntegerArgument {
  /// An integer of a range.
  public static func integer(in range: ClosedRange<Int> = 0...Int.max) -> Self {
    Self(range: range)
  }
}
extension ArgumentType where Self == NumberArgument {
  /// An exact number.
  public static var number: Self { Self() }
}
extension ArgumentType where Self == SpelledArgument<Character> {
  /// A separator of a number: one character that is neither a digit nor a minus sign.
  public static var separator: Self {
    var form = TextForm(expected: "one character that is neither a digit nor “-”")
    form.isExpectedOfAnyValue = true
    form.isValid = { text in
      guard let character = text.first, character.utf8.count == text.utf8.count else {
        return false
      }
      return character.decimalDigit == nil && character != "-"
    }
    (form.minLength, form.maxLength, form.pattern) = (1, 1, "^[^0-9-]$")
    form.comment = "The reader takes any one grapheme cluster that is no digit of any script."
    return Self(form: form, read: { $0.first }, write: { String($0) })
  }
}
extension ArgumentType {
  /// A value that has a text.
  public static func spelled<Value>(
    _ form: TextForm, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) -> Self where Self == SpelledArgument<Value> { Self(form: form, read: read, write: write) }

  /// One of all cases of a type.
  public static func choice<Value: CaseIterable>() -> Self where Self == ChoiceArgument<Value> {
    Self(choices: Array(Value.allCases))
  }

  /// One of some values.
  public static func choice<Value>(of choices: [Value]) -> Self
  where Self == ChoiceArgument<Value> { Self(choices: choices) }

  /// A list of values of one type.
  public static func list<Element>(of element: Element, _ form: ListForm = ListForm()) -> Self
  where Self == ListArgument<Element> { Self(element: element, form: form) }
}

extension ArgumentCoder {
  /// Codes an argument that must be given.
  public mutating func required<T: ArgumentType>(
    _ label: String, _ value: inout T.Value, _ type: T, _ summary: String,
    unlabelled isUnlabelled: Bool = false
  ) {
    var argument = KindArgument(label, summary)
    (argument.isRequired, argument.isUnlabelled) = (true, isUnlabelled)
    value = type.code(argument, value, &self) ?? value
  }

  /// Codes an argument that is omitted if it has its usual value, which is set before reading.
  public mutating func optional<T: ArgumentType>(
    _ label: String, _ value: inout T.Value, _ type: T, unless usual: T.Value, _ summary: String,
    unlabelled isUnlabelled: Bool = false, excludedBy excluder: String? = nil
  ) where T.Value: Equatable {
    var argument = KindArgument(label, summary)
    (argument.isUsual, argument.isUnlabelled) = (value == usual, isUnlabelled)
    argument.excluder = excluder
    value = type.code(argument, value, &self) ?? value
  }

  /// Codes an argument that is omitted if it has no value.
  public mutating func optional<T: ArgumentType>(
    _ label: String, _ value: inout T.Value?, _ type: T, _ summary: String,
    unlabelled isUnlabelled: Bool = false, excludedBy excluder: String? = nil,
    onlyWith condition: (label: String, value: String)? = nil
  ) {
    var argument = KindArgument(label, summary)
    (argument.isOptional, argument.isUnlabelled) = (true, isUnlabelled)
    (argument.excluder, argument.condition) = (excluder, condition)
    value = type.code(argument, value, &self) ?? value
  }

  /// Codes the policy for violations.
  public mutating func onViolation(_ policy: inout ViolationPolicy) {
    var argument = KindArgument(
      "onViolation",
      "The response to an edit that violates the rule: reject it, keep what fits, or accept it and report the violation."
    )
    argument.isUsual = policy == .reject
    argument.former = ("report", "warn")
    let type = ChoiceArgument(choices: ViolationPolicy.allCases)
    policy = type.code(argument, policy, &self) ?? policy
  }
}
