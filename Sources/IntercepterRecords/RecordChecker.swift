package import IntercepterForms
public import IntercepterMessages
public import IntercepterProfiles
public import TextInputIntercepter

/// Checks files of records against the rules of a form: old data before a rule comes into force, what
/// another system sends, one partition of many.
///
/// ```swift
/// let checker = try RecordChecker(Profile(json: text), format: .csv)
/// let outcome = checker.check(.descriptor(0), to: .descriptor(1))
/// outcome.tally.nonconforming  // 46
/// ```
///
/// Records are read in chunks, judged on several threads, and reported in their order. The output is the
/// same for any number of threads, and so is the memory, for a file of any length.
///
/// A record conforms if a form that is submitted with its texts does: the fixes of the profile are made
/// first, then the rules of each field and those across fields are evaluated.
///
/// Reports have neither the text nor the length of a secret field; ``RecordReport/fixed`` writes its text.
public struct RecordChecker: Sendable {
  /// The format of the records.
  public let format: RecordFormat
  /// The kind of report that is written about them.
  public var report = RecordReport.messages
  /// Whether records that are fixed are followed by what was changed, in the notes:
  /// `line:column: field: "old" → "new"`; and whether the objects of ``RecordReport/json`` have what fixing would
  /// change, as `"fixed"`.
  public var listsChanges = false
  /// A Boolean value that indicates whether records that fixing would change are counted, and not fixed.
  package var isDryRun: Bool { report == .changes || report == .json && listsChanges }
  /// The number of threads that judge, at least 1.
  public var jobs = RecordChecker.processorCount
  /// The first line that is judged, from 1.
  ///
  /// Records that begin before it are passed over: what was
  /// written when a check was interrupted is not written again.
  public var firstLine = 1
  /// The file's name, where what is written should have it.
  public var fileName: String?
  /// The messages for violations; `nil` for plain English sentences.
  public var messages: Messages?

  /// Whether each message is followed by the line that it is about, with the place underlined.
  package var showsText = false
  /// Whether messages are in colours.
  package var isColored = false
  /// Whether records may have secret values: then nothing that is written quotes a record.
  package var isDiscreet: Bool

  /// The number of bytes that are judged at once.
  ///
  /// Chunks are larger only where a record is.
  package var chunkSize = 1 << 18
  /// The greatest length of a table's field in quotation marks, in bytes.
  ///
  /// Beyond it, the mark that opens the field is taken for a mistake.
  package var longestQuotedField = 1 << 22

  private let fields: [FormField]
  private let formRules: [FormRuleSpecification]

  /// The form that each record of a table is a submission of.
  package var validator: FormValidator { CheckedForm(fields, rules: formRules).validator }

  /// Creates a check against a profile.
  ///
  /// - Parameters:
  ///   - profile: The fields.
  ///   - format: How the records are written.
  /// - Throws: `PatternError` if a rule has a pattern that cannot be read. A profile that was read from
  ///   JSON has no such rule.
  public init(_ profile: Profile, format: RecordFormat) throws(PatternError) {
    fields = try profile.makeFormValidator().fields
    formRules = profile.formRules
    self.format = format
    isDiscreet = fields.contains { $0.isSecret }
  }

  /// Creates a check of lines against rules.
  package init(_ intercepter: Intercepter) {
    fields = [FormField(rules: intercepter)]
    formRules = []
    format = .lines(field: "")
    isDiscreet = false
  }

