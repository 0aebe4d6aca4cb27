internal import TextBytes
internal import TextInputIntercepter

/// A coder of the parts of a compiled profile: ``ProfileReader`` reads them, ``ProfileWriter``
/// writes them.
protocol ProfileCoding: ByteCoding {
  associatedtype Bytes: ByteCoding
  var bytes: Bytes { get set }

  mutating func code(message: inout RuleMessage?)

  /// Codes the table of a pattern, which a reader makes a rule.
  mutating func code(
    table: inout Rule?, of pattern: (text: String, options: PatternOptions)?,
    _ onViolation: ViolationPolicy)

  /// Declares that what is coded needs parts of the engine.
  ///
  /// - Returns: `true` if this program has them. A reader fails otherwise.
  mutating func need(_ parts: EngineParts) -> Bool

  /// Declares that the part that is coded reports certain messages.
  mutating func use(_ messages: MessageFamily)
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
