/// The options for reports about many records, and for files of them.
struct ReportOptions: ParsableArguments {
  @Option("Report at most this number of records. All of them are checked and counted.", value: "n")
  var maxReports: Int?

  @Option(
    """
    The fields whose values must be unique in each file. Empty values may repeat. More than ten million \
    values are an error.
    """, value: "name,name,…")
  var unique: String?

  @Flag(help: "With --unique: compare without case and width, so that Ann and ａnn are one value.")
  var ignoreCase = false

  @Option(
    """
    Write the records that conform to this file, with the header of a table. With --fix: fixed, and \
    instead of standard output.
    """, value: "file", completion: .file())
  var valid: String?

  @Option("Write the other records to this file.", value: "file", completion: .file())
  var invalid: String?

  @Option(
    """
    Write a report as JSON to this file: the numbers of violations for each field and code, with the \
    first three of each.
    """, value: "file", completion: .file())
  var report: String?

  var separates: Bool { valid != nil || invalid != nil }

  var uniqueFields: [String] { unique?.split(separator: ",").map(String.init) ?? [] }

  func verify() throws {
    if ignoreCase, unique == nil { throw ValidationError("--ignore-case needs --unique NAMES.") }
    if let maxReports, maxReports < 0 {
      throw ValidationError("--max-reports is a number from 0, not \(maxReports).")
    }
    if valid != nil, valid == invalid {
      throw ValidationError("--valid and --invalid are two files.")
    }
  }
}
