internal import IntercepterProfiles
internal import IntercepterRecords
internal import TextInputIntercepter

/// The first byte says how the table is written and what is told of it; the rest are the records.
enum RecordsTarget {
  private static let profile = Profile(fields: [
    "nickname": FieldSpecification(
      isRequired: true,
      rules: [.emoji(.forbidden), .maxLength(8, in: .gb18030, onViolation: .amend)]),
    "amount": FieldSpecification(rules: [.decimal(DecimalSpecification(places: 2))]),
  ])

  static func breach(_ bytes: [UInt8]) -> String? {
    guard let choice = bytes.first.map(Int.init) else { return nil }
    let formats: [RecordFormat] = [.csv, .jsonLines, .lines(field: "nickname"), .csv(.semicolons)]
    let report = RecordReport.allCases[choice / formats.count % RecordReport.allCases.count]
    guard var checker = try? RecordChecker(profile, format: formats[choice % formats.count]) else {
      return "the profile cannot be used"
    }
    checker.report = report
    checker.jobs = 1
    let whole = Told(checker, bytes.dropFirst())
    checker.chunkSize = 16
    let inPieces = Told(checker, bytes.dropFirst())
    if whole.output != inPieces.output { return "depends on the size of the chunks" }

    let remarks = whole.remarks + inPieces.remarks
    let messages = report == .fixed ? [] : [String(decoding: whole.output, as: UTF8.self)]
    return (messages + remarks).lazy.compactMap(Terminal.breach).first
  }

  /// What a check tells.
  private struct Told {
    let output: [UInt8]
    let remarks: [String]

    init(_ checker: RecordChecker, _ bytes: ArraySlice<UInt8>) {
      let written = Written()
      let outcome = checker.check(.bytes(Array(bytes)), to: RecordSink { written.bytes += $0 })
      output = written.bytes
      var remarks = outcome.remarks
      if case .unusable(let message) = outcome.end { remarks.append(message) }
      self.remarks = remarks
    }
  }

  /// Written by one thread, and read when it is done.
  private final class Written: @unchecked Sendable {
    var bytes: [UInt8] = []
  }
}

extension CSVFormat {
  fileprivate static let semicolons = CSVFormat(delimiter: ";", hasHeader: false)!
}
