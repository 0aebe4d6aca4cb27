package import TextInputIntercepter

/// The form of an argument.
package indirect enum ArgumentForm: Sendable {
  case text(TextForm)
  case integer(ClosedRange<Int>)
  case flag
  case choice([String])
  case number
  /// A list of values, or of groups of arguments.
  case list([ArgumentList.Entry], ListForm)
  /// A message.
  case message
  /// A kind, by the name of its group.
  case kind(String)
  /// A list of kinds.
  case kinds(String)
}

/// The value of an argument.
package indirect enum ArgumentValue: Sendable {
  case text(String)
  case integer(Int)
  case flag(Bool)
  case number(DecimalNumber)
  /// A list; each element has the values of its arguments.
  case list([[ArgumentValue?]])
}

/// A coder that passes each argument to a closure, with its form and its value.
///
/// What a kind declares is compiled once for all coders that are visitors: those of JSON, scripts,
/// menus and the schema.
package struct ArgumentVisitor {
  package typealias Visit = (KindArgument, ArgumentForm, ArgumentValue?) -> ArgumentValue?

  private let visit: Visit
  private let isArgumentGiven: (String) -> Bool
  private let report: (String?, () -> String?) -> Void
  package private(set) var summary = ""

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - isGiven: Returns whether an argument is given.
  ///   - check: Checks arguments together after reading.
  ///   - visit: Returns the value that was read, or `nil` to keep the current one.
  package init(
    isGiven: @escaping (String) -> Bool = { _ in false },
    check: @escaping (String?, () -> String?) -> Void = { _, _ in }, _ visit: @escaping Visit
  ) {
    (isArgumentGiven, report, self.visit) = (isGiven, check, visit)
  }
}

extension ArgumentVisitor: ArgumentCoder {
  package func text(_ argument: KindArgument, _ value: String?, _ form: TextForm) -> String? {
    guard case .text(let read)? = visit(argument, .text(form), value.map { .text($0) }) else {
      return nil
    }
    return read
  }

  package func integer(
    _ argument: KindArgument, _ value: Int?, in range: ClosedRange<Int>
  ) -> Int? {
    guard case .integer(let read)? = visit(argument, .integer(range), value.map { .integer($0) })
    else { return nil }
    return read
  }

  package func flag(_ argument: KindArgument, _ value: Bool?) -> Bool? {
    guard case .flag(let read)? = visit(argument, .flag, value.map { .flag($0) }) else {
      return nil
    }
    return read
  }

  package func choice(_ argument: KindArgument, _ value: Int?, of names: [String]) -> Int? {
    let current = value.map { ArgumentValue.text(names[$0]) }
    guard case .text(let read)? = visit(argument, .choice(names), current) else { return nil }
    return names.firstIndex { $0.utf8.elementsEqual(read.utf8) }
  }

  package func number(_ argument: KindArgument, _ value: DecimalNumber?) -> DecimalNumber? {
    guard case .number(let read)? = visit(argument, .number, value.map { .number($0) }) else {
      return nil
    }
    return read
  }

  package func list(
    _ argument: KindArgument, _ count: Int?, _ form: ListForm,
    _ element: (inout ArgumentVisitor, Int) -> Void
  ) -> Int? {
    func entries(_ index: Int) -> [ArgumentList.Entry] {
      var entries: [ArgumentList.Entry] = []
      var visitor = ArgumentVisitor { argument, form, value in
        entries.append(ArgumentList.Entry(argument: argument, form: form, value: value))
        return nil
      }
      element(&visitor, index)
      return entries
    }
    let values = (0..<(count ?? 0)).map { entries($0).map { $0.argument.isUsual ? nil : $0.value } }
    let read = visit(argument, .list(entries(0), form), count.map { _ in .list(values) })
    guard case .list(let elements)? = read else { return nil }
    for (index, values) in elements.enumerated() {
      var rest = values[...]
      var visitor = ArgumentVisitor { _, _, _ in rest.popFirst() ?? nil }
      element(&visitor, index)
    }
    return elements.count
  }

  package mutating func describe(_ summary: String) { self.summary = summary }
  package func isGiven(_ label: String) -> Bool { isArgumentGiven(label) }
  package func check(_ label: String?, _ problem: () -> String?) { report(label, problem) }

  /// Passes an argument that a visitor codes itself.
  package func pass(_ argument: KindArgument, _ form: ArgumentForm, isPresent: Bool = true) {
    _ = visit(argument, form, isPresent ? .flag(true) : nil)
  }
}

/// The arguments of a kind: their descriptions and values.
package struct ArgumentList: Sendable {
  /// An argument.
  package struct Entry: Sendable {
    package var argument: KindArgument
    package let form: ArgumentForm
    /// The value; of a kind with default arguments, the default.
    package let value: ArgumentValue?
  }

  /// The sentence that describes the kind.
  package private(set) var summary = ""
  /// The arguments, in the order in which they are declared.
  package private(set) var entries: [Entry] = []

  package init<Product>(_ kind: AnyKind<Product>) {
    self.init { visitor in
      _ = kind.declared(to: &visitor)
      guard Product.haveMessages else { return }
      var argument = KindArgument(
        "message",
        "The message in place of the standard one: a text for all languages, or a text for each language tag, in ICU's message format."
      )
      argument.isOptional = true
      visitor.pass(argument, .message, isPresent: false)
    }
  }

  package init(_ entries: [Entry]) { self.entries = entries }

  package init(_ declare: (inout ArgumentVisitor) -> Void) {
    var entries: [Entry] = []
    var visitor = ArgumentVisitor { argument, form, value in
      entries.append(Entry(argument: argument, form: form, value: value))
      return nil
    }
    declare(&visitor)
    (self.entries, summary) = (entries, visitor.summary)
  }
}

extension AnyKind {
  /// The description of the arguments.
  package var arguments: ArgumentList { ArgumentList(self) }
}

extension ArgumentList.Entry {
  package var label: String { argument.label }

  /// Returns the argument with another label.
  package func renamed(_ label: String) -> ArgumentList.Entry {
    ArgumentList.Entry(argument: KindArgument(label, summary), form: form, value: value)
  }

  package var summary: String { argument.summary }
  package var isRequired: Bool { argument.isRequired }
  package var isUnlabelled: Bool { argument.isUnlabelled }

  /// The names among which the argument chooses, or none.
  package var choices: [String] {
    switch form {
    case .choice(let names): names
    case .text(let form) where form.role == .patternLibrary: ["automaton", "icu"]
    default: []
    }
  }

  package var isFlag: Bool { if case .flag = form { true } else { false } }

  /// The words that stand for the argument without a label.
  package var words: [String] { isFlag ? [label] : choices }
}
