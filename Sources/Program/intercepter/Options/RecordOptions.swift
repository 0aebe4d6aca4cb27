internal import IntercepterRecords

/// The options for the format of records, and for the records to check.
struct RecordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A text per line, a table with a header (tsv: with tabs), or an object per line. Tables are \
      checked against all fields of --profile. By default, the file's extension determines the format \
      if --profile is given without --field; everything else is lines.
      """,
      valueName: "format"
    )
  )
  var format: Format?

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
    """
    The delimiter of the columns of a CSV file: a character, or “tab”. (default: a comma; for tsv, a tab)
    """, value: "character")
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
    case lines, csv, tsv, jsonl

    /// Creates the format for which the extension of a file's name stands, or lines.
    init(extensionOf file: String) {
      self =
        switch FilePath(file).extension?.lowercased() {
        case "csv": .csv
        case "tsv", "tab": .tsv
        case "jsonl", "ndjson", "json": .jsonl
        default: .lines
        }
    }

    fileprivate var isCSV: Bool { self == .csv || self == .tsv }
  }

  /// A Boolean value that indicates whether options determine the format, without the file's name.
  var namesFormat: Bool { format != nil || describesCSV }

  /// A Boolean value that indicates whether options say how CSV is written.
  var describesCSV: Bool {
    columns != nil || noHeader || delimiter != nil || quote != nil || escape != nil || nulls != nil
  }

  /// Returns the format of a table, or `nil` if each line is a text.
  func table(_ format: Format) -> RecordFormat? {
    switch format {
    case .lines: nil
    case .jsonl: .jsonLines
    case .csv, .tsv: csv(format).map { .csv($0) }
    }
  }

  /// - Parameter formats: The formats of the files.
  func verify(_ formats: [Format]) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is a number from 1 to 1024, not \(jobs).")
    }
    _ = try EncodedFile.encoding(encoding)
    if fromLine < 1 { throw ValidationError("--from-line is a line, from 1, not \(fromLine).") }
    if describesCSV, !formats.allSatisfy(\.isCSV) {
      let names =
        columns != nil || noHeader || delimiter != nil
        ? "--columns, --no-header and --delimiter" : "--quote, --escape and --null"
      throw ValidationError("\(names) are for --format csv.")
    }
    if quote == "none", escape == nil {
      throw ValidationError("--quote none needs --escape, for values with a delimiter.")
    }
    if formats.contains(where: { $0.isCSV && csv($0) == nil }) {
      throw ValidationError(
        """
        --delimiter is one ASCII character except quotation marks and line breaks, or “tab”, \
        not “\(delimiter ?? ",")”. --quote, which can be “none”, and --escape are other such characters.
        """)
    }
  }

  private func csv(_ format: Format) -> CSVFormat? {
    let given = delimiter ?? (format == .tsv ? "tab" : ",")
    let delimiter = given == "tab" ? "\t" : given
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
