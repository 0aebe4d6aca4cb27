extension CheckDigit {
  /// Returns whether a number has the right check digits.
  ///
  /// - Parameter weights: The weights of ``mod10`` and ``mod11``.
  func isRight(_ number: [UInt8], _ weights: [Int]) -> Bool {
    let values = number.map { self == .vin ? $0.valueInVehicleNumber : $0.valueInNumber }
    return switch self {
    case .luhn, .imei: Self.luhn(values) % 10 == 0
    case .verhoeff: Self.verhoeff(values) == 0
    case .aadhaar: Self.verhoeff(values) == 0 && values != values.reversed()
    case .mod10: Self.sum(of: values, weights) % 10 == 0
    case .mod11: Self.sum(of: values, weights) % 11 == 0
    case .mod97: values.reduce(0) { ($0 * ($1 < 10 ? 10 : 100) + $1) % 97 } == 1
    case .mod11And2, .residentNumber: values.reduce(0) { ($0 * 2 + min($1, 10)) % 11 } == 1
    case .mod37And2: values.reduce(0) { ($0 * 2 + $1) % 37 } == 1
    case .mod11And10: values.reduce(5) { (($0 == 0 ? 10 : $0) * 2 % 11 + $1) % 10 } == 1
    case .mod37And36: values.reduce(18) { (($0 == 0 ? 36 : $0) * 2 % 37 + $1) % 36 } == 1
    case .isbn where number.count == 10: Self.sum(of: values, Array(2...10)) % 11 == 0
    case .ean, .isbn: Self.sum(of: values, [3, 1]) % 10 == 0
    case .cpf: Self.hasTwoCheckDigits(number, weights: Array(2...11))
    case .cnpj: Self.hasTwoCheckDigits(number, weights: Array(2...9))
    case .dni:
      // X, Y and Z stand for 0, 1 and 2.
      number.last
        == Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[
          ([number[0].isASCIIDigit ? values[0] : values[0] - 33] + values[1..<8]).reduce(0) {
            ($0 * 10 + $1) % 23
          }]
    case .vin:
      (number[8] == UInt8(ascii: "X") ? 10 : values[8]) == zip(
        values, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
      )
      .reduce(0) { $0 + $1.0 * $1.1 } % 11
    }
  }

  /// Returns the sum of a check digit and the weighted digits before it, the last of which has the
  /// first weight.
  private static func sum(of values: [Int], _ weights: [Int]) -> Int {
    if weights.isEmpty { return values.last ?? 0 }
    var sum = min(values.last ?? 0, 10)
    for (index, value) in values.dropLast().reversed().enumerated() {
      sum += value * weights[index % weights.count]
    }
    return sum
  }

  private static func luhn(_ values: [Int]) -> Int {
    var sum = 0
    for (index, value) in values.reversed().enumerated() {
      let weighted = index % 2 == 0 ? value : value * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum
  }

  /// Returns the product of the digits in the dihedral group of order 10, each permuted by its place.
  private static func verhoeff(_ values: [Int]) -> Int {
    var permutation = Array(0...9)
    var check = 0
    for value in values.reversed() {
      let (first, second) = (check, permutation[value])
      // Reflections are 5 to 9.
      let turn = first < 5 ? first + second % 5 : first - second % 5 + 5
      check = turn % 5 + ((first < 5) == (second < 5) ? 0 : 5)
      permutation = permutation.map { [1, 5, 7, 6, 2, 8, 3, 0, 9, 4][$0] }
    }
    return check
  }

  /// Returns whether the last two digits are the check digits of Brazilian numbers: 11 less the
  /// remainder of the weighted sum, or 0 if that has two digits.
  private static func hasTwoCheckDigits(_ number: [UInt8], weights: [Int]) -> Bool {
    // A letter counts as its code less that of 0.
    let values = number.map { Int($0) - 0x30 }
    return [number.count - 1, number.count].allSatisfy { end in
      let remainder = sum(of: Array(values[..<(end - 1)]) + [0], weights) % 11
      return values[end - 1] == (remainder < 2 ? 0 : 11 - remainder)
    }
  }
}

extension UInt8 {
  /// The value of a digit, of a capital from 10 on, and of `*` (ISO/IEC 7064).
  fileprivate var valueInNumber: Int {
    isASCIIDigit ? Int(self) - 0x30 : self == UInt8(ascii: "*") ? 36 : Int(self) - 0x37
  }

  /// The value of a digit or capital in a vehicle's number; `X` as a check digit is 10.
  fileprivate var valueInVehicleNumber: Int {
    isASCIIDigit
      ? Int(self) - 0x30 : Int(Array("12345678.12345.7.923456789".utf8)[Int(self) - 0x41]) - 0x30
  }
}
