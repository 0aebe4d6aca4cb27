internal import TextBytes
internal import TextInputIntercepter

/// A coder of the parts of a compiled profile: ``ProfileReader`` reads them, ``ProfileWriter``
/// writes them.
protocol ProfileCoding: ByteCoding, ArgumentCoder {
  associatedtype Bytes: ByteCoding
  var bytes: Bytes { get set }

  mutating func code(message: inout RuleMessage?)
}

extension ProfileCoding {
  var isDamaged: Bool { bytes.isDamaged }
  mutating func fail() { bytes.fail() }
  mutating func code(_ number: inout Int, in range: ClosedRange<Int>) {
    bytes.code(&number, in: range)
  }
  mutating func code(_ text: inout String) { bytes.code(&text) }
  mutating func code(_ character: inout Character) { bytes.code(&character) }
  mutating func code<Value: CaseIterable & Equatable>(choice value: inout Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
    bytes.code(choice: &value)
  }
  mutating func code<Value>(countOf values: inout [Value]) -> Int { bytes.code(countOf: &values) }
}

// The arguments of a kind, one after another.
extension ProfileCoding {
  mutating func text(_ argument: KindArgument, _ value: String?, _ form: TextForm) -> String? {
    var text = value ?? ""
    guard isPresent(argument, value != nil) else { return nil }
    code(&text)
    if form.isValid(text) { return text }
    fail()
    return nil
  }

  mutating func integer(
    _ argument: KindArgument, _ value: Int?, in range: ClosedRange<Int>
  ) -> Int? {
    var number = value ?? range.lowerBound
    guard isPresent(argument, value != nil) else { return nil }
    code(&number, in: range)
    return number
  }

  mutating func flag(_ argument: KindArgument, _ value: Bool?) -> Bool? {
    var flag = value ?? false
    guard isPresent(argument, value != nil) else { return nil }
    code(&flag)
    return flag
  }

  mutating func choice(_ argument: KindArgument, _ value: Int?, of names: [String]) -> Int? {
    integer(argument, value, in: 0...names.count - 1)
  }

  mutating func number(_ argument: KindArgument, _ value: DecimalNumber?) -> DecimalNumber? {
    var text = value?.description ?? ""
    guard isPresent(argument, value != nil) else { return nil }
    code(&text)
    if let number = DecimalNumber(text) { return number }
    fail()
    return nil
  }

  mutating func list(
    _ argument: KindArgument, _ count: Int?, _ form: ListForm, _ element: (inout Self, Int) -> Void
  ) -> Int? {
    var number = count ?? 0
    guard isPresent(argument, count != nil) else { return nil }
    code(&number)
    var index = 0
    while index < number, !isDamaged {
      element(&self, index)
      index += 1
    }
    return index
  }

  private mutating func isPresent(_ argument: KindArgument, _ hasValue: Bool) -> Bool {
    var isPresent = hasValue
    if argument.isOptional { code(&isPresent) } else { isPresent = true }
    return isPresent
  }

  mutating func describe(_ summary: String) {}
  func isGiven(_ label: String) -> Bool { false }
  mutating func check(_ label: String?, _ problem: () -> String?) {}

  /// Leaves the policy, which stands before the arguments.
  mutating func onViolation(_ policy: inout ViolationPolicy) {}
}