  /// Checks all records of a source.
  ///
  /// - Parameters:
  ///   - source: Where the records are read from, on the calling thread.
  ///   - output: Where what ``report`` asks for is written, in order, one call at a time, on any thread.
  ///   - notes: Where is written what does not belong in the output: what is still wrong with records
  ///     that were fixed.
  ///   - shouldContinue: Asked before each reading, with the number of bytes that were read so far;
  ///     `false` ends the check after what was read.
  /// - Returns: What was counted, how far it came, and how it ended.
  /// - Complexity: O(*n*) in the length of the source, in memory for a few chunks of 256 KiB for each
  ///   thread, or of the longest record.
  public func check(
    _ source: RecordSource,
    to output: RecordSink,
    notes: RecordSink = .nothing,
    while shouldContinue: (_ byteCount: Int) -> Bool = { _ in true }
  ) -> RecordOutcome {
    var reader = ChunkReader(source, boundaries, chunkSize: chunkSize)
    var delivery = Delivery(output: output, notes: notes, lastLine: firstLine - 1)
    var workers: Workers?
    var judge: (@Sendable (Chunk) -> JudgedChunk)?
    var end = RecordOutcome.End.complete
    do {
      reading: while true {
        switch try reader.next(while: shouldContinue) {
        case .end:
          if judge == nil, case .csv(let csv) = format, csv.hasHeader, csv.columns == nil {
            end = .unusable("There is no header.")
          }
          break reading
        case .stopped:
          end = .stopped
          break reading
        case .chunk(let chunk):
          do {
            if judge == nil { judge = try makeJudge(beginningWith: chunk, &delivery) }
          } catch {
            chunk.free()
            throw error
          }
          guard let judge, chunk.lastLine >= firstLine else {
            chunk.free()
            continue
          }
          if workers == nil, jobs > 1, chunk.count >= chunkSize / 4 {
            workers = Workers(jobs, delivery: delivery, judge: judge)
          }
          let canContinue =
            workers?.submit(chunk) ?? delivery.deliver(judge(chunk), freeing: chunk)
          if !canContinue { break reading }
        }
      }
    } catch let error as UnusableColumns {
      end = .unusable(error.message)
    } catch {
      end = .failed(error)
    }
    if let workers { delivery = workers.finish() }
    delivery.end(end)
    return delivery.outcome
  }
}

extension RecordChecker {
  private var boundaries: RecordBoundaries {
    switch format {
    case .lines, .jsonLines: .lines()
    case .csv(let csv): .csv(CSVBoundaries(csv, longestField: longestQuotedField))
    }
  }

  /// The judge of the chunks, as the first of them determines it.
  private func makeJudge(
    beginningWith first: Chunk, _ delivery: inout Delivery
  ) throws(UnusableColumns) -> @Sendable (Chunk) -> JudgedChunk {
    switch format {
    case .lines(let name):
      guard let field = fields.first(where: { $0.name.isWrittenAs(name) }) else {
        throw UnusableColumns("The profile has no field “\(name)”.")
      }
      let judge = judge([field])
      return { chunk in
        judge.judge(chunk, LinesParser(chunk.bytes, isStart: chunk.firstLine == 1))
      }
    case .csv(let csv):
      let layout = try CSVLayout(
        csv, fields: fields.map(\.name), beginning: first.bytes, isDiscreet: isDiscreet)
      delivery.remark("not checked", layout.ignored)
      delivery.remark("no column", layout.missing)
      var judge = judge(layout.fields.map { fields[$0] })
      judge.delimiter = csv.delimiterByte
      return { [judge, longestField = longestQuotedField] chunk in
        let parser = CSVParser(
          chunk.bytes, layout, isStart: chunk.firstLine == 1, longestField: longestField,
          longField: chunk.longField)
        return judge.judge(chunk, parser)
      }
    case .jsonLines:
      let judge = judge(fields)
      let names = FieldPlaces(fields.map(\.name))
      return { chunk in judge.judge(chunk, JSONLinesParser(chunk.bytes, names)) }
    }
  }

  private func judge(_ fields: [FormField]) -> RecordJudge {
    let messages = messages
    let namesFields = if case .lines = format { false } else { true }
    let reporter = Reporter(
      report: report, listsChanges: listsChanges, namesFields: namesFields, name: fileName,
      showsText: showsText && !isDiscreet, isColored: isColored
    ) { violation in
      messages?.text(for: violation) ?? violation.message
    }
    return RecordJudge(
      form: CheckedForm(fields, rules: formRules), reporter: reporter, firstLine: firstLine,
      isDiscreet: isDiscreet)
  }
}
