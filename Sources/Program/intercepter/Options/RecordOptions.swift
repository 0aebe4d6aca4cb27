internal import IntercepterRecords

/// The options for the format of records, and for the records to check.
struct RecordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A text per line, a table with a header, or an object per line. Tables are checked against all \
      fields of --profile.
      """,
      valueName: "format"
    )
  )
  var format = Format.lines

  @Option(
    """
    The fields of the columns of a CSV file, in order, instead of the names in its header. A column \
    without a name is not checked.
    """,
    value: "name,name,…")
  var columns: String?

  @Flag(
    help: """
      The first record of a CSV file is not a header. The columns are those of --columns, or the \
      profile's fields in order.
      """)
  var noHeader = false

  @Option(
    "The delimiter of the columns of a CSV file: a character, or “tab”. (default: a comma)",
    value: "character")
  var delimiter: String?

  @Option(
    """
    The quotation mark of a CSV file: a character, or “none”, which needs --escape. (default: a double \
    quotation mark)
    """, value: "character")
  var quote: String?

  @Option(
    """
    The character that escapes the next one in a CSV file, such as a backslash in files of Spark or \
    MariaDB. By default, quotation marks are doubled.
    """, value: "character")
  var escape: String?

  @Option(
    name: .customLong("null"),
    help: ArgumentHelp(
      """
      Words that mean no value in unquoted cells of a CSV file, such as NULL,\\N. They are written back \
      unchanged.
      """, valueName: "word,word,…"))
  var nulls: String?

  @Option(
    """
    The encoding of the files and of fixed files, such as gb18030, gbk, shift_jis, windows-1252 or \
    utf-16le. (default: that of the byte order mark, or UTF-8)
    """,
    value: "name")
  var encoding: String?

  @Option("The number of threads. (default: one for each processor)", value: "n")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      """
      Skip the records before a line, to continue an interrupted check. It applies to the first of \
      several files.
      """,
      valueName: "n"
    )
  )
  var fromLine = 1

  /// The formats of records, by their names as option values.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case lines, csv, jsonl
  }

  /// The format of a table, or `nil` if each line is a text.
  var table: RecordFormat? {
    switch format {
    case .lines: nil
    case .jsonl: .jsonLines
    case .csv: csv.map { .csv($0) }
    }
  }

  func verify() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is a number from 1 to 1024, not \(jobs).")
    }
    _ = try EncodedFile.encoding(encoding)
    if fromLine < 1 { throw ValidationError("--from-line is a line, from 1, not \(fromLine).") }
    if format != .csv, columns != nil || noHeader || delimiter != nil {
      throw ValidationError("--columns, --no-header and --delimiter are for --format csv.")
    }
    if format != .csv, quote != nil || escape != nil || nulls != nil {
      throw ValidationError("--quote, --escape and --null are for --format csv.")
    }
    if format == .csv, quote == "none", escape == nil {
      throw ValidationError("--quote none needs --escape, for values with a delimiter.")
    }
    if format == .csv, csv == nil {
      throw ValidationError(
        """
        --delimiter is one ASCII character except quotation marks and line breaks, or “tab”, \
        not “\(delimiter ?? ",")”. --quote, which can be “none”, and --escape are other such characters.
        """)
    }
  }

  private var csv: CSVFormat? {
    let delimiter = delimiter == "tab" ? "\t" : delimiter ?? ","
    let marks = [delimiter, quote ?? "\"", escape ?? "\\"]
    guard zip(marks, [false, quote == "none", false]).allSatisfy({ $0.count == 1 || $1 }),
      let character = delimiter.first
    else { return nil }
    return CSVFormat(
      delimiter: character, hasHeader: !noHeader,
      columns: columns.map { names in
        names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }, quote: quote == "none" ? nil : quote?.first ?? "\"", escape: escape?.first,
      nulls: nulls?.split(separator: ",").map(String.init) ?? [])
  }
}
