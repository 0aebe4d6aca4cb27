/// A coder of values as bytes: ``ByteReader`` reads them, ``ByteWriter`` writes them.
///
/// A type declares its parts once, in a generic function that passes them to the coder one after
/// another. A reader replaces them, a writer leaves them.
package protocol ByteCoding {
  /// A Boolean value that indicates whether something could not be read.
  var isDamaged: Bool { get }

  /// Notes that a part is invalid.
  mutating func fail()

  /// Codes a number from a closed range.
  mutating func code(_ number: inout Int, in range: ClosedRange<Int>)
  mutating func code(_ text: inout String)
  mutating func code(_ character: inout Character)
  /// Codes the place of a value among all values of its type.
  ///
  /// The order of the cases is then part of the format: a new case stands last.
  mutating func code<Value: CaseIterable & Equatable>(choice value: inout Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int
  /// Codes the number of the values of an array, which a reader makes empty.
  mutating func code<Value>(countOf values: inout [Value]) -> Int
}

/// A type whose parts are bytes in a compiled profile.
package protocol ByteCodable {
  mutating func code<Coder: ByteCoding>(_ coder: inout Coder)
}

extension ByteCoding {
  package mutating func code(_ number: inout Int) { code(&number, in: 0...Int.max) }

  package mutating func code(_ flag: inout Bool) {
    var number = flag ? 1 : 0
    code(&number, in: 0...1)
    flag = number == 1
  }

  /// Codes a value that may be missing.
  ///
  /// - Parameter initial: The value that a reader replaces.
  package mutating func code<Value>(
    _ value: inout Value?, from initial: @autoclosure () -> Value,
    _ code: (inout Self, inout Value) -> Void
  ) {
    var isPresent = value != nil
    self.code(&isPresent)
    if isPresent {
      var part = value ?? initial()
      code(&self, &part)
      value = part
    } else {
      value = nil
    }
  }

  /// Codes an array.
  ///
  /// - Parameter initial: The value that a reader replaces by each element.
  package mutating func code<Value>(
    _ values: inout [Value], from initial: @autoclosure () -> Value,
    _ code: (inout Self, inout Value) -> Void
  ) {
    let count = self.code(countOf: &values)
    for index in 0..<count {
      if index == values.count { values.append(initial()) }
      code(&self, &values[index])
      if isDamaged { return }
    }
  }

  package mutating func code(_ texts: inout [String]) { code(&texts, from: "") { $0.code(&$1) } }
}

extension ByteReader: ByteCoding {
  package mutating func code(_ number: inout Int, in range: ClosedRange<Int>) {
    number = self.number(in: range)
  }
  package mutating func code(_ text: inout String) { text = self.text() }
  package mutating func code(_ character: inout Character) { character = self.character() }
  package mutating func code<Value: CaseIterable>(choice value: inout Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int { value = choice() }
  package mutating func code<Value>(countOf values: inout [Value]) -> Int {
    values = []
    return number()
  }

  package mutating func read<Value: ByteCodable>(_ initial: Value) -> Value {
    var value = initial
    value.code(&self)
    return value
  }
}

extension ByteWriter: ByteCoding {
  package var isDamaged: Bool { false }
  package mutating func fail() {}
  package mutating func code(_ number: inout Int, in range: ClosedRange<Int>) { write(number) }
  package mutating func code(_ text: inout String) { write(text) }
  package mutating func code(_ character: inout Character) { write(String(character)) }
  package mutating func code<Value: CaseIterable & Equatable>(choice value: inout Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int { write(choice: value) }
  package mutating func code<Value>(countOf values: inout [Value]) -> Int {
    write(values.count)
    return values.count
  }

  package mutating func write<Value: ByteCodable>(_ value: Value) {
    var value = value
    value.code(&self)
  }
}
