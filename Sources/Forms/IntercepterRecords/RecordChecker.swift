package import IntercepterForms
public import IntercepterProfiles
internal import Platform
public import TextInputIntercepter

/// Checks files of records against the rules of a form, such as old data before a rule takes
/// effect, or data from another system.
///
/// ```swift
/// let checker = try RecordChecker(Profile(json: text), format: .csv)
/// let outcome = checker.check(.descriptor(0), to: .descriptor(1))
/// outcome.tally.nonconforming  // 46
/// ```
///
/// Records are read in chunks, validated on several threads, and reported in order. The output does
/// not depend on the number of threads, nor the memory on the length of the file.
///
/// A record conforms if a form that is submitted with its texts is valid. The fixes of the
/// profile run first, then the rules of each field and the rules across fields.
///
/// Reports omit the text and the length of a secret field. ``RecordReport/fixed`` writes its text.
public struct RecordChecker: Sendable {
  /// The format of the records.
  public let format: RecordFormat
  /// The kind of report to write.
  public var report = RecordReport.messages
  /// A Boolean value that indicates whether to report the changes that fixing makes.
  ///
  /// With ``RecordReport/fixed``, the notes contain `line:column: field: "old" → "new"`. With
  /// ``RecordReport/json``, objects contain the changes that fixing would make, as `"fixed"`.
  public var listsChanges = false
  /// A Boolean value that indicates whether the records that fixing would change are counted but
  /// not fixed.
  package var isDryRun: Bool { report == .changes || report == .json && listsChanges }
  /// A Boolean value that indicates whether fixing also truncates and filters free text that would
  /// otherwise stay invalid.
  ///
  /// Values such as numbers, dates, and texts with a format or a pattern are never truncated. If
  /// `false`, only lossless fixes are applied, as a form applies them at submission.
  public var appliesUnsafeFixes = false
  /// The maximum number of records to report, or `nil` for any number.
  ///
  /// All records are still checked, counted, and fixed. ``RecordReport/json`` reports each record.
  public var maxReports: Int?
  /// The fields whose values must be unique in the file.
  ///
  /// An empty value may repeat. Values are compared as a form stores them, by canonical equivalence.
  /// Values that an earlier record has, too, are reported at the end and counted in
  /// ``RecordTally/duplicates``. The check remembers at most ten million values, and ends as
  /// ``RecordOutcome/End/unusable(_:)`` beyond.
  public var uniqueFields: [String] = []
  /// A Boolean value that indicates whether unique values are compared without case and width: `ａnn`
  /// and `Ann` are then one value.
  public var uniqueIgnoresCase = false
  /// The number of threads that validate records, at least 1.
  public var jobs = RecordChecker.processorCount
  /// The number of processors, which is the default of ``jobs``.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
  /// The first line to check, counted from 1.
  ///
  /// Records that begin before it are skipped. To continue an interrupted check without repeating
  /// output, start after the last checked line.
  public var firstLine = 1
  /// The file's name to include in the output, or `nil`.
  public var fileName: String?
  /// The messages for violations, or `nil` for the English default messages.
  public var messages: Messages?

  /// A Boolean value that indicates whether each message is followed by its line of the file, with
  /// the place underlined.
  package var showsText = false
  package var isColored = false
  /// A Boolean value that indicates whether records may have secret values, so that the output
  /// never quotes a record.
  package var isDiscreet: Bool

  /// The name of the encoding from which the records were decoded, or `nil` for UTF-8.
  ///
  /// A byte of the file that could not be decoded is three bytes of a record: 0xFE, 0x80 plus its
  /// high half, and 0x80 plus its low half. With 0xFD, the line cannot be encoded again.
  package var encodingName: String?

  /// The size of a chunk in bytes.
  ///
  /// A chunk is larger only if a single record is.
  package var chunkSize = 1 << 18
  /// The maximum length of a quoted field in a table, in bytes.
  ///
  /// Beyond it, the opening quotation mark is treated as a mistake.
  package var longestQuotedField = 1 << 22

  /// The maximum number of values to compare for uniqueness.
  package var longestValueList = 10_000_000

  private let fields: [FormField]
  private let formRules: [FormRuleSpecification]

  /// The form of which each record of a table is a submission.
  package var validator: FormValidator { CheckedForm(fields, rules: formRules).validator }

  /// Creates a check against a profile.
  ///
  /// - Parameters:
  ///   - profile: The fields and rules.
  ///   - format: The format of the records.
  /// - Throws: `PatternError` if a rule has an invalid pattern. A profile that was read from JSON
  ///   has none.
  public init(_ profile: Profile, format: RecordFormat) throws(PatternError) {
    fields = try profile.makeFormValidator().fields
    formRules = profile.formRules
    self.format = format
    isDiscreet = fields.contains { $0.isSecret }
  }

  /// Creates a check of lines against rules.
  package init(_ intercepter: Intercepter) {
    fields = [FormField(rules: intercepter.withoutControlCharacters)]
    formRules = []
    format = .lines(field: "")
    isDiscreet = false
  }

