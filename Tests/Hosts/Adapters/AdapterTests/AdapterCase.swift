import TextInputIntercepter

/// The rules of the tests.
enum AdapterCase {
  static let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
  static let three = Intercepter(rules: [.maxLength(3, in: .graphemes, onViolation: .amend)])
  static let four = Intercepter(rules: [.maxLength(4, in: .graphemes)])
  static let five = Intercepter(rules: [.maxLength(5, in: .graphemes)])
  static let restoring = Intercepter(rules: [], ellipsis: .restore)
  static let digits = Intercepter(rules: [.numbersOnly()])
  static let picking = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
  static let letters = Intercepter(rules: [.allowedCharacters { $0.isLetter }])
  static let everyStep = Intercepter(
    rules: [.maxLength(5, in: .graphemes)], composition: .immediately)
  static let card = Intercepter(
    rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
  static let amount = Intercepter(
    rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en"))
}
