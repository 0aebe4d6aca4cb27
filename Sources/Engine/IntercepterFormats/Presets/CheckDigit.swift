/// A way to compute the check digit of a number, and the length of the number if it has one.
///
/// ```swift
/// let isbn = Intercepter(rules: [.checkDigit(.isbn)])
/// isbn.validate("9783161484100").isValid  // true
/// isbn.validate("9783161484101").violations[0].message  // The check digit is wrong.
/// ```
public enum CheckDigit: String, Hashable, Sendable, CaseIterable {
  /// Luhn's algorithm (ISO/IEC 7812-1), for a number of any length.
  case luhn
  /// The algorithm of Verhoeff, for a number of any length.
  case verhoeff
  /// A weighted sum modulo 10, for a number of any length.
  case mod10
  /// A weighted sum modulo 11, whose check digit may be `X`, for a number of any length.
  case mod11
  /// ISO/IEC 7064 MOD 97-10 with letters as 10 to 35, such as a LEI.
  case mod97 = "mod97-10"
  /// ISO/IEC 7064 MOD 11-2, whose check digit may be `X`.
  case mod11And2 = "mod11-2"
  /// ISO/IEC 7064 MOD 37-2, whose check character may be `*`.
  case mod37And2 = "mod37-2"
  /// ISO/IEC 7064 MOD 11,10.
  case mod11And10 = "mod11-10"
  /// ISO/IEC 7064 MOD 37,36.
  case mod37And36 = "mod37-36"
  /// The number of a mobile device: 15 digits (Luhn).
  case imei
  /// The number of an article: EAN-8, UPC-A, EAN-13, ITF-14.
  case ean
  /// The number of a book: ISBN-10, whose check digit may be `X`, or ISBN-13.
  case isbn
  /// The Brazilian number of a person: 11 digits, two of them check digits.
  case cpf
  /// The Brazilian number of a company: 12 digits or capitals (from July 2026) and two check digits.
  case cnpj
  /// China's resident identity number (GB 11643): 18 digits, the last of which may be `X`.
  case residentNumber
  /// India's Aadhaar number: 12 digits (Verhoeff).
  case aadhaar
  /// The Spanish DNI or NIE: eight digits, or `X`, `Y` or `Z` and seven, and a letter.
  case dni
  /// The number of a vehicle in North America: 17 characters (ISO 3779, 49 CFR 565).
  case vin

  /// The numbers of characters that a number can have, in order; empty for any.
  fileprivate var lengths: [Int] {
    switch self {
    case .luhn, .verhoeff, .mod10, .mod11: []
    case .mod97, .mod11And2, .mod37And2, .mod11And10, .mod37And36: []
    case .imei: [15]
    case .ean: [8, 12, 13, 14]
    case .isbn: [10, 13]
    case .cpf: [11]
    case .cnpj: [14]
    case .residentNumber: [18]
    case .aadhaar: [12]
    case .dni: [9]
    case .vin: [17]
    }
  }

  /// Returns whether a character may be at a place of a number.
  fileprivate func admits(_ byte: UInt8, at place: Int, of count: Int) -> Bool {
    if byte.isASCIIDigit {
      return self == .dni ? place < 8 : self != .aadhaar || place > 0 || byte > 0x31
    }
    let isCapital = 0x41...0x5A ~= byte
    let isLast = place == count - 1
    switch self {
    case .mod97, .mod37And36: return isCapital
    case .mod37And2: return isCapital || byte == UInt8(ascii: "*") && isLast
    case .mod11, .mod11And2: return byte == UInt8(ascii: "X") && isLast
    case .residentNumber: return byte == UInt8(ascii: "X") && place == 17
    case .isbn: return byte == UInt8(ascii: "X") && place == 9 && count == 10
    case .cnpj: return isCapital && place < 12
    case .dni: return place == 0 ? 0x58...0x5A ~= byte : isCapital && place == 8
    case .vin where place == 8: return byte == UInt8(ascii: "X")
    case .vin: return isCapital && byte != 0x49 && byte != 0x4F && byte != 0x51
    default: return false
    }
  }