  /// Checks all records of a source.
  ///
  /// - Parameters:
  ///   - source: The source of the records, which is read on the calling thread.
  ///   - output: The sink for the ``report``. It is called in order, one call at a time, on any
  ///     thread.
  ///   - notes: The sink for messages that are not part of the output, such as violations that
  ///     remain in fixed records.
  ///   - valid: A sink for the records that conform, or `nil`. Each of the two sinks also receives the
  ///     header of a table. With ``RecordReport/fixed``, the sinks receive the fixed records, and
  ///     `output` nothing.
  ///   - invalid: A sink for the records that do not conform or cannot be read.
  ///   - shouldContinue: A closure that is called before each read with the number of bytes read so
  ///     far. If it returns `false`, the check ends after the records read so far.
  /// - Returns: The counts, the last line that was checked, and how the check ended.
  /// - Complexity: O(*n*) in the length of the source. The memory is that of a few chunks of 256
  ///   KiB for each thread, or of the longest record.
  public func check(
    _ source: RecordSource,
    to output: RecordSink,
    notes: RecordSink = .nothing,
    valid: RecordSink? = nil,
    invalid: RecordSink? = nil,
    while shouldContinue: (_ byteCount: Int) -> Bool = { _ in true }
  ) -> RecordOutcome {
    var reader = ChunkReader(source, scanner, chunkSize: chunkSize)
    let sinks = Delivery.Sinks(
      output: output, notes: notes, valid: valid ?? .nothing, invalid: invalid ?? .nothing)
    let delivery = Delivery(
      sinks, lastLine: firstLine - 1, reportLimit: maxReports,
      unique: uniqueFields.isEmpty
        ? nil : UniqueValues(uniqueFields, limit: longestValueList))
    let separates = valid != nil || invalid != nil
    var workers: Workers?
    var judge: (@Sendable (Chunk) -> JudgedChunk)?
    var end = RecordOutcome.End.complete
    do {
      reading: while true {
        switch try reader.next(while: shouldContinue) {
        case .end:
          if judge == nil, case .csv(let csv) = format, csv.hasHeader, csv.columns == nil {
            end = .unusable("There is no header. The table is empty.")
          }
          break reading
        case .stopped:
          end = .stopped
          break reading
        case .chunk(let chunk):
          if judge == nil {
            judge = try makeJudge(beginningWith: chunk, delivery, separates: separates)
          }
          guard let judge, chunk.lastLine >= firstLine else { continue }
          if workers == nil, jobs > 1, chunk.count >= chunkSize / 4 {
            workers = Workers(jobs, delivery: delivery, judge: judge)
          }
          let canContinue = workers?.submit(chunk) ?? delivery.deliver(judge(chunk))
          if !canContinue { break reading }
        }
      }
    } catch let error as UnusableColumns {
      end = .unusable(error.message)
    } catch {
      end = .failed(error)
    }
    workers?.finish()
    let reporter = reporter
    if case .csv = format, case .complete = end { delivery.remarkOnRecords() }
    delivery.end(end) { try reporter.write($0, of: $1, to: $2) }
    return delivery.outcome
  }
}

extension RecordChecker {
  private var scanner: CSVScanner? {
    guard case .csv(let csv) = format else { return nil }
    return CSVScanner(
      csv, columnCount: csv.columns?.count ?? (csv.hasHeader ? nil : fields.count),
      longestField: longestQuotedField)
  }

  /// Returns the function that validates chunks, depending on the first chunk.
  private func makeJudge(
    beginningWith first: Chunk, _ delivery: Delivery, separates: Bool
  ) throws(UnusableColumns) -> @Sendable (Chunk) -> JudgedChunk {
    switch format {
    case .lines(let name):
      guard let field = fields.first(where: { $0.name.isWrittenAs(name) }) else {
        throw UnusableColumns("The profile has no field “\(name)”.")
      }
      let judge = try judge([field], separates)
      return { chunk in
        judge.judge(chunk, LinesParser(chunk.bytes, isStart: chunk.firstLine == 1))
      }
    case .csv(let csv):
      let table = first.table ?? CSVTable(marks: csv.marks)
      let layout = try CSVLayout(
        csv, fields: fields.map(\.name), beginning: (first.bytes, table), isDiscreet: isDiscreet,
        encoding: encodingName ?? "UTF-8")
      delivery.remark("not checked", layout.ignored)
      delivery.remark("no column", layout.missing)
      var judge = try judge(layout.fields.map { fields[$0] }, separates)
      judge.marks = table.marks
      return { [judge] chunk in judge.judge(chunk, CSVRecords(chunk, layout)) }
    case .jsonLines:
      let judge = try judge(fields, separates)
      let places = OrderedFieldDictionary(fields.enumerated().map { (key: $1.name, value: $0) })
      return { chunk in judge.judge(chunk, JSONLinesParser(chunk.bytes, places)) }
    }
  }

  private var reporter: Reporter {
    // People read the messages of a terminal.
    let isolates = showsText && report == .messages
    var messages = messages
    messages?.isolatesQuotations = isolates
    let namesFields = if case .lines = format { false } else { true }
    return Reporter(
      report: report, listsChanges: listsChanges, namesFields: namesFields, name: fileName,
      showsText: showsText && !isDiscreet, isColored: isColored
    ) { [messages] violation in
      messages?.text(for: violation)
        ?? (isolates ? violation.isolatedMessage : violation.message)
    }
  }

  private func judge(
    _ fields: [FormField], _ separates: Bool
  ) throws(UnusableColumns) -> RecordJudge {
    var unique: [Int] = []
    for name in uniqueFields {
      guard let place = fields.firstIndex(where: { $0.name.isWrittenAs(name) }) else {
        throw UnusableColumns("There is no column for the unique field “\(name)”.")
      }
      unique.append(place)
    }
    return RecordJudge(
      form: CheckedForm(fields, rules: formRules), appliesUnsafeFixes: appliesUnsafeFixes,
      reporter: reporter, firstLine: firstLine,
      isDiscreet: isDiscreet, encodingName: encodingName, countsReports: maxReports != nil,
      uniqueFields: unique, uniqueIgnoresCase: uniqueIgnoresCase, separates: separates)
  }
}
