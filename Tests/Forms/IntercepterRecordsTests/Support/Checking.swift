import IntercepterProfiles
@testable import IntercepterRecords
import TextInputIntercepter

/// What a check has written, and how it went.
struct Checked {
  var output: String
  var notes: String
  var outcome: RecordOutcome
}

extension RecordChecker {
  /// A check of a form of two fields: a nickname of at most eight bytes without emoji, and an amount.
  static func signup(
    _ format: RecordFormat, report: RecordReport = .messages, required: Bool = false
  ) throws -> RecordChecker {
    let nickname = FieldSpecification(
      isRequired: required,
      rules: [
        .emoji(.forbidden),
        .maxLength(8, in: .gb18030),
      ])
    let amount = FieldSpecification(rules: [.decimal(DecimalSpecification(places: 2))])
    var checker = try RecordChecker(
      Profile(fields: ["nickname": nickname, "amount": amount]), format: format)
    checker.report = report
    return checker
  }

  /// Checks a text.
  func check(_ text: String) -> Checked { check(Array(text.utf8)) }

  /// Checks bytes.
  func check(_ bytes: [UInt8]) -> Checked {
    let output = Collector()
    let notes = Collector()
    let outcome = check(.bytes(bytes), to: output.sink, notes: notes.sink)
    return Checked(output: output.text, notes: notes.text, outcome: outcome)
  }
}

/// Keeps what is written.
final class Collector: @unchecked Sendable {
  private(set) var bytes: [UInt8] = []

  /// Appends to the bytes; one call comes at a time.
  var sink: RecordSink { RecordSink { self.bytes += $0 } }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