  /// Returns the validity of a finished number.
  ///
  /// - Parameters:
  ///   - weights: The weights of ``mod10`` and ``mod11``.
  ///   - length: The number of its characters, or `nil` for those that the kind has.
  fileprivate func validity(_ text: String, weights: [Int], length: Int?) -> Validity {
    let (number, count) = (Array(text.utf8), text.utf8.count)
    if let place = number.indices.first(where: { !admits(number[$0], at: $0, of: count) }) {
      let range = text.clusterAligned(utf8: place..<place + 1)
      let violation = Violation(
        .patternMismatch, byRule: "", range: text.utf16Range(utf8: range),
        characters: [text.text(utf8: range)])
      return Validity(.invalid, Violations(violation))
    }
    let lengths = length.map { [$0] } ?? lengths
    if let longest = lengths.last, !lengths.contains(count) {
      return count > longest
        ? .mismatch(text) : .tooShort(text, of: lengths.first { $0 > count } ?? longest)
    }
    if count < 2 { return .tooShort(text, of: 2) }
    if isRight(number, weights) { return Validity(.valid) }
    // More characters may follow.
    return .mismatch(text, .wrongCheckDigit, count == lengths.last ? .invalid : .intermediate)
  }
}

extension Rule {
  /// Reports a number with a wrong check digit, and never stops typing.
  ///
  /// The number has no separators: a format removes them before rules judge. A number with fewer
  /// characters than its kind requires is `.intermediate`, and so is one with a wrong check digit if
  /// more characters may follow. A character that the kind does not have is named. Letters are
  /// capitals; ``capitals()`` converts small ones.
  ///
  /// ```swift
  /// let cnpj = Intercepter(rules: [.capitals(), .checkDigit(.cnpj)])
  /// cnpj.validate("12ABC34501DE35").isValid  // true
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The way to compute the check digit.
  ///   - weights: For ``CheckDigit/mod10`` and ``CheckDigit/mod11``, the weights of the digits before
  ///     the check digit, from the last one to the first. They repeat if there are more digits.
  ///   - length: The number of characters, or `nil` for those of the kind.
  /// - Complexity: O(*n*) in the length of the text.
  public static func checkDigit(
    _ kind: CheckDigit, weights: [Int] = [2, 3, 4, 5, 6, 7], length: Int? = nil
  ) -> Rule {
    checkedNumber("checkDigit") { kind.validity($0, weights: weights, length: length) }
  }
}

/// The rule `Rule/checkDigit(_:weights:length:)` as data.
public struct CheckDigitKind: RuleKind {
  /// The way to compute the check digit.
  public var scheme = CheckDigit.luhn
  /// The weights of ``CheckDigit/mod10`` and ``CheckDigit/mod11``, from the last digit to the first.
  public var weights = [2, 3, 4, 5, 6, 7]
  /// The number of characters, or `nil` for those of the scheme.
  public var length: Int?

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "checkDigit" }

  /// Declares the scheme, the weights and the length.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A number with the right check digit.")
    coder.required(
      "scheme", &scheme, .choice(), "The way to compute the check digit.", unlabelled: true)
    coder.optional(
      "weights", &weights, .list(of: .integer(in: 1...100)), unless: CheckDigitKind().weights,
      "The weights of mod10 and mod11, from the last digit before the check digit to the first; they repeat."
    )
    coder.optional(
      "length", &length, .integer(in: 2...100),
      "The number of characters; without it, the number that the scheme has, if it has one.")
  }

  /// The rule.
  public var rule: Rule { .checkDigit(scheme, weights: weights, length: length) }

  /// The scheme.
  public var summary: KindSummary {
    KindSummary(title: scheme.rawValue, [.init(.checkDigit, naming: scheme.rawValue)])
  }

  /// That of a wrong check digit.
  public static var messages: [String] { PaymentCardKind.messages }
}

extension CheckDigitKind: CompiledRuleKind {
  package var resolvedRule: Rule { rule }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(choice: &scheme)
    coder.code(&weights, from: 1) { $0.code(&$1, in: 1...100) }
    coder.code(&length, from: 2) { $0.code(&$1, in: 2...100) }
  }
}
